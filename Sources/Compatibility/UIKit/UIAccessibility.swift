import Looks
import Faceplate
import Runtime

/// What a person needs of the panel, as sources of UIKit ask for it. Views read the same from their environment, and are
/// evaluated again when it changes.
@preconcurrency @MainActor public enum UIAccessibility {
  private static var environment: EnvironmentValues {
    (Stage.current ?? Stage.latest).map { $0.environment.values } ?? EnvironmentValues()
  }

  /// Whether nothing is to change its place gradually.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether nothing is to shine through.
  public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
  /// Whether a voice or a braille display reads the panel out.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether the person has chosen an increased contrast, by which colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
  /// Whether text is set bold.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether what differs in colour has to differ in something else, too.
  public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }

  /// A kind of announcement.
  public nonisolated struct Notification: Hashable, Sendable {
    private let name: String
    /// A text that is read out; any other argument is ignored.
    public static let announcement = Notification(name: "announcement")
    /// A new page, and a change of the page. A panel notices these by itself; a text beside them is read out.
    public static let screenChanged = Notification(name: "screenChanged"),
      layoutChanged = Notification(name: "layoutChanged")
  }

  /// Reads a text out.
  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String { AccessibilityNotification.Announcement(text).post() }
  }
}
