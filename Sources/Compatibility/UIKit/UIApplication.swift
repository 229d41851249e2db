import Faceplate
@_weakLinked import FoundationEssentials
import Looks
import Runtime

extension UIApplication {
  /// A way of opening addresses.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No effect: a panel has no other programs.
    @available(*, deprecated, message: "A panel has no other programs for an address; leave universalLinksOnly out.")
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// An address that stands for the settings of the application. The panel's `openURL` receives it as any other.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens an address with the `openURL` of the panel's environment. Without one, an address of the program's own goes to
  /// `onOpenURL`; of another, the panel says on standard error that it has no browser.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - options: no option changes anything.
  ///   - completion: is called at once with whether the address was opened.
  @_alwaysEmitIntoClient public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    urlAction(url) { completion?($0) }
  }

  /// Whether the panel's environment has an `openURL`, which is asked for every address, or whether a view has an
  /// `onOpenURL` and the address a scheme of the program's own.
  @_alwaysEmitIntoClient public func canOpenURL(_ url: URL) -> Bool { opensAddresses(url.scheme) }

  private var environment: EnvironmentValues { UIImage.environment }
  /// The action that the panel opens addresses with.
  @usableFromInline var urlAction: OpenURLAction { environment.openURL }
  @usableFromInline func opensAddresses(_ scheme: String?) -> Bool {
    environment.openAddress != nil || AddressReceiver.takes(scheme)
  }

  private struct NoIcon: Error, CustomStringConvertible {
    var description: String { "A panel has no icon." }
  }

  /// Whether the application has several icons: a panel has none.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in place of the usual one: a panel has none.
  public var alternateIconName: String? { nil }
  /// No effect: a panel has no icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: the name of an icon.
  ///   - completionHandler: is called at once with an error.
  @available(*, deprecated, message: "A panel has no icon; supportsAlternateIcons is false.")
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(NoIcon())
  }
}

extension UIWindow {
  /// Light or dark for the whole panel, in place of the host's; `unspecified` for the host's. A scheme that a view asks for with
  /// `preferredColorScheme(_:)` goes before it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      switch Stage.ofRunningCode?.chosenScheme {
      case .light?: .light
      case .dark?: .dark
      case nil: .unspecified
      }
    }
    set {
      let scheme: ColorScheme? =
        switch newValue {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
      Stage.ofRunningCode?.chosenScheme = scheme
    }
  }
}
