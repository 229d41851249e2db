import Controls
import Looks
import Runtime
import Values

/// A field for a text, or for a secret.
struct TextControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      Group {
        if let rules = FieldRules(context) {
          RuledField(context: context, rules: rules, value: value)
        } else {
          TitledControl(context: context) { TypedText(context: context, text: value.text) }
        }
      }
      .keypad(keypad)
      .modifier(HoldsValue(value: value))
    }
  }

  /// The keyboard on the screen.
  private var keypad: Keypad {
    switch context[ChoiceControls.keypad] {
    case .number: .number
    case .decimal: .decimal
    case .phone: .phone
    case .pin: .pin
    case .email: .email
    case nil: .full
    }
  }
}

/// The field without its title. Its text is not replaced while a person types.
private struct TypedText: View {
  let context: ElementContext
  /// The text.
  let text: Binding<String>

  /// The least width of a field beside its title, in points.
  private static let leastWidth = 120.0

  var body: some View {
    Group {
      // A title that is shown is not repeated in the empty field.
      let prompt = context.text(ChoiceControls.prompt) ?? (context.hasTitle ? Text(verbatim: "") : nil)
      if context[ChoiceControls.secret] ?? false {
        SecureField(text: text, prompt: prompt) { context.name }
      } else {
        TextField(text: text, prompt: prompt) { context.name }
      }
    }
    .frame(minWidth: Self.leastWidth)
  }
}

/// The rules for the text of a field.
struct FieldRules: Equatable {
  /// The number of characters; `nil` for any.
  var length: ClosedRange<Int>?
  /// The characters; `nil` for all.
  var characters: TypedCharacters?

  /// Creates the rules of an element; `nil` if it has none.
  @MainActor init?(_ context: ElementContext) {
    (length, characters) = (context[ChoiceControls.length], context[ChoiceControls.characters])
    if length == nil, characters == nil { return nil }
  }

  /// Whether a text fits.
  func allow(_ text: String) -> Bool {
    (length?.contains(text.count) ?? true) && (characters?.allow(text) ?? true)
  }
}

/// A field whose text has to fit rules. A text that does not fit stays in the field and is not set. Once the field is left or
/// Enter is pressed, words below it say what is allowed, until the next key.
private struct RuledField: View {
  let context: ElementContext
  let rules: FieldRules
  /// The value that the field sets.
  let value: PanelValue
  /// The typed text that does not fit; `nil` while the field shows the value.
  @State private var draft: String?
  /// The text that the field has set since the last frame; `nil` for none.
  @State private var accepted: String?
  /// Whether the words are shown.
  @State private var isJudged = false
  @FocusState private var hasFocus: Bool

  var body: some View {
    let words = isJudged && draft != nil ? words : nil
    VStack(alignment: .leading, spacing: 4) {
      TitledControl(context: context) {
        TypedText(context: context, text: text).focused($hasFocus).onSubmit { judge() }
      }
      if let words {
        HStack(spacing: 4) {
          ControlSymbol(name: "exclamationmark.circle.fill", side: 13)
          Text(verbatim: words).font(.footnote).fixedSize(horizontal: false, vertical: true)
        }
        .foregroundStyle(Color.theme(\.danger))
      }
    }
    .onChange(of: hasFocus) { if !$1 { judge() } }
    // A value that others set takes the place of the draft.
    .onChange(of: value.text.wrappedValue) {
      if $1 != accepted { (draft, isJudged) = (nil, false) }
      accepted = nil
    }
  }

  /// The typed text: the value where it fits, and otherwise the draft.
  private var text: Binding<String> {
    Binding(
      get: { draft ?? value.text.wrappedValue },
      set: { typed in
        isJudged = false
        if rules.allow(typed) {
          (draft, accepted) = (nil, typed)
          value.text.wrappedValue = typed
        } else {
          draft = typed == value.text.wrappedValue ? nil : typed
        }
      })
  }

  /// The words about a text that does not fit, which never repeat it.
  private var words: String {
    if let words = context[ChoiceControls.wrong] { return context.model.translated(words, context.texts) }
    return context.texts.words.text(of: .numberOfCharacters(in: rules.length ?? 0...0))
  }

  /// Says what is allowed, if the text does not fit.
  private func judge() {
    if draft == nil || isJudged { return }
    isJudged = true
    let isPrivate = context.element.shows(context.model.declared.privateOrigins)
    Announcer.announce(words, isPrivate: isPrivate)
  }
}
