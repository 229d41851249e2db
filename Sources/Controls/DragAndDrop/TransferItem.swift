/// A value on its way from the view it was dragged from to a destination of any type.
package nonisolated struct TransferItem {
  private let value: Any
  private let type: Any.Type
  /// What the value can become.
  private let exports: [(kind: TransferKind, make: () throws -> Any?)]

  /// A value with the representations of its type.
  package init<Item: Transferable>(_ item: Item) {
    value = item
    type = Item.self
    exports = Item.transferRepresentation._forms.compactMap { form in
      form.export.map { export in (form.kind, { try export(item) }) }
    }
  }

  /// What a source of another system hands over.
  package init(_ provider: NSItemProvider) {
    value = provider
    type = NSItemProvider.self
    exports = provider.forms.map { form in (.content(form.type.identifier), form.value) }
  }

  /// The value in the form that a source of another system takes: by the names of its types, and as it is.
  package var provider: NSItemProvider {
    if let provider = value as? NSItemProvider { return provider }
    let value = value
    var forms = exports.compactMap { export -> NSItemProvider.Form? in
      guard case .content(let identifier) = export.kind else { return nil }
      return NSItemProvider.Form(type: UTType(named: identifier), value: export.make)
    }
    let own: UTType = value is String ? .utf8PlainText : forms.first?.type ?? UTType(named: "dyn.\(type)")
    forms.insert(NSItemProvider.Form(type: own, value: { value }), at: 0)
    return NSItemProvider(forms: forms)
  }

  /// Whether the value is of a type, or can be converted to it.
  package func canBecome<Item: Transferable>(_ type: Item.Type) -> Bool { conversion(to: type) != nil }

  /// The value as another type, by the first representation of both types that fits; `nil` where there is none.
  ///
  /// - Throws: what the representation throws.
  package func value<Item: Transferable>(as type: Item.Type) throws -> Item? { try conversion(to: type)?() }

  private func conversion<Item: Transferable>(to target: Item.Type) -> (() throws -> Item?)? {
    if let value = value as? Item { return { value } }
    if let provider = value as? NSItemProvider, provider.canLoadObject(ofClass: target) {
      return { try provider.object(target) }
    }
    if let export = export(.type(ObjectIdentifier(Item.self))) { return { try export() as? Item } }
    for form in Item.transferRepresentation._forms {
      guard let makeItem = form.makeItem else { continue }
      if form.kind == .type(ObjectIdentifier(type)) { return { try makeItem(value) as? Item } }
      if let export = export(form.kind) { return { try export().flatMap { try makeItem($0) } as? Item } }
    }
    return nil
  }

  private func export(_ kind: TransferKind) -> (() throws -> Any?)? { exports.first { $0.kind == kind }?.make }
}
