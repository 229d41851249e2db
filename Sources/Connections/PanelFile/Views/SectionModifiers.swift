import Appliance
import Controls
import Looks
import Graphics
import Runtime
import Values

// The modifiers that some panels have around their pages. A panel without such a section has no such view, and nothing
// wakes or is kept for it. The first alarm, role or timer that a new version of the file adds therefore builds the
// pages again: their scroll positions and their focus are lost this once, and values, open pages and sheets stay, since
// these belong to the model.

/// The banner, the call and the journal of alarms, for a panel with alarms.
struct AlarmsOfPanel: ViewModifier {
  /// The alarms; `nil` for a panel without any.
  let alarms: AlarmCenter?
  /// Whether the most important alarm is shown above the pages.
  let showsBanner: Bool

  func body(content: Content) -> some View {
    if let alarms { content.alarms(alarms, showsBanner: showsBanner) } else { content }
  }
}

/// The roles, for a panel that has any.
struct RolesOfPanel: ViewModifier {
  /// The codes and the present role; `nil` for a panel that everybody may work.
  let access: AccessCenter?

  func body(content: Content) -> some View {
    if let access { content.accessControl(access) } else { content }
  }
}

/// The timers, for a panel that has any.
struct TimersOfPanel: ViewModifier {
  /// The timers; `nil` for a panel without any.
  let timers: PanelTimers?

  func body(content: Content) -> some View {
    if let timers { content.timers(timers) } else { content }
  }
}

/// A page for one role: any other person is asked for the code, when the page opens and by a button.
struct LockedPage: ViewModifier {
  /// The role; `nil` for everybody.
  let role: AccessRole?
  /// Called if the person gives up.
  let leave: () -> Void
  @Environment({ $0.accessRole }) private var present
  @Environment({ $0.requestAccess }) private var request
  /// Whether the page has been shown since it was locked last. A person who leaves the role there is not asked for its code.
  @State private var wasShown = false

  /// The page, or the button that asks for the code.
  func body(content: Content) -> some View {
    if let role {
      if present < role {
        lock(for: role)
      } else {
        content.onAppear { wasShown = true }
      }
    } else {
      content
    }
  }

  /// Replaces the page.
  private func lock(for role: AccessRole) -> some View {
    VStack(spacing: 16) {
      Label(title: { Text(.toolkit("Locked")) }, icon: { Image(systemName: "lock.fill") }).font(.title2)
      Button(.toolkit("Enter the code")) { request?(role, cancelled: leave) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear {
      if !wasShown { request?(role, cancelled: leave) }
      wasShown = false
    }
  }
}
