import Faceplate
import Runtime

/// Light or dark, as sources of UIKit ask for it.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// A light or a dark appearance; `unspecified` for that of the panel.
  case unspecified, light, dark
}

/// The traits that a view is drawn with, as sources of UIKit ask for them.
public nonisolated struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Creates a collection of one trait.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// The appearance of the panel whose views are being built, or of the one that was made last; light before there is one.
  @preconcurrency @MainActor public static var current: UITraitCollection {
    guard let stage = Stage.ofRunningCode else { return UITraitCollection(userInterfaceStyle: .light) }
    let isDark = stage.environment.values.colorScheme == .dark
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}

extension UIScreen {
  /// The traits that the panel is drawn with.
  public var traitCollection: UITraitCollection { .current }
}
