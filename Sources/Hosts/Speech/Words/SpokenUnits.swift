import Glibc
import Machine

/// Says units as words: “180 °C” as “180 degrees Celsius”, in the panel's language and in the right plural.
///
/// A voice reads “min” as a word and “°C” as it pleases. The words of some two hundred languages are in ICU, which is
/// loaded when a panel begins to speak; without it, texts are said as they are shown.
@MainActor package final class SpokenUnits {
  /// The signs of units as panels show them, with ICU's names, the longest first.
  static let names: [(sign: String, name: String)] = [
    ("m³/min", "cubic-meter-per-minute"), ("mm/min", "millimeter-per-minute"), ("l/min", "liter-per-minute"),
    ("L/min", "liter-per-minute"), ("m/min", "meter-per-minute"), ("1/min", "per-minute"), ("mbar", "millibar"),
    ("km/h", "kilometer-per-hour"), ("m³/h", "cubic-meter-per-hour"), ("m³/s", "cubic-meter-per-second"),
    ("mm/s", "millimeter-per-second"), ("kg/h", "kilogram-per-hour"), ("kWh", "kilowatt-hour"), ("min", "minute"),
    ("bar", "bar"), ("MHz", "megahertz"), ("kHz", "kilohertz"), ("hPa", "hectopascal"), ("kPa", "kilopascal"),
    ("l/h", "liter-per-hour"), ("L/h", "liter-per-hour"), ("l/s", "liter-per-second"), ("L/s", "liter-per-second"),
    ("m/s", "meter-per-second"), ("g/l", "gram-per-liter"), ("1/s", "per-second"), ("rpm", "revolution-per-minute"),
    ("ppm", "permillion"), ("MWh", "megawatt-hour"), ("kVA", "kilovolt-ampere"), ("GHz", "gigahertz"),
    ("MPa", "megapascal"), ("°C", "celsius"), ("°F", "fahrenheit"), ("ms", "millisecond"), ("kg", "kilogram"),
    ("mg", "milligram"), ("ml", "milliliter"), ("mL", "milliliter"), ("dl", "deciliter"), ("km", "kilometer"),
    ("cm", "centimeter"), ("mm", "millimeter"), ("kW", "kilowatt"), ("mA", "milliampere"), ("Hz", "hertz"),
    ("Pa", "pascal"), ("lx", "lux"), ("m³", "cubic-meter"), ("m²", "square-meter"), ("Nm", "newton-meter"),
    ("lm", "lumen"), ("mV", "millivolt"), ("kV", "kilovolt"), ("mW", "milliwatt"), ("MW", "megawatt"),
    ("Wh", "watt-hour"), ("kJ", "kilojoule"), ("VA", "volt-ampere"), ("µs", "microsecond"), ("µm", "micrometer"),
    ("kΩ", "kiloohm"), ("MΩ", "megaohm"), ("°", "degree"), ("h", "hour"), ("s", "second"), ("d", "day"),
    ("g", "gram"), ("l", "liter"), ("L", "liter"), ("m", "meter"), ("W", "watt"), ("V", "volt"), ("A", "ampere"),
    ("Ω", "ohm"), ("K", "kelvin"), ("N", "newton"), ("‰", "permille"), ("J", "joule"),
  ]
  /// The versions of ICU whose names of functions are tried; Debian 12 has 72, Debian 13 has 76.
  private static let versions = (60...99).reversed()
  /// The greatest number of formatters that are kept, one for each unit and number of decimals.
  private static let mostFormatters = 64

  private typealias Open =
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>)
    -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, OpaquePointer, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias ResultText =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  /// The functions of one version of ICU.
  private struct Library {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let text: ResultText
    let close, closeResult: Close

    /// Loads the newest version that is installed. Calls `dlopen` and `dlsym`.
    init?() {
      for version in versions {
        guard let library = SharedLibrary("libicui18n.so.\(version)") else { continue }
        guard let open = library.function("unumf_openForSkeletonAndLocale_\(version)", as: Open.self),
          let openResult = library.function("unumf_openResult_\(version)", as: OpenResult.self),
          let format = library.function("unumf_formatDecimal_\(version)", as: Format.self),
          let text = library.function("unumf_resultToString_\(version)", as: ResultText.self),
          let close = library.function("unumf_close_\(version)", as: Close.self),
          let closeResult = library.function("unumf_closeResult_\(version)", as: Close.self)
        else { continue }
        (self.open, self.openResult, self.format) = (open, openResult, format)
        (self.text, self.close, self.closeResult) = (text, close, closeResult)
        return
      }
      return nil
    }
  }

  private let library: Library
  private let language: String
  private let decimalPoint: Character
  private var formatters: [String: OpaquePointer] = [:]

  /// Creates the units of a language; `nil` if ICU is not installed.
  ///
  /// - Parameters:
  ///   - language: the language as a BCP 47 tag.
  ///   - decimalPoint: the sign before decimals in the texts that are shown.
  package init?(language: String, decimalPoint: Character) {
    guard let library = Library() else { return nil }
    (self.library, self.language, self.decimalPoint) = (library, language, decimalPoint)
  }

  isolated deinit { for formatter in formatters.values { library.close(formatter) } }

  /// Returns a text with the units after its numbers as words.
  package func said(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: Self.isDigit) {
      result += rest[..<start]
      rest = rest[start...]
      guard let (number, after) = number(at: rest), let unit = unit(at: after) else {
        let end = rest.firstIndex { !Self.isDigit($0) } ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
        continue
      }
      // A minus precedes the number.
      let isNegative = result.last == "-" || result.last == "−"
      guard let words = words(for: (isNegative ? "-" : "") + number, unit.name) else { return text }
      if isNegative { result.removeLast() }
      result += words
      rest = unit.rest
    }
    return result + rest
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The number at the beginning of a text with a point before its decimals, and what follows it.
  private func number(at text: Substring) -> (String, Substring)? {
    var digits = ""
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if Self.isDigit(character) {
        digits.append(character)
      } else if character == decimalPoint, !digits.contains("."), next < text.endIndex, Self.isDigit(text[next]) {
        digits.append(".")
      } else {
        break
      }
      index = next
    }
    return digits.isEmpty ? nil : (digits, text[index...])
  }

  /// The unit at the beginning of a text, behind at most one space, and what follows it.
  private func unit(at text: Substring) -> (name: String, rest: Substring)? {
    let isApart = text.first == " " || text.first == "\u{a0}" || text.first == "\u{202f}"
    let sign = isApart ? text.dropFirst() : text
    guard let found = Self.names.first(where: { sign.hasPrefix($0.sign) }) else { return nil }
    let rest = sign.dropFirst(found.sign.count)
    if let next = rest.first, next.isLetter || next.isNumber || next == "/" { return nil }
    return (found.name, rest)
  }

  /// The words for a number with a unit. Calls `unumf_formatDecimal`.
  private func words(for number: String, _ unit: String) -> String? {
    let decimals = number.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
    guard let formatter = formatter(unit, decimals) else { return nil }
    var status: Int32 = 0
    guard let result = library.openResult(&status), status <= 0 else { return nil }
    defer { library.closeResult(result) }
    library.format(formatter, number, Int32(number.utf8.count), result, &status)
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = library.text(result, &buffer, Int32(buffer.count), &status)
    guard status <= 0, (0...256).contains(length) else { return nil }
    // Spaces that do not break mean nothing to a voice.
    let said = String(decoding: buffer[..<Int(length)], as: UTF16.self)
    return String(said.map { $0 == "\u{a0}" || $0 == "\u{202f}" ? " " : $0 })
  }

  private func formatter(_ unit: String, _ decimals: Int) -> OpaquePointer? {
    let zeros = String(repeating: "0", count: min(decimals, 9))
    let precision = zeros.isEmpty ? "precision-integer" : ".\(zeros)"
    let skeleton = "unit/\(unit) unit-width-full-name \(precision) group-off"
    if let known = formatters[skeleton] { return known }
    if formatters.count >= Self.mostFormatters { return nil }
    let characters = Array(skeleton.utf16)
    var status: Int32 = 0
    guard let made = library.open(characters, Int32(characters.count), language, &status), status <= 0 else {
      return nil
    }
    formatters[skeleton] = made
    return made
  }
}
