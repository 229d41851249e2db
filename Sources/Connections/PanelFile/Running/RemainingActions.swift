/// The actions of a list that are still to be carried out.
///
/// The lists of an `if:` are not copied into the list around them: each of thousands of them would cost as much as all that
/// follow it.
struct RemainingActions: Sendable {
  /// The rests of the lists that have begun, the innermost last; none is empty.
  private var lists: [ArraySlice<PanelAction>] = []

  /// Whether an order or a command before them has failed.
  var hasFailed = false

  /// Creates the actions of a list that has not begun.
  init(_ actions: [PanelAction]) { begin(actions) }

  /// Whether nothing is left.
  var isEmpty: Bool { lists.isEmpty }

  /// The number of lists that have begun and are not over, for tests.
  var depth: Int { lists.count }

  /// Puts a list before all other actions.
  mutating func begin(_ actions: [PanelAction]) {
    if !actions.isEmpty { lists.append(actions[...]) }
  }

  /// Takes the next action; `nil` if nothing is left.
  mutating func next() -> PanelAction? {
    guard let action = lists.last?.first else { return nil }
    lists[lists.count - 1].removeFirst()
    if lists[lists.count - 1].isEmpty { lists.removeLast() }
    return action
  }
}
