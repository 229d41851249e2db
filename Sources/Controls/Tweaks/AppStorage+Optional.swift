import Runtime
import Values

extension Optional: TweakValue where Wrapped: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { Wrapped.tweakDescription + ", or nothing" }
  /// Nothing at all stands for no value; so an empty text cannot be told from none.
  public init?(tweakText: String) {
    if tweakText.isEmpty {
      self = .none
    } else if let value = Wrapped(tweakText: tweakText) {
      self = .some(value)
    } else {
      return nil
    }
  }
  /// The value's text, or none.
  public var tweakText: String { self?.tweakText ?? "" }
}

extension AppStorage {
  /// A value that may be missing, under a name.
  public init<Kept: TweakValue>(_ key: String, file: StaticString = #fileID, line: Int = #line) where Value == Kept? {
    self.init(wrappedValue: nil, key, file: file, line: line)
  }

  /// A value of an enumeration that may be missing, under a name.
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
