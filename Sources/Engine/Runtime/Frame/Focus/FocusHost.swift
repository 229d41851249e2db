/// The parts of a panel that its focus needs.
@MainActor package protocol FocusHost: AnyObject {
  /// The latest time that the host has passed to the panel.
  var now: Duration { get }
  /// The root of everything that is shown.
  var rootLayoutNode: LayoutNode! { get }
  /// The root of what knob and keys can reach: the whole tree, or the topmost layer.
  var reachableRoot: LayoutNode { get }
  /// The layers above the application's views, the topmost last.
  var modalLayers: [any ModalLayer] { get }

  /// Runs an action once the tree is up to date.
  func afterUpdate(for node: Node?, _ action: @escaping () -> Void)
  /// Lets the person feel or hear that a control has been pressed.
  func playPress(of node: Node?)
  /// Lets the person feel or hear that a value has come to an end of its range.
  func playStop()
}
