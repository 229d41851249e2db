import Controls
import Looks
import Runtime
import Values

/// The role of the person in front of a panel, which decides what they may do.
public nonisolated enum AccessRole: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Anyone in front of the panel.
  case visitor
  /// A person who works with the machine.
  case user
  /// A person who looks after the machine.
  case service

  /// Returns whether the first role may do less than the second.
  public static func < (left: AccessRole, right: AccessRole) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// The appearance of content that the present role may not use.
public nonisolated enum AccessDenial: Hashable, Sendable {
  /// The content is not there.
  case hidden
  /// The content is shown with a lock; pressing it asks for the code.
  case locked
  /// The content shows its values and cannot be changed.
  case readOnly
}

private enum AccessRoleKey: EnvironmentKey { static var defaultValue: AccessRole { .service } }
private enum RequestAccessKey: EnvironmentKey { static var defaultValue: RequestAccessAction? { nil } }

extension EnvironmentValues {
  /// The role of the person in front of the panel. Without ``View/accessControl(_:)`` everyone has the highest role.
  public var accessRole: AccessRole {
    get { self[AccessRoleKey.self] }
    set { self[AccessRoleKey.self] = newValue }
  }

  /// Asks the person for the code of a role; `nil` without ``View/accessControl(_:)``.
  public var requestAccess: RequestAccessAction? {
    get { self[RequestAccessKey.self] }
    set { self[RequestAccessKey.self] = newValue }
  }
}

/// An action that asks for the code of a role, if the present one may do less.
///
///     @Environment(\.requestAccess) private var requestAccess
///     … Button("Service") { requestAccess?(.service) { showsService = true } }
@preconcurrency @MainActor public struct RequestAccessAction {
  let ask: (_ role: AccessRole, _ granted: @escaping () -> Void, _ cancelled: @escaping () -> Void) -> Void

  /// Asks for the code of a role.
  ///
  /// - Parameters:
  ///   - granted: called once the person has the role; at once if they have it already.
  ///   - cancelled: called if the person gives up.
  public func callAsFunction(
    _ role: AccessRole, granted: @escaping () -> Void = {}, cancelled: @escaping () -> Void = {}
  ) {
    ask(role, granted, cancelled)
  }
}

/// Shows content to a role and those above it, and something else to lower roles.
private struct AccessModifier: ViewModifier {
  let needed: AccessRole
  let denial: AccessDenial
  @Environment({ $0.accessRole }) private var role
  @Environment({ $0.requestAccess }) private var request
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    if role >= needed {
      content
    } else {
      switch denial {
      case .hidden: EmptyView()
      case .readOnly: content.disabled(true)
      case .locked:
        Button {
          request?(needed)
        } label: {
          content.disabled(true).allowsHitTesting(false)
            .overlay(alignment: .topTrailing) { LockMark() }
        }
        .buttonStyle(.plain)
        .accessibilityValue(words("Locked"))
      }
    }
  }
}

/// The lock in a corner: inside a page or a card, and on the edge of a control, whose parts it would cover.
private struct LockMark: View {
  /// The height of a page or a card, in points.
  private static let leastHeight = 96.0
  @Environment({ $0.localizer }) private var words

  var body: some View {
    ViewThatFits(in: .vertical) {
      symbol.padding(6).frame(minHeight: Self.leastHeight, alignment: .top)
      symbol.imageScale(.small).padding([.top, .trailing], -8)
    }
  }

  /// The symbol. Content that is a control itself gives no name to the button around it: the lock says what the button does.
  private var symbol: some View {
    Image(systemName: "lock.fill").accessibilityLabel(words("Enter the code"))
  }
}

extension View {
  /// Lets only a role, and those above it, use this view.
  ///
  ///     SettingsPage().access(.service, otherwise: .locked)
  public func access(_ role: AccessRole, otherwise denial: AccessDenial = .hidden) -> some View {
    modifier(AccessModifier(needed: role, denial: denial))
  }
}
