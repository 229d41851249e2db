import Foundation
import LinuxHost
import Controls
import Looks
import Runtime

/// The action that opens URLs, from the environment.
@preconcurrency @MainActor public struct OpenURLAction {
  /// The result of opening a URL.
  public nonisolated struct Result: Sendable {
    private nonisolated enum Outcome {
      case handled, discarded, system
    }

    /// Hides the type `URL` from the stored properties, as ``OpenURLAction/Handler`` does.
    private nonisolated final class Address: Sendable {
      let url: URL

      init(_ url: URL) { self.url = url }
    }

    private let outcome: Outcome
    /// The address that the default action opens; `nil` for the one that the action was called with.
    private let address: Address?

    private init(_ outcome: Outcome, _ address: Address? = nil) { (self.outcome, self.address) = (outcome, address) }

    /// The URL was opened.
    public static let handled = Result(.handled)
    /// The URL was not opened.
    public static let discarded = Result(.discarded)
    /// The default action is performed: it hands the address to `onOpenURL`, or says on standard error that a panel has no
    /// browser.
    public static let systemAction = Result(.system)
    /// The default action is performed with another URL.
    public static func systemAction(_ url: URL) -> Result { Result(.system, Address(url)) }

    /// Returns the URL for the default action; `nil` if that is not performed.
    ///
    /// - Parameter url: the URL that the action was called with.
    fileprivate func urlForSystem(_ url: URL) -> URL? { outcome == .system ? address?.url ?? url : nil }

    fileprivate var isHandled: Bool { outcome == .handled }
  }

  /// Hides the closure's type, which names `URL`, from the stored properties: programs without URLs would otherwise
  /// reference symbols that they do not link.
  private final class Handler {
    let open: (URL) -> Result

    init(open: @escaping (URL) -> Result) { self.open = open }
  }

  private let handler: Handler

  /// Creates an action from a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = Handler(open: handler) }

  /// Calls the action with a URL, and the default action if the result asks for it.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Calls the action with a URL, and the default action if the result asks for it.
  ///
  /// - Parameter completion: is called at once with whether the URL was opened.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    let result = handler.open(url)
    var isOpened = result.isHandled
    if let url = result.urlForSystem(url) {
      isOpened = AddressReceiver.deliver(url)
      if !isOpened { Self.reportUnopened(url) }
    }
    completion(isOpened)
  }

  /// Says on standard error that a URL was not opened.
  fileprivate static func reportUnopened(_ url: URL) {
    // The address itself may hold a secret.
    writeToStandardError(
      "A link (\(url.scheme ?? "without a scheme")) was not opened: a panel has no browser; set the environment value "
        + "openURL.")
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens URLs. A panel has no browser, so the default discards every URL but those that a view receives with
  /// `onOpenURL(perform:)`. Links in texts are pressed where this value is set, and within such a view.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      self[OpenURLKey.self] = newValue
      // For links in texts, which do not know the type `URL`.
      openAddress = { if let url = URL(string: $0) { newValue(url) } }
    }
  }
}

/// A button that opens a URL with the environment's ``EnvironmentValues/openURL``.
@preconcurrency @MainActor public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment({ $0.openURL }) private var openURL

  /// Creates a link with a label view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A borderless button that hands the address to the ``EnvironmentValues/openURL`` of the environment.
  public var body: some View { Button(action: { openURL(destination) }) { label }.buttonStyle(.borderless) }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is not translated.
  ///
  /// - Parameter destination: the address that a tap opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
