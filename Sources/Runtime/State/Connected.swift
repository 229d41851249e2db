/// A value of a view, such as a style, whose own dynamic properties are connected like the view's.
@propertyWrapper
package struct Connected<Value>: ConnectedProperty {
  private final class Memory {
    var objects: [AnyObject?]
    init(count: Int) { objects = Array(repeating: nil, count: count) }
  }

  package var wrappedValue: Value

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

/// The comparisons of the types that have been connected, each found once.
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
