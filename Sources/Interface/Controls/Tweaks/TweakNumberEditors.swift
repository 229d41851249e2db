import Looks
import Runtime
import Values

/// The editor of a number: a stepper for few possible values, otherwise a slider.
struct TweakNumberEditor<Value: TweakValue & Strideable>: View {
  /// The maximum number of possible values for which a stepper is used.
  private static var stepperStops: Int { 24 }

  let tweak: TweakEditing<Value>
  /// The range of the slider if the declaration has none.
  let open: OpenRange<Value>

  var body: some View {
    if let limits = tweak.limits as? TweakLimits<Value, Value.Stride> {
      let stops = Stops(limits.range, step: limits.step)
      if let count = stops.count, count <= Self.stepperStops {
        Stepper(tweak.title, value: tweak.value, stops: stops, format: tweak.format)
      } else {
        Slider(tweak.title, value: tweak.value, in: limits.range, step: limits.step, format: tweak.format)
      }
    } else {
      OpenNumberEditor(tweak: tweak, open: open)
    }
  }
}

/// The range and the rounding for a number whose range is unknown.
struct OpenRange<Value: TweakValue & Strideable> {
  /// Returns the range of the slider for a value.
  let range: (Value) -> ClosedRange<Value>
  /// Rounds the value of the handle, so that it is legible in the config file.
  let round: (Value) -> Value
}

extension OpenRange where Value: BinaryFloatingPoint {
  /// From 1 to 100, and as far beyond as twice the value reaches; in hundredths.
  static var fractional: OpenRange {
    OpenRange { value in
      let far = Swift.max(-Value.greatestFiniteMagnitude / 4, Swift.min(value * 2, .greatestFiniteMagnitude / 4))
      return (value < 1 ? Swift.min(0, far) : 1)...Swift.max(100, far)
    } round: {
      abs($0) < 1e12 ? ($0 * 100).rounded() / 100 : $0
    }
  }
}

extension OpenRange where Value: FixedWidthInteger {
  /// From 1 to 100, and as far beyond as twice the value reaches.
  static var whole: OpenRange {
    OpenRange { value in
      let (twice, overflows) = value.multipliedReportingOverflow(by: 2)
      let far = overflows ? (value < 0 ? Value.min : .max) : twice
      return (value < 1 ? Swift.min(0, far) : 1)...Swift.max(100, far)
    } round: {
      $0
    }
  }
}

/// The editor of a number whose range is unknown: a slider with a range for the value at its first appearance.
private struct OpenNumberEditor<Value: TweakValue & Strideable>: View {
  let tweak: TweakEditing<Value>
  let open: OpenRange<Value>
  @State private var range: ClosedRange<Value>

  init(tweak: TweakEditing<Value>, open: OpenRange<Value>) {
    (self.tweak, self.open) = (tweak, open)
    _range = State(initialValue: open.range(tweak.value.wrappedValue))
  }

  var body: some View {
    let value = tweak.value.wrappedValue
    // The file may set a value that is far from the first one.
    let shown = min(range.lowerBound, value)...max(range.upperBound, value)
    Slider(
      tweak.title,
      value: Binding(get: { tweak.value.wrappedValue }, set: { tweak.value.wrappedValue = open.round($0) }),
      in: shown, format: tweak.format)
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
  @Environment({ $0.localizer }) private var words
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
