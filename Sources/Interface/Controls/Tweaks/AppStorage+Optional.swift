import Runtime
import Values

extension Optional: TweakValue where Wrapped: TweakValue {
  /// The description of the wrapped type, followed by "or nothing".
  public static var tweakDescription: String { Wrapped.tweakDescription + ", or nothing" }
  /// Creates `nil` from an empty text, otherwise the wrapped value. An empty string is therefore read back as
  /// `nil`.
  public init?(tweakText: String) {
    if tweakText.isEmpty {
      self = .none
    } else if let value = Wrapped(tweakText: tweakText) {
      self = .some(value)
    } else {
      return nil
    }
  }
  /// The text of the value, or an empty text for `nil`.
  public var tweakText: String { self?.tweakText ?? "" }
}

extension AppStorage {
  /// Creates a property for a value that may be missing.
  public init<Kept: TweakValue>(_ key: String, file: StaticString = #fileID, line: Int = #line) where Value == Kept? {
    self.init(wrappedValue: nil, key, file: file, line: line)
  }

  /// Creates a property for a value of an enumeration that may be missing.
  @_disfavoredOverload
  public init<Kept: RawRepresentable>(_ key: String, file: StaticString = #fileID, line: Int = #line)
  where Value == Kept?, Kept.RawValue: TweakValue {
    self.init(wrappedValue: nil, key, initial: Kept.RawValue?.none, file: file, line: line) {
      guard let raw = $0 else { return .some(nil) }
      return Kept(rawValue: raw).map { .some($0) }
    } write: {
      $0?.rawValue
    }
  }
}
