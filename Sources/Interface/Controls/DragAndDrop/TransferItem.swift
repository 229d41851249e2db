/// A value on its way from the view it was dragged from to a destination of any type.
///
/// The possible kinds of forms are known beforehand. The forms themselves are made when the value is dropped.
package nonisolated struct TransferItem {
  /// A form that the value can take.
  private nonisolated struct Export {
    let kind: TransferKind
    let type: Any.Type
    let make: () throws -> Any?

    /// The name of the type of the form.
    var contentType: UTType {
      if case .content(let identifier) = kind { UTType(named: identifier) } else { UTType(of: type) }
    }
  }

  private let value: Any
  private let type: Any.Type
  /// The forms that the value can be exported in.
  private let exports: [Export]

  /// A value with the representations of its type.
  package init<Item: Transferable>(_ item: Item) {
    value = item
    type = Item.self
    exports = Item.transferRepresentation._forms.compactMap { form in
      form.export.map { export in Export(kind: form.kind, type: form.valueType) { try export(item) } }
    }
  }

  /// Creates an item from what a source written for another system provides.
  package init(_ provider: NSItemProvider) {
    value = provider
    type = NSItemProvider.self
    exports = provider.forms.map { form in
      Export(kind: .content(form.type.identifier), type: form.valueType, make: form.value)
    }
  }

  /// The value in the form that a source of another system takes: by the names of its types, and last as the value
  /// itself.
  package var provider: NSItemProvider {
    if let provider = value as? NSItemProvider { return provider }
    let value = value
    let forms = exports.map { export in
      NSItemProvider.Form(type: export.contentType, valueType: export.type, value: export.make)
    }
    let own = NSItemProvider.Form(type: UTType(of: type), valueType: type, value: { value })
    return NSItemProvider(forms: forms + [own])
  }

  /// Whether the value is of a type, or can be converted to it.
  package func canBecome<Item: Transferable>(_ type: Item.Type) -> Bool { !conversions(to: type).isEmpty }

  /// The value as another type, by the first representation of the two types that fits and succeeds; `nil` if there is
  /// none.
  ///
  /// - Throws: if no representation succeeds, the error of the first that fails.
  package func value<Item: Transferable>(as type: Item.Type) throws -> Item? {
    try conversions(to: type).firstSuccess { try $0() }
  }

  private func conversions<Item: Transferable>(to target: Item.Type) -> [() throws -> Item?] {
    if let value = value as? Item { return [{ value }] }
    var found: [() throws -> Item?] = []
    if let provider = value as? NSItemProvider, provider.canLoadObject(ofClass: target) {
      found.append { try provider.object(target) }
    }
    for make in makers(of: .type(ObjectIdentifier(Item.self))) { found.append { try make() as? Item } }
    for form in Item.transferRepresentation._forms {
      guard let makeItem = form.makeItem else { continue }
      if form.kind == .type(ObjectIdentifier(type)) { found.append { try makeItem(value) as? Item } }
      for make in makers(of: form.kind) { found.append { try make().flatMap { try makeItem($0) } as? Item } }
    }
    return found
  }

  private func makers(of kind: TransferKind) -> [() throws -> Any?] {
    exports.filter { $0.kind == kind }.map { $0.make }
  }
}

nonisolated extension UTType {
  /// The type of values of a Swift type that go as they are.
  fileprivate init(of type: Any.Type) { self = type == String.self ? .utf8PlainText : UTType(named: "dyn.\(type)") }
}

nonisolated extension Sequence {
  /// The first value that a closure makes of an element; `nil` if it makes none. If the closure throws for an element,
  /// later elements are still tried.
  ///
  /// - Throws: the first error, where no value is made.
  func firstSuccess<Value>(_ make: (Element) throws -> Value?) throws -> Value? {
    var failure: (any Error)?
    for element in self {
      do { if let value = try make(element) { return value } } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return nil
  }
}
