import Foundation
import Controls
import Runtime

// Foundation types in the configuration file.

extension AppStorage where Value == Date {
  /// Stores a date under a key, in the file as `2026-01-31T12:00:00Z`.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Date, _ key: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, codec: .date, file: file, line: line)
  }
}

extension AppStorage where Value == Date? {
  /// Stores an optional date under a key; an empty text stands for `nil`.
  @_alwaysEmitIntoClient public init(
    _ key: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec: .date, file: file, line: line)
  }
}

extension AppStorage where Value == URL {
  /// Stores a URL under a key.
  @_alwaysEmitIntoClient public init(
    wrappedValue: URL, _ key: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, codec: .url, file: file, line: line)
  }
}

extension AppStorage where Value == URL? {
  /// Stores an optional URL under a key; an empty text stands for `nil`.
  @_alwaysEmitIntoClient public init(
    _ key: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec: .url, file: file, line: line)
  }
}

extension AppStorage where Value == Data {
  /// Stores bytes under a key, in the file as Base64.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Data, _ key: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, codec: .data, file: file, line: line)
  }
}

extension AppStorage where Value == Data? {
  /// Stores optional bytes under a key; an empty text stands for `nil`.
  @_alwaysEmitIntoClient public init(
    _ key: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec: .data, file: file, line: line)
  }
}

extension StorageCodec where Value == Date {
  /// A date to a thousandth of a second, as 2026-01-31T12:00:00.000Z; read without the fraction as well.
  @_alwaysEmitIntoClient static var date: StorageCodec {
    StorageCodec {
      Date(storageText: $0)
    } write: {
      $0.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
  }
}

extension Date {
  /// The date that a file's text stands for.
  @_alwaysEmitIntoClient init?(storageText: String) {
    func date(hasFraction: Bool) -> Date? {
      try? Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction).parse(storageText)
    }
    guard let date = date(hasFraction: true) ?? date(hasFraction: false) else { return nil }
    self = date
  }
}

extension StorageCodec where Value == URL {
  /// An address as it is written.
  @_alwaysEmitIntoClient static var url: StorageCodec {
    StorageCodec {
      URL(string: $0)
    } write: {
      $0.absoluteString
    }
  }
}

extension StorageCodec where Value == Data {
  /// Bytes as Base64.
  @_alwaysEmitIntoClient static var data: StorageCodec {
    StorageCodec {
      Data(base64Encoded: $0)
    } write: {
      $0.base64EncodedString()
    }
  }
}
