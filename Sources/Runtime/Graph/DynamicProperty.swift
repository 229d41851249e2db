/// A stored property of a view that is connected to the tree before the view's body runs.
///
/// A custom dynamic property is a struct made of others, such as ``State`` and ``Environment``.
@preconcurrency @MainActor public protocol DynamicProperty {
  /// Called after the property's own dynamic properties are connected and before the body runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the tree itself connects.
package protocol ConnectedProperty: DynamicProperty {
  /// Points the property at its place in the tree. `memory` belongs to this property of this node alone and
  /// lives as long as the node.
  mutating func connect(to node: Node, memory: inout AnyObject?)
  /// Whether a place that is connected to the other property would notice no difference.
  func isInterchangeable(with other: Self) -> Bool
}
