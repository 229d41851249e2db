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
@preconcurrency @MainActor public struct DurationPicker<Label: View>: View {
  private let selection: Binding<Duration>
  private let range: ClosedRange<Duration>
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
  }

  /// The wheels side by side.
  public var body: some View {
    let now = selection.wrappedValue
    let longest = max(range.upperBound, now)
    VStack(spacing: 8) {
      ShownLabel(label: label)
      HStack(spacing: 8) {
        if longest >= .seconds(3600) {
          // If the present hours are more than can be chosen, they are shown in one more row.
          let (most, present) = (Self.part(of: range.upperBound, 3600), Self.part(of: now, 3600))
          wheel("Hours", 3600, Array(0...most) + (present > most ? [present] : []))
        }
        wheel("Minutes", 60, Array(0...(longest >= .seconds(3600) ? 59 : Self.part(of: longest, 60))))
        if showsSeconds || Self.part(of: now, 1) > 0 { wheel("Seconds", 1, Array(0...59)) }
      }
      // A duration is written with the hours on the left in every language.
      .environment(.leftToRight) { $0.layoutDirection = $1 }
    }
    .accessibilityElement(children: .contain)
  }

  /// The wheel of a part, which counts `unit` seconds.
  private func wheel(_ title: LocalizedStringKey, _ unit: Int, _ numbers: [Int]) -> some View {
    let (selection, range) = (selection, range)
    let value = Binding(
      get: { Self.part(of: selection.wrappedValue, unit) },
      set: { number in
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
    let seconds = Int(min(max(duration / .seconds(1), 0), 1e9))
    return unit == 3600 ? seconds / 3600 : seconds / unit % 60
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
}
