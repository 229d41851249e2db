import Faceplate

/// The importance of additional accessibility content. On a panel all of it is read out.
public nonisolated enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// Read out on request, or always; both are always read out on a panel.
  case `default`, high
}

extension View {
  /// Adds a label with a value to what is read out after the view's hint. `importance` has no effect.
  @_disfavoredOverload
  @available(*, deprecated, message: "All content is read out on a panel; leave importance out.")
  public func accessibilityCustomContent<Label: StringProtocol, Value: StringProtocol>(
    _ label: Label, _ value: Value, importance: AccessibilityCustomContentImportance
  ) -> some View {
    accessibilityCustomContent(label, value)
  }

  /// Adds a localized label with a value to what is read out after the view's hint. `importance` has no effect.
  @available(*, deprecated, message: "All content is read out on a panel; leave importance out.")
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance
  ) -> some View {
    accessibilityCustomContent(labelKey, value)
  }

  /// Adds a localized label with a localized value to what is read out after the view's hint. `importance` has no
  /// effect.
  @available(*, deprecated, message: "All content is read out on a panel; leave importance out.")
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance
  ) -> some View {
    accessibilityCustomContent(labelKey, valueKey)
  }
}
