import Looks
import Graphics
import Runtime
import Values

/// The keys of the on-screen keyboard and their sizes, for the size of the panel.
struct KeypadForm {
  /// The height below which a screen is small, in points: a keyboard of the usual size would leave no room for the page.
  private static let smallHeight = 400.0
  /// The least width of a key, in points: 7 mm at 124 points per inch.
  static let leastKey = 34.0
  /// The greatest width of a key with a letter and of one with a word, in points. Wider keys would make the finger
  /// travel far.
  private static let (mostKey, mostWord) = (84.0, 160.0)
  /// The least height of a screen with room for five rows of small keys and the line above them, in points.
  private static let fiveRows = 250.0

  /// The greatest width of a keyboard of digits, in points.
  private static let digits = 360.0
  /// The panel width from which a keyboard of digits is placed below its field, and the space at its sides, in points.
  private static let (wide, margin) = (700.0, 8.0)

  /// The page of keys that the keyboard shows.
  enum Page: Hashable { case letters, signs, edit }

  /// The state of the keyboard that the user has chosen.
  struct Choice {
    var page = Page.letters
    var isShifted = false
    var letters = KeyboardLetters.english
    /// Whether there is another layout to change to.
    var hasLayouts = false
    /// Whether the keyboard is operated with the knob.
    var isByKnob = false
    var decimalPoint = "."
    /// Whether the field has commands, such as Copy and Paste.
    var hasCommands = true
    /// Whether there is a minus sign beside digits.
    var hasSign = false
    /// The keys of a keypad of digits besides these.
    var extras: [KeypadKey] { (hasSign ? [.text("-")] : []) + (hasCommands ? [.edit] : []) }
  }

  /// The keys, row by row.
  var rows: [[KeypadKey]]
  /// The keys at the ends of the line that repeats the typed text; `nil` if there is no such line.
  let bar: (leading: KeypadKey, trailing: KeypadKey?)?
  /// The greatest width of the keyboard, in points.
  let greatestWidth: Double
  /// Whether the keys and the spaces between them are small.
  let isSmall: Bool
  /// Whether several letters share a key.
  let isTwelveKey: Bool
  /// Whether the keyboard leaves no room for the page.
  var hidesPage: Bool { isSmall && (isTwelveKey || rows.count > 4) }
  /// The greatest width of a key beside the space bar, and of a key that ends the input, in points.
  let besideSpace: (key: Double, end: Double)

  /// The height of the panel, in points.
  private let panelHeight: Double

  /// The keyboard for a panel of a size.
  init(_ keypad: Keypad, in size: Size, _ choice: Choice) {
    panelHeight = size.height
    isSmall = size.height < Self.smallHeight
    let rowCount = choice.letters.rows.count
    // The last row also has the Shift and Delete keys.
    let mostKeys = Double(
      choice.letters.rows.enumerated().map { $1.count + ($0 + 1 == rowCount ? 2 : 0) }.max() ?? 10)
    let width = (size.width - 16 - 4 * (mostKeys - 1)) / mostKeys
    isTwelveKey =
      keypad.hasLetters && (width < Self.leastKey || isSmall && rowCount > 3 && size.height < Self.fiveRows)
    let keyWidth = min(width, Self.mostKey)
    besideSpace = isSmall ? (56, 112) : (max(56, keyWidth), max(112, 1.5 * keyWidth))
    greatestWidth =
      if isSmall { .infinity } else if choice.page == .edit { 4 * Self.mostWord } else if keypad.hasLetters {
        max(10, mostKeys) * Self.mostKey
      } else { Self.digits }
    bar = isSmall ? (.close, keypad.hasLetters ? (isTwelveKey ? .done : nil) : keypad.isWhole ? nil : .done) : nil
    if choice.page == .edit {
      rows = Self.commands(hasClose: !isSmall)
    } else if isTwelveKey {
      // On a small screen the keys that end the input are in the line above.
      rows = KeypadForm.sharedKeys(keypad, choice) + (isSmall ? [] : [[.close, .done]])
    } else if keypad.hasLetters {
      rows = Self.letters(keypad, choice, hasClose: !isSmall)
    } else {
      rows = isSmall ? Self.lowRows(keypad, choice) : Self.tallRows(keypad, choice)
    }
  }

  /// The least height of the line that repeats the typed text, the space around the keys of a small screen and that between
  /// two rows, in points.
  static let (lineHeight, smallPadding, smallSpacing) = (36.0, 6.0, 4.0)
  /// The space around a small keyboard, in points.
  static let smallMargin = 2.0

  /// The size of the keys. Those of a small screen are smaller still where they would cover a banner at its upper edge.
  ///
  /// - Parameter banner: the height of the banner, in points; 0 for none.
  func keySize(below banner: Double, on screenClass: ScreenClass) -> ControlSize {
    let usual: ControlSize = isSmall && rows.count > 2 ? .small : .regular
    guard isSmall, banner > 0 else { return usual }
    let row = ControlMetrics(usual, on: screenClass).touchHeight + Self.smallSpacing
    let height = Self.lineHeight + Double(rows.count) * row + 2 * (Self.smallPadding + Self.smallMargin)
    return height > panelHeight - banner ? .mini : usual
  }

  /// The distance of a keyboard of digits from the centre of a wide panel, in points. It is placed below its field, so
  /// that the rest of the panel stays visible.
  func offset(toward middle: Double?, in size: Size) -> Double {
    guard let middle, greatestWidth == Self.digits, size.width >= Self.wide else { return 0 }
    let free = max(0, (size.width - greatestWidth) / 2 - Self.margin)
    return min(free, max(-free, middle - size.width / 2))
  }

  private static func tallRows(_ keypad: Keypad, _ choice: Choice) -> [[KeypadKey]] {
    let digits = ["123", "456", "789"].map(keys)
    switch keypad {
    case .decimal:
      return digits + [[.text(choice.decimalPoint), .text("0"), .delete], choice.extras + [.close, .done]]
    case .phone: return digits + [keys("*0#"), [.text("+"), .delete], [.edit, .close, .done]]
    // Cancel and OK are placed as on bank terminals.
    case .pin: return digits + [[.close, .text("0"), .done], [.delete]]
    default: return digits + [[.close, .text("0"), .delete], choice.extras + [.done]]
    }
  }

  /// Returns two rows of keys, so that a low screen has room for the page.
  private static func lowRows(_ keypad: Keypad, _ choice: Choice) -> [[KeypadKey]] {
    let sign = choice.hasSign ? keys("-") : []
    return switch keypad {
    case .decimal: [keys("123456"), keys("7890") + sign + [.text(choice.decimalPoint), .delete]]
    case .phone: [keys("12345*") + [.delete], keys("67890#+")]
    default: [keys("123456"), keys("7890") + sign + [.delete, .done]]
    }
  }

  /// The rows of the full keyboard: letters, or digits and punctuation.
  private static func letters(_ keypad: Keypad, _ choice: Choice, hasClose: Bool) -> [[KeypadKey]] {
    var rows =
      choice.page == .signs
      ? ["1234567890", "-/:;()€&@\"", ".,?!'_+*#="].map(keys)
      : choice.letters.rows.map { $0.map { .text(String(choice.isShifted ? $0.shifted : $0.plain)) } }
    if let last = rows.indices.last {
      rows[last] = (choice.page == .letters && choice.letters.hasShift ? [.shift] : []) + rows[last] + [.delete]
    }
    let around: (before: [KeypadKey], after: [KeypadKey]) =
      keypad == .email
      ? ([.text("@")], [.text("."), .text("-"), .text("_")]) : ([.text(","), .text(" ")], [.text(".")])
    let end: [KeypadKey] = keypad == .lines ? [.text("\n"), .done] : hasClose ? [.close, .done] : [.done]
    return rows + [[.page] + extras(choice) + around.before + around.after + end]
  }

  /// The keys beside the one for signs: another layout, editing commands and, because the knob cannot press a key for
  /// long, accented letters.
  static func extras(_ choice: Choice) -> [KeypadKey] {
    (choice.hasLayouts ? [.language(choice.letters.name)] : []) + [.edit] + (choice.isByKnob ? [.accents] : [])
  }

  private static func commands(hasClose: Bool) -> [[KeypadKey]] {
    let rows: [[TextCommand]] = [
      [.selectAll, .cut, .copy, .paste], [.undo, .redo, .reveal], [.selectLeft, .left, .right, .selectRight],
    ]
    let end: [KeypadKey] = hasClose ? [.page, .delete, .close, .done] : [.page, .delete, .done]
    return rows.map { $0.map { .command($0) } } + [end]
  }

  static func keys(_ line: String) -> [KeypadKey] { line.map { .text(String($0)) } }
}

extension Keypad {
  nonisolated var hasLetters: Bool { self == .full || self == .lines || self == .email }
  /// Whether the keypad has only digits.
  nonisolated var isWhole: Bool { self == .number || self == .pin }
}
