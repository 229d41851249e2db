import FoundationEssentials
import Glibc

/// Expands the macros of Faceplate for the compiler, which runs this program and speaks with it in messages of JSON: the
/// length in eight bytes, the lowest first, then the text.
///
/// The compiler's own library for that is a package of its own, far larger than these two macros.
@main struct Plugin {
  static func main() {
    while let question = read() { write(answer(to: question)) }
  }

  static func answer(to question: Question) -> Answer {
    if question.getCapability != nil { return Answer(getCapabilityResult: Answer.Capabilities()) }
    let request = question.expandAttachedMacro ?? question.expandFreestandingMacro
    return Answer(expandMacroResult: Answer.Expanded(expandedSource: request.map(source)))
  }

  private static func source(of request: Expansion) -> String {
    switch request.macro.typeName {
    case "EntryMacro": Entry(request).expansion(request.macroRole ?? "")
    case "PreviewMacro": Preview(request).expansion
    default: ""
    }
  }

  private static func read() -> Question? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes(count).flatMap { try? JSONDecoder().decode(Question.self, from: Data($0)) }
  }

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
