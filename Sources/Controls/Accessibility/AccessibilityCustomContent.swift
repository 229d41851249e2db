import Runtime

/// How urgent what is told beside a value is.
public nonisolated enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// It is told if somebody asks, or always.
  case `default`, high
}

extension View {
  /// Adds something to what is read out for the view, after its value.
  @_disfavoredOverload
  public func accessibilityCustomContent<Label: StringProtocol, Value: StringProtocol>(
    _ label: Label, _ value: Value, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    changingElement { [words = "\(label), \(value)"] in $0.hint = $0.hint.isEmpty ? words : "\($0.hint), \(words)" }
  }

  /// Adds something to what is read out for the view, after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey.string, value.string, importance: importance)
  }

  /// Adds something to what is read out for the view, after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey.string, valueKey.string, importance: importance)
  }
}
