import Runtime

/// The focus of assistive technology. A panel has one focus for it, for the knob and for keys.
public typealias AccessibilityFocusState = FocusState

extension View {
  /// Binds the focus of this view to a condition.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition) }

  /// Binds the focus of this view to a state that identifies the focused view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}
