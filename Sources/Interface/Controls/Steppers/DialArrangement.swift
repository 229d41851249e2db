import Graphics
import Runtime

/// The places of a dial's parts in the available room: from a ring of 96 points between its buttons to a ring of 800
/// points with a scale.
nonisolated struct DialArrangement: Hashable {
  /// The properties of a dial's content that affect the arrangement.
  struct Content: Hashable {
    /// The number of characters of the widest value; wide letters count for more than one.
    var characters = 0.0
    /// The number of characters of each word around the ring, clockwise; empty for numbers.
    var words: [Double] = []
    /// The number of characters of the longest number at the ticks.
    var numberLength = 0
    /// The size of a button, and the font size of the words and the caption.
    var button = 44.0
    var wordSize = 12.0
    /// The diameter that a ring beside its buttons asks for on a page that scrolls.
    var comfortable = 128.0
  }

  /// The square of the ring.
  private(set) var ring = Rect.zero
  /// The centres of the two buttons.
  private(set) var decrement = Point.zero, increment = Point.zero
  /// The diameter of the buttons.
  private(set) var button = 44.0
  /// The font size of the value, and its maximum width.
  private(set) var valueSize = 36.0, valueWidth = 0.0
  /// The maximum width of the name below the value.
  var nameWidth: Double { valueWidth * 0.9 }
  /// The font size of the words around the ring.
  private(set) var wordSize = 12.0
  /// The font size of the numbers at the ticks.
  var numberSize: Double { (ring.width * 0.036).rounded() }
  /// Whether the ring is large enough for ticks, the caption and the bounds; for numbers at the ticks; for words around
  /// it.
  private(set) var hasScale = false, hasNumbers = false, hasWords = false
  /// The size of all parts.
  private(set) var size = Size.zero

  /// The least and the greatest diameter of the ring; the diameter from which the buttons fit into its gap; and that
  /// from which it has numbers.
  static let least = 96.0, most = 800.0, whole = 200.0, numbered = 360.0
  /// The least font size of a value between numbers at the ticks, as a part of the ring's diameter.
  private static let leastBetweenNumbers = 0.072
  /// The space between the ring and a button beside it, in points.
  private static let gap = 8.0
  /// The part of the ring's height below the ends of its arc, where nothing is drawn unless there are buttons.
  static let below = 0.135
  /// The average width of a character, relative to the font size.
  private static let characterWidth = 0.6
  /// The characters that are one and a half times as wide.
  private static let wideLetters: Set<Character> = ["m", "w", "M", "W", "%", "‰", "@"]

  /// The width of a text in average characters.
  static func characters(in text: String) -> Double {
    text.reduce(0) { $0 + (wideLetters.contains($1) ? 1.5 : 1) }
  }

  init(in room: Size, _ content: Content) {
    let side = min(room.width, room.height)
    let hasWords = !content.words.isEmpty && place(in: room, withWords: content)
    if !hasWords {
      if side >= Self.whole * content.button / 44 {
        placeWhole(in: room, side: min(side, Self.most), content)
      } else {
        placeBeside(in: room, content)
      }
    }
    setValue(content)
  }

  /// The least height at which the parts do not overlap, for a width.
  static func leastHeight(width: Double, _ content: Content) -> Double {
    let beside = width - 2 * (content.button + gap)
    if beside >= least { return max(content.button, min(beside, content.comfortable) * (1 - below)) }
    return least * (1 - below) + gap + content.button
  }

  // MARK: Arrangements

  /// The buttons in the gap of the ring.
  private mutating func placeWhole(in room: Size, side: Double, _ content: Content) {
    ring = Rect(center: Point(x: room.width / 2, y: room.height / 2), radius: side / 2)
    size = Size(width: side, height: side)
    hasScale = true
    hasNumbers = side >= Self.numbered
    placeButtonsInGap(content)
  }

  private mutating func placeButtonsInGap(_ content: Content) {
    button = max(content.button, min(96, (ring.width * 0.17).rounded()))
    if ring.width < 260 { button = content.button }
    let offset = (button * 1.2 / 2).rounded()
    let y = ring.maxY - button / 2
    decrement = Point(x: ring.midX - offset, y: y)
    increment = Point(x: ring.midX + offset, y: y)
  }

  /// Places words around the ring, which is as large as they allow.
  ///
  /// - Returns: Whether there is room for them.
  private mutating func place(in room: Size, withWords content: Content) -> Bool {
    wordSize = max(content.wordSize, (min(room.width, room.height) * 0.032).rounded())
    var (least, most) = (Self.whole * content.button / 44, Self.most)
    var reach = Self.reach(of: content.words, size: wordSize, around: least)
    func fits(_ reach: EdgeInsets) -> Bool {
      2 * max(reach.leading, reach.trailing) <= room.width && reach.top + reach.bottom <= room.height
    }
    guard fits(reach) else { return false }
    while most - least > 1 {
      let side = (least + most) / 2
      let wider = Self.reach(of: content.words, size: wordSize, around: side)
      if fits(wider) { (least, reach) = (side, wider) } else { most = side }
    }
    size = Size(width: 2 * max(reach.leading, reach.trailing), height: reach.top + reach.bottom)
    let middle = Point(x: room.width / 2, y: (room.height - size.height) / 2 + reach.top)
    ring = Rect(center: middle, radius: least / 2)
    (hasScale, hasWords) = (true, true)
    placeButtonsInGap(content)
    return true
  }

  /// The distances from the centre of a ring to the edges of the words around it.
  private static func reach(of words: [Double], size: Double, around side: Double) -> EdgeInsets {
    let dial = DialGeometry(size: Size(width: side, height: side))
    var reach = EdgeInsets(top: side / 2, leading: side / 2, bottom: side / 2, trailing: side / 2)
    for (index, characters) in words.enumerated() {
      let text = Size(width: characters * characterWidth * size, height: size * 1.2)
      let middle = dial.middle(of: text, at: Double(index) / Double(max(1, words.count - 1)), isOutside: true)
      reach.leading = max(reach.leading, text.width / 2 - middle.x)
      reach.trailing = max(reach.trailing, text.width / 2 + middle.x)
      reach.top = max(reach.top, text.height / 2 - middle.y)
      reach.bottom = max(reach.bottom, text.height / 2 + middle.y)
    }
    return reach
  }

  /// Places the ring with the buttons at both sides or below. It takes no room below the ends of its arc.
  private mutating func placeBeside(in room: Size, _ content: Content) {
    button = content.button
    let step = button + Self.gap
    let seen = 1 - Self.below
    let beside = min(room.height / seen, room.width - 2 * step)
    let above = min(room.width, (room.height - step) / seen)
    let middle = Point(x: room.width / 2, y: room.height / 2)
    if beside >= above {
      let side = max(Self.least, beside)
      size = Size(width: side + 2 * step, height: side * seen)
      ring = Rect(center: Point(x: middle.x, y: middle.y + side * Self.below / 2), radius: side / 2)
      decrement = Point(x: ring.minX - step + button / 2, y: ring.midY)
      increment = Point(x: ring.maxX + step - button / 2, y: ring.midY)
    } else {
      let side = max(Self.least, above)
      size = Size(width: max(side, 2 * button + Self.gap), height: side * seen + step)
      ring = Rect(x: middle.x - side / 2, y: middle.y - size.height / 2, width: side, height: side)
      let y = ring.minY + side * seen + Self.gap + button / 2
      decrement = Point(x: middle.x - (button + Self.gap) / 2, y: y)
      increment = Point(x: middle.x + (button + Self.gap) / 2, y: y)
    }
  }

  /// The maximum width of the value: inside the ticks, and clear of the numbers, which reach inwards.
  private func innerWidth(_ content: Content) -> Double {
    let dial = DialGeometry(size: ring.size)
    let inside = dial.radius - dial.width * (hasScale ? 2.3 : 0.9)
    let numbers = Double(content.numberLength) * Self.characterWidth * numberSize + ring.width * 0.025
    return 2 * 0.94 * (hasNumbers ? min(dial.radius * 0.48, dial.radius - dial.width * 2.5 - numbers) : inside)
  }

  /// Sets the font size of the value: the largest that fits inside the ticks, up to a share of the diameter.
  private mutating func setValue(_ content: Content) {
    let characters = max(2, content.characters) * Self.characterWidth
    // Leave out the numbers at the ticks where they would make the value too small.
    hasNumbers = hasNumbers && innerWidth(content) / characters >= ring.width * Self.leastBetweenNumbers
    valueWidth = innerWidth(content)
    let fitting = valueWidth / characters
    valueSize = min(fitting, ring.width * (hasScale ? 0.16 : 0.24)).rounded(.down)
  }
}
