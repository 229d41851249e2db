import Controls
import Looks
import Runtime
import Values

/// Gives a panel its roles, and asks for codes.
private struct AccessControlModifier: ViewModifier {
  /// A request for a role, with the closures that are called afterwards.
  private struct Request: Identifiable {
    let role: AccessRole
    let granted: () -> Void
    let cancelled: () -> Void
    var id: String { role.rawValue }
  }

  let access: AccessCenter
  @State private var request: Request?
  @Environment({ $0.stage }) private var stage

  func body(content: Content) -> some View {
    content
      .environment(access.role) { $0.accessRole = $1 }
      .environment(access.role.rawValue) { $0.alarmActor = $1 }
      .environment(
        \.requestAccess,
        RequestAccessAction { role, granted, cancelled in
          if access.role >= role { return granted() }
          // A role without a code is open to everyone.
          if access.hasCode(role) {
            return request = Request(role: role, granted: granted, cancelled: cancelled)
          }
          Task {
            _ = await access.enter("", for: role)
            granted()
          }
        }
      )
      .sheet(item: Binding(get: { request }, set: { if $0 == nil { giveUp() } })) { request in
        PINPad(.toolkit("Enter the code"), blockedUntil: access.blockedUntil) { code in
          let verdict = await access.enter(code, for: request.role)
          if verdict == .right {
            self.request = nil
            request.granted()
          }
          return verdict
        } cancel: {
          giveUp()
        }
      }
      .onChange(of: access.departures.read()) { giveUp() }
      .onChange(of: ObjectIdentifier(access), initial: true) { stage?.service(InputWatch.self).add(access) }
      .drives(access)
  }

  /// Closes the pad without a code.
  private func giveUp() {
    guard let given = request else { return }
    request = nil
    access.withdraw()
    given.cancelled()
  }
}

extension View {
  /// Gives this view roles: it follows the role of the person in front of the panel, and asks for codes where a view
  /// requests access. Use it once, around the whole panel.
  public func accessControl(_ access: AccessCenter) -> some View { modifier(AccessControlModifier(access: access)) }
}
