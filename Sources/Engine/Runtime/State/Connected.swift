/// A value with its own dynamic properties, such as a style, which are connected like the properties of the view
/// that stores it.
@propertyWrapper
package struct Connected<Value>: ConnectedProperty {
  private final class Memory {
    var objects: [AnyObject?]
    init(count: Int) { objects = Array(repeating: nil, count: count) }
  }

  /// The value with connected properties.
  package var wrappedValue: Value

  /// Wraps a value; its properties are connected when the view is evaluated.
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package func isInterchangeable(with other: Connected) -> Bool {
    Comparisons.comparison(of: Value.self).isEqual(wrappedValue, other.wrappedValue)
  }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    let plan = FieldPlan.plan(for: Value.self)
    let kept = memory as? Memory ?? Memory(count: plan.count)
    memory = kept
    plan.connect(&wrappedValue, to: node, memory: &kept.objects)
  }
}

/// The field comparisons of types, each determined once.
private enum Comparisons {
  private static var known: [ObjectIdentifier: FieldComparison] = [:]

  static func comparison<Value>(of type: Value.Type) -> FieldComparison {
    let key = ObjectIdentifier(type)
    if let comparison = known[key] { return comparison }
    let comparison = FieldComparison(type)
    known[key] = comparison
    return comparison
  }
}
