import Runtime
import Values

/// Gives a panel its roles, and asks for codes.
private struct AccessControlModifier: ViewModifier {
  /// A role that is asked for, and what follows.
  private struct Request: Identifiable {
    let role: AccessRole
    let granted: () -> Void
    var id: String { role.rawValue }
  }

  let access: AccessCenter
  @State private var request: Request?

  func body(content: Content) -> some View {
    content
      .environment(\.accessRole, access.role)
      .environment(\.alarmActor, access.role.rawValue)
      .environment(
        \.requestAccess,
        RequestAccessAction { role, granted in
          if access.role >= role { return granted() }
          // A role without a code is open to everybody.
          if access.hasCode(role) { return request = Request(role: role, granted: granted) }
          Task {
            _ = await access.enter("", for: role)
            granted()
          }
        }
      )
      .sheet(item: $request) { request in
        PINPad(.toolkit("Enter the code"), blockedUntil: access.blockedUntil) { code in
          let verdict = await access.enter(code, for: request.role)
          if verdict == .right {
            self.request = nil
            request.granted()
          }
          return verdict
        } cancel: {
          self.request = nil
        }
      }
      .drives(access)
  }
}

extension View {
  /// Gives this view roles: it follows the role of the person in front of the panel, and asks for codes where a view
  /// requests access. Use it once, around the whole panel.
  public func accessControl(_ access: AccessCenter) -> some View { modifier(AccessControlModifier(access: access)) }
}
