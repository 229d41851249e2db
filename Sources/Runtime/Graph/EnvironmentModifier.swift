/// Changes the environment of the view that it modifies.
@preconcurrency @MainActor public struct EnvironmentModifier: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never

  package let change: (inout EnvironmentValues) -> Void

  package init(change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  /// A node that hands its content the changed environment.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, EnvironmentModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, EnvironmentModifier>> {
    EnvironmentNode(view, in: nodeContext)
  }
}

/// Holds the entries that its modifier adds. They stay the same objects for the node's life, so a new value reaches
/// just those who read it.
private final class EnvironmentNode<Base: View>: ViewNode<ModifiedContent<Base, EnvironmentModifier>> {
  private var source: ModifiedContent<Base, EnvironmentModifier>
  private var inner: EnvironmentValues
  private var content: ViewNode<Base>!

  init(_ view: ModifiedContent<Base, EnvironmentModifier>, in nodeContext: NodeContext) {
    source = view
    inner = nodeContext.environment
    super.init(in: nodeContext)
    tracking { view.modifier.change(&inner) }
    content = .make(view.content, in: self.nodeContext(inner))
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: ModifiedContent<Base, EnvironmentModifier>) {
    let isChanged = !sameBytes(source.modifier, view.modifier)
    source = view
    if isChanged { refresh() }
    content.update(to: view.content)
  }

  override func refresh() {
    var changed = environment
    tracking { source.modifier.change(&changed) }
    while let entry = changed.head, entry !== environment.head {
      assign(entry)
      changed.head = entry.next
    }
  }

  private func assign(_ entry: EnvironmentEntry) {
    var known = inner.head
    while let candidate = known, candidate !== environment.head {
      if candidate.key == entry.key { return candidate.assign(from: entry) }
      known = candidate.next
    }
  }
}

extension View {
  /// Sets a value for this view and all below.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value for this view and all below.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
