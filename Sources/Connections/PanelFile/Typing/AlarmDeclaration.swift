import Appliance
import Looks
import Runtime
import Values

/// An alarm that a panel file declares: when it comes and goes, and what it says and does.
struct AlarmDeclaration: Sendable {
  /// The rule that decides whether the alarm is on.
  enum Rule: Sendable {
    /// The alarm comes when a condition holds. It goes when that condition no longer holds or, if there is a second
    /// condition, when the second condition holds.
    case condition(Expression, until: Expression?)
    /// It is on while a value is beyond its limits.
    case limit(String, AlarmLimit)

    /// The values that decide.
    var names: Set<String> {
      switch self {
      case .condition(let condition, let until): condition.names.union(until?.names ?? [])
      case .limit(let value, _): [value]
      }
    }

    /// The values and the timers whose states the alarm reveals.
    var origins: Set<Expression.Origin> {
      switch self {
      case .condition(let condition, let until): condition.origins.union(until?.origins ?? [])
      case .limit(let value, _): [.value(value)]
      }
    }
  }

  /// The name, by which the journal and the file's next version know the alarm.
  var name: String
  /// The rule of this alarm.
  var rule: Rule
  /// The fault, in a few words.
  var text: TextTemplate
  /// The advice to the person in front of the panel; `nil` for none.
  var advice: String?
  /// The urgency.
  var priority = AlarmPriority.medium
  /// The time for which the condition must hold before it counts.
  var onDelay = Duration.zero
  /// The time for which the condition must not hold before the alarm goes.
  var offDelay = Duration.zero
  /// Whether it has to be reset.
  var isLatching = false
  /// The longest time for which the alarm can be shelved; `nil` for the usual limit.
  var longestShelving: Duration?
  /// The actions that run when the alarm comes.
  var actions: [PanelAction] = []

  /// The name in the journal.
  var id: String { kind.id }

  /// The definition, whose words follow the values of ``text`` while the panel runs.
  var kind: AlarmKind {
    var kind = AlarmKind(name, LocalizedStringKey(text.outline), priority: priority)
      .delays(on: onDelay, off: offDelay)
      .latching(isLatching)
    if let longestShelving { kind = kind.longestShelving(longestShelving) }
    return advice.map { kind.advice(LocalizedStringKey($0)) } ?? kind
  }

  /// The values that the alarm needs to be read.
  var names: Set<String> { rule.names.union(text.names) }

  /// Whether the alarm is on; `nil` if a value that decides it is not good.
  ///
  /// - Parameter wasOn: whether it was on before.
  @MainActor func isOn(in scope: some ExpressionScope, wasOn: Bool) -> Bool? {
    switch rule {
    case .condition(_, let until?) where wasOn: until.truth(in: scope).map { !$0 }
    case .condition(let condition, _): condition.truth(in: scope)
    case .limit(let value, let limit):
      Expression.value(value).datum(in: scope, isStrict: true)?.number.map { limit.isExceeded(by: $0, isOn: wasOn) }
    }
  }

  /// Whether the alarm cannot be judged only because values have not arrived yet.
  @MainActor func waits(in scope: some ExpressionScope) -> Bool {
    let qualities = names.map(scope.quality)
    return qualities.contains(.unset) && qualities.allSatisfy { $0 == .unset || $0.isShown }
  }
}

extension TextTemplate {
  /// The text with dashes in the places of its values.
  fileprivate var outline: String {
    parts.map { if case .literal(let text) = $0 { text } else { UnknownValue.text } }.joined()
  }
}
