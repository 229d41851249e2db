import Runtime
import Values

/// The declaration of a tweak.
struct TweakSpec<Value: TweakValue> {
  let id: String
  let initial: Value
  /// The range, the step and the unit. Declarations with equal limits accept the same values.
  let limits: (any Equatable)?
  /// The place of the declaration in the source, for messages. It is not part of the identity, which has to
  /// survive edits.
  let file: StaticString
  let line: Int
  let describe: () -> String
  /// Returns a message that says why a value is invalid and which one is nearest; `nil` for a valid one.
  let accept: (Value) -> String?
  /// The editor, where the type alone does not determine it.
  var editor: ((TweakEditing<Value>) -> AnyView)?

  /// The place of a value that lives outside the panel; `nil` for a value in the config file.
  var link: ValuePlace?

  /// Returns the value of a text; `nil` if it has none.
  var parse: (String) -> Value? = { Value(tweakText: $0) }
  /// Returns the valid value that is nearest to one that a new declaration does not accept; `nil` for the default.
  var nearest: ((Value) -> Value)?
  /// The longest text that is accepted from outside, in bytes of UTF-8: as much as a label shows. `nil` for no limit,
  /// for values that an application stores for itself.
  var longest: Int? = TextLimits.labelBytes
  /// Whether only the person at the panel may see the value.
  var isPrivate = false
  /// The place of a declaration that is not in Swift source.
  var outerPlace: String?

  /// The place of the declaration as "file:line".
  var place: String { outerPlace ?? "\(file):\(line)" }

  /// Returns the value of a reported text, inside the declared limits or not; `nil` if it has none.
  func reported(_ text: String) -> Value? {
    if let longest, text.utf8.count > longest { return nil }
    return parse(text)
  }

  /// Returns the value of a text from outside; `nil` for one that the declaration does not allow.
  func value(of text: String) -> Value? {
    guard let value = reported(text), accept(value) == nil else { return nil }
    return value
  }

  /// Whether another declaration is at the same place in the source.
  func isAtSamePlace(as other: TweakSpec) -> Bool {
    line == other.line && file.utf8Start == other.file.utf8Start
  }

  /// Whether another declaration has the same default and limits.
  func isSame(as other: TweakSpec) -> Bool {
    guard initial == other.initial else { return false }
    guard let limits, let others = other.limits else { return limits == nil && other.limits == nil }
    return isEqual(limits, others)
  }

  /// Returns the advice for a text that is a duration but for its unit; `nil` for any other text, and for a value that is no
  /// duration.
  private func adviceForUnit(_ text: String) -> String? {
    guard let text = Duration.unitText(forUnitless: text), let value = parse(text) else { return nil }
    let advice = "write it with a unit"
    if isPrivate { return advice }
    if accept(value) == nil { return "\(advice): \(text)" }
    // Do not suggest a text that would be refused, too.
    return nearest.map { "\(advice), such as \($0(value).tweakText)" } ?? advice
  }

  /// The declaration without the type of its value.
  var declaration: TweakStore.Declaration {
    let (description, parse, isPrivate, longest, adviceForUnit) = (
      describe(), parse, isPrivate, longest, adviceForUnit
    )
    return TweakStore.Declaration(
      id: id, defaultText: initial.tweakText, description: description, place: place, isPrivate: isPrivate
    ) { text in
      if let longest, text.utf8.count > longest { return "must have at most \(longest) bytes" }
      guard let value = parse(text) else {
        if let advice = adviceForUnit(text) { return "must be \(description); \(advice)" }
        // Do not suggest a text that would be refused, too.
        let near = isPrivate ? nil : Value(near: text).flatMap { parse($0.tweakText) }
        return "must be \(description)" + (near.map { "; write \($0.tweakText)" } ?? "")
      }
      return accept(value)
    }
  }
}

/// A range with its step and its unit.
struct TweakLimits<Bound: Comparable, Step: Equatable>: Equatable {
  var range: ClosedRange<Bound>
  var step: Step?
  var unit: String

  /// Describes the limits: "kind from low to high unit in steps of step".
  func describe(_ kind: String, _ text: (Bound) -> String) -> String {
    // The distance between two values is a number, too, and written as one.
    let steps = step.map { " in steps of \(($0 as? any TweakValue)?.tweakText ?? "\($0)")" } ?? ""
    let unit = unit.isEmpty ? "" : " \(unit)"
    return "\(kind) from \(text(range.lowerBound)) to \(text(range.upperBound))\(unit)\(steps)"
  }
}

extension TweakValue {
  /// Creates the value that an invalid text probably means: with a decimal comma instead of a point, with a
  /// dash between two bounds, or with the bounds in the wrong order.
  init?(near text: String) {
    for guess in text.corrections {
      if let value = Self(tweakText: guess) {
        self = value
        return
      }
    }
    return nil
  }
}
