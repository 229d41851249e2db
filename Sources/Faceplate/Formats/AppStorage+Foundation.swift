import Foundation
import Controls
import Runtime

// Foundation types in the configuration file. A panel has one store, so the parameter `store` has no effect.

extension AppStorage where Value == Date {
  /// Stores a date under a key, in the file as `2026-01-31T12:00:00Z`.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Date, _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, initial: wrappedValue.storageText, file: file, line: line) {
      Date(storageText: $0)
    } write: {
      $0.storageText
    }
  }
}

extension AppStorage where Value == Date? {
  /// Stores an optional date under a key; an empty text stands for `nil`.
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: nil, key, initial: "", file: file, line: line) { (text: String) -> Date?? in
      text.isEmpty ? .some(nil) : Date(storageText: text).map { .some($0) }
    } write: {
      $0?.storageText ?? ""
    }
  }
}

extension AppStorage where Value == URL {
  /// Stores a URL under a key.
  @_alwaysEmitIntoClient public init(
    wrappedValue: URL, _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, initial: wrappedValue.absoluteString, file: file, line: line) {
      URL(string: $0)
    } write: {
      $0.absoluteString
    }
  }
}

extension AppStorage where Value == URL? {
  /// Stores an optional URL under a key; an empty text stands for `nil`.
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: nil, key, initial: "", file: file, line: line) { (text: String) -> URL?? in
      text.isEmpty ? .some(nil) : URL(string: text).map { .some($0) }
    } write: {
      $0?.absoluteString ?? ""
    }
  }
}

extension AppStorage where Value == Data {
  /// Stores bytes under a key, in the file as Base64.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Data, _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, initial: wrappedValue.base64EncodedString(), file: file, line: line) {
      Data(base64Encoded: $0)
    } write: {
      $0.base64EncodedString()
    }
  }
}

extension AppStorage where Value == Data? {
  /// Stores optional bytes under a key; an empty text stands for `nil`.
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults? = nil, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: nil, key, initial: "", file: file, line: line) { (text: String) -> Data?? in
      text.isEmpty ? .some(nil) : Data(base64Encoded: text).map { .some($0) }
    } write: {
      $0?.base64EncodedString() ?? ""
    }
  }
}

extension AppStorage where Value: TweakValue {
  /// Stores a value under a key. The parameter `store` has no effect.
  @_alwaysEmitIntoClient public init(
    wrappedValue: Value, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: TweakValue {
  /// Stores the raw value under a key. The parameter `store` has no effect.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(
    wrappedValue: Value, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension Date {
  /// The date as ISO 8601 text with milliseconds.
  @_alwaysEmitIntoClient var storageText: String {
    formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// Parses an ISO 8601 date, with or without fractions of a second.
  @_alwaysEmitIntoClient init?(storageText: String) {
    let styles = [
      Date.ISO8601FormatStyle(includingFractionalSeconds: true), Date.ISO8601FormatStyle(),
    ]
    guard let date = styles.lazy.compactMap({ try? $0.parse(storageText) }).first else { return nil }
    self = date
  }
}
