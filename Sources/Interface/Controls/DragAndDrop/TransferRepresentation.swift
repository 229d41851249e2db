/// A way in which values of a type are transferred as something else.
public nonisolated protocol TransferRepresentation<Item> {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The forms that the values can become, and can be made from. Applications have no use for it.
  var _forms: [TransferForm] { get }
}

/// The kind of content of a form.
package nonisolated enum TransferKind: Hashable {
  case type(ObjectIdentifier)
  /// Bytes whose meaning has a name, such as `public.json`.
  case content(String)
}

/// One form that values of a type take on the way to a destination of another type. Applications have no use for it.
public nonisolated struct TransferForm {
  package let kind: TransferKind
  /// The type of what is handed over.
  package let valueType: Any.Type
  /// Makes the form of a value; `nil` if the form is only accepted.
  package let export: ((Any) throws -> Any?)?
  /// Makes a value of the form; `nil` if the form is only handed over.
  package let makeItem: ((Any) throws -> Any?)?

  /// A form of values of one type that is handed over, accepted, or both.
  package init<Item, Value>(
    _ kind: TransferKind, export: ((Item) throws -> Value)?, makeItem: ((Any) throws -> Item?)?
  ) {
    self.kind = kind
    valueType = Value.self
    self.export = export.map { export in { try ($0 as? Item).map(export) } }
    self.makeItem = makeItem.map { makeItem in { try makeItem($0) } }
  }

  /// Bytes of a content type. Applications say `CodableRepresentation` or `DataRepresentation`.
  public init<Item, Value>(
    _contentType: UTType, export: ((Item) throws -> Value)?, makeItem: ((Any) throws -> Item?)?
  ) { self.init(.content(_contentType.identifier), export: export, makeItem: makeItem) }
}

/// Transfers values as values of another type.
///
/// A value can be dropped where values of that type are accepted; with `importing`, values of that type can also be
/// dropped where this one is accepted.
public nonisolated struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: ((Item) throws -> Proxy)?
  private let makeItem: ((Proxy) throws -> Item)?

  /// A representation in both directions.
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) { (export, makeItem) = (exporting, importing) }

  /// A representation that is only handed over.
  public init(exporting: @escaping (Item) throws -> Proxy) { (export, makeItem) = (exporting, nil) }

  /// A representation that is only accepted.
  public init(importing: @escaping (Proxy) throws -> Item) { (export, makeItem) = (nil, importing) }

  /// The one form. Applications have no use for it.
  public var _forms: [TransferForm] {
    let makeItem: ((Any) throws -> Item?)? = makeItem.map { makeItem in { try ($0 as? Proxy).map(makeItem) } }
    return [TransferForm(.type(ObjectIdentifier(Proxy.self)), export: export, makeItem: makeItem)]
  }
}

/// Several representations of one type, the best first.
public nonisolated struct TransferRepresentations<Item: Transferable>: TransferRepresentation {
  /// The forms of all. Applications have no use for it.
  public let _forms: [TransferForm]
}

/// Collects the representations of a type.
@resultBuilder public nonisolated struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns one representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first of several representations.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// One more representation.
  public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
    accumulated before: Before, next: Next
  ) -> TransferRepresentations<Item> where Before.Item == Item, Next.Item == Item {
    TransferRepresentations(_forms: before._forms + next._forms)
  }
}
