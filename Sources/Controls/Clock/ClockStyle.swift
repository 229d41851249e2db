import Runtime
import Values

/// How a clock looks.
public nonisolated enum ClockStyle: Hashable, Sendable, CaseIterable {
  /// In digits.
  case digital
  /// A face with hands.
  case analog
}
