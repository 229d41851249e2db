/// A panel as it introduces itself to others.
package struct PanelIdentity: Hashable, Sendable {
  /// The name in topics.
  package var name: String
  /// The title for people.
  package var title: String
  /// The buttons that others may press.
  package var buttons: [Button]

  /// A button that others may press.
  package struct Button: Hashable, Sendable {
    package var name: String
    package var title: String

    /// Creates a button.
    package init(name: String, title: String) { (self.name, self.title) = (name, title) }
  }

  /// Creates an identity.
  package init(name: String, title: String, buttons: [Button] = []) {
    (self.name, self.title, self.buttons) = (name, title, buttons)
  }
}
