/// The offset of the panel's image, which is moved slowly to prevent burn-in.
nonisolated struct PixelShift {
  /// The time that the image stays at one offset.
  static let stay = Duration.seconds(60)

  private let reach: Int
  private var step = 0
  /// When the image moves next; `nil` if it never does.
  private(set) var deadline: Duration?

  /// Starts in the middle.
  ///
  /// - Parameter reach: The largest offset to each side in pixels; 0 turns the movement off.
  init(reach: Int, at time: Duration) {
    self.reach = reach
    if reach > 0 { deadline = time + Self.stay }
  }

  /// Moves to the next offset if it is due. Returns whether it has moved.
  mutating func advance(to time: Duration) -> Bool {
    guard let due = deadline, time >= due else { return false }
    step += 1
    deadline = time + Self.stay
    return true
  }

  /// The present offset in pixels. The path goes up and down and shifts sideways by one step at each end, so that it
  /// visits every offset in range.
  var offset: (x: Int, y: Int) {
    guard reach > 0 else { return (0, 0) }
    let side = 2 * reach + 1
    func place(_ index: Int) -> Int {
      let way = index % (2 * side)
      return (way < side ? way : 2 * side - 1 - way) - reach
    }
    // The path starts in the middle.
    let count = step + reach
    return (place(count / side + reach), place(count))
  }
}
