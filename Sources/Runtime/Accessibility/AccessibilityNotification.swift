/// A namespace for messages from an application to a person who uses a screen reader.
@preconcurrency @MainActor public enum AccessibilityNotification {
  /// A text that is spoken once.
  ///
  ///     AccessibilityNotification.Announcement("The wash is done").post()
  @preconcurrency @MainActor public struct Announcement {
    private let text: String

    /// Creates an announcement, which is not made before ``post()`` is called.
    public init<S: StringProtocol>(_ announcement: S) { text = String(announcement) }

    /// Speaks the text, after those that are waiting.
    public func post() { Announcer.announce(text) }
  }
}
