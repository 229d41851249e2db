/// Where a picture is that wanders so that nothing burns into the screen.
nonisolated struct PixelShift {
  /// How long it stays at a place.
  static let stay = Duration.seconds(60)

  private let reach: Int
  private var step = 0
  /// When it moves next; `nil` where it does not.
  private(set) var deadline: Duration?

  /// A picture that wanders by so many pixels to each side.
  init(reach: Int, at time: Duration) {
    self.reach = reach
    if reach > 0 { deadline = time + Self.stay }
  }

  /// Moves on when it is time; true if it has moved.
  mutating func advance(to time: Duration) -> Bool {
    guard let due = deadline, time >= due else { return false }
    step += 1
    deadline = time + Self.stay
    return true
  }

  /// Pixels from the middle. Down and up, and across a little each time: every place is visited.
  var offset: (x: Int, y: Int) {
    guard reach > 0 else { return (0, 0) }
    let side = 2 * reach + 1
    func place(_ index: Int) -> Int {
      let way = index % (2 * side)
      return (way < side ? way : 2 * side - 1 - way) - reach
    }
    // From the middle on.
    let count = step + reach
    return (place(count / side + reach), place(count))
  }
}
