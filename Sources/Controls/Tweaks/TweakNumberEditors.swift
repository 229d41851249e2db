import Runtime
import Values

/// The editor of a number: a stepper for few possible values, otherwise a slider.
struct TweakNumberEditor<Value: TweakValue & Strideable>: View {
  /// The maximum number of possible values for which a stepper is used.
  private static var stepperStops: Int { 24 }

  let tweak: TweakEditing<Value>
  /// The step of a tweak without a range.
  let looseStep: Value.Stride

  var body: some View {
    if let limits = tweak.limits as? TweakLimits<Value, Value.Stride> {
      let stops = Stops(limits.range, step: limits.step)
      if let count = stops.count, count <= Self.stepperStops {
        Stepper(tweak.title, value: tweak.value, stops: stops, format: tweak.format)
      } else {
        Slider(tweak.title, value: tweak.value, in: limits.range, step: limits.step, format: tweak.format)
      }
    } else {
      Stepper(tweak.title, value: tweak.value, step: looseStep, format: tweak.format)
    }
  }
}

/// The editor of a part of a range: a slider with two handles.
struct TweakRangeEditor<Bound: TweakValue & Strideable>: View {
  let tweak: TweakEditing<ClosedRange<Bound>>

  var body: some View {
    if let limits = tweak.limits as? TweakLimits<Bound, Bound.Stride> {
      RangeSlider(tweak.title, value: tweak.value, in: limits.range, step: limits.step, format: tweak.format)
    }
  }
}

/// The editor of a duration: a slider within a range, otherwise a stepper whose step grows with the value.
struct TweakDurationEditor: View {
  let tweak: TweakEditing<Duration>

  var body: some View {
    if let range = tweak.range(of: Duration.self), range.lowerBound < range.upperBound {
      VStack(spacing: 2) {
        HStack {
          Text(tweak.title)
          Spacer()
          Text(text).monospacedDigit()
        }
        .accessibilityHidden(true)
        Slider(value: position(in: range), in: 0...Double(count(in: range)), step: 1) { Text(tweak.title) }
          .accessibilityValue(text)
      }
    } else {
      Stepper(
        onIncrement: { move(up: true) }, onDecrement: tweak.value.wrappedValue > .zero ? { move(up: false) } : nil
      ) {
        HStack {
          Text(tweak.title)
          Spacer()
          Text(text).monospacedDigit()
        }
      }
    }
  }

  private var text: String { tweak.value.wrappedValue.tweakText }

  /// The step of the declaration, or a hundredth of the range.
  private func step(in range: ClosedRange<Duration>) -> Duration {
    if let step = (tweak.limits as? TweakLimits<Duration, Duration>)?.step, step > .zero { return step }
    return (range.upperBound - range.lowerBound) / 100
  }

  /// The number of steps in the range, at least 1.
  private func count(in range: ClosedRange<Duration>) -> Int {
    max(1, Int(((range.upperBound - range.lowerBound) / step(in: range)).rounded(.down)))
  }

  /// A binding to the index of the step.
  private func position(in range: ClosedRange<Duration>) -> Binding<Double> {
    let step = step(in: range)
    return Binding(
      get: { (tweak.value.wrappedValue - range.lowerBound) / step },
      set: { tweak.value.wrappedValue = range.lowerBound + step * Int($0.rounded()) })
  }

  /// Changes the duration by a step between a twentieth and a half of it, a power of ten in milliseconds, so
  /// that any duration is reached quickly.
  private func move(up: Bool) {
    let value = tweak.value.wrappedValue
    var step = Duration.milliseconds(1)
    while step * 20 <= value { step = step * 10 }
    tweak.value.wrappedValue = up ? value + step : max(.zero, value - step)
  }
}

/// The editor of a pair of numbers: two steppers, side by side where there is room.
struct TweakPairEditor: View {
  let title: String
  let names: (LocalizedStringKey, LocalizedStringKey)
  @Environment(\.localizer) private var words
  let first: Binding<Double>
  let second: Binding<Double>
  let range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 24) { steppers }
        VStack(spacing: 6) { steppers }
      }
    }
  }

  @ViewBuilder private var steppers: some View {
    Stepper(words(names.0), value: first, in: range, step: 1, format: .number)
    Stepper(words(names.1), value: second, in: range, step: 1, format: .number)
  }
}
