import Foundation
import Controls
import Runtime

/// What becomes of an address that a view wants opened.
@preconcurrency @MainActor public struct OpenURLAction {
  /// What has become of it.
  public nonisolated enum Result: Sendable {
    /// It was opened, or is of no use here.
    case handled, discarded
  }

  /// Keeps the closure's type, which names `URL`, out of the list of this type's properties: programs that have the
  /// action and no address would look for what they do not link.
  private final class Handler {
    let open: (URL) -> Result

    init(open: @escaping (URL) -> Result) { self.open = open }
  }

  private let handler: Handler

  /// Opens addresses by a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = Handler(open: handler) }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler.open(url) }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// Opens addresses. A panel has no browser: nothing happens unless the application sets an action.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Opens an address by the action of its surroundings.
@preconcurrency @MainActor public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as a button.
  public var body: some View { Button(action: { openURL(destination) }) { label }.buttonStyle(.borderless) }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
