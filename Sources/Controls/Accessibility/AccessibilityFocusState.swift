import Runtime

/// Whether somebody who hears the panel is at a view. There is one focus for all who work the panel without touch.
public typealias AccessibilityFocusState = FocusState

extension View {
  /// Ties whether the view has the focus to a state.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition) }

  /// Ties whether the view has the focus to a state that says which view has it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}
