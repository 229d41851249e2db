/// What the strokes up and down go by, and which action or letter of the present element was heard last.
struct RotorPosition {
  /// What the strokes go by.
  private(set) var kind = Rotor.everything
  /// The index of the action that was heard last.
  var action: Int?
  /// The index of the letter that was heard last.
  var letter: Int?

  /// Chooses another kind.
  mutating func turn(by places: Int) {
    kind = kind.turned(by: places)
    restart()
  }

  /// Goes by actions from now on.
  mutating func chooseActions() { kind = .actions }

  /// Another element is spoken of: no action and no letter of it has been heard.
  mutating func restart() { (action, letter) = (nil, nil) }

  /// Moves on among the actions or the letters of the element, and stays at the first and at the last.
  ///
  /// - Returns: the index, and whether it is the end that was reached before.
  mutating func step(
    _ part: WritableKeyPath<RotorPosition, Int?>, by places: Int, among count: Int
  ) -> (index: Int, isAtEdge: Bool) {
    let next = self[keyPath: part].map { $0 + places } ?? (places > 0 ? 0 : count - 1)
    let index = min(max(next, 0), count - 1)
    self[keyPath: part] = index
    return (index, index != next)
  }
}
