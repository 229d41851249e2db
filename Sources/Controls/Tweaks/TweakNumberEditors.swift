import Runtime
import Values

/// A number: in few steps a stepper, in many a slider, both with the value beside.
struct TweakNumberEditor<Value: TweakValue & Strideable>: View {
  /// From this many stops on a slider is quicker.
  private static var stepperStops: Int { 24 }

  let tweak: TweakEditing<Value>
  /// The step where the declaration names neither range nor step.
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

/// Part of a range, by two handles.
struct TweakRangeEditor<Bound: TweakValue & Strideable>: View {
  let tweak: TweakEditing<ClosedRange<Bound>>

  var body: some View {
    if let limits = tweak.limits as? TweakLimits<Bound, Bound.Stride> {
      RangeSlider(tweak.title, value: tweak.value, in: limits.range, step: limits.step, format: tweak.format)
    }
  }
}

/// A time: within a range a slider, otherwise a stepper whose steps grow with it.
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

  /// The step, or a hundredth of the range.
  private func step(in range: ClosedRange<Duration>) -> Duration {
    if let step = (tweak.limits as? TweakLimits<Duration, Duration>)?.step, step > .zero { return step }
    return (range.upperBound - range.lowerBound) / 100
  }

  private func count(in range: ClosedRange<Duration>) -> Int {
    max(1, Int(((range.upperBound - range.lowerBound) / step(in: range)).rounded(.down)))
  }

  private func position(in range: ClosedRange<Duration>) -> Binding<Double> {
    let step = step(in: range)
    return Binding(
      get: { (tweak.value.wrappedValue - range.lowerBound) / step },
      set: { tweak.value.wrappedValue = range.lowerBound + step * Int($0.rounded()) })
  }

  /// By a tenth to the next power of ten, so that a time of any size is soon there.
  private func move(up: Bool) {
    let value = tweak.value.wrappedValue
    var step = Duration.milliseconds(1)
    while step * 20 <= value { step = step * 10 }
    tweak.value.wrappedValue = up ? value + step : max(.zero, value - step)
  }
}

/// Two numbers side by side.
struct TweakPairEditor: View {
  let title: String
  let names: (String, String)
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
    Stepper(names.0, value: first, in: range, step: 1, format: .number)
    Stepper(names.1, value: second, in: range, step: 1, format: .number)
  }
}
