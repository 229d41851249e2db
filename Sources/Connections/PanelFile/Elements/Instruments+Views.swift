import Charting
import Controls
import Instruments
import Looks
import Graphics
import Runtime
import Values

/// A measuring instrument in one of the styles.
struct MeterDisplay: View {
  let context: ElementContext

  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenSize }) private var screen

  /// The side of an instrument that does not grow: a page that scrolls offers it any height.
  private static let side = 200.0
  /// The least side of an instrument, in points: a card that grows offers it no definite height.
  private static let least = 96.0
  /// The side at which all its texts are readable, at a type scale of 1, and the share of the screen's height up to which it
  /// has this side: its page scrolls.
  private static let readable = 150.0, screenShare = 0.3

  var body: some View {
    if let value = context.value {
      let side = context[ItemKeys.grow] ?? false ? Double.infinity : Self.side * metrics.typeScale
      styled(
        Meter(
          context.titleKey, value: context.number(of: value) ?? .nan, in: context.bounds,
          setPoint: context.number(Instruments.setPoint), zones: zones, format: value.declaration.numbers.format)
      )
      .frame(maxWidth: isLying ? .infinity : side, minHeight: isLying ? nil : leastSide, maxHeight: side)
    }
  }

  private var leastSide: Double {
    max(Self.least, min(Self.readable * metrics.typeScale, (screen?.height ?? 0) * Self.screenShare))
  }

  /// Whether the scale is a line from side to side.
  private var isLying: Bool {
    switch context[Instruments.meterLook] {
    case .linear, .level: context[Instruments.axis] != .vertical
    case .needle, .arc, .tank, .thermometer, nil: false
    }
  }

  /// The instrument in the style that its keys say.
  @ViewBuilder private func styled(_ meter: Meter) -> some View {
    let axis = isLying ? Axis.horizontal : .vertical
    switch context[Instruments.meterLook] {
    case .arc: meter.meterStyle(.arc)
    case .linear: meter.meterStyle(.linear(axis: axis))
    case .tank: meter.meterStyle(.tank)
    case .thermometer: meter.meterStyle(.thermometer)
    case .level: meter.meterStyle(.level(axis: axis))
    case .needle, nil: meter.meterStyle(.needle)
    }
  }

  /// The zones. A zone of lesser danger may lie inside another zone, and takes its part of the scale from it.
  private var zones: [MeterZone] {
    var (zones, inside) = ([MeterZone](), [ClosedRange<Double>]())
    for (key, kind) in [
      (Instruments.normal, MeterZone.Kind.normal), (Instruments.warning, .warning), (Instruments.alarm, .alarm),
    ] {
      guard let range = context[key] else { continue }
      zones += range.parts(outside: inside).map { MeterZone(kind, $0) }
      inside.append(range)
    }
    return zones
  }
}

extension ClosedRange<Double> {
  /// The parts of the range that other ranges leave of it.
  func parts(outside others: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    others.reduce([self]) { parts, other in
      parts.flatMap { part -> [ClosedRange<Double>] in
        guard part.overlaps(other) else { return [part] }
        let below = part.lowerBound < other.lowerBound ? [part.lowerBound...other.lowerBound] : []
        return below + (part.upperBound > other.upperBound ? [other.upperBound...part.upperBound] : [])
      }
    }
  }
}

/// A number in digits of seven segments, with its unit after it and its title below.
struct SegmentDisplay: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let (format, sign) = (value.declaration.numbers.format, value.declaration.numbers.sign)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .bottom, spacing: 6) {
          SevenSegment(
            context.titleKey, value: context.number(of: value) ?? .nan, digits: context[Instruments.digits] ?? 4,
            format: format)
          // The digits are read with their title and unit.
          if !sign.isEmpty { caption(Text(verbatim: sign)) }
        }
        if context.hasTitle { caption(context.title) }
      }
    }
  }

  private func caption(_ text: Text) -> some View {
    text.font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
  }
}

/// A lamp. It is off, with a dash, while a value that decides its state is unknown: green is never a guess.
struct LampDisplay: View {
  let context: ElementContext

  var body: some View {
    let unknown = context.unknownQuality(of: Instruments.state)
    if unknown == nil, let state = context.chosen(Instruments.state) {
      StateLamp(
        context.titleKey, state: state, context.textKey, blinking: context.chosen(Instruments.blinking) ?? .none)
    } else {
      StateLamp(context.titleKey, state: .off, LocalizedStringKey(PanelTexts.nothing)).dash(for: unknown ?? .unset)
    }
  }
}

/// An arrow for the change of a value over some time.
struct TrendDisplay: View {
  let context: ElementContext

  /// The default time over which a trend is judged.
  private static let span = Duration.seconds(300)
  /// The parts of that time after which it is judged again.
  private static let parts = 30

  var body: some View {
    let history = context.history
    let span = context[ItemKeys.span] ?? Self.span
    TrendArrow(change: history?.change(over: span) ?? .nan, steadyBelow: context[Instruments.steady] ?? 0)
      .modifier(Noting(histories: history.map { [$0] } ?? [], pause: max(span / Self.parts, .seconds(1))))
  }
}

/// A small line of what a value has been.
struct SparkDisplay: View {
  let context: ElementContext

  /// The time that a line shows that says nothing else.
  private static let span = Duration.seconds(1800)
  /// The values of which a line consists.
  private static let parts = 60

  var body: some View {
    let history = context.history
    let span = context[ItemKeys.span] ?? Self.span
    Sparkline(
      context.titleKey, values: history?.values(over: span, count: Self.parts) ?? [],
      format: context.value?.declaration.numbers.format ?? .number
    )
    .modifier(Noting(histories: history.map { [$0] } ?? [], pause: max(span / Self.parts, .seconds(1))))
  }
}

/// A direction.
struct CompassDisplay: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value, let number = context.number(of: value) {
      Compass(context.titleKey, heading: .degrees(number))
    } else {
      RowValue(context: context)
    }
  }
}

extension ElementContext {
  /// The history of the element's value.
  var history: ValueHistory? { value.flatMap { model.declared.histories[$0.declaration.name] } }

  /// The text of an element as a key of translations.
  var textKey: LocalizedStringKey { self[ItemKeys.text].map { model.key($0, texts) } ?? "" }

  /// The quality of the first unknown value of an expression, except for values that the expression itself asks about,
  /// as `good(x)` does; `nil` if all values are known.
  func unknownQuality<Result>(of key: PanelKey<Choice<Result>>) -> Quality? {
    guard let expression = self[key]?.expression else { return nil }
    return expression.unguardedNames.lazy.map { model.quality(of: $0) }.first { !$0.isShown }
  }
}

extension ValueHistory {
  /// The change of the value over some time until now; `nil` if the value was unknown at either end.
  func change(over span: Duration) -> Double? {
    let ends = values(over: span, count: 2)
    guard ends.count == 2, ends[0].isFinite, ends[1].isFinite else { return nil }
    return ends[1] - ends[0]
  }

  /// The values at equal distances over some time until the newest value, which is the present value while a view shows
  /// them.
  ///
  /// At each change the history has a sample of the old value and a sample of the new value, so the nearest sample is
  /// on the right level between two changes. An unknown value is not a number, and nor is one beside which the value was
  /// unknown for a shorter time than the distance: the gap is seen, wherever it is between two of the times. The part before
  /// the first sample is left out.
  func values(over span: Duration, count: Int) -> [Double] {
    guard let range = series.timeRange, count > 1 else { return [] }
    let seconds: Double = span.inSeconds
    let step = seconds / Double(count - 1)
    let times = (0..<count).map { range.upperBound - step * Double(count - 1 - $0) }
    let known = times.filter { $0 >= range.lowerBound }
    // If the history is shorter than the time of the trend, the trend begins with the first sample.
    let all = count == 2 && known.count < 2 ? [range.lowerBound] + known : known
    var values = all.map { series.sample(nearest: $0)?.value ?? .nan }
    // Of several samples of one time, the last one is the present value.
    values[values.count - 1] = series.latest ?? .nan
    // A trend is judged by its two ends alone.
    guard count > 2, values.count > 1 else { return values }
    for index in values.indices.dropLast() where series.hasGap(from: all[index] - step / 2, to: all[index] + step / 2) {
      values[index] = .nan
    }
    if series.hasGap(from: range.upperBound - step / 2, to: range.upperBound) { values[values.count - 2] = .nan }
    return values
  }
}
