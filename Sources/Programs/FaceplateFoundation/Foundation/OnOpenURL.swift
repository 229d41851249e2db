import Foundation
import Looks
import Runtime

/// The action of a view for addresses that its own program opens.
@MainActor package final class AddressReceiver {
  private static var all: [AddressReceiver] = []
  /// Addresses of other programs, which a panel does not have.
  private static let foreign = ["http", "https", "mailto", "tel", "sms", "facetime"]

  private weak var stage: Stage?
  fileprivate var action: ((URL) -> Void)?

  /// The receivers of the panel whose code is running, in the order in which they appeared.
  private static var ofPanel: [AddressReceiver] {
    let stage = Stage.ofRunningCode
    return all.filter { $0.stage === stage }
  }

  /// Whether there is a receiver for addresses with a scheme.
  package static func takes(_ scheme: String?) -> Bool { isOwn(scheme) && !ofPanel.isEmpty }

  private static func isOwn(_ scheme: String?) -> Bool { scheme.map { !foreign.contains($0.lowercased()) } ?? false }

  fileprivate func begin() {
    stage = Stage.ofRunningCode
    Self.all = Self.all.filter { $0.stage != nil && $0 !== self } + [self]
  }

  fileprivate func end() { Self.all.removeAll { $0 === self } }

  /// Hands an address of the program's own to all receivers. Returns whether there was one.
  static func deliver(_ url: URL) -> Bool {
    guard isOwn(url.scheme) else { return false }
    let receivers = ofPanel
    for receiver in receivers { receiver.action?(url) }
    return !receivers.isEmpty
  }
}

/// Hides the closure's type, which names `URL`, from the stored properties of views, as ``OpenURLAction`` does.
private final class AddressAction {
  let perform: (URL) -> Void

  init(_ perform: @escaping (URL) -> Void) { self.perform = perform }
}

private struct ReceivingView<Content: View>: View {
  let content: Content
  let action: AddressAction
  @State private var receiver = AddressReceiver()
  @Environment({ $0.openURL }) private var openURL

  var body: some View {
    // Links in texts are pressed where the environment opens addresses.
    content.environment(\.openURL, openURL)
      .onChange(of: ObjectIdentifier(action), initial: true) { receiver.action = action.perform }
      .onAppear { receiver.begin() }.onDisappear { receiver.end() }
  }
}

extension View {
  /// Adds an action for addresses with a scheme of the program's own, such as `recipes://soup`.
  ///
  /// It is called for those that the program itself opens, with a ``Link``, with the environment's
  /// ``EnvironmentValues/openURL`` or with `UIApplication.open`, unless an `openURL` of the environment handles them. No other
  /// program is there to open one, and those of the web and of telephones are not handed over.
  ///
  /// - Parameter action: receives the address.
  public func onOpenURL(perform action: @escaping (_ url: URL) -> Void) -> some View {
    ReceivingView(content: self, action: AddressAction(action))
  }
}
