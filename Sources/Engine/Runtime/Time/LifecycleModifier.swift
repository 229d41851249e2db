/// The modifier that calls actions when the view appears, changes and disappears.
package struct LifecycleModifier<Value>: ViewModifier {
  package typealias Body = Never

  /// The value whose changes are reported.
  package var value: Value
  /// Called once the view is in the tree, before the first frame that shows it. For a view on one of several pages, it
  /// is called each time that the page is shown.
  package var appear: () -> Void = {}
  /// Called at the first appearance only.
  package var begin: () -> Void = {}
  /// Whether `begin` reports the value, so that changes before the first appearance are not reported.
  package var tellsFirst = false
  /// Called when the value has changed, with the old and the new value.
  package var change: (Value, Value) -> Void = { _, _ in }
  /// Called when the view has been removed from the tree, or another page is shown.
  package var disappear: () -> Void = {}

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, LifecycleModifier>, in nodeContext: NodeContext
  ) -> Node {
    LifecycleNode(view, in: nodeContext)
  }

  /// Updates the modified view, and reports a change of the value.
  package static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, LifecycleModifier>) {
    node.made(as: LifecycleNode<Value>.self).receive(view)
  }
}

private final class LifecycleNode<Value>: Node {
  private var modifier: LifecycleModifier<Value>
  /// The value that was reported last.
  private var told: Value
  private var content: Node!
  /// Whether the view has appeared once.
  private var hasBegun = false
  /// Whether the view is present: in the tree and on the shown page.
  private var isPresent = false

  init<Base: View>(_ view: ModifiedContent<Base, LifecycleModifier<Value>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    told = modifier.value
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    stage.afterUpdate(for: self) { [weak self] in self?.presenceChanged() }
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Base: View>(_ view: ModifiedContent<Base, LifecycleModifier<Value>>) {
    modifier = view.modifier
    content.update(to: view.content)
    if modifier.tellsFirst && !hasBegun { return told = modifier.value }
    if !isEqual(told, modifier.value) { stage.afterUpdate(for: self) { [weak self] in self?.tellChange() } }
  }

  /// Reports the change of the value, only once even if it has changed several times in this update.
  private func tellChange() {
    if isGone || isEqual(told, modifier.value) { return }
    let before = told
    told = modifier.value
    modifier.change(before, told)
  }

  override func willLeave() {
    guard isPresent else { return }
    stage.afterUpdate(for: self, modifier.disappear)
  }

  override func stageEnds() {
    if isPresent { modifier.disappear() }
    super.stageEnds()
  }

  override func presenceChanged() {
    let isPresent = layoutNodes.isEmpty || layoutNodes.contains(where: \.isOnShownPage)
    if isGone || isPresent == self.isPresent { return }
    self.isPresent = isPresent
    if !isPresent { return modifier.disappear() }
    if !hasBegun { modifier.begin() }
    hasBegun = true
    modifier.appear()
  }
}

extension View {
  /// Adds an action for the appearance of the view: when the view is in the tree, before the first frame that shows it.
  /// In tabs and navigation stacks it is called each time that the view's page is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(value: (), appear: action ?? {}))
  }

  /// Adds an action for the disappearance of the view: it has been removed from the tree, or another page is shown.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(value: (), disappear: action ?? {}))
  }

  /// Adds an action that is called when a value has changed.
  ///
  /// - Parameters:
  ///   - initial: whether the action is also called when the view appears, with the same value twice.
  ///   - action: receives the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        value: value, begin: { if initial { action(value, value) } }, tellsFirst: initial, change: action))
  }

  /// Adds an action that is called when a value has changed.
  ///
  /// - Parameter initial: whether the action is also called when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action that is called with the new value when a value has changed.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ new: Value) -> Void) -> some View
  {
    onChange(of: value) { _, new in action(new) }
  }
}
