import Looks

/// A value that can be dragged from one view and dropped on another.
///
///     struct Recipe: Codable, Transferable {
///       var name: String
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: UTType(exportedAs: "com.example.recipe"))
///         ProxyRepresentation(exporting: \.name)
///       }
///     }
///
/// A destination for the value's own type always gets the value itself. A destination for another type gets the value
/// that the first suitable representation makes.
public nonisolated protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The forms that a value of this type can be exported in and imported from, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: nonisolated Transferable {
  /// Text is transferred as it is.
  public nonisolated static var transferRepresentation: some TransferRepresentation { OwnRepresentation() }
}

extension Color: nonisolated Transferable {
  /// A colour is transferred as it is.
  public nonisolated static var transferRepresentation: some TransferRepresentation { OwnRepresentation() }
}

extension Image: nonisolated Transferable {
  /// An image is transferred as it is.
  public nonisolated static var transferRepresentation: some TransferRepresentation { OwnRepresentation() }
}

/// The representation of a type that is only ever transferred as itself.
package nonisolated struct OwnRepresentation<Item: Transferable>: TransferRepresentation {
  package init() {}
  package var _forms: [TransferForm] { [] }
}
