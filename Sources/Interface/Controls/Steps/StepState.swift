import Runtime
import Values

/// The state of one step of a step indicator. The raw value is read out by screen readers.
public nonisolated enum StepState: String, Hashable, Sendable, CaseIterable {
  /// The step is completed.
  case done
  /// The step is the current one.
  case current
  /// The step has not started.
  case upcoming
  /// The step was tried and failed.
  case failed
  /// The step was left out.
  case skipped
}
