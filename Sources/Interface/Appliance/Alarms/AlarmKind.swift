import Looks
import Runtime
import Values

/// The definition of an alarm: its words, its priority, and when it comes and goes.
///
///     AlarmKind("oven.overheat", "The oven is too hot", priority: .high)
///       .advice("Open the door, and let the oven cool down.")
///       .limit(.above(280, deadBand: 10))
///       .delays(on: .seconds(2), off: .seconds(5))
///       .latching()
public nonisolated struct AlarmKind: Identifiable, Equatable {
  /// The name in the journal and for code: letters, digits, dots and hyphens.
  public let id: String
  /// The title of the alarm: the fault, in a few words.
  public private(set) var title: LocalizedStringKey
  /// The priority: how soon a person has to act. It determines the mark, the sound and the place in lists.
  public let priority: AlarmPriority
  /// The instruction for the person in front of the panel; `nil` for none.
  public private(set) var advice: LocalizedStringKey?
  /// The limit of the measured value; `nil` for a condition that the machine reports.
  public private(set) var limit: AlarmLimit?
  /// The time for which the condition has to be on before the alarm is raised.
  public private(set) var onDelay = Duration.zero
  /// The time for which the condition has to be off before it counts as ended.
  public private(set) var offDelay = Duration.zero
  /// Whether the alarm has to be reset after it has been acknowledged and the condition is off.
  public private(set) var isLatching = false
  /// The longest time for which the alarm can be shelved.
  public private(set) var longestShelving = Duration.seconds(8 * 3600)

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - id: the name in the journal and for code. Characters other than letters, digits, dots and hyphens become
  ///     hyphens.
  ///   - title: the fault, in a few words.
  ///   - priority: the urgency.
  public init(_ id: String, _ title: LocalizedStringKey, priority: AlarmPriority = .medium) {
    self.id = String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    (self.title, self.priority) = (title, priority)
  }

  /// Returns the definition with another title.
  package func title(_ title: LocalizedStringKey) -> AlarmKind { with { $0.title = title } }

  /// Returns the definition with an instruction for the person in front of the panel.
  public func advice(_ advice: LocalizedStringKey) -> AlarmKind { with { $0.advice = advice } }

  /// Returns the definition with a limit for ``AlarmCenter/update(_:to:)``.
  public func limit(_ limit: AlarmLimit) -> AlarmKind { with { $0.limit = limit } }

  /// Returns the definition with times for which the condition has to be on, or off, before it counts.
  public func delays(on: Duration = .zero, off: Duration = .zero) -> AlarmKind {
    with { ($0.onDelay, $0.offDelay) = (max(.zero, on), max(.zero, off)) }
  }

  /// Returns the definition of an alarm that has to be reset.
  public func latching(_ isLatching: Bool = true) -> AlarmKind { with { $0.isLatching = isLatching } }

  /// Returns the definition with another longest time of shelving; the default is eight hours.
  public func longestShelving(_ duration: Duration) -> AlarmKind { with { $0.longestShelving = max(.zero, duration) } }

  private func with(_ change: (inout AlarmKind) -> Void) -> AlarmKind {
    var kind = self
    change(&kind)
    return kind
  }
}
