import Runtime
import Values

/// The properties of a tweak, handed to the editor of its type.
///
///     extension Corner: TweakValue {
///       static func tweakEditor(_ tweak: TweakEditing<Corner>) -> AnyView {
///         AnyView(CornerGrid(tweak.title, selection: tweak.value))
///       }
///     }
@preconcurrency @MainActor public struct TweakEditing<Value: TweakValue> {
  /// The name in the config file.
  public let id: String
  /// A binding to the value. A change takes effect at once.
  public let value: Binding<Value>
  /// A description of valid texts: the kind of value, the range, the step and the unit.
  public let description: String
  let limits: (any Equatable)?
  let check: (Value) -> String?

  /// The last part of the name in readable form: "Core temperature" for "oven.coreTemperature".
  public var title: String { TweakTitle.title(of: id) }

  /// The range of valid values; `nil` if the declaration has none, or if its bounds have another type.
  public func range<Bound: Comparable>(of bound: Bound.Type = Bound.self) -> ClosedRange<Bound>? {
    (limits as? any TweakRange)?.anyRange as? ClosedRange<Bound>
  }

  /// The unit of the declaration; empty for none.
  public var unit: String { (limits as? any TweakRange)?.unit ?? "" }
}

extension TweakEditing {
  var format: NumberFormat { unit.isEmpty ? .number : .number.unit(unit) }

  /// Sets the value from a text.
  ///
  /// - Returns: A message that says why the text is invalid; `nil` after a success.
  func set(_ text: String) -> String? {
    guard let new = Value(tweakText: text) else { return "must be \(description)" }
    if let fault = check(new) { return fault }
    value.wrappedValue = new
    return nil
  }
}

/// Limits with the type of their bounds erased.
protocol TweakRange {
  var anyRange: Any { get }
  var unit: String { get }
}

extension TweakLimits: TweakRange {
  var anyRange: Any { range }
}
