import Graphics
import Runtime
import Values

/// The keys of the on-screen keyboard and their sizes, for the room that a panel has.
struct KeypadForm {
  /// The height below which a screen is small, in points: a keyboard of the usual size would leave no room for the page.
  private static let smallHeight = 400.0

  /// The keys, row by row.
  let rows: [[KeypadKey]]
  /// The keys at the ends of the line that repeats what is typed; `nil` where there is no such line.
  let bar: (leading: KeypadKey, trailing: KeypadKey?)?
  /// The greatest width of the keyboard, in points.
  let greatestWidth: Double
  /// Whether the keys and the spaces between them are small.
  let isSmall: Bool

  /// The keyboard for a panel of a size.
  init(_ keypad: Keypad, in size: Size, isShifted: Bool, showsSigns: Bool, decimalPoint: String) {
    isSmall = size.height < Self.smallHeight
    let isFull = keypad == .full || keypad == .lines
    greatestWidth = isFull || isSmall ? .infinity : 360
    if isFull {
      rows = Self.letters(isShifted: isShifted, showsSigns: showsSigns, keypad == .lines, hasClose: !isSmall)
      bar = isSmall ? (.close, nil) : nil
    } else if isSmall {
      rows = Self.lowRows(keypad, decimalPoint)
      bar = (.close, keypad == .number ? nil : .done)
    } else {
      rows = Self.tallRows(keypad, decimalPoint)
      bar = nil
    }
  }

  private static func tallRows(_ keypad: Keypad, _ decimalPoint: String) -> [[KeypadKey]] {
    let digits = ["123", "456", "789"].map(keys)
    switch keypad {
    case .decimal: return digits + [[.text(decimalPoint), .text("0"), .delete], [.close, .done]]
    case .phone: return digits + [keys("*0#"), [.text("+"), .delete], [.close, .done]]
    default: return digits + [[.close, .text("0"), .delete], [.done]]
    }
  }

  /// Two rows, so that a low screen has room for the page.
  private static func lowRows(_ keypad: Keypad, _ decimalPoint: String) -> [[KeypadKey]] {
    switch keypad {
    case .decimal: [keys("123456"), keys("7890") + [.text(decimalPoint), .delete]]
    case .phone: [keys("12345*") + [.delete], keys("67890#+")]
    default: [keys("123456"), keys("7890") + [.delete, .done]]
    }
  }

  /// The rows of the full keyboard: letters, or digits and punctuation.
  private static func letters(isShifted: Bool, showsSigns: Bool, _ hasLines: Bool, hasClose: Bool) -> [[KeypadKey]] {
    let lines = showsSigns ? ["1234567890", "-/:;()€&@\"", ".,?!'_+*#="] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    var rows = lines.map { keys(isShifted ? $0.uppercased() : $0) }
    rows[2] = (showsSigns ? [] : [.shift]) + rows[2] + [.delete]
    let last: [KeypadKey] = hasLines ? [.text("\n"), .done] : hasClose ? [.close, .done] : [.done]
    return rows + [[.page, .text(" ")] + last]
  }

  private static func keys(_ line: String) -> [KeypadKey] { line.map { .text(String($0)) } }
}
