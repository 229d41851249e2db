import Foundation
import Controls
import Runtime

// Values of Foundation's types in the config file. A panel has one store; another that is named makes no difference.

extension AppStorage where Value == Date {
  /// A date with its default, under a name: in the file as 2026-01-31T12:00:00Z.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Date, _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, codec: .date, file: file, line: line)
  }
}

extension AppStorage where Value == Date? {
  /// A date that may be missing, under a name.
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec: .date, file: file, line: line)
  }
}

extension AppStorage where Value == URL {
  /// An address with its default, under a name.
  @_alwaysEmitIntoClient public init(
    wrappedValue: URL, _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, codec: .url, file: file, line: line)
  }
}

extension AppStorage where Value == URL? {
  /// An address that may be missing, under a name.
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec: .url, file: file, line: line)
  }
}

extension AppStorage where Value == Data {
  /// Bytes with their default, under a name: in the file as Base64.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Data, _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, codec: .data, file: file, line: line)
  }
}

extension AppStorage where Value == Data? {
  /// Bytes that may be missing, under a name.
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec: .data, file: file, line: line)
  }
}

extension AppStorage where Value: TweakValue {
  /// The same for sources that name a store.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Value, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: TweakValue {
  /// The same for sources that name a store.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(
    wrappedValue: Value, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
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
    let dates = [true, false].lazy.compactMap {
      try? Date.ISO8601FormatStyle(includingFractionalSeconds: $0).parse(storageText)
    }
    guard let date = dates.first else { return nil }
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
