import Controls
import Graphics
import Runtime
import Values

/// The controls of numbers, durations and ranges.
enum NumberControls {
  private static let numbers: Set<ValueKind> = [.number, .duration]
  private static let value = KeyRule("value", .value(numbers), "The value that it sets.", isRequired: true)
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")

  static let all: [ElementRule] = [
    bounded(
      ElementRule("stepper", .controls, "A number between two buttons, or a dial.", short: "value", [
        value, label,
        KeyRule(
          "style", .word(["default", "compact", "capsule", "vertical", "largeTouch", "dial", "coarseFine"]), "Its look."),
        KeyRule("actual", .quantity, "The number that is measured, beside the one that is wanted."),
        KeyRule("wraps", .flag, "Whether the last value is followed by the first."),
      ]) { StepperControl(context: $0) }),
    bounded(
      ElementRule("slider", .controls, "A number on a track.", short: "value", [
        value, label,
        KeyRule("orientation", .word(["horizontal", "vertical"]), "Its direction; horizontal unless given."),
        KeyRule("ticks", .flag, "Whether its stops are marked."),
      ]) { SliderControl(context: $0) }),
    bounded(
      ElementRule("range slider", .controls, "The two ends of a range on a track.", short: "value", [
        KeyRule("value", .value([.range]), "The value that it sets.", isRequired: true), label,
        KeyRule("bounds", .flag, "Whether the bounds are written at the ends."),
      ]) { RangeControl(context: $0) }),
  ]

  private static func bounded(_ rule: ElementRule) -> ElementRule {
    var rule = rule
    rule.needsBounds = true
    return rule
  }
}

/// A stepper of a value.
private struct StepperControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      styled(stepper(value)).stepperWraps(context.flag("wraps", else: false))
        .stepperActualValue(context.number("actual"))
    }
  }

  private func stepper(_ value: PanelValue) -> Stepper<Text> {
    let declaration = value.declaration
    let tell: (Bool) -> Void = { value.hold($0) }
    if declaration.kind == .number, context.model.quality(of: declaration.name).isShown {
      return Stepper(
        value: value.number, stops: declaration.stops, format: declaration.format, label: { context.title },
        onEditingChanged: tell)
    }
    let texts = context.texts
    let isShown = context.model.quality(of: declaration.name).isShown
    return Stepper(
      value: value.number, in: declaration.bounds ?? 0...100, step: declaration.step ?? 1,
      writing: { number in
        guard isShown, let duration = Duration(inSeconds: number) else { return PanelTexts.nothing }
        return texts.text(declaration.kind == .number ? .number(number) : .duration(duration), of: declaration)
      }, label: { context.title }, onEditingChanged: tell)
  }

  @ViewBuilder private func styled(_ stepper: Stepper<Text>) -> some View {
    switch context.word("style") {
    case "compact": stepper.stepperStyle(.compact)
    case "capsule": stepper.stepperStyle(.capsule)
    case "vertical": stepper.stepperStyle(.vertical)
    case "largeTouch": stepper.stepperStyle(.largeTouch)
    case "dial": stepper.stepperStyle(.dial)
    case "coarseFine": stepper.stepperStyle(.coarseFine)
    default: stepper
    }
  }
}

/// A slider of a value.
private struct SliderControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      Slider(
        value: value.number, stops: value.declaration.stops, format: value.declaration.format,
        label: { context.title }, onEditingChanged: { value.hold($0) }
      )
      .sliderOrientation(context.word("orientation") == "vertical" ? .vertical : .horizontal)
      .sliderTicks(context.flag("ticks", else: false) ? .stops : .none)
    }
  }
}

/// A slider with two handles.
private struct RangeControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let declaration = value.declaration
      RangeSlider(
        value: value.range, in: context.bounds, step: declaration.step, minimumDistance: declaration.distance,
        format: declaration.format, showsBounds: context.flag("bounds", else: false),
        onEditingChanged: { value.hold($0) }, label: { context.title })
    }
  }
}
