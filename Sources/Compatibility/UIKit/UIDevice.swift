import Faceplate
import Glibc
import Runtime

/// The kind of a device, as sources of UIKit ask for it.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// A kind of device; a panel is a `phone` if it is small and a `pad` otherwise.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// The orientation in which a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// A way of holding; a panel is in `portrait` if it is higher than wide, and in `landscapeLeft` otherwise.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The machine that the panel runs on, as sources of UIKit ask for it.
@preconcurrency @MainActor public final class UIDevice {
  /// The machine that the program runs on.
  public static let current = UIDevice()

  /// The name of the machine in the network.
  public var name: String { Self.system(\.nodename) }
  /// The kind of processor, such as `aarch64`.
  public var model: String { Self.system(\.machine) }
  /// The name of the kernel, `Linux`.
  public var systemName: String { Self.system(\.sysname) }
  /// The release of the kernel.
  public var systemVersion: String { Self.system(\.release) }
  /// A phone if the shorter side of the screen has less than 600 points, and a tablet otherwise.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let bounds = UIScreen.main.bounds
    return min(bounds.width, bounds.height) < 600 ? .phone : .pad
  }
  /// Whether the screen is higher than wide, or wider than high.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.height > UIScreen.main.bounds.width ? .portrait : .landscapeLeft
  }

  private static func system<Name>(_ part: KeyPath<utsname, Name>) -> String {
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: names[keyPath: part]) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// The running application, as sources of UIKit ask for it.
@preconcurrency @MainActor public final class UIApplication {
  /// The running application.
  public static let shared = UIApplication()

  private var stage: Stage? { Stage.ofRunningCode }

  /// Whether the panel neither dims nor blanks while it is not in use.
  public var isIdleTimerDisabled: Bool {
    get { stage?.staysAwake ?? false }
    set { stage?.staysAwake = newValue }
  }
}
