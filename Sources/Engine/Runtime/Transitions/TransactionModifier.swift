/// Changes the transaction for updates of the modified view: for all updates, or for those in which a value changes.
@preconcurrency @MainActor public struct TransactionModifier<Value>: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never

  /// The watched value; `nil` if the change applies to all updates.
  package let value: Value?
  package let change: (inout Transaction) -> Void

  /// Creates the node that changes the transaction.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, TransactionModifier>, in nodeContext: NodeContext
  ) -> Node {
    TransactionNode(view, in: nodeContext)
  }

  /// Updates the modified view with the changed transaction.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, TransactionModifier>) {
    node.made(as: TransactionNode<Value>.self).receive(view)
  }
}

private final class TransactionNode<Value>: Node {
  private var value: Value?
  private let scope: TransactionScope
  private var content: Node!

  init<Base: View>(_ view: ModifiedContent<Base, TransactionModifier<Value>>, in nodeContext: NodeContext) {
    value = view.modifier.value
    scope = TransactionScope(view.modifier.change, trigger: value == nil ? nil : -1, in: nodeContext)
    super.init(in: nodeContext, scope: scope)
    content = .make(view.content, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Base: View>(_ view: ModifiedContent<Base, TransactionModifier<Value>>) {
    if let before = value, let after = view.modifier.value, !isEqual(before, after) {
      scope.trigger = stage.passes.update.number
    }
    (value, scope.change) = (view.modifier.value, view.modifier.change)
    var transaction = Transaction.current
    scope.adjust(&transaction)
    if transaction.effectiveAnimation != nil { stage.passes.layout.isAnimated = true }
    transaction.run { content.update(to: view.content) }
  }
}

extension View {
  /// Animates the changes in this view when a value changes.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(
      TransactionModifier(value: value) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Changes the transaction for all updates of this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(change: transform))
  }

  /// Changes the transaction for the updates of this view in which a value changes.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }
}

extension TransactionModifier {
  /// Creates a modifier whose change applies to all updates.
  fileprivate init(change: @escaping (inout Transaction) -> Void) where Value == Never {
    self.init(value: nil, change: change)
  }
}
