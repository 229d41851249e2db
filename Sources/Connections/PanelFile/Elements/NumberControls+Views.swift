import Controls
import Looks
import Graphics
import Runtime
import Values

/// A stepper of a value.
struct StepperControl: View {
  let context: ElementContext
  /// Identifies the control while a finger or the knob holds it.
  @State private var hold = Identity()

  /// The stepper, or nothing while a new file is being taken.
  var body: some View {
    if let value = context.value {
      styled(stepper(value)).stepperWraps(context[NumberControls.wraps] ?? false)
        .stepperActualValue(context.number(NumberControls.actual))
        .accelerates(context[NumberControls.accelerates])
        .onDisappear { value.hold(false, by: hold) }
    }
  }

  /// The stepper without its style.
  private func stepper(_ value: PanelValue) -> Stepper<Text> {
    let numbers = value.declaration.numbers
    return Stepper(
      value: value.number, stops: numbers.stepperStops, format: numbers.format, label: { context.title },
      onEditingChanged: { value.hold($0, by: hold) })
  }

  /// The stepper in the style that its keys say.
  @ViewBuilder private func styled(_ stepper: Stepper<Text>) -> some View {
    switch context[NumberControls.stepperLook] {
    case .compact: stepper.stepperStyle(.compact)
    case .capsule: stepper.stepperStyle(.capsule)
    case .vertical: stepper.stepperStyle(.vertical)
    case .largeTouch: stepper.stepperStyle(.largeTouch)
    case .dial: stepper.stepperStyle(.dial)
    case .coarseFine: stepper.stepperStyle(.coarseFine)
    case .default, nil: stepper
    }
  }
}

extension View {
  /// Makes held controls faster with every second, or not; `nil` leaves them as they are around the view.
  func accelerates(_ isOn: Bool?) -> some View {
    repeatTiming(acceleration: isOn.map { $0 ? Rhythm.Acceleration.staggered() : Rhythm.Acceleration.none })
  }
}

/// A slider of a value.
struct SliderControl: View {
  let context: ElementContext
  /// Identifies the control while a finger or the knob holds it.
  @State private var hold = Identity()

  var body: some View {
    if let value = context.value {
      Slider(
        value: value.number, stops: value.declaration.numbers.stops, format: value.declaration.numbers.format,
        label: { context.title }, onEditingChanged: { value.hold($0, by: hold) }
      )
      .modifier(TrackLook(context: context))
      .onDisappear { value.hold(false, by: hold) }
    }
  }
}

/// A slider with two handles.
struct RangeControl: View {
  let context: ElementContext
  /// Identifies the control while a finger or the knob holds it.
  @State private var hold = Identity()

  var body: some View {
    if let value = context.value {
      let declaration = value.declaration
      RangeSlider(
        value: value.range, in: context.bounds, step: declaration.numbers.step,
        minimumDistance: declaration.numbers.distance,
        format: declaration.numbers.format, showsBounds: context[NumberControls.showsBounds] ?? false,
        onEditingChanged: { value.hold($0, by: hold) }, label: { context.title }
      )
      .handleLabels(minimum: name(NumberControls.low), maximum: name(NumberControls.high))
      .modifier(TrackLook(context: context))
      .onDisappear { value.hold(false, by: hold) }
    }
  }

  /// The name of a handle; `nil` for the usual one.
  private func name(_ key: PanelKey<TextTemplate>) -> LocalizedStringKey? {
    context[key].map { context.model.key($0, context.texts) }
  }
}

/// The direction of a track, its ticks and the place of its numbers.
private struct TrackLook: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    content
      .sliderOrientation(context[NumberControls.orientation] ?? .horizontal)
      .sliderTicks(context[NumberControls.ticks] ?? false ? .stops : .none)
      .sliderLabels(context[NumberControls.placing] ?? .header)
  }
}
