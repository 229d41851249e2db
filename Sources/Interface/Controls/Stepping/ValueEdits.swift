import Runtime

/// The edits of a control's value. The application is notified when an edit begins and ends.
///
/// A touch is an edit from its beginning to its end, and the knob edits from one press to the next. A key, Home and End,
/// and a step by assistive technology are separate edits, unless one is under way: then they belong to it.
final class ValueEdits {
  /// The input that makes an edit.
  private nonisolated enum Source {
    case touch, knob, change
  }

  private var sources: Set<Source> = []
  /// Restores the value from before the edit by the knob.
  private var restore: (() -> Void)?

  /// Called when an edit begins, while a number is typed.
  var began: (() -> Void)?

  init() {}

  /// Makes a change that is a separate edit unless one is under way.
  ///
  /// - Parameter tell: called with true at the beginning of an edit and with false at its end.
  @discardableResult
  func change<Result>(_ tell: (Bool) -> Void, _ action: () -> Result) -> Result {
    begin(.change, tell)
    defer { end(.change, tell) }
    return action()
  }

  /// Begins or ends an edit by touch.
  func touch(_ isTouched: Bool, _ tell: (Bool) -> Void) {
    if isTouched { begin(.touch, tell) } else { end(.touch, tell) }
  }

  /// Begins an edit by the knob.
  ///
  /// - Parameter restore: restores the present value.
  func beginByKnob(restoring restore: @escaping () -> Void, _ tell: (Bool) -> Void) {
    self.restore = restore
    begin(.knob, tell)
  }

  /// Restores the value from before the edit by the knob.
  func revert() { restore?() }

  /// Ends the edit by the knob if the focus no longer edits.
  func focusChanged(_ status: FocusStatus, _ tell: (Bool) -> Void) {
    if status.isEditing { return }
    restore = nil
    end(.knob, tell)
  }

  private func begin(_ source: Source, _ tell: (Bool) -> Void) {
    let isFirst = sources.isEmpty
    sources.insert(source)
    if isFirst {
      began?()
      tell(true)
    }
  }

  private func end(_ source: Source, _ tell: (Bool) -> Void) {
    if sources.remove(source) != nil, sources.isEmpty { tell(false) }
  }
}
