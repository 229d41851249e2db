import Glibc

/// The seed that all generators of a run share.
package enum RunSeed {
  /// What `FACEPLATE_SEED` says: a whole number, or `random` for one that no run had before.
  ///
  /// It is 0 where the variable is not set, so that two runs of the tests see the same numbers.
  package static let value: UInt64 = {
    guard let text = getenv("FACEPLATE_SEED").map({ String(cString: $0) }) else { return 0 }
    if text == "random" { return .random(in: 1...UInt64(UInt32.max)) }
    guard let number = UInt64(text) else {
      fatalError("FACEPLATE_SEED is \"\(text)\": it must be a whole number from 0, or \"random\"")
    }
    return number
  }()
}
