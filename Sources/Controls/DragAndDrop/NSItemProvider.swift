/// What is dragged, in the form in which sources of other systems hand it over: values by the names of their types.
///
///     Text(name).onDrag { NSItemProvider(object: name) }
///
/// ``View/onDrop(of:isTargeted:perform:)`` and a ``DropDelegate`` get it. What ``View/draggable(_:)`` hands over becomes one, too.
open nonisolated class NSItemProvider: @unchecked Sendable {
  /// A value by the name of its type. It is made when it is asked for.
  package struct Form {
    let type: UTType
    let value: () throws -> Any?
  }

  /// What can be handed over, the best first. It does not change while something is dragged.
  package private(set) var forms: [Form] = []
  /// A name for what is dragged, such as that of a file.
  public var suggestedName: String?

  /// Creates a provider without a value: a destination learns from elsewhere what is dragged.
  public init() {}

  /// Creates a provider of a value.
  ///
  /// - Parameters:
  ///   - item: the value; for `nil` there is only the name of a type.
  ///   - typeIdentifier: the name of its type; ``UTType/data`` for `nil`.
  public init(item: Any?, typeIdentifier: String?) {
    forms = [Form(type: typeIdentifier.map { UTType(named: $0) } ?? .data, value: { item })]
  }

  /// Creates a provider of a text.
  public convenience init(object: String) { self.init(item: object, typeIdentifier: UTType.utf8PlainText.identifier) }

  /// Creates a provider of several forms.
  package init(forms: [Form]) { self.forms = forms }

  /// The names of the types of the values.
  public var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

  /// Adds a value by the name of its type.
  public func registerItem(forTypeIdentifier typeIdentifier: String, value: @escaping () -> Any?) {
    forms.append(Form(type: UTType(named: typeIdentifier), value: value))
  }

  /// Whether there is a value of a type, or of one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(of: typeIdentifier) != nil }

  /// Whether there is a value of a Swift type.
  public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { (try? object(type)) != nil }

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
    do {
      let value = try form(of: typeIdentifier)?.value()
      completionHandler?(value, value == nil ? Unavailable(type: typeIdentifier) : nil)
    } catch { completionHandler?(nil, error) }
  }

  private func form(of typeIdentifier: String) -> Form? {
    let type = UTType(named: typeIdentifier)
    return forms.first { $0.type.conforms(to: type) }
  }

  /// The first value of a Swift type.
  package func object<Value>(_ type: Value.Type) throws -> Value? {
    for form in forms { if let value = try form.value() as? Value { return value } }
    return nil
  }

  /// A provider was asked for a type of which it has no value.
  public struct Unavailable: Error, Hashable, CustomStringConvertible {
    /// The name of the type.
    public let type: String
    /// What is missing.
    public var description: String { "nothing that is dragged is of the type \(type)" }
  }
}
