extension View {
  /// Makes controls in this view unusable, in addition to what ancestors say.
  public func disabled(_ isDisabled: Bool) -> some View { modifier(EnvironmentModifier(disabled: isDisabled)) }
}
