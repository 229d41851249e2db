import Graphics
import Runtime
import Values

/// A key of the on-screen keyboard.
enum KeypadKey: Hashable {
  case text(String)
  case delete, done, close, shift, page

  /// The accessibility label of the key.
  var name: String {
    switch self {
    case .text(" "): "Space"
    case .text("\n"): "Return"
    case .text(let text): text
    case .delete: "Delete"
    case .done: "Done"
    case .close: "Close"
    case .shift: "Shift"
    case .page: "Signs"
    }
  }
}

/// The on-screen keyboard at the bottom of the panel, for touch and knob.
struct KeypadView: View {
  let keypad: Keypad
  /// Whether the knob opened the keyboard and moves through its keys.
  let isByKnob: Bool
  let act: (KeypadKey) -> Void

  @Environment(\.numberConventions) private var conventions
  @State private var isShifted = false
  @State private var showsSigns = false

  var body: some View {
    VStack(spacing: 8) {
      ForEach(Array(rows.enumerated()), id: \.offset) { row in
        HStack(spacing: 6) {
          ForEach(row.element, id: \.self) { key in button(key) }
        }
      }
    }
    .buttonStyle(KeypadButtonStyle())
    .padding(10)
    .frame(maxWidth: keypad == .full || keypad == .lines ? .infinity : 360)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.theme(\.surface)))
    .touchable()
    .onTapGesture {}
    .padding(8)
    .focusLayer(isByKnob, isKeypad: true)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  private func button(_ key: KeypadKey) -> some View {
    Button {
      press(key)
    } label: {
      Text(face(key)).frame(maxWidth: .infinity)
    }
    .buttonRepeatBehavior(key == .delete ? .enabled : .disabled)
    .accessibilityLabel(key.name)
  }

  /// Handles shift and the page of symbols itself, and passes all other keys on.
  private func press(_ key: KeypadKey) {
    switch key {
    case .shift: isShifted.toggle()
    case .page: showsSigns.toggle()
    default:
      act(key)
      isShifted = false
    }
  }

  /// The text on a key.
  private func face(_ key: KeypadKey) -> String {
    switch key {
    case .text("\n"): "↵"
    case .text(let text): text
    case .delete: "⌫"
    case .done: "Done"
    case .close: "Close"
    case .shift: isShifted ? "⬆" : "⇧"
    case .page: showsSigns ? "abc" : "123"
    }
  }

  /// The keys of the keyboard, row by row.
  private var rows: [[KeypadKey]] {
    let digits = ["123", "456", "789"].map(keys)
    switch keypad {
    case .number: return digits + [[.close, .text("0"), .delete], [.done]]
    case .decimal: return digits + [[.text(conventions.decimalPoint), .text("0"), .delete], [.close, .done]]
    case .phone: return digits + [keys("*0#"), [.text("+"), .delete], [.close, .done]]
    case .full, .lines: return letters
    }
  }

  /// The rows of the full keyboard: letters, or digits and punctuation.
  private var letters: [[KeypadKey]] {
    let lines = showsSigns ? ["1234567890", "-/:;()€&@\"", ".,?!'_+*#="] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    var rows = lines.map { keys(isShifted ? $0.uppercased() : $0) }
    rows[2] = (showsSigns ? [] : [.shift]) + rows[2] + [.delete]
    let last: [KeypadKey] = keypad == .lines ? [.text("\n"), .done] : [.close, .done]
    return rows + [[.page, .text(" ")] + last]
  }

  private func keys(_ line: String) -> [KeypadKey] { line.map { .text(String($0)) } }
}

/// The style of keys: without a minimum width, so that ten of them fit side by side on a narrow panel.
private struct KeypadButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .key) }
  }
}
