// Safe: only the main thread adds forms and reads them: a drag begins and ends in the panel's gestures.
/// A dragged item in the form that sources of other systems use: values by the names of their types.
///
///     Text(name).onDrag { NSItemProvider(object: name) }
///
/// ``View/onDrop(of:isTargeted:perform:)`` and a ``DropDelegate`` get it. What ``View/draggable(_:)`` hands over becomes one, too.
open nonisolated class NSItemProvider: @unchecked Sendable {
  /// A value by the name of its type. The value is made on request.
  package struct Form {
    let type: UTType
    /// The type of the value, as far as it is known before the value is made; `Any` if it is unknown.
    let valueType: Any.Type
    let value: () throws -> Any?
  }

  /// The available forms, the best first. They do not change during a drag.
  package private(set) var forms: [Form] = []
  /// A name for what is dragged, such as that of a file.
  public var suggestedName: String?

  /// Creates a provider without a value: the destination finds the dragged item by other means.
  public init() {}

  /// Creates a provider of a value.
  ///
  /// - Parameters:
  ///   - item: the value; for `nil` there is only the name of a type.
  ///   - typeIdentifier: the name of its type; ``UTType/data`` for `nil`.
  public init(item: Any?, typeIdentifier: String?) {
    let valueType: Any.Type = item.map { Swift.type(of: $0) } ?? Never.self
    forms = [Form(type: typeIdentifier.map { UTType(named: $0) } ?? .data, valueType: valueType, value: { item })]
  }

  /// Creates a provider of a text, as UTF-8 without styles.
  public convenience init(object: String) { self.init(item: object, typeIdentifier: UTType.utf8PlainText.identifier) }

  /// Creates a provider of several forms.
  package init(forms: [Form]) { self.forms = forms }

  /// The names of the types of the values.
  public var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

  /// Adds a value by the name of its type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the name of its type.
  ///   - value: makes the value, when a destination asks for it.
  public func registerItem<Value>(forTypeIdentifier typeIdentifier: String, value: @escaping () -> Value?) {
    forms.append(Form(type: UTType(named: typeIdentifier), valueType: Value.self, value: value))
  }

  /// Whether there is a value of a type, or of a type that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { !forms(of: typeIdentifier).isEmpty }

  /// Whether there is a value of a Swift type. No value is made for the answer: a value of unknown type may be of any
  /// type.
  public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { !forms(holding: type).isEmpty }

  /// Hands a value of a Swift type over, or the reason why there is none. The closure is called before this returns.
  public func loadObject<Value>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) {
    do {
      let value = try object(type)
      completionHandler(value, value == nil ? Unavailable(type: "\(type)") : nil)
    } catch { completionHandler(nil, error) }
  }

  /// Hands a value of a named type over, or the reason why there is none. The closure is called before this returns.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    _load(typeIdentifier, as: { $0 }) { completionHandler?($0, $1) }
  }

  /// Passes on the first value of a named type from which a closure makes something, or the reason why there is none.
  /// Applications have no use for it.
  public func _load<Value>(
    _ typeIdentifier: String, as convert: (Any) -> Value?, completionHandler: (Value?, (any Error)?) -> Void
  ) {
    do {
      let value = try forms(of: typeIdentifier).firstSuccess { try $0.value().flatMap(convert) }
      completionHandler(value, value == nil ? Unavailable(type: typeIdentifier) : nil)
    } catch { completionHandler(nil, error) }
  }

  private func forms(of typeIdentifier: String) -> [Form] {
    let type = UTType(named: typeIdentifier)
    return forms.filter { $0.type.conforms(to: type) }
  }

  /// The forms whose values are of a Swift type, or may be.
  private func forms<Value>(holding type: Value.Type) -> [Form] {
    forms.filter { $0.valueType == Any.self || $0.valueType is Value.Type }
  }

  /// The first value of a Swift type.
  package func object<Value>(_ type: Value.Type) throws -> Value? {
    try forms(holding: type).firstSuccess { try $0.value() as? Value }
  }

  /// A provider was asked for a type of which it has no value.
  public struct Unavailable: Error, Hashable, CustomStringConvertible {
    /// The name of the type.
    public let type: String
    /// The message, which names the missing type.
    public var description: String { "nothing that is dragged is of the type \(type)" }
  }
}
