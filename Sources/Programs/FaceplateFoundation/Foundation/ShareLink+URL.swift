import Controls
import Foundation
import Looks
import Runtime

extension ShareLink {
  /// Creates a link to an address with a label that is a view.
  @_alwaysEmitIntoClient public init(item: URL, @ViewBuilder label: () -> Label) {
    self.init(item: item.absoluteString, label: label)
  }
}

extension ShareLink {
  /// Creates a link to an address with a label that is a view, and says what is shared.
  @_alwaysEmitIntoClient public init(item: URL, preview: SharePreview, @ViewBuilder label: () -> Label) {
    self.init(item: item.absoluteString, preview: preview, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link to an address with the standard label.
  @_alwaysEmitIntoClient public init(item: URL) { self.init(item: item.absoluteString) }

  /// Creates a link to an address with the standard label, and says what is shared.
  @_alwaysEmitIntoClient public init(item: URL, preview: SharePreview) {
    self.init(item: item.absoluteString, preview: preview)
  }

  /// Creates a link to an address with a localized title and the standard symbol.
  @_alwaysEmitIntoClient public init(_ titleKey: LocalizedStringKey, item: URL) {
    self.init(titleKey, item: item.absoluteString)
  }

  /// Creates a link to an address with a title and the standard symbol.
  @_alwaysEmitIntoClient @_disfavoredOverload public init<S: StringProtocol>(_ title: S, item: URL) {
    self.init(title, item: item.absoluteString)
  }

  /// Creates a link to an address with a localized title and the standard symbol, and says what is shared.
  @_alwaysEmitIntoClient public init(_ titleKey: LocalizedStringKey, item: URL, preview: SharePreview) {
    self.init(titleKey, item: item.absoluteString, preview: preview)
  }

  /// Creates a link to an address with a title and the standard symbol, and says what is shared.
  @_alwaysEmitIntoClient @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: URL, preview: SharePreview
  ) {
    self.init(title, item: item.absoluteString, preview: preview)
  }
}
