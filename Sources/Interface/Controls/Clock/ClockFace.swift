import Looks
import Runtime
import Values

/// A clock that shows a given time.
///
///     ClockFace(TimeOfDay(hour: 9, minute: 41)).clockStyle(.analog)
///
/// The face does not advance by itself: pass it a new time when the time changes.
public struct ClockFace: View {
  private let time: TimeOfDay
  @Environment({ $0.clockStyle }) private var style
  @Environment({ $0.hourCycle }) private var cycle
  @Environment({ $0.clockSeconds }) private var showsSeconds

  /// Creates a clock that shows a time.
  public init(_ time: TimeOfDay) { self.time = time }

  /// The clock as ``View/clockStyle(_:)`` sets it.
  public var body: some View {
    let text = time.text(cycle, showsSeconds: showsSeconds)
    face(text).semantics(Semantics(role: .text, label: text), children: .ignore)
  }

  @ViewBuilder private func face(_ text: String) -> some View {
    switch style {
    case .digital: ReservedText(text: text, widest: widest).monospacedDigit()
    case .analog: ClockHands(time: time, showsSeconds: showsSeconds)
    }
  }

  /// The widest text of any time, for which space is reserved.
  private var widest: String { TimeOfDay(hour: 22, minute: 0).text(cycle, showsSeconds: showsSeconds) }
}
