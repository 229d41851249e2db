import Faceplate
import Runtime

/// The surface of the panel, as sources of UIKit ask for it.
@preconcurrency @MainActor public final class UIWindow {
  static let panel = UIWindow()

  private init() {}

  /// The margins that a notch or a bar would need: a panel has none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The whole surface, in points; empty before there is a panel.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The whole surface, in points; empty before there is a panel.
  public var frame: CGRect { bounds }
  /// The screen that the window fills.
  public var screen: UIScreen { .main }
  /// The only scene there is: that of the panel.
  public var windowScene: UIWindowScene? { .panel }
  /// Whether the window receives what is typed: a panel has one window.
  public var isKeyWindow: Bool { true }
}

/// The orientation of a panel's surface, as sources of UIKit ask for it.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// A way of turning; a panel is in `portrait` if it is higher than wide, and in `landscapeLeft` otherwise.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether the surface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the surface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways of turning a screen, as sources of UIKit list them.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A way of turning.
  public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
  /// A way of turning.
  public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
  /// Both ways in which the screen is wider than high.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way except the one that is upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All four ways of turning.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
}

/// The scene of the panel, as sources of UIKit ask for it.
@preconcurrency @MainActor public class UIScene: Hashable {
  /// Whether a scene is in use.
  public nonisolated enum ActivationState: Int, Sendable {
    /// The state; the scene of a panel is always `foregroundActive`.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  fileprivate init() {}

  /// Whether the scene is in use: that of a panel always is.
  public var activationState: ActivationState { .foregroundActive }

  /// Whether two scenes are the same object.
  public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }
  /// Adds the identity of the scene to a hash.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the panel, as sources of UIKit ask for it.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  static let panel = UIWindowScene()

  private override init() { super.init() }

  /// The windows of the scene: the one of the panel.
  public var windows: [UIWindow] { [.panel] }
  /// The window that receives what is typed.
  public var keyWindow: UIWindow? { .panel }
  /// The screen of the scene.
  public var screen: UIScreen { .main }
  /// Whether the screen is higher than wide, or wider than high.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.height > UIScreen.main.bounds.width ? .portrait : .landscapeLeft
  }
  /// The bar above the scene: a panel has none.
  public var statusBarManager: UIStatusBarManager? { nil }
}

/// The bar above a scene, as sources of UIKit ask for it. A panel has none.
@preconcurrency @MainActor public final class UIStatusBarManager {
  private init() {}
  /// The place of the bar, which is empty.
  public var statusBarFrame: CGRect { .zero }
}

extension UIApplication {
  /// Whether an application is in use.
  public nonisolated enum State: Int, Sendable {
    /// The state; a panel is always `active`.
    case active, inactive, background
  }

  /// The windows of the application: the one of the panel.
  public var windows: [UIWindow] { [.panel] }
  /// The window that receives what is typed.
  public var keyWindow: UIWindow? { .panel }
  /// The scenes of the application: the one of the panel.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.panel] }
  /// Whether the application is in use: a panel always is.
  public var applicationState: State { .active }
}
