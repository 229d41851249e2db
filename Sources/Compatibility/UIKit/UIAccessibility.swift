import Looks
import Faceplate
import Runtime

/// A person's accessibility settings, as sources of UIKit ask for them. Views read the same from their environment, and
/// are evaluated again when it changes.
@preconcurrency @MainActor public enum UIAccessibility {
  private static var environment: EnvironmentValues {
    Stage.ofRunningCode.map { $0.environment.values } ?? EnvironmentValues()
  }

  /// Whether gradual movement is to be avoided.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether translucency is to be avoided.
  public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
  /// Whether a screen reader reads the panel, by voice or in braille.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether the person has chosen increased contrast, which darkens colours.
  public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
  /// Whether text is shown in bold.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether a difference in colour must also show in another way, such as in a symbol.
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
