/// A namespace for messages from an application to a person who uses a screen reader.
@preconcurrency @MainActor public enum AccessibilityNotification {
  /// The urgency of an announcement: whether it interrupts speech or waits.
  public nonisolated enum AnnouncementPriority: Hashable, Sendable {
    /// Once the current announcement has ended.
    case `default`
    /// At once, before everything else: an alarm. Only a person's wish for silence ends it.
    case high
  }

  /// A text that is spoken once.
  ///
  ///     AccessibilityNotification.Announcement("The wash is done").post()
  ///     AccessibilityNotification.Announcement("The door is open", priority: .high).post()
  @preconcurrency @MainActor public struct Announcement {
    private let text: String
    private let priority: AnnouncementPriority
    private let isPrivate: Bool

    /// Creates an announcement, which is not made before ``post()`` is called.
    ///
    /// - Parameters:
    ///   - announcement: the text.
    ///   - priority: the priority among announcements.
    ///   - isPrivate: whether the text is for the person at the panel alone: it is said on a headset only, and other
    ///     programs do not receive it.
    public init<S: StringProtocol>(
      _ announcement: S, priority: AnnouncementPriority = .default, isPrivate: Bool = false
    ) {
      (text, self.priority, self.isPrivate) = (String(announcement), priority, isPrivate)
    }

    /// Speaks the text, after those that are waiting or, if it has a high priority, at once.
    public func post() { Announcer.announce(text, isUrgent: priority == .high, isPrivate: isPrivate) }
  }
}
