import Foundation
import Controls
import Runtime

// Values of Foundation's types in the config file. A panel has one store; another that is named makes no difference.

extension AppStorage where Value == Date {
  /// A date with its default, under a name: in the file as 2026-01-31T12:00:00Z.
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
  /// A date that may be missing, under a name.
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
  /// An address with its default, under a name.
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
  /// An address that may be missing, under a name.
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
  /// Bytes with their default, under a name: in the file as Base64.
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
  /// Bytes that may be missing, under a name.
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

extension Date {
  /// The date as a file has it, to a thousandth of a second.
  @_alwaysEmitIntoClient var storageText: String {
    formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// The date that a file's text stands for.
  @_alwaysEmitIntoClient init?(storageText: String) {
    let styles = [
      Date.ISO8601FormatStyle(includingFractionalSeconds: true), Date.ISO8601FormatStyle(),
    ]
    guard let date = styles.lazy.compactMap({ try? $0.parse(storageText) }).first else { return nil }
    self = date
  }
}
