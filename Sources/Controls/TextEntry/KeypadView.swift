import Graphics
import Localization
import Runtime
import Values

/// A key of the on-screen keyboard.
enum KeypadKey: Hashable {
  case text(String)
  case delete, done, close, shift, page

  /// The accessibility label of the key.
  func name(in words: Localizer) -> String {
    switch self {
    case .text(" "): words("Space")
    case .text("\n"): words("Return")
    case .text(let text): text
    case .delete: words("Delete")
    case .done: words("Done")
    case .close: words("Close")
    case .shift: words("Shift")
    case .page: words("Signs")
    }
  }
}

/// The on-screen keyboard at the bottom of the panel, for touch and knob.
///
/// On a small screen its keys are smaller, and a line above them repeats what is typed, since they may hide the field.
struct KeypadView: View {
  let keypad: Keypad
  /// Whether the knob opened the keyboard and moves through its keys.
  let isByKnob: Bool
  /// What is typed, with its caret, for the line above the keys.
  let echo: AnyView
  let act: (KeypadKey) -> Void
  /// Called with the top edge of the keyboard, in points from that of the panel, when that has changed.
  let moved: (Double) -> Void

  @Environment(\.numberConventions) private var conventions
  @Environment(\.localizer) private var words
  @State private var isShifted = false
  @State private var showsSigns = false

  var body: some View {
    GeometryReader { space in
      keyboard(
        KeypadForm(
          keypad, in: space.size, isShifted: isShifted, showsSigns: showsSigns,
          decimalPoint: conventions.decimalPoint)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
  }

  private func keyboard(_ form: KeypadForm) -> some View {
    VStack(spacing: form.isSmall ? 4 : 8) {
      if let bar = form.bar { line(bar.leading, bar.trailing) }
      ForEach(Array(form.rows.enumerated()), id: \.offset) { row in
        HStack(spacing: form.isSmall ? 4 : 6) {
          ForEach(row.element, id: \.self) { key in button(key) }
        }
      }
      // Keyboards are not mirrored.
      .environment(\.layoutDirection, .leftToRight)
    }
    .controlSize(form.isSmall && form.rows.count > 2 ? .small : .regular)
    .buttonStyle(KeypadButtonStyle())
    .padding(form.isSmall ? 6 : 10)
    .frame(maxWidth: form.greatestWidth)
    .background(RoundedRectangle(cornerRadius: form.isSmall ? 10 : 16).fill(Color.theme(\.surface)))
    .touchable()
    .onTapGesture {}
    .padding(form.isSmall ? 2 : 8)
    .focusLayer(isByKnob, isKeypad: true)
    .onGeometryChange(for: Double.self) {
      $0.frame(in: .global).minY
    } action: {
      moved($0)
    }
  }

  /// The line that repeats what is typed, between the keys that end it.
  private func line(_ leading: KeypadKey, _ trailing: KeypadKey?) -> some View {
    HStack(spacing: 4) {
      button(leading).frame(width: 56)
      echo
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
        .background(ControlGround(fill: .theme(\.background)))
        .accessibilityHidden(true)
      if let trailing { button(trailing).frame(width: 64) }
    }
  }

  private func button(_ key: KeypadKey) -> some View {
    Button {
      press(key)
    } label: {
      Text(face(key)).frame(maxWidth: .infinity)
    }
    .buttonRepeatBehavior(key == .delete ? .enabled : .disabled)
    .accessibilityLabel(key.name(in: words))
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
    case .done: words("Done")
    case .close: words("Close")
    case .shift: isShifted ? "⬆" : "⇧"
    case .page: showsSigns ? "abc" : "123"
    }
  }
}

/// The style of keys: without a minimum width, so that ten of them fit side by side on a narrow panel.
private struct KeypadButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .key) }
  }
}
