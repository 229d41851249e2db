import Runtime
import Values

/// A clock that shows one time.
///
///     ClockFace(TimeOfDay(hour: 9, minute: 41)).clockStyle(.analog)
///
/// It has no time of its own: whoever shows it says which one it is.
public struct ClockFace: View {
  private let time: TimeOfDay
  @Environment(\.clockStyle) private var style
  @Environment(\.hourCycle) private var cycle
  @Environment(\.clockSeconds) private var showsSeconds

  /// A clock at a time.
  public init(_ time: TimeOfDay) { self.time = time }

  /// The clock as its style draws it.
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

  /// As wide as any time.
  private var widest: String { TimeOfDay(hour: 22, minute: 0).text(cycle, showsSeconds: showsSeconds) }
}
