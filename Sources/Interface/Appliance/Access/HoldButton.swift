import Controls
import Looks
import Graphics
import Runtime
import Values

/// A press that has to last for a time, which its owner passes in.
private final class HeldPress: TimeDriven {
  let duration: Duration
  private let end = StoredLocation<Duration?>(nil)
  var action: () -> Void = {}
  /// The recent presses with the knob or a key that were too short.
  private var presses: [Duration] = []

  /// The number of short presses with the knob, and the time within which they count.
  private static let (count, window) = (3, Duration.seconds(2))

  init(_ duration: Duration) { self.duration = duration }

  /// The moment at which the press has lasted long enough; `nil` while the button is not held.
  var deadline: Duration? { end.read() }

  func hold(_ isHeld: Bool) {
    if isHeld, end.value == nil { end.write(PanelClock.now + duration) } else if !isHeld { end.write(nil) }
  }

  func press() {
    presses = presses.filter { PanelClock.now - $0 < Self.window } + [PanelClock.now]
    guard presses.count >= Self.count else { return }
    presses = []
    action()
  }

  func advance(to moment: Duration) {
    guard let due = end.value, due <= moment else { return }
    end.write(nil)
    action()
  }

  func clockWasSet(by difference: Duration) { end.write(end.value.map { $0 + difference }) }
}

/// A button that acts when it has been held for some seconds, for actions that must not happen by accident.
///
///     HoldButton("Hold to unlock") { isLocked = false }
///
/// It is held with a finger or a key. With the knob, whose long press leaves a layer, it is pressed three times within
/// two seconds.
@preconcurrency @MainActor public struct HoldButton: View {
  private let title: LocalizedStringKey
  private let action: () -> Void
  @State private var press: HeldPress
  @State private var isPressed = false
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.controlMetrics }) private var metrics
  @Environment({ $0.localizer }) private var words

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the words on the button.
  ///   - duration: the time for which the button has to be held.
  ///   - action: called once the button has been held.
  public init(_ title: LocalizedStringKey, for duration: Duration = .seconds(3), action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
    _press = State(wrappedValue: HeldPress(duration))
  }

  /// A button that fills from the leading edge while it is held, and counts the seconds that are left.
  public var body: some View {
    let press = press
    Text(title).font(.headline).lineLimit(1).shrinkable()
      .padding(.horizontal, metrics.padding * 2)
      .frame(maxWidth: .infinity, minHeight: metrics.touchHeight)
      .background { if let due = press.deadline { HoldProgress(due: due, duration: press.duration) } }
      .background { ControlBackground(fill: .theme(\.control), isPressed: isPressed) }
      .modifier(PressTouchModifier(isPressed: held, action: {}))
      .modifier(PressFocusModifier(radius: theme.metrics.cornerRadius, isPressed: held, action: { press.press() }))
      .semantics(Semantics(role: .button, label: words.text(of: title), press: action))
      .drives(press)
      .onAppear { press.action = action }
  }

  private func held(_ isHeld: Bool) {
    isPressed = isHeld
    press.hold(isHeld)
  }
}

/// The part of the time for which a button has been held, as a filled part of it, and the seconds that are left.
///
/// With reduced motion it is filled by whole seconds.
private struct HoldProgress: View {
  /// The moment at which the button acts.
  let due: Duration
  let duration: Duration
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.controlMetrics }) private var metrics
  @Environment({ $0.panelClock }) private var clock
  @Environment({ $0.accessibilityReduceMotion }) private var reducesMotion

  /// The time between two pictures.
  private static let pause = Duration.milliseconds(50)

  var body: some View {
    let (end, duration, reducesMotion) = (due - (clock?.origin.read() ?? .zero), duration, reducesMotion)
    TimedView { time in
      let left = max(0, (end - time) / .seconds(1))
      let seconds = (left - 1e-6).rounded(.up)
      let share = (reducesMotion ? seconds : left) / (duration / .seconds(1))
      let next = reducesMotion ? end - .seconds(seconds - 1) : time + Self.pause
      return (picture(1 - share, seconds: Int(seconds)), next: left > 0 ? next : nil)
    }
  }

  private func picture(_ fraction: Double, seconds: Int) -> some View {
    GeometryReader { space in
      Rectangle().fill(Color.accentColor.opacity(0.3)).frame(width: space.size.width * max(0, min(1, fraction)))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .clipShape(RoundedRectangle(cornerRadius: theme.metrics.cornerRadius))
    .overlay(alignment: .trailing) {
      Text(verbatim: "\(seconds)").font(.headline.monospacedDigit()).padding(.trailing, metrics.padding)
    }
  }
}
