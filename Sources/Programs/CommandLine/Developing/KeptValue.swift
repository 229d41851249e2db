import Runtime

/// The written form of a view's own values, for a file that the next run of the program reads.
///
/// Numbers, truth values, texts, and enumerations with raw values or with a list of their cases can be written, and so
/// can optionals of these. All other values start from their initial value in the next run.
nonisolated enum KeptValue {
  /// The text of a value; `nil` if it has no written form.
  static func text(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inside = mirror.children.first else { return "-" }
      return text(of: inside.value).map { "+" + $0 }
    }
    switch value {
    case let value as any RawRepresentable: return text(of: value.rawValue)
    case let value as any LosslessStringConvertible: return value.description
    case is any CaseIterable: return mirror.displayStyle == .enum ? "\(value)" : nil
    default: return nil
    }
  }

  /// The value of a type that a text stands for; `nil` if there is none.
  static func value<Value>(_ text: String, as type: Value.Type) -> Value? {
    switch type {
    case let type as any OptionalValue.Type: type.read(text) as? Value
    case let type as any RawRepresentable.Type: raw(type, text) as? Value
    case let type as any LosslessStringConvertible.Type: type.init(text) as? Value
    case let type as any CaseIterable.Type: member(of: type, text) as? Value
    default: nil
    }
  }

  private static func raw<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value? {
    value(text, as: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }

  private static func member<Value: CaseIterable>(of type: Value.Type, _ text: String) -> Value? {
    type.allCases.first { "\($0)" == text }
  }
}

/// An optional value, whatever it wraps.
nonisolated private protocol OptionalValue {
  /// The value that a text stands for: `-` for none, else the text behind `+`.
  static func read(_ text: String) -> Any?
}

nonisolated extension Optional: OptionalValue {
  fileprivate static func read(_ text: String) -> Any? {
    if text == "-" { return Self.none as Any }
    guard text.first == "+" else { return nil }
    return KeptValue.value(String(text.dropFirst()), as: Wrapped.self).map { Self.some($0) as Any }
  }
}

/// A location that takes the written form of its value.
protocol KeptLocation: AnyObject {
  /// The written form; `nil` if the value has none.
  var keptText: String? { get }
  /// Sets the value of a written form; a text that stands for no value changes nothing.
  func set(_ text: String)
}

extension StoredLocation: KeptLocation {
  var keptText: String? { KeptValue.text(of: value) }
  func set(_ text: String) {
    if let value = KeptValue.value(text, as: Value.self) { write(value) }
  }
}
