import Appliance
import Looks
import Graphics
import Runtime
import Values

/// A timer in a row, or as a ring with its buttons below.
struct TimerControl: View {
  let context: ElementContext
  @Environment({ $0.screenMetrics }) private var metrics

  /// The least side of a ring in which the time can be read.
  private static let ring = 120.0

  var body: some View {
    if let timers = context.model.timers, let name = context[TimeControls.name] {
      if context[TimeControls.look] == .ring, let duration {
        VStack(spacing: metrics.rowSpacing) {
          CountdownRing(timers[name].phase == .idle ? PanelTimer(duration) : timers[name])
            .frame(minWidth: Self.ring, minHeight: Self.ring)
          row(timers, name)
        }
      } else {
        row(timers, name)
      }
    }
  }

  /// The time and the buttons side by side.
  @ViewBuilder private func row(_ timers: PanelTimers, _ name: String) -> some View {
    if context.has(TimeControls.time) {
      TimerRow(title(name), timers: timers, name: name, duration: duration ?? .zero).disabled(duration == nil)
    } else {
      TimerRow(title(name), timers: timers, name: name)
    }
  }

  /// The time that the timer counts down; `nil` if it counts up, or if the time is unknown.
  private var duration: Duration? { context.duration(TimeControls.time) }

  /// The title, or what the name says.
  private func title(_ name: String) -> LocalizedStringKey {
    context.has(ItemKeys.label) ? context.titleKey : LocalizedStringKey(DocumentReader.title(of: name))
  }
}

/// Wheels for a duration.
struct DurationControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let bounds = context.bounds
      let (least, most) = (Duration(inSeconds: bounds.lowerBound), Duration(inSeconds: bounds.upperBound))
      KnownValue(context: context) {
        DurationPicker(
          selection: value.binding({ if case .duration(let time) = $0 { time } else { nil } }, else: .zero) {
            .duration($0)
          }, in: (least ?? .zero)...max(most ?? .zero, least ?? .zero), stops: value.declaration.numbers.wheelStops,
          showsSeconds: context[NumberControls.showsSeconds]
        ) { context.title }
      }
      .modifier(HoldsValue(value: value))
    }
  }
}
