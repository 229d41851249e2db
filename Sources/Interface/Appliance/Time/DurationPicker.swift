import Controls
import Looks
import Runtime
import Values

/// Chooses a duration with wheels for hours, minutes and seconds.
///
///     DurationPicker("Time", selection: $time, in: .seconds(60)...(.seconds(5 * 3600)))
///
/// A wheel that could only show zero is left out, unless the present duration needs it. Each works with fingers, the
/// knob and keys, like any wheel.
///
/// With a step, a wheel has the numbers that occur in the steps with the numbers on its left:
///
///     DurationPicker("Rest", selection: $rest, in: .zero...(.seconds(600)), step: .seconds(90))
///
/// There the minutes are 0, 1, 3, 4, 6, 7, 9 and 10. The seconds are 30 beside 1, 4 and 7 minutes, otherwise 0.
@preconcurrency @MainActor public struct DurationPicker<Label: View>: View {
  private let selection: Binding<Duration>
  private let range: ClosedRange<Duration>
  /// The steps; `nil` if each second can be chosen.
  private let steps: DurationSteps?
  private let showsSeconds: Bool
  private let label: Label

  /// Creates a picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: the duration.
  ///   - range: the durations that can be chosen. A duration outside is shown unchanged, and a change leads to the
  ///     nearest one inside.
  ///   - showsSeconds: whether seconds can be chosen.
  public init(
    selection: Binding<Duration>, in range: ClosedRange<Duration>, showsSeconds: Bool = false,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.range, self.showsSeconds, self.label) = (selection, range, showsSeconds, label())
    steps = nil
  }

  /// Creates a picker of durations with steps whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: the duration. A duration that is beside the steps is shown unchanged, and a change leads to a step.
  ///   - range: the durations that can be chosen.
  ///   - step: the distance between two durations, counted from the lower bound. The last one is the upper bound. A step
  ///     that is not positive is ignored; of one below a second, the wheels have the whole seconds.
  public init(
    selection: Binding<Duration>, in range: ClosedRange<Duration>, step: Duration, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.range, steps, self.label) = (selection, range, DurationSteps(range, step: step), label())
    showsSeconds = steps?.needs(1) ?? false
  }

  /// Creates a picker whose label is a view.
  ///
  /// - Parameters:
  ///   - stops: the seconds that can be chosen; `nil` for each in the range.
  ///   - showsSeconds: whether seconds can be chosen; `nil` if the steps need them.
  package init(
    selection: Binding<Duration>, in range: ClosedRange<Duration>, stops: Stops<Double>?, showsSeconds: Bool?,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.range, steps, self.label) = (selection, range, DurationSteps(stops), label())
    self.showsSeconds = showsSeconds != false && (steps?.needs(1) ?? (showsSeconds ?? false))
  }

  /// The wheels side by side.
  public var body: some View {
    let now = selection.wrappedValue
    let longest = max(range.upperBound, now)
    let showsHours = longest >= .seconds(3600)
    let showsSeconds = showsSeconds || Self.part(of: now, 1) > 0
    VStack(spacing: 8) {
      ShownLabel(label: label)
      HStack(spacing: 8) {
        if showsHours {
          // If the present hours are more than can be chosen, they are shown in one more row.
          let (most, present) = (Self.part(of: range.upperBound, 3600), Self.part(of: now, 3600))
          wheel("Hours", 3600) { Array(0...most) + (present > most ? [present] : []) }
        }
        if needsMinutes(now) || !showsHours && !showsSeconds {
          wheel("Minutes", 60) { Array(0...(showsHours ? 59 : Self.part(of: longest, 60))) }
        }
        if showsSeconds { wheel("Seconds", 1) { Array(0...59) } }
      }
      // A duration is written with the hours on the left in every language.
      .environment(.leftToRight) { $0.layoutDirection = $1 }
    }
    .accessibilityElement(children: .contain)
  }

  /// Whether minutes can be chosen, or the present duration has some.
  private func needsMinutes(_ now: Duration) -> Bool { steps?.needs(60) ?? true || Self.part(of: now, 60) > 0 }

  /// The wheel of a part, which counts `unit` seconds.
  ///
  /// - Parameter all: the numbers of durations without steps.
  private func wheel(_ title: LocalizedStringKey, _ unit: Int, _ all: () -> [Int]) -> some View {
    let (selection, range, steps) = (selection, range, steps)
    let numbers = steps?.numbers(unit, at: selection.wrappedValue.inSeconds) ?? all()
    let value = Binding(
      get: { Self.part(of: selection.wrappedValue, unit) },
      set: { number in
        if let steps {
          let now = selection.wrappedValue.inSeconds
          let changed = steps.seconds(turning: unit, to: number, at: now).flatMap { Duration(inSeconds: $0) }
          if let changed { selection.wrappedValue = changed }
          return
        }
        let changed = selection.wrappedValue + .seconds((number - Self.part(of: selection.wrappedValue, unit)) * unit)
        selection.wrappedValue = min(max(changed, range.lowerBound), range.upperBound)
      })
    return VStack(spacing: 2) {
      Picker(.toolkit(title), selection: value) {
        ForEach(numbers, id: \.self) { Text(verbatim: "\($0)").monospacedDigit().tag($0) }
      }
      .pickerStyle(.wheel)
      .frame(width: 72)
      Text(.toolkit(title)).font(.caption).foregroundStyle(.secondary).lineLimit(1).shrinkable().frame(maxWidth: 80)
        .accessibilityHidden(true)
    }
  }

  /// The number on the wheel of a part.
  private static func part(of duration: Duration, _ unit: Int) -> Int {
    DurationSteps.part(of: duration.inSeconds, unit)
  }
}

extension DurationPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Duration>, in range: ClosedRange<Duration>,
    showsSeconds: Bool = false
  ) {
    self.init(selection: selection, in: range, showsSeconds: showsSeconds) { Text(titleKey) }
  }

  /// Creates a picker of durations with steps, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Duration>, in range: ClosedRange<Duration>, step: Duration
  ) {
    self.init(selection: selection, in: range, step: step) { Text(titleKey) }
  }
}
