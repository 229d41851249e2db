@_weakLinked import Foundation

// Everything here is compiled only into programs that write measurements.

extension Measurement.FormatStyle where UnitType: Dimension {
  /// A measurement as text: the number and the unit by ICU, or the symbol of a unit that ICU does not know.
  @_alwaysEmitIntoClient func text(of measurement: Measurement<UnitType>) -> String {
    let (value, unit) = (measurement.value, measurement.unit)
    var name = MeasuredUnits.name(ofSymbol: unit.symbol, dimension: String(describing: type(of: unit)))
    // The miles per gallon of both kinds have the same symbol.
    if name == "mile-per-gallon", unit.converter.baseUnitValue(fromValue: 1) > 250 { name = "mile-per-gallon-imperial" }
    guard let name, value.isFinite else {
      return "\(digits(value) ?? value.formatted(.number.locale(locale)))\u{A0}\(unit.symbol)"
    }
    let plain = "unit/\(name) \(width.name)"
    let skeletons = (usage?.name).map { ["\(plain) usage/\($0)", plain] } ?? [plain]
    var known: (skeleton: String, text: MeasuredText)?
    for skeleton in skeletons where known == nil { known = measured(value, skeleton).map { (skeleton, $0) } }
    guard let (skeleton, usual) = known else {
      return "\(digits(value) ?? value.formatted(.number.locale(locale)))\u{A0}\(unit.symbol)"
    }
    if usual.isMixed { return usual.text }
    if hidesScale {
      let exact = numberFormatStyle == nil ? usual.value : measured(value, skeleton + " .##########")?.value ?? value
      return replacing(exact, "measure-unit/temperature-generic \(width.name)") ?? usual.text
    }
    guard numberFormatStyle != nil else { return usual.text }
    let exact = skeleton == plain ? value : measured(value, skeleton + " .##########")?.value ?? value
    return replacing(exact, skeleton, of: value) ?? usual.text
  }

  /// A value in the given format of numbers; `nil` if there is none.
  @_alwaysEmitIntoClient func digits(_ value: Double) -> String? {
    numberFormatStyle?.locale(locale).format(value)
  }

  /// The text of a value with its number in the given format of numbers.
  ///
  /// - Parameters:
  ///   - shown: the value in the unit that is shown.
  ///   - skeleton: its skeleton for ICU.
  ///   - value: the value in the unit of the measurement; `nil` if that is shown.
  @_alwaysEmitIntoClient func replacing(_ shown: Double, _ skeleton: String, of value: Double? = nil) -> String? {
    guard let digits = digits(shown) else { return measured(shown, skeleton)?.text }
    // The digits decide between one mile and 1.0 miles.
    let point = locale.decimalSeparator ?? "."
    let places = digits.range(of: point).map { digits[$0.upperBound...].prefix { $0.isNumber }.count } ?? 0
    let precision = places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
    guard let found = measured(value ?? shown, "\(skeleton) \(precision)") else { return nil }
    // In Arabic both begin with a mark of direction.
    let isTwice = found.before.last.map { $0 == digits.first } ?? false
    return (isTwice ? String(found.before.dropLast()) : found.before) + digits + found.after
  }

  /// Returns ICU's text for a value by a skeleton; `nil` if there is none.
  @_alwaysEmitIntoClient func measured(_ value: Double, _ skeleton: String) -> MeasuredText? {
    var status: Int32 = 0
    let words = Array(skeleton.utf16)
    guard let formatter = icuOpen(words, Int32(words.count), locale.identifier, &status) else { return nil }
    defer { icuClose(formatter) }
    guard status <= 0, let result = icuOpenResult(&status) else { return nil }
    defer { icuCloseResult(result) }
    icuFormat(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    var letters = [UInt16](repeating: 0, count: 256)
    let count = Int(icuText(result, &letters, 256, &status))
    var decimal = [CChar](repeating: 0, count: 256)
    let length = Int(icuDecimal(result, &decimal, 256, &status))
    guard status <= 0, count <= 256, length <= 256 else { return nil }
    // Digits before and after the decimal point, the point, the marks between groups, and the sign.
    let fields = [Int32(0), 1, 2, 6, 10].flatMap { kind in
      var (found, position) = ([Range<Int>](), [kind, 0, 0])
      while icuNextField(result, &position, &status) != 0 { found.append(Int(position[1])..<Int(position[2])) }
      return found
    }
    return MeasuredText(letters.prefix(count), fields: fields, decimal: decimal.prefix(length))
  }
}
