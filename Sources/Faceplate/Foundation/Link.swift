import Foundation
import Controls
import Runtime

/// The action that opens URLs, from the environment.
@preconcurrency @MainActor public struct OpenURLAction {
  /// The result of opening a URL.
  public nonisolated enum Result: Sendable {
    /// The URL was opened, or could not be.
    case handled, discarded
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

  /// Calls the action with a URL, and ignores the result.
  public func callAsFunction(_ url: URL) { _ = handler.open(url) }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction {
    OpenURLAction { url in
      // The address itself may hold a secret.
      writeToStandardError(
        "A link (\(url.scheme ?? "without a scheme")) was not opened: a panel has no browser; set the environment value "
          + "openURL.")
      return .discarded
    }
  }
}

extension EnvironmentValues {
  /// The action that opens URLs. A panel has no browser, so the default discards every URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A button that opens a URL with the environment's ``EnvironmentValues/openURL``.
@preconcurrency @MainActor public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as a borderless button.
  public var body: some View { Button(action: { openURL(destination) }) { label }.buttonStyle(.borderless) }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
