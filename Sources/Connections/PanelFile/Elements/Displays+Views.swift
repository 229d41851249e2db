import Controls
import Looks
import Graphics
import Runtime
import Values

/// A value in large digits, or as a text. On a small screen the digits have the next smaller control size.
struct ReadoutDisplay: View {
  let context: ElementContext
  @Environment({ $0.controlSize }) private var size
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.unknownValue }) private var unknownValue

  var body: some View {
    if let value = context.value {
      let declaration = value.declaration
      if declaration.kind == .number, let number = context.number(of: value) ?? substitute(for: declaration) {
        Readout(value: number, in: declaration.numbers.bounds, format: declaration.numbers.format) { context.title }
          .controlSize(digits)
      } else {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: context.shown(value)).font(.title.weight(.semibold))
          context.title.font(.footnote).foregroundStyle(.secondary)
        }
        .readTogether(context, value)
      }
    }
  }

  /// The number in whose room an unknown value is shown; `nil` for a known value.
  private func substitute(for declaration: ValueDeclaration) -> Double? {
    unknownValue == nil ? nil : declaration.numbers.bounds?.upperBound ?? 0
  }

  /// The size of the digits.
  private var digits: ControlSize {
    guard screenClass.rawValue < ScreenClass.medium.rawValue, !context.has(ItemKeys.size),
      let place = ControlSize.allCases.firstIndex(of: size), place > 0
    else { return size }
    return ControlSize.allCases[place - 1]
  }
}

/// A symbol, as large as a text or as the room that it has.
struct SymbolDisplay: View {
  let context: ElementContext
  @Environment({ $0.screenMetrics }) private var metrics

  /// The greatest side of a symbol that grows, at a type scale of 1, in points.
  private static let side = 200.0

  var body: some View {
    let image = Image(systemName: context[ItemKeys.symbol] ?? "")
    if context[ItemKeys.grow] ?? false {
      image.resizable().scaledToFit().frame(maxHeight: Self.side * metrics.typeScale)
    } else {
      image
    }
  }
}

/// A title and a value on one line.
struct RowValue: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      LabeledContent(
        content: { Text(verbatim: context.shown(value)).monospacedDigit() }, label: { context.title }
      )
      .readTogether(context, value)
    }
  }
}

extension View {
  /// Lets a title and a value be one element for assistive technology.
  fileprivate func readTogether(_ context: ElementContext, _ value: PanelValue) -> some View {
    accessibilityElement(children: .ignore)
      .accessibilityLabel(context.title)
      .accessibilityValue(Text(verbatim: context.shown(value)))
  }
}

/// A gauge of a value.
struct GaugeDisplay: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let bounds = context.bounds
      let gauge = Gauge(
        value: context.number(of: value) ?? bounds.lowerBound, in: bounds, label: { context.title },
        currentValueLabel: { Text(verbatim: context.shown(value)) })
      switch context[Displays.gaugeLook] {
      case .linear: gauge.gaugeStyle(.linear)
      case .linearCapacity: gauge.gaugeStyle(.linearCapacity)
      case .accessoryLinear: gauge.gaugeStyle(.accessoryLinear)
      case .accessoryLinearCapacity: gauge.gaugeStyle(.accessoryLinearCapacity)
      case .circular: gauge.gaugeStyle(.circular)
      case .accessoryCircularCapacity: gauge.gaugeStyle(.accessoryCircularCapacity)
      case nil: gauge
      }
    }
  }
}

/// The part of something that is done.
struct ProgressDisplay: View {
  let context: ElementContext

  var body: some View {
    HStack(spacing: 8) {
      styled(ProgressView(value: fraction, total: 1.0) { context.title })
      BeyondMark(context: context)
    }
  }

  /// The progress in the style that its keys say.
  @ViewBuilder private func styled(_ progress: some View) -> some View {
    switch context[Displays.progressLook] {
    case .linear: progress.progressViewStyle(.linear)
    case .circular: progress.progressViewStyle(.circular)
    case nil: progress
    }
  }

  /// The done part from 0 to 1; 0 while it is unknown, and then not shown.
  private var fraction: Double? {
    guard let value = context.value else { return nil }
    guard let number = context.number(of: value) else { return 0 }
    let bounds = context.bounds
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((number - bounds.lowerBound) / length, 0), 1) : 0
  }
}
