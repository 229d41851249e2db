import Glibc

/// Compares two views of one type field by field. It is determined once for each type, when two views first differ.
///
/// A view that is equal to the previous view is not evaluated again. Fields are compared by `Equatable` if they
/// conform, other structs and tuples by their fields, objects by identity, and everything else, such as closures (see
/// ``ClosureWords``), by their bytes. So views that look different are never considered equal. A weak reference is
/// compared by its bytes, too: it cannot be read as a value of its type.
package final class FieldComparison {
  /// The comparison of one field.
  private struct Step {
    let offset: Int
    let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private let subject: Any.Type
  /// Whether the type is a struct. This is found out when two views first differ: many types have only one view, which
  /// never does.
  private lazy var isStruct = StoredField.isStruct(subject)
  /// The comparisons of all fields.
  private lazy var steps: [Step] = {
    var steps: [Step] = []
    Self.addFields(of: subject, at: 0, to: &steps)
    return steps
  }()

  package init<Subject>(_ type: Subject.Type) {
    subject = type
  }

  /// Returns whether two views are known to be equal.
  package func isEqual<Subject>(_ left: Subject, _ right: Subject) -> Bool {
    if sameBytes(left, right) { return true }
    guard isStruct else { return false }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        for step in steps where !step.isEqual(left + step.offset, right + step.offset) { return false }
        return true
      }
    }
  }

  /// Adds the comparisons of a type's fields.
  private static func addFields(of type: Any.Type, at base: Int, to steps: inout [Step]) {
    for field in StoredField.all(of: type) {
      if let connected = field.type as? any ConnectedProperty.Type {
        steps.append(step(connected, at: base + field.offset))
      } else if !field.isReference, let equatable = field.type as? any Equatable.Type {
        steps.append(step(equatable, at: base + field.offset))
      } else if field.isStruct || field.isTuple, !StoredField.all(of: field.type).isEmpty {
        addFields(of: field.type, at: base + field.offset, to: &steps)
      } else {
        steps.append(stepOfBytes(of: field.type, at: base + field.offset))
      }
    }
  }

  private static func step<Property: ConnectedProperty>(_ type: Property.Type, at offset: Int) -> Step {
    Step(offset: offset) { left, right in
      left.assumingMemoryBound(to: type).pointee
        .isInterchangeable(with: right.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func step<Value: Equatable>(_ type: Value.Type, at offset: Int) -> Step {
    Step(offset: offset) { left, right in
      left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
    }
  }

  private static func stepOfBytes(of type: Any.Type, at offset: Int) -> Step {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let count = _openExistential(type, do: size)
    return Step(offset: offset) { left, right in memcmp(left, right, count) == 0 }
  }
}
