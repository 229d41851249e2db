import Runtime
import Values

/// All that a declaration says about a tweak.
struct TweakSpec<Value: TweakValue> {
  let id: String
  let initial: Value
  /// Range, step and unit: two declarations with equal ones accept the same values.
  let limits: (any Equatable)?
  /// Where it is declared, for messages; never part of the name, which has to survive every edit of the source.
  let file: StaticString
  let line: Int
  let describe: () -> String
  /// What is wrong with a value and which one is nearest, or `nil` for a good one.
  let accept: (Value) -> String?
  /// The editor, where its type alone does not say which.
  var editor: ((TweakEditing<Value>) -> AnyView)?

  /// "file:line".
  var place: String { "\(file):\(line)" }

  func isAtSamePlace(as other: TweakSpec) -> Bool {
    line == other.line && file.utf8Start == other.file.utf8Start
  }

  func isSame(as other: TweakSpec) -> Bool {
    guard initial == other.initial else { return false }
    guard let limits, let others = other.limits else { return limits == nil && other.limits == nil }
    return isEqual(limits, others)
  }

  /// The tweak as a config file sees it.
  var declaration: TweakStore.Declaration {
    let description = describe()
    return TweakStore.Declaration(
      id: id, defaultText: initial.tweakText, description: description, place: place
    ) { text in
      guard let value = Value(tweakText: text) else {
        return "must be \(description)" + (Value(near: text).map { "; write \($0.tweakText)" } ?? "")
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

  /// "kind from low to high unit in steps of step".
  func describe(_ kind: String, _ text: (Bound) -> String, step stepText: (Step) -> String) -> String {
    let steps = step.map { " in steps of \(stepText($0))" } ?? ""
    let unit = unit.isEmpty ? "" : " \(unit)"
    return "\(kind) from \(text(range.lowerBound)) to \(text(range.upperBound))\(unit)\(steps)"
  }
}

extension TweakValue {
  /// What a text was most likely meant to be: a comma for a point, a dash between two bounds, or the high one first.
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
