/// Acts when the modified view comes, changes and goes.
package struct LifecycleModifier<Value>: ViewModifier {
  package typealias Body = Never

  /// A value to watch.
  package var value: Value
  /// Called once the view is in the tree, before the first frame that shows it, and on a page among others each time
  /// that the page is shown.
  package var appear: () -> Void = {}
  /// Called with the first appearance only.
  package var begin: () -> Void = {}
  /// Whether the first appearance tells the value, so that changes before it need not be told.
  package var tellsFirst = false
  /// Called when the value has changed, with the old one and the new one.
  package var change: (Value, Value) -> Void = { _, _ in }
  /// Called when the view has left the tree, or another page is shown than its own.
  package var disappear: () -> Void = {}

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, LifecycleModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, LifecycleModifier>> {
    LifecycleNode(view, in: nodeContext)
  }
}

private final class LifecycleNode<Base: View, Value>: ViewNode<ModifiedContent<Base, LifecycleModifier<Value>>> {
  private var modifier: LifecycleModifier<Value>
  private var content: ViewNode<Base>!
  private var hasBegun = false
  private var isPresent = false

  init(_ view: ModifiedContent<Base, LifecycleModifier<Value>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    stage.afterUpdate(for: self) { [weak self] in self?.presenceChanged() }
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: ModifiedContent<Base, LifecycleModifier<Value>>) {
    let before = modifier.value
    modifier = view.modifier
    content.update(to: view.content)
    if isEqual(before, modifier.value) || (modifier.tellsFirst && !hasBegun) { return }
    stage.afterUpdate(for: self) { [weak self] in
      guard let self, !isGone else { return }
      modifier.change(before, modifier.value)
    }
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
  /// Acts once the view is in the tree, before the first frame that shows it; in tabs and on pages of a navigation
  /// stack each time that its page is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(value: (), appear: action ?? {}))
  }

  /// Acts when the view has left the tree, or another page is shown than its own.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(value: (), disappear: action ?? {}))
  }

  /// Acts when a value has changed, and at the beginning if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        value: value, begin: { if initial { action(value, value) } }, tellsFirst: initial, change: action))
  }

  /// Acts when a value has changed, and at the beginning if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Acts with the new value when a value has changed.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ new: Value) -> Void) -> some View
  {
    onChange(of: value) { _, new in action(new) }
  }
}
