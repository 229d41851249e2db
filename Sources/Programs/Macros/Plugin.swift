import FoundationEssentials
import Glibc
import MacroExpansions

/// Expands Faceplate's macros for the compiler, which runs this program and exchanges JSON messages with it over
/// standard input and output. Each message starts with its length in eight bytes, little-endian.
///
/// The compiler's own library for macros, swift-syntax, would be a separate package and far larger than these two
/// macros.
@main struct Plugin {
  /// Answers messages until standard input ends.
  static func main() {
    while let question = read() { write(Answer(to: question)) }
  }

  /// Reads a message from standard input, or `nil` at the end of the input.
  private static func read() -> Question? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes(count).flatMap { try? JSONDecoder().decode(Question.self, from: Data($0)) }
  }

  /// Reads exactly `count` bytes from standard input; `nil` at its end.
  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let step = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress! + done, count - done) }
      if step <= 0 { return nil }
      done += step
    }
    return bytes
  }

  /// Writes a message to standard output.
  private static func write(_ answer: Answer) {
    guard let text = try? JSONEncoder().encode(answer) else { return }
    let all = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) } + text
    var done = 0
    while done < all.count {
      let step = all.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + done, all.count - done) }
      if step <= 0 { return }
      done += step
    }
  }
}
