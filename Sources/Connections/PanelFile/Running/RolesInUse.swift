import Appliance
import Runtime

/// The roles of the file that is shown, and the center that knows the present role.
@MainActor struct RolesInUse {
  /// The roles that ``center`` was made of.
  private var roles: PanelDocument.Roles?
  /// Knows the present role; `nil` for a panel that everybody may work.
  private(set) var center: AccessCenter?

  /// Takes the roles of the file. While the roles are the same, the present role stays.
  mutating func keep(_ roles: PanelDocument.Roles?, on stage: Stage) {
    guard roles != self.roles else { return }
    self.roles = roles
    center = roles.map { roles in stage.whileCurrent { AccessCenter(codes: roles.codes, lowest: roles.lowest) } }
  }
}
