import Faceplate

extension Tab {
  /// Creates a page that a value selects. The role has no effect: the label says what the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a label; leave it out.")
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a page with a title and a symbol. The role has no effect: the title says what the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a title; leave it out.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a page with a localized title and a symbol. The role has no effect: the title says what the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a title; leave it out.")
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a page with a title and a picture of the catalogue. The role has no effect: the title says what the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a title; leave it out.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: image, value: value, content: content)
  }

  /// Creates a page with a localized title and a picture of the catalogue. The role has no effect: the title says what
  /// the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a title; leave it out.")
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, value: value, content: content)
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a page with a title and a picture of the catalogue. The role has no effect: the title says what the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a title; leave it out.")
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, content: content)
  }

  /// Creates a page with a title and a symbol. The role has no effect: the title says what the page is.
  @available(*, deprecated, message: "A role does not change a tab that has a title; leave it out.")
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }
}

extension TabSection {
  /// Creates a section. The title is not shown.
  @available(*, deprecated, message: "The tabs of a section are among the others; leave the title out.")
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a section. The title is not shown.
  @available(*, deprecated, message: "The tabs of a section are among the others; leave the title out.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
    self.init(content: content)
  }
}
