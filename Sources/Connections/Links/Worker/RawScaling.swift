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
    let reach = (raw * scale).magnitude + offset.magnitude
    return Self.shortest(value, within: tolerance(reach, between: scale.magnitude))
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
    guard raw.isFinite else { return nil }
    // The value itself is rounded within the tolerance, so that the way back has twice as much.
    let reach = 2 * (number.magnitude + offset.magnitude) / scale.magnitude
    return Self.shortest(raw, within: tolerance(reach, between: 2))
  }

  // MARK: Rounding

  /// The greatest distance of a result from the number that is meant.
  ///
  /// - Parameters:
  ///   - reach: the size of what was added.
  ///   - distance: the distance between the results of two neighbouring whole numbers, which stay apart.
  private func tolerance(_ reach: Double, between distance: Double) -> Double {
    let reach = min(reach, .greatestFiniteMagnitude)
    return max(min(reach * error, distance * 1e-4), reach.ulp * 4)
  }

  /// The part of a number by which a conversion may be wrong.
  ///
  /// A factor of seven digits or more, such as 0.3937007874 for 100/254, is a rounded fraction. It is wrong
  /// by up to half its last digit: with it 127 is 49.9999999998, and 50 is meant.
  private var error: Double {
    if scale == 1, offset == 0 { return 0 }
    let least = 1e-12
    // Such a factor is exact: 1/1024 has seven digits, too.
    guard scale.significandWidth > 30 else { return least }
    for power in Self.powers {
      let digits = (scale.magnitude * power).rounded()
      if digits / power == scale.magnitude { return digits < 1e6 ? least : max(least, 0.5 / digits) }
    }
    return least
  }

  /// The number with the fewest digits after the point within a tolerance: 1805 · 0.1 is 180.5.
  private static func shortest(_ number: Double, within tolerance: Double) -> Double {
    for power in powers {
      let rounded = (number * power).rounded() / power
      if (rounded - number).magnitude <= tolerance { return rounded }
      if (number * power).magnitude >= 0x1p53 { break }
    }
    return number
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  // MARK: Texts

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
    case .duration(let duration): raw(duration.inSeconds)?.decimalText
    default: map.isEmpty ? datum.text : mapped(datum, of: value)
    }
  }

  /// The raw text of a value in the map; `nil` if it has none. A colour may be written in another form there.
  private func mapped(_ datum: Datum, of value: LinkedValue) -> String? {
    map[datum.text] ?? (value.form == .color ? map.first { value.parse($0.key) == datum }?.value : nil)
  }

  /// The raw text of a value.
  ///
  /// - Throws: ``LinkFault`` if it has none.
  func demandText(_ datum: Datum, of value: LinkedValue) throws(LinkFault) -> String {
    guard let text = text(datum, of: value) else {
      throw LinkFault(LinkFault.beyondDevice, detail: "\(value.shown(datum.text)) has no raw value")
    }
    return text
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
