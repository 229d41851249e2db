import Controls
import Looks
import Runtime

private enum ClockSynchronizationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether clocks warn while the machine's clock is not synchronized.
  public var clockSynchronization: Bool {
    get { self[ClockSynchronizationKey.self] }
    set { self[ClockSynchronizationKey.self] = newValue }
  }
}

extension View {
  /// Has clocks in this view warn, with a symbol and in words, while no time server keeps the machine's clock right.
  ///
  ///     WallClock().clockSynchronization()
  ///
  /// A machine that takes its time from a battery-backed clock alone is never synchronized. The state is read when the
  /// clock changes, so the panel is not woken for it.
  public func clockSynchronization(_ warns: Bool = true) -> some View {
    environment(warns) { $0.clockSynchronization = $1 }
  }
}

/// A clock with a warning beside it, if its time may be wrong.
struct ClockWithState: View {
  let face: ClockFace
  let isWrong: Bool

  var body: some View {
    if isWrong {
      HStack(spacing: 6) {
        face
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange).imageScale(.small)
          .accessibilityLabel(Text(.toolkit("The clock is not synchronized")))
      }
    } else {
      face
    }
  }
}
