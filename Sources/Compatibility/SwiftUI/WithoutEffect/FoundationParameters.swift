import Faceplate

extension Color {
  /// Creates the colour of a colour set in an asset catalog among the program's resources; see ``init(_:)``. The catalogs
  /// of all bundles are searched, since the package manager puts them side by side.
  @available(*, deprecated, message: "The catalogs of all bundles are searched; leave bundle out.")
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension AppStorage where Value == Date {
  /// Stores a date under a key, in the file as `2026-01-31T12:00:00Z`. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    wrappedValue: Date, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension AppStorage where Value == Date? {
  /// Stores an optional date under a key. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, file: file, line: line)
  }
}

extension AppStorage where Value == URL {
  /// Stores a URL under a key. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    wrappedValue: URL, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension AppStorage where Value == URL? {
  /// Stores an optional URL under a key. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, file: file, line: line)
  }
}

extension AppStorage where Value == Data {
  /// Stores bytes under a key, in the file as Base64. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    wrappedValue: Data, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension AppStorage where Value == Data? {
  /// Stores optional bytes under a key. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, file: file, line: line)
  }
}

extension AppStorage where Value: TweakValue {
  /// Stores a value under a key. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_alwaysEmitIntoClient public init(
    wrappedValue: Value, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: TweakValue {
  /// Stores the raw value under a key. `store` has no effect: a panel has one store.
  @available(*, deprecated, message: "A panel has one store, its config file; leave store out.")
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(
    wrappedValue: Value, _ key: String, store: UserDefaults?, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(wrappedValue: wrappedValue, key, file: file, line: line)
  }
}
