import Foundation

// Folders by the names that Apple's Foundation has for them, and Linux's lacks.
extension URL {
  /// The person's documents: `~/Documents`, or what the system has in its place.
  @_alwaysEmitIntoClient public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// Files that programs can make again: `~/.cache`, or what the system has in its place.
  @_alwaysEmitIntoClient public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// Files that programs keep for themselves: `~/.local/share`, or what the system has in its place.
  @_alwaysEmitIntoClient public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// Files that the person has downloaded: `~/Downloads`, or what the system has in its place.
  @_alwaysEmitIntoClient public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  @_alwaysEmitIntoClient static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
