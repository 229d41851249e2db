import Foundation

// On Apple's systems these are from key-value coding, which Linux lacks.
extension UserDefaults {
  /// Keeps a value under a key; `nil` removes what is there.
  @_alwaysEmitIntoClient public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value under a key; `nil` if there is none.
  @_alwaysEmitIntoClient public func value(forKey key: String) -> Any? { object(forKey: key) }
}
