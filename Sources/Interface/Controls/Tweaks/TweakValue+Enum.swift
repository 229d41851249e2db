import Runtime
import Values

extension TweakValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// Completes the message "must be …": the list of all cases.
  public static var tweakDescription: String {
    "one of " + allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
  }
  /// Creates the case with a raw value. The case of letters does not matter where the result is unambiguous.
  public init?(tweakText: String) {
    if let value = Self(rawValue: tweakText) {
      self = value
      return
    }
    let near = Self.allCases.filter { $0.rawValue.lowercased() == tweakText.lowercased() }
    guard near.count == 1 else { return nil }
    self = near[near.startIndex]
  }
  /// The raw value of the case.
  public var tweakText: String { rawValue }
}
