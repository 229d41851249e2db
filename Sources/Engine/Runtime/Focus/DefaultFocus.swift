extension View {
  /// Moves the focus, when the view appears, to the view inside it that is bound to a value.
  ///
  /// - Parameters:
  ///   - binding: the focus state.
  ///   - value: the value of the view to focus.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Gives the view the focus first, when a key or the knob is used and no view has the focus.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus))
  }

  /// Groups views for the arrow keys: the focus moves to views in the section before it moves to views beside the
  /// section.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }

  /// Confines the focus to the view, as a dialog does, while this is active. Afterwards the focus returns to where it
  /// was.
  ///
  /// - Parameter keepsFocusOnTouch: whether a touch on the view leaves the focus where it is.
  package func focusLayer(_ isActive: Bool = true, keepsFocusOnTouch: Bool = false) -> some View {
    modifier(FocusLayerModifier(isActive: isActive, keepsFocusOnTouch: keepsFocusOnTouch))
  }
}
