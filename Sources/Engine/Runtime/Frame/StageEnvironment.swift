/// The environment of a stage's whole tree.
package struct StageEnvironment {
  /// The values of the whole tree.
  package let root = EnvironmentRoot()
  /// The colour scheme of the host and the views' preferred scheme.
  let schemes = SchemePreference()
  /// The colours that the stage draws by itself.
  package let appearance: any StageAppearance

  /// The values at the root of the tree.
  package var values: EnvironmentValues { EnvironmentValues(root: root) }

  /// Changes values on behalf of the host.
  func set(_ change: (inout EnvironmentValues) -> Void) {
    root.apply { values in schemes.apply(change, to: &values) }
  }

  /// Sets the values that follow from what the stage draws on.
  func adapt(_ values: inout EnvironmentValues, to screen: StageScreen) {
    values.displayScale = screen.scale
    values.screenSize = screen.size
    appearance.adapt(&values, to: screen.size)
  }
}
