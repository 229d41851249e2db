import Runtime
import Values

/// The appearance of a clock.
public nonisolated enum ClockStyle: Hashable, Sendable, CaseIterable {
  /// A text such as 09:41.
  case digital
  /// A face with hands.
  case analog
}
