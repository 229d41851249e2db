import Faceplate

extension ShareLink {
  /// Creates a link with a label that is a view. A QR code has neither a subject nor a message.
  @available(*, deprecated, message: "A QR code has neither a subject nor a message; leave them out.")
  @_disfavoredOverload
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(item: item, label: label)
  }

  /// Creates a link with a label that is a view, and says what is shared. A QR code has neither a subject nor a message.
  @available(*, deprecated, message: "A QR code has neither a subject nor a message; leave them out.")
  @_disfavoredOverload
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
  ) { self.init(item: item, preview: preview, label: label) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with the standard label. A QR code has neither a subject nor a message.
  @available(*, deprecated, message: "A QR code has neither a subject nor a message; leave them out.")
  @_disfavoredOverload
  public init(item: String, subject: Text? = nil, message: Text? = nil) { self.init(item: item) }

  /// Creates a link with the standard label, and says what is shared. A QR code has neither a subject nor a message.
  @available(*, deprecated, message: "A QR code has neither a subject nor a message; leave them out.")
  @_disfavoredOverload
  public init(item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    self.init(item: item, preview: preview)
  }

  /// Creates a link with a localized title, and says what is shared. A QR code has neither a subject nor a message.
  @available(*, deprecated, message: "A QR code has neither a subject nor a message; leave them out.")
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { self.init(titleKey, item: item, preview: preview) }
}
