import Runtime
import Values

/// How far a step of a step indicator has come.
public nonisolated enum StepState: String, Hashable, Sendable, CaseIterable {
  /// It is behind.
  case done
  /// It is the one to do now.
  case current
  /// It is still to come.
  case upcoming
  /// It went wrong.
  case failed
  /// It was left out.
  case skipped
}
