@_spi(Reflection) import Swift

/// A stored property of a type, according to the type's metadata.
///
/// This file contains all that the project uses of the standard library's reflection, which is undocumented.
package struct StoredField {
  /// The offset of the field, in bytes from the start of the value.
  package let offset: Int
  /// The static type of the field.
  package let type: Any.Type
  /// Whether its type is a struct.
  package let isStruct: Bool
  /// Whether its type is a tuple, such as that of the views of a stack.
  package let isTuple: Bool
  /// Whether the property's type can conform to a protocol: functions, tuples and existentials cannot.
  package let mayConform: Bool
  private let isOptional: Bool

  /// Whether the property's type is a class or an optional of a class. The property may then be a weak reference, which
  /// is stored differently.
  package var isReference: Bool {
    type is AnyClass || isOptional && (type as? any OptionalType.Type)?.wrapsReference == true
  }

  /// The stored properties of a struct, a tuple or a class, in the order of their declaration; none of other types.
  package static func all(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      fields.append(
        StoredField(
          offset: offset, type: type, isStruct: kind == .struct, isTuple: kind == .tuple,
          mayConform: mayConform(kind), isOptional: kind == .optional))
      return true
    }
    return fields
  }

  package static func isStruct(_ type: Any.Type) -> Bool {
    func isStruct<Subject>(_ type: Subject.Type) -> Bool {
      // The runtime reports the kind of a type only for fields.
      all(of: Holder<Subject>.self).first?.isStruct ?? false
    }
    return _openExistential(type, do: isStruct)
  }

  private static func mayConform(_ kind: _MetadataKind) -> Bool {
    switch kind {
    case .function, .tuple, .existential, .metatype, .existentialMetatype: false
    default: true
    }
  }

  private struct Holder<Value> { var value: Value }
}

private protocol OptionalType {
  /// Whether it wraps an object.
  static var wrapsReference: Bool { get }
}

extension Optional: OptionalType {
  static var wrapsReference: Bool { Wrapped.self is AnyClass }
}
