import Runtime
import Values

extension TweakValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// What to write instead: all cases.
  public static var tweakDescription: String {
    "one of " + allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
  }
  /// The raw value of a case, in large or small letters.
  public init?(tweakText: String) {
    if let value = Self(rawValue: tweakText) {
      self = value
      return
    }
    let near = Self.allCases.filter { $0.rawValue.lowercased() == tweakText.lowercased() }
    guard near.count == 1 else { return nil }
    self = near[near.startIndex]
  }
  /// The raw value.
  public var tweakText: String { rawValue }
}
