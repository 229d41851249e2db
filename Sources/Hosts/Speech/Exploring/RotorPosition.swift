/// The kind of the rotor, and the last spoken action or letter of the present element.
struct RotorPosition {
  /// The kind of the rotor.
  private(set) var kind = Rotor.everything
  /// The index of the last spoken action.
  var action: Int?
  /// The index of the last spoken letter.
  var letter: Int?

  /// Chooses another kind.
  mutating func turn(by places: Int) {
    kind = kind.turned(by: places)
    restart()
  }

  /// Goes by actions from now on.
  mutating func chooseActions() { kind = .actions }

  /// Restarts for another element, of which no action and no letter has been spoken yet.
  mutating func restart() { (action, letter) = (nil, nil) }

  /// Moves to the next or previous action or letter of the element, and stops at both ends.
  ///
  /// - Returns: the index, and whether the position is unchanged because it was at the end already.
  mutating func step(
    _ part: WritableKeyPath<RotorPosition, Int?>, by places: Int, among count: Int
  ) -> (index: Int, isAtEdge: Bool) {
    let next = self[keyPath: part].map { $0 + places } ?? (places > 0 ? 0 : count - 1)
    let index = min(max(next, 0), count - 1)
    self[keyPath: part] = index
    return (index, index != next)
  }
}
