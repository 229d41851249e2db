@_spi(Reflection) import Swift
import Glibc

/// How two views of one type are compared, field by field: found once for each type.
///
/// A view that is equal to the one before it need not be evaluated. Fields are equal by `Equatable` where they have it;
/// structs without it by their own fields; objects by identity; all else, such as closures, by their bytes. So the
/// answer is never yes for views that would look different.
final class FieldComparison {
  private struct Step {
    let offset: Int
    let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private var steps: [Step] = []
  private let isStruct: Bool

  private struct Holder<Value> { var value: Value }

  init<Subject>(_ type: Subject.Type) {
    var kind = _MetadataKind.opaque
    _ = _forEachField(of: Holder<Subject>.self) { _, _, _, found in
      kind = found
      return true
    }
    isStruct = kind == .struct
    if isStruct { addFields(of: type, at: 0) }
  }

  /// Whether two views are equal as far as can be told.
  func isEqual<Subject>(_ left: Subject, _ right: Subject) -> Bool {
    if sameBytes(left, right) { return true }
    guard isStruct else { return false }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return steps.allSatisfy { $0.isEqual(left + $0.offset, right + $0.offset) }
      }
    }
  }

  private func addFields(of type: Any.Type, at base: Int) {
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      if let connected = fieldType as? any ConnectedProperty.Type {
        self.add(connected, at: base + offset)
      } else if !(fieldType is AnyClass), let equatable = fieldType as? any Equatable.Type {
        self.add(equatable, at: base + offset)
      } else if kind == .struct, Self.hasFields(fieldType) {
        self.addFields(of: fieldType, at: base + offset)
      } else {
        self.addBytes(of: fieldType, at: base + offset)
      }
      return true
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

  private func add<Property: ConnectedProperty>(_ type: Property.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) { left, right in
        left.assumingMemoryBound(to: type).pointee
          .isInterchangeable(with: right.assumingMemoryBound(to: type).pointee)
      })
  }

  private func add<Value: Equatable>(_ type: Value.Type, at offset: Int) {
    steps.append(
      Step(offset: offset) { left, right in
        left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
      })
  }

  private func addBytes(of type: Any.Type, at offset: Int) {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let count = _openExistential(type, do: size)
    steps.append(Step(offset: offset) { left, right in memcmp(left, right, count) == 0 })
  }
}
