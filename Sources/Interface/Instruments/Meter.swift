import Controls
import Looks
import Graphics
import Runtime
import Values

/// A measuring instrument: a value on a scale with zones, and the value that is wanted.
///
///     Meter("Pressure", value: pressure, in: 0...10, setPoint: 6, zones: [.normal(5...7), .alarm(8.5...10)],
///       format: .number.fractionDigits(1).unit("bar"))
///     .meterStyle(.needle)
///
/// It moves to a new value. A value outside the scale is shown at its nearer end, with a mark, and written as it is; it belongs to
/// the zone at that end, unless that is a normal one. The colour of a zone, a symbol beside the value, and a word that is read out
/// say what the zone means. For a value without zones and
/// scale there is ``Gauge``.
@preconcurrency @MainActor public struct Meter: View {
  private let title: Text
  private let value: Double
  private let range: ClosedRange<Double>
  private let setPoint: Double?
  private let zones: [MeterZone]
  private let format: NumberFormat
  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.unknownValue }) private var unknownValue

  private init(
    _ title: Text, _ value: Double, _ range: ClosedRange<Double>, _ setPoint: Double?, _ zones: [MeterZone],
    _ format: NumberFormat
  ) {
    (self.title, self.value, self.setPoint, self.format) = (title, value, setPoint, format)
    self.zones = zones
    let span = range.upperBound - range.lowerBound
    // An empty or infinite range cannot be drawn: use 0…1.
    self.range = span.isFinite && span > 0 ? range : 0...1
  }

  /// Creates an instrument with a title, which is translated.
  ///
  /// - Parameters:
  ///   - value: the measured value. A value that is not finite is written as a dash, without a pointer or a filled part.
  ///   - range: the ends of the scale.
  ///   - setPoint: the wanted value, which is marked on the scale; `nil` for none.
  ///   - zones: the zones of the scale. Where two overlap, the later one holds.
  ///   - format: the format of the value.
  public init(
    _ titleKey: LocalizedStringKey, value: Double, in range: ClosedRange<Double>, setPoint: Double? = nil,
    zones: [MeterZone] = [], format: NumberFormat = .number
  ) {
    self.init(Text(titleKey), value, range, setPoint, zones, format)
  }

  /// Creates an instrument with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: Double, in range: ClosedRange<Double>, setPoint: Double? = nil, zones: [MeterZone] = [],
    format: NumberFormat = .number
  ) {
    self.init(Text(title), value, range, setPoint, zones, format)
  }

  /// The instrument as the style of the environment draws it.
  public var body: some View {
    let text = isKnown ? format.text(value, in: conventions) : UnknownValue.text
    StyledControl(configuration(text)) { NeedleMeterStyle().makeBody(configuration: $0) }
      .semantics(Semantics(role: .gauge, value: spoken(text)), children: .ignore, label: title)
  }

  /// Whether there is a value to show.
  private var isKnown: Bool { value.isFinite && unknownValue == nil }

  /// The end of the scale beyond which the value lies; `nil` for one on the scale.
  private var beyond: ScaleEnd? { isKnown ? ScaleEnd(of: value, in: range) : nil }

  /// The zone of the value; `nil` between zones. A value beyond a dangerous end is no less dangerous.
  private var zone: MeterZone.Kind? {
    guard isKnown else { return nil }
    if let zone = zone(of: value) { return zone }
    guard let beyond else { return nil }
    let zone = zone(of: beyond == .low ? range.lowerBound : range.upperBound)
    return zone == .normal ? nil : zone
  }

  /// The zone of a number; `nil` between zones.
  private func zone(of number: Double) -> MeterZone.Kind? {
    number.isFinite ? zones.last { $0.range.contains(number) }?.kind : nil
  }

  /// The value with its zone and the wanted value, as it is read out.
  private func spoken(_ text: String) -> String {
    var parts = [text]
    if let zone { parts.append(zone.word(words)) }
    if let setPoint, setPoint.isFinite { parts.append(words("set point \(format.text(setPoint, in: conventions))")) }
    return parts.joined(separator: ", ")
  }

  private func configuration(_ text: String) -> MeterStyleConfiguration {
    let span = range.upperBound - range.lowerBound
    func fraction(_ number: Double) -> Double { max(0, min(1, (number - range.lowerBound) / span)) }
    return MeterStyleConfiguration(
      label: .init(content: AnyView(title)), value: isKnown ? fraction(value) : 0, isKnown: isKnown,
      valueText: text,
      widestText: format.widest(of: Stops(range), in: conventions),
      number: format.suffix("").text(value, in: conventions),
      unit: format.unit, zone: zone,
      setPoint: setPoint.flatMap { $0.isFinite ? fraction($0) : nil },
      zones: zones.map { .init(kind: $0.kind, range: fraction($0.range.lowerBound)...fraction($0.range.upperBound)) },
      range: range, beyond: beyond, isDuration: format.style == .duration)
  }
}
