import Glibc

/// Expands the macros of Faceplate for the compiler, which runs this program and speaks with it in messages of JSON: the
/// length in eight bytes, the lowest first, then the text.
///
/// The compiler's own library for that is a package of its own, far larger than these two macros.
@main struct Plugin {
  static func main() {
    while let message = read() { write(answer(to: message)) }
  }

  static func answer(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": .number(7), "features": .array([])]]]
    }
    let request = message["expandAttachedMacro"] ?? message["expandFreestandingMacro"]
    guard let request, let name = request["macro"]?["typeName"]?.text else {
      return ["expandMacroResult": ["expandedSource": .null, "diagnostics": .array([])]]
    }
    let source: String
    switch (name, request["macroRole"]?.text) {
    case ("EntryMacro", let role): source = Entry(request).expansion(role ?? "")
    case ("PreviewMacro", _): source = Preview(request).expansion
    default: source = ""
    }
    return ["expandMacroResult": ["expandedSource": .text(source), "diagnostics": .array([])]]
  }

  private static func read() -> JSON? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes(count).flatMap { JSON(String(decoding: $0, as: UTF8.self)) }
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

  private static func write(_ answer: JSON) {
    let text = Array(answer.description.utf8)
    let all = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) } + text
    var done = 0
    while done < all.count {
      let step = all.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + done, all.count - done) }
      if step <= 0 { return }
      done += step
    }
  }
}
