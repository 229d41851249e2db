import Runtime
import Values

extension View {
  /// Sets the accessibility label of this view.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Sets the accessibility value of this view.
  @_disfavoredOverload
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Sets the accessibility hint of this view: what happens when it is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Adds a named accessibility action to this view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
}
