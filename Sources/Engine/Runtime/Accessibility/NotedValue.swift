/// The value of a control that listeners know, kept so that only changes are announced.
package final class NotedValue {
  fileprivate let text: String
  fileprivate let amount: (any Equatable)?
  fileprivate let audience: Int

  fileprivate init(_ text: String, _ amount: (any Equatable)?, _ audience: Int) {
    (self.text, self.amount, self.audience) = (text, amount, audience)
  }

  /// Whether a known value differs. Other words for the same value, as in another language, are no change.
  fileprivate func differs(from known: NotedValue) -> Bool {
    if text == known.text || audience != known.audience { return false }
    guard let amount, let before = known.amount else { return true }
    return !isEqual(amount, before)
  }
}

extension Announcer {
  /// Notes the value of a control while there is a listener. Without a listener nothing is noted, and nothing is asked.
  ///
  /// - Parameters:
  ///   - text: the text of the value.
  ///   - amount: returns what the text stands for; `nil` where the text alone tells the value.
  ///   - noted: the value that was noted last.
  /// - Returns: Whether the value has changed since it was noted last and since the first listener came.
  package func note(_ text: String, _ amount: (() -> (any Equatable)?)?, in noted: inout NotedValue?) -> Bool {
    guard hasListener else { return false }
    let before = noted
    let now = NotedValue(text, amount?(), audience)
    noted = now
    return before.map { now.differs(from: $0) } ?? false
  }
}

@MainActor package protocol ValueAnnouncing: LayoutBehavior {
  /// Notes the present values when the first listener comes.
  func noteValues()
}

extension LayoutNode {
  /// Notes the values of this view and of those inside.
  func noteValues() {
    (behavior as? any ValueAnnouncing)?.noteValues()
    for child in children { child.noteValues() }
  }
}
