import Runtime

extension View {
  /// Adds a label with a value to what is read out after the view's hint.
  @_disfavoredOverload
  public func accessibilityCustomContent<Label: StringProtocol, Value: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> some View {
    changingElement { [words = "\(label), \(value)"] in $0.addContent(words) }
  }

  private func addingToHint<Words: View>(_ words: Words) -> some View {
    changingElement(reading: words) { $0.addContent($1) }
  }

  /// Adds a localized label with a value to what is read out after the view's hint.
  public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View {
    addingToHint(
      HStack {
        Text(labelKey)
        value
      })
  }

  /// Adds a localized label with a localized value to what is read out after the view's hint.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View {
    accessibilityCustomContent(labelKey, Text(valueKey))
  }
}

extension SemanticsElement {
  /// Adds content to what is read after the hint.
  fileprivate mutating func addContent(_ words: String) {
    hint = hint.isEmpty ? words : "\(hint), \(words)"
    privacy.isHintContent = true
  }
}
