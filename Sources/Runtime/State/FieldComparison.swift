@_spi(Reflection) import Swift
import Glibc

/// How two views of one type are compared, field by field: found once for each type, when two first differ.
///
/// A view that is equal to the one before it need not be evaluated. Fields are equal by `Equatable` where they have it;
/// structs without it by their own fields; objects by identity; all else, such as closures, by their bytes. So the
/// answer is never yes for views that would look different.
package final class FieldComparison {
  private struct Step {
    let offset: Int
    let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private let subject: Any.Type
  private let isStruct: Bool
  private lazy var steps: [Step] = {
    var steps: [Step] = []
    Self.addFields(of: subject, at: 0, to: &steps)
    return steps
  }()

  private struct Holder<Value> { var value: Value }

  package init<Subject>(_ type: Subject.Type) {
    var kind = _MetadataKind.opaque
    _ = _forEachField(of: Holder<Subject>.self) { _, _, _, found in
      kind = found
      return true
    }
    subject = type
    isStruct = kind == .struct
  }

  /// Whether two views are equal as far as can be told.
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

  private static func addFields(of type: Any.Type, at base: Int, to steps: inout [Step]) {
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      fields.append((base + offset, type, kind))
      return true
    }
    for field in fields {
      if let connected = field.type as? any ConnectedProperty.Type {
        steps.append(step(connected, at: field.offset))
      } else if !(field.type is AnyClass), let equatable = field.type as? any Equatable.Type {
        steps.append(step(equatable, at: field.offset))
      } else if field.kind == .struct, hasFields(field.type) {
        addFields(of: field.type, at: field.offset, to: &steps)
      } else {
        steps.append(stepOfBytes(of: field.type, at: field.offset))
      }
    }
  }

  private static func hasFields(_ type: Any.Type) -> Bool {
    var hasFields = false
    _ = _forEachField(of: type) { _, _, _, _ in
      hasFields = true
      return false
    }
    return hasFields
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
