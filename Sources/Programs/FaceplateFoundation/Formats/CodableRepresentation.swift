import Controls
import Foundation

// Only a panel that transfers bytes has Foundation's coders in it.

/// Transfers values as JSON of a content type: to types that import the same content type.
public nonisolated struct CodableRepresentation<Item: Transferable>: TransferRepresentation {
  /// The one form. Applications have no use for it.
  public let _forms: [TransferForm]

  /// A representation by its form. Applications say a content type.
  public init(_form: TransferForm) { _forms = [_form] }

  /// Values as JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the type as which the JSON is exported and imported.
  @_alwaysEmitIntoClient public init(for itemType: Item.Type = Item.self, contentType: UTType) where Item: Codable {
    self.init(
      _form: TransferForm(_contentType: contentType) { (item: Item) in
        try JSONEncoder().encode(item)
      } makeItem: { bytes in
        try (bytes as? Data).map { try JSONDecoder().decode(Item.self, from: $0) }
      })
  }
}

/// Transfers values as bytes of a content type that closures make and read.
public nonisolated struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The one form. Applications have no use for it.
  public let _forms: [TransferForm]

  /// A representation by its form. Applications say a content type.
  public init(_form: TransferForm) { _forms = [_form] }

  /// A representation in both directions.
  @_alwaysEmitIntoClient public init(
    contentType: UTType, exporting: @escaping (Item) throws -> Data, importing: @escaping (Data) throws -> Item
  ) {
    self.init(
      _form: TransferForm(_contentType: contentType, export: exporting) { try ($0 as? Data).map(importing) })
  }

  /// A representation that is only handed over.
  @_alwaysEmitIntoClient public init(exportedContentType: UTType, exporting: @escaping (Item) throws -> Data) {
    self.init(_form: TransferForm(_contentType: exportedContentType, export: exporting, makeItem: nil))
  }

  /// A representation that is only accepted.
  @_alwaysEmitIntoClient public init(importedContentType: UTType, importing: @escaping (Data) throws -> Item) {
    self.init(
      _form: TransferForm(_contentType: importedContentType, export: nil as ((Item) throws -> Data)?) {
        try ($0 as? Data).map(importing)
      })
  }
}
