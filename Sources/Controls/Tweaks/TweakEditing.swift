import Runtime
import Values

/// A tweak as the editor of its type sees it.
///
///     extension Corner: TweakValue {
///       static func tweakEditor(_ tweak: TweakEditing<Corner>) -> AnyView {
///         AnyView(CornerGrid(tweak.title, selection: tweak.value))
///       }
///     }
@preconcurrency @MainActor public struct TweakEditing<Value: TweakValue> {
  /// The name.
  public let id: String
  /// The value, which counts at once.
  public let value: Binding<Value>
  /// What can be written: the kind, the range, the step and the unit.
  public let description: String
  let limits: (any Equatable)?
  let check: (Value) -> String?

  /// The last part of the name, as people read it.
  public var title: String { TweakTitle.title(of: id) }

  /// What the value must stay within, if its declaration says so.
  public func range<Bound: Comparable>(of bound: Bound.Type = Bound.self) -> ClosedRange<Bound>? {
    (limits as? any TweakRange)?.anyRange as? ClosedRange<Bound>
  }

  /// The unit that its declaration names; empty if none.
  public var unit: String { (limits as? any TweakRange)?.unit ?? "" }
}

extension TweakEditing {
  /// How numbers with the unit are written.
  var format: NumberFormat { unit.isEmpty ? .number : .number.unit(unit) }

  /// Takes over what a text stands for; says what is wrong with one that stands for nothing good.
  func set(_ text: String) -> String? {
    guard let new = Value(tweakText: text) else { return "must be \(description)" }
    if let fault = check(new) { return fault }
    value.wrappedValue = new
    return nil
  }
}

/// Limits whose type of bound does not matter.
protocol TweakRange {
  var anyRange: Any { get }
  var unit: String { get }
}

extension TweakLimits: TweakRange {
  var anyRange: Any { range }
}
