import Values

/// Converts the raw texts and numbers of a device to the values of a panel, and back.
package struct RawScaling: Sendable {
  /// The factor from the raw number to the value.
  package var scale = 1.0
  /// The number that is added after the multiplication by the factor.
  var offset = 0.0
  /// The raw texts of options, or of true and false.
  var map: [String: String] = [:]
  /// The options by their raw texts.
  private var back: [String: String] = [:]

  /// Reads the keys `scale`, `offset` and `map` of a source.
  package init(_ keys: [String: LinkKey]) {
    scale = keys.number("scale") ?? 1
    offset = keys.number("offset") ?? 0
    map = keys.names("map") ?? [:]
    back = Dictionary(map.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// The value of a raw number.
  func number(_ raw: Double) -> Double? {
    let value = raw * scale + offset
    guard value.isFinite else { return nil }
    return Self.withoutNoise(value)
  }

  /// The number nearest to another one whose raw number is whole, within bounds; the other one itself if there is none.
  package func whole(_ number: Double, in bounds: ClosedRange<Double>?) -> Double {
    guard let raw = raw(number)?.rounded() else { return number }
    // At a bound the nearest one may lie beyond it.
    let near = [raw, raw - 1, raw + 1].compactMap { self.number($0) }
    return near.first { bounds?.contains($0) ?? true } ?? number
  }

  /// The raw number of a value; `nil` if there is none.
  func raw(_ number: Double) -> Double? {
    let raw = (number - offset) / scale
    return raw.isFinite ? Self.withoutNoise(raw) : nil
  }

  /// The number without the noise of binary fractions in the last digits: 1805 · 0.1 is 180.5.
  private static func withoutNoise(_ number: Double) -> Double {
    let shift = number.magnitude < 1e6 ? 1e9 : 1e3
    let rounded = (number * shift).rounded() / shift
    return (rounded - number).magnitude <= 1e-12 * max(number.magnitude, 1e-3) ? rounded : number
  }

  /// The value of a raw text; `nil` if the text makes no sense. Except in texts, blanks and line ends at both ends do
  /// not count.
  package func datum(_ text: String, of value: LinkedValue) -> Datum? {
    let text = value.form == .text && map.isEmpty ? text : text.trimmed
    if let name = back[text] { return value.parse(name) }
    switch value.form {
    case .number: return Double(decimalText: text).flatMap(number).map(Datum.number)
    case .flag: return map.isEmpty ? Self.flag(text).map(Datum.flag) : nil
    case .choice where !map.isEmpty: return nil
    case .duration:
      // There are three forms: seconds as a number, hours:minutes:seconds, and the form of the config file.
      if let seconds = Double(decimalText: text).flatMap(number) { return value.parse("\(seconds.decimalText) s") }
      return Duration(clockText: text).map(Datum.duration) ?? value.parse(text)
    default: return value.parse(text)
    }
  }

  /// The raw text of a value; `nil` if it has none.
  package func text(_ datum: Datum, of value: LinkedValue) -> String? {
    switch datum {
    case .number(let number): raw(number)?.decimalText
    case .duration(let duration): raw(duration / .seconds(1))?.decimalText
    default: map.isEmpty ? datum.text : map[datum.text]
    }
  }

  /// The usual words for on and off, in capitals or not.
  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "on": true
    case "false", "0", "off": false
    default: nil
    }
  }
}
