import Controls
import Foundation

// Only a program that drags such values has Foundation for it.
extension NSItemProvider {
  /// Creates a provider of a text.
  @_alwaysEmitIntoClient public convenience init(object: NSString) { self.init(object: object.description) }

  /// Creates a provider of the file at an address, or of the address; `nil` without one.
  @_alwaysEmitIntoClient public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init(item: url, typeIdentifier: (url.isFileURL ? UTType.fileURL : UTType.url).identifier)
    suggestedName = url.lastPathComponent
  }

  /// Whether there is a text.
  @_alwaysEmitIntoClient public func canLoadObject(ofClass type: NSString.Type) -> Bool {
    canLoadObject(ofClass: String.self)
  }

  /// Hands a text over, or the reason why there is none. The closure is called before this returns.
  @_alwaysEmitIntoClient public func loadObject(
    ofClass type: NSString.Type, completionHandler: @escaping (NSString?, (any Error)?) -> Void
  ) {
    loadObject(ofClass: String.self) { completionHandler($0.map { NSString(string: $0) }, $1) }
  }

  /// Hands the bytes of a value of a type over, or the reason why there are none. The closure is called before this returns.
  @_alwaysEmitIntoClient public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }

  /// Hands the bytes of a value of a named type over, or the reason why there are none. The closure is called before this
  /// returns.
  @_alwaysEmitIntoClient public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    _load(
      typeIdentifier, as: { $0 as? Data ?? ($0 as? String).map { Data($0.utf8) } }, completionHandler: completionHandler
    )
  }
}
