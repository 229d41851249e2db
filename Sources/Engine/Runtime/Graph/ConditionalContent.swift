/// One of two views: the result of `if`/`else` and `switch` in a view builder.
@preconcurrency @MainActor public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view to show.
  package enum Branch {
    case first(First)
    case second(Second)
  }

  /// The view to show.
  package let branch: Branch

  /// Creates the node that shows one of the views.
  public static func _makeNode(_ view: ConditionalContent, in nodeContext: NodeContext) -> Node {
    ConditionalNode(view, in: nodeContext)
  }

  /// Updates the node of the view that is shown, or shows the other view.
  public static func _updateNode(_ node: Node, to view: ConditionalContent) {
    node.made(as: ConditionalNode.self).receive(view)
  }
}

private final class ConditionalNode: Node {
  private var first: Node?
  private var second: Node?

  init<First: View, Second: View>(_ view: ConditionalContent<First, Second>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    show(view)
  }

  override var layoutNodes: [LayoutNode] { first?.layoutNodes ?? second?.layoutNodes ?? [] }
  override var children: [Node] { [first, second].compactMap { $0 } as [Node] }
  override var rows: RowPlace? { parent?.rows }

  func receive<First: View, Second: View>(_ view: ConditionalContent<First, Second>) {
    if show(view) { structureChanged() }
  }

  /// Shows a view.
  ///
  /// - Returns: whether it is the other one than before.
  @discardableResult
  private func show<First: View, Second: View>(_ view: ConditionalContent<First, Second>) -> Bool {
    switch view.branch {
    case .first(let content):
      if let first {
        first.update(to: content)
        return false
      }
      let isChange = second != nil
      second?.depart()
      second = nil
      first = .make(content, in: nodeContext())
      if isChange { first?.arrive() }
    case .second(let content):
      if let second {
        second.update(to: content)
        return false
      }
      let isChange = first != nil
      first?.depart()
      first = nil
      second = .make(content, in: nodeContext())
      if isChange { second?.arrive() }
    }
    return true
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has its own node and no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Creates the node of the view, if there is one.
  public static func _makeNode(_ view: Wrapped?, in nodeContext: NodeContext) -> Node {
    OptionalNode(view, in: nodeContext)
  }

  /// Updates the node of the view, creates it or removes it.
  public static func _updateNode(_ node: Node, to view: Wrapped?) {
    node.made(as: OptionalNode.self).receive(view)
  }
}

private final class OptionalNode: Node {
  private var content: Node?

  init<Content: View>(_ view: Content?, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    if let view { content = .make(view, in: self.nodeContext()) }
  }

  override var layoutNodes: [LayoutNode] { content?.layoutNodes ?? [] }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Content: View>(_ view: Content?) {
    switch (content, view) {
    case (let node?, let view?): return node.update(to: view)
    case (nil, nil): return
    case (let node?, nil):
      node.depart()
      content = nil
    case (nil, let view?):
      content = .make(view, in: nodeContext())
      content?.arrive()
    }
    structureChanged()
  }
}
