/// A stored property of a view that is connected to the tree before the body is evaluated.
///
/// An application's own dynamic property is a struct composed of others, such as ``State`` and ``Environment``.
@preconcurrency @MainActor public protocol DynamicProperty {
  /// Called after the property's own dynamic properties have been connected, and before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect; a property without derived data need not implement the method.
  public mutating func update() {}
}

/// A dynamic property that the framework connects.
package protocol ConnectedProperty: DynamicProperty {
  /// Connects the property to its storage in a node.
  ///
  /// - Parameter memory: belongs to this property of this node alone, and exists as long as the node.
  mutating func connect(to node: Node, memory: inout AnyObject?)
  /// Returns whether replacing this property by another makes no difference to a node.
  func isInterchangeable(with other: Self) -> Bool
}

extension AnyObject? {
  /// The object that a property has put into its memory before, as its own class; `nil` if the memory is new.
  @inline(__always)
  func kept<Kept: AnyObject>(as type: Kept.Type) -> Kept? {
    // Safe: the memory belongs to one property alone, which puts objects of one class there.
    map { unsafeDowncast($0, to: type) }
  }
}
