/// A panel as it introduces itself to others.
package struct PanelIdentity: Hashable, Sendable {
  /// The name in topics.
  package var name: String
  /// The title for people.
  package var title: String
  /// The buttons that others may press.
  package var buttons: [Button]
  /// The alarms that others may see.
  package var alarms: [Alarm]

  /// A button that others may press.
  package struct Button: Hashable, Sendable {
    package var name: String
    package var title: String

    /// Creates a button.
    package init(name: String, title: String) { (self.name, self.title) = (name, title) }
  }

  /// An alarm that others may see.
  package struct Alarm: Hashable, Sendable {
    package var name: String
    package var title: String

    /// Creates an alarm.
    package init(name: String, title: String) { (self.name, self.title) = (name, title) }
  }

  /// Creates an identity.
  package init(name: String, title: String, buttons: [Button] = [], alarms: [Alarm] = []) {
    (self.name, self.title, self.buttons, self.alarms) = (name, title, buttons, alarms)
  }
}
