import Controls
import Graphics
import Runtime
import Values

/// What only shows: texts, symbols, gauges and readings.
enum Displays {
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")
  private static let number = KeyRule("value", .value([.number, .duration]), "The value that it shows.", isRequired: true)
  private static let bounds = KeyRule("in", .range, "The bounds; those of the value unless given.")

  static let all: [ElementRule] = [
    ElementRule("text", .displays, "A text with values in braces.", short: "text", [
      KeyRule("text", .text, "The text.", isRequired: true)
    ]) { context in context.text("text") },
    ElementRule("label", .displays, "A text with a symbol.", short: "text", [
      KeyRule("text", .text, "The text.", isRequired: true), KeyRule("symbol", .symbol, "The symbol."),
    ]) { context in
      TitleWithSymbol(title: context.text("text") ?? Text(verbatim: ""), symbol: context.word("symbol"))
    },
    ElementRule("image", .displays, "A symbol.", short: "symbol", [
      KeyRule("symbol", .symbol, "The symbol.", isRequired: true)
    ]) { context in Image(systemName: context.word("symbol") ?? "") },
    ElementRule("readout", .displays, "A value in large digits, with its title below.", short: "value", [
      KeyRule("value", .value([]), "The value that it shows.", isRequired: true), label,
    ]) { ReadoutDisplay(context: $0) },
    ElementRule("value", .displays, "A title at one side, and a value at the other.", short: "value", [
      KeyRule("value", .value([]), "The value that it shows.", isRequired: true), label,
    ]) { RowValue(context: $0) },
    ElementRule("gauge", .displays, "A number between two bounds.", short: "value", [
      number, label, bounds,
      KeyRule(
        "style", .word(["linear", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "circular", "accessoryCircularCapacity"]),
        "Its look."),
    ]) { GaugeDisplay(context: $0) },
    ElementRule("progress", .displays, "How much of something is done, or that something is being done.", short: "value", [
      KeyRule("value", .value([.number, .duration]), "The value that it shows; without one it only turns."),
      label, bounds, KeyRule("style", .word(["linear", "circular"]), "Its look."),
    ]) { ProgressDisplay(context: $0) },
    ElementRule("qr code", .displays, "A text as a code that a telephone reads.", short: "text", [
      KeyRule("text", .text, "The text.", isRequired: true)
    ]) { context in QRCode(context.string("text") ?? "") },
    ElementRule("steps", .displays, "Steps of which one is done at the moment.", [
      KeyRule("value", .value([.choice]), "The value whose options are the steps.", isRequired: true)
    ]) { StepsDisplay(context: $0) },
    ElementRule("spacer", .others, "Room between the items of a row or a column.", []) { _ in Spacer() },
    ElementRule("divider", .others, "A line between items.", []) { _ in Divider() },
  ]
}

/// A value in large digits, or as a text.
private struct ReadoutDisplay: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let declaration = value.declaration
      if declaration.kind == .number, let number = context.number(of: value) {
        Readout(value: number, in: declaration.bounds, format: declaration.format) { context.title }
      } else {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: context.shown(value)).font(.title.weight(.semibold))
          context.title.font(.footnote).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(context.title)
        .accessibilityValue(Text(verbatim: context.shown(value)))
      }
    }
  }
}

/// A title and a value on one line.
private struct RowValue: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      LabeledContent(
        content: { Text(verbatim: context.shown(value)).monospacedDigit() }, label: { context.title })
    }
  }
}

/// A gauge of a value.
private struct GaugeDisplay: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let bounds = context.bounds
      let number = min(max(context.number(of: value) ?? bounds.lowerBound, bounds.lowerBound), bounds.upperBound)
      let gauge = Gauge(
        value: number, in: bounds, label: { context.title },
        currentValueLabel: { Text(verbatim: context.shown(value)) })
      switch context.word("style") {
      case "linear": gauge.gaugeStyle(.linear)
      case "linearCapacity": gauge.gaugeStyle(.linearCapacity)
      case "accessoryLinear": gauge.gaugeStyle(.accessoryLinear)
      case "accessoryLinearCapacity": gauge.gaugeStyle(.accessoryLinearCapacity)
      case "circular": gauge.gaugeStyle(.circular)
      case "accessoryCircularCapacity": gauge.gaugeStyle(.accessoryCircularCapacity)
      default: gauge
      }
    }
  }
}

/// The part of something that is done.
private struct ProgressDisplay: View {
  let context: ElementContext

  var body: some View {
    let progress = ProgressView(value: fraction, total: 1.0) { context.title }
    switch context.word("style") {
    case "linear": progress.progressViewStyle(.linear)
    case "circular": progress.progressViewStyle(.circular)
    default: progress
    }
  }

  private var fraction: Double? {
    guard let value = context.value, let number = context.number(of: value) else { return nil }
    let bounds = context.bounds
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((number - bounds.lowerBound) / length, 0), 1) : 0
  }
}

/// The options of a choice as steps.
private struct StepsDisplay: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let options = value.declaration.options
      let current = options.firstIndex { $0.name == value.text.wrappedValue } ?? 0
      StepIndicator(count: options.count, current: current, captions: options.map(\.title))
    }
  }
}
