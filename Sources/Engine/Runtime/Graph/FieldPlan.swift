/// The stored properties of a view type that have to be connected, and the way to connect each. It is found once for
/// each type.
package final class FieldPlan {
  /// The connection of one property.
  private struct Step {
    let offset: Int
    let connect: (UnsafeMutableRawPointer, Node, inout AnyObject?) -> Void
  }

  private var steps: [Step] = []

  /// The number of properties that have storage in the node.
  package var count: Int { steps.count }

  /// The comparison of two views of the type.
  package let comparison: FieldComparison

  private init<Subject>(_ type: Subject.Type) {
    comparison = FieldComparison(type)
    addFields(of: type, at: 0)
  }

  /// The plans by type.
  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  package static func plan<Subject>(for type: Subject.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }

  /// Connects all dynamic properties of a view to a node.
  ///
  /// - Parameter memory: the storage of the properties in the node.
  package func connect<Subject>(_ subject: inout Subject, to node: Node, memory: inout [AnyObject?]) {
    if steps.isEmpty { return }
    withUnsafeMutablePointer(to: &subject) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, step) in steps.enumerated() { step.connect(base + step.offset, node, &memory[index]) }
    }
  }

  /// Adds the dynamic properties of a type, and of the properties that make it up.
  private func addFields(of type: Any.Type, at base: Int) {
    for field in StoredField.all(of: type) where field.mayConform {
      // Most fields get by with one question, because asking for a conformance that does not exist is expensive.
      guard let dynamic = field.type as? any DynamicProperty.Type else { continue }
      if let connected = dynamic as? any ConnectedProperty.Type {
        add(connected, at: base + field.offset)
      } else {
        addFields(of: field.type, at: base + field.offset)
        addUpdate(dynamic, at: base + field.offset)
      }
    }
  }

  private func add<Property: ConnectedProperty>(_ type: Property.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) { place, node, memory in
        place.assumingMemoryBound(to: Property.self).pointee.connect(to: node, memory: &memory)
      })
  }

  private func addUpdate<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) { place, _, _ in
        place.assumingMemoryBound(to: Property.self).pointee.update()
      })
  }
}
