/// What an application tells somebody who cannot see the panel.
@preconcurrency @MainActor public enum AccessibilityNotification {
  /// Something that is said once.
  ///
  ///     AccessibilityNotification.Announcement("The wash is done").post()
  @preconcurrency @MainActor public struct Announcement {
    private let text: String

    /// An announcement.
    public init<S: StringProtocol>(_ announcement: S) { text = String(announcement) }

    /// Has it said, after what is being said.
    public func post() { Announcer.announce(text) }
  }
}
