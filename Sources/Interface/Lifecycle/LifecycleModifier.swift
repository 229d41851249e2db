/// Acts when the modified view comes, changes and goes.
struct LifecycleModifier<Value>: ViewModifier {
  typealias Body = Never

  /// A value to watch.
  var value: Value
  /// Called once the view is in the tree, before the first frame that shows it.
  var appear: () -> Void = {}
  /// Called when the value has changed, with the old one and the new one.
  var change: (Value, Value) -> Void = { _, _ in }
  /// Called when the view has left the tree.
  var disappear: () -> Void = {}

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, LifecycleModifier>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, LifecycleModifier>> {
    LifecycleNode(view, in: site)
  }
}

private final class LifecycleNode<Base: View, Value>: ViewNode<ModifiedContent<Base, LifecycleModifier<Value>>> {
  private var modifier: LifecycleModifier<Value>
  private var content: ViewNode<Base>!
  private var hasAppeared = false

  init(_ view: ModifiedContent<Base, LifecycleModifier<Value>>, in site: Site) {
    modifier = view.modifier
    super.init(in: site)
    content = .make(view.content, in: self.site())
    stage.afterUpdate { [weak self] in self?.appear() }
  }

  override var boxes: [Box] { content.boxes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: ModifiedContent<Base, LifecycleModifier<Value>>) {
    let before = modifier.value
    modifier = view.modifier
    content.update(to: view.content)
    if isEqual(before, modifier.value) { return }
    stage.afterUpdate { [weak self] in
      guard let self, !isGone else { return }
      modifier.change(before, modifier.value)
    }
  }

  override func willLeave() {
    guard hasAppeared else { return }
    let disappear = modifier.disappear
    stage.afterUpdate { disappear() }
  }

  override func stageEnds() {
    if hasAppeared { modifier.disappear() }
    super.stageEnds()
  }

  private func appear() {
    if isGone { return }
    hasAppeared = true
    modifier.appear()
  }
}

extension View {
  /// Acts once the view is in the tree, before the first frame that shows it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(value: (), appear: action ?? {}))
  }

  /// Acts when the view has left the tree.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(value: (), disappear: action ?? {}))
  }

  /// Acts when a value has changed, and at the beginning if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(LifecycleModifier(value: value, appear: { if initial { action(value, value) } }, change: action))
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
