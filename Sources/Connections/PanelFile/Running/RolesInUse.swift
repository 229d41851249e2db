import Appliance
import Runtime

/// The roles of the file that is shown, and the center that knows the present one.
@MainActor struct RolesInUse {
  /// The roles that ``center`` was made of.
  private var roles: PanelDocument.Roles?
  /// Knows the present role; `nil` for a panel that everybody may work.
  private(set) var center: AccessCenter?

  /// Takes the roles of the file. As long as they are the same, the present one stays.
  mutating func keep(_ roles: PanelDocument.Roles?, on stage: Stage) {
    guard roles != self.roles else { return }
    self.roles = roles
    center = roles.map { roles in stage.whileCurrent { AccessCenter(codes: roles.codes, lowest: roles.lowest) } }
  }
}
