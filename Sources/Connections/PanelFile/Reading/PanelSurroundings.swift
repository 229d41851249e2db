import Links

/// Describes what the machine and the program allow in a panel file.
package struct PanelSurroundings: Sendable {
  /// The groups of the config file that belong to the machine, and that no value can be in.
  var reserved: Set<String>
  /// The files that its values may live in; `nil` to warn of none.
  var access: FileAccess?
  /// Whether the machine has a keyboard layout; called for a file that names some.
  var isLayout: @Sendable (String) -> Bool

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - reserved: the groups of the config file that belong to the machine, and that no value can be in.
  ///   - access: the files that its values may live in; `nil` to warn of none.
  ///   - isLayout: whether the machine has a keyboard layout; called for a file that names some.
  package init(
    reserved: Set<String> = [], access: FileAccess? = nil,
    isLayout: @escaping @Sendable (String) -> Bool = { _ in true }
  ) { (self.reserved, self.access, self.isLayout) = (reserved, access, isLayout) }
}
