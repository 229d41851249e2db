import Runtime
import Values
import Glibc

/// One conversion specification of C's `printf` with the text around it, such as `%.1f`, `%02d` or `%d%%`.
///
/// It is safe with values of any type: the conversion determines how the value is passed to C, and length
/// modifiers are ignored.
nonisolated struct FormatSpecifier {
  private var before = ""
  private var flags = ""
  private var conversion: Character = "@"
  private var after = ""

  /// Parses a specification; `nil` if the text is not exactly one with a supported conversion.
  init?(_ text: String) {
    var rest = Substring(text)
    before = Self.literal(&rest)
    guard rest.popFirst() == "%" else { return nil }
    while let next = rest.first, "-+ #0123456789.".contains(next) { flags.append(rest.removeFirst()) }
    while let next = rest.first, "hlqLjzt".contains(next) { rest.removeFirst() }
    guard let last = rest.popFirst(), "@sdiuxXoeEfFgGaA".contains(last), Self.isShort(flags) else { return nil }
    conversion = last
    after = Self.literal(&rest)
    if !rest.isEmpty { return nil }
  }

  /// Whether the width and the precision have at most three digits each: C sets memory aside for as many characters as they
  /// ask for, also where the result is cut.
  private static func isShort(_ flags: String) -> Bool {
    flags.utf8.count < 16 && flags.split { !$0.isNumber }.allSatisfy { $0.count <= 3 }
  }

  /// Consumes the text up to the next specification. `%%` is a percent sign.
  private static func literal(_ rest: inout Substring) -> String {
    var text = ""
    while let next = rest.first {
      if next == "%" {
        guard rest.dropFirst().first == "%" else { break }
        rest.removeFirst()
      }
      text.append(next)
      rest.removeFirst()
    }
    return text
  }

  /// Formats an integer. A conversion for floating-point numbers gets the same number.
  func text(for value: Int64) -> String {
    switch conversion {
    case "d", "i", "u", "x", "X", "o": before + print("%\(flags)ll\(conversion)", value) + after
    case "@", "s": before + String(value) + after
    default: text(for: Double(value))
    }
  }

  /// Formats a number. A conversion for integers gets its integer part, clamped to ±9·10¹⁸; 0 for NaN.
  func text(for value: Double) -> String {
    switch conversion {
    case "e", "E", "f", "F", "g", "G", "a", "A": before + print("%\(flags)\(conversion)", value) + after
    case "@", "s": before + String(value) + after
    default: text(for: Int64(max(-9e18, min(9e18, value.isNaN ? 0 : value))))
    }
  }

  /// Formats an integer in the way of a language.
  func text(for value: Int64, in conventions: NumberConventions) -> String {
    conventions == .posix || conversion == "@" ? text(for: value) : localized(text(for: value), conventions)
  }

  /// Formats a number in the way of a language.
  func text(for value: Double, in conventions: NumberConventions) -> String {
    conventions == .posix || conversion == "@" ? text(for: value) : localized(text(for: value), conventions)
  }

  /// The number without the text around it, as C writes it.
  func number(_ value: Double) -> String {
    var bare = self
    (bare.before, bare.after) = ("", "")
    return bare.text(for: value)
  }

  /// Replaces the separators of a decimal number by those of a language. Digits that fill a given width are not
  /// grouped.
  private func localized(_ text: String, _ conventions: NumberConventions) -> String {
    guard "diufFgG".contains(conversion) else { return text }
    let number = text.dropFirst(before.count).dropLast(after.count)
    let hasWidth = flags.first { $0 != "-" && $0 != "+" && $0 != " " }.map { $0 != "." } ?? false
    return before + conventions.localized(String(number), isGrouped: !hasWidth) + after
  }

  /// Returns the string with the text around the specification; flags and conversion have no effect.
  func text(for value: String) -> String { before + value + after }

  /// Formats one value with `vsnprintf(3)`. The result is cut to 511 bytes.
  private func print(_ format: String, _ value: any CVarArg) -> String {
    withVaList([value]) { arguments in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        let length = vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
        let bytes = buffer.prefix(max(0, min(Int(length), buffer.count - 1))).map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}
