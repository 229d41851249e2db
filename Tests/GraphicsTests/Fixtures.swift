import Glibc
import Graphics
import Testing

/// Inter, which travels with the toolkit.
let inter = try! FontLibrary.system()

func font(_ size: Double, weight: Int = 400, tabular: Bool = false, tracking: Double = 0) -> TextFont {
  TextFont(
    typeface: try! inter.face(weight: weight, size: size), size: size, tabularDigits: tabular, tracking: tracking)
}

/// SplitMix64: small, fast and the same everywhere, so that a failing seed can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// The bytes of a file, beside the test that asks for it unless the path is absolute.
func fileBytes(_ path: String, in file: String = #filePath) throws -> [UInt8] {
  let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
  let stream = try #require(fopen(whole, "r"), "\(whole)")
  defer { fclose(stream) }
  fseek(stream, 0, SEEK_END)
  let size = ftell(stream)
  rewind(stream)
  return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, stream) }
}
