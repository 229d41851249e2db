import Looks
import Graphics
import Localization
import Runtime
import Values

/// The on-screen keyboard at the bottom of the panel, for touch and knob.
///
/// On a small screen its keys are smaller, and a line above them repeats what is typed, since they may hide the field.
/// A long press on a letter offers those with the same base, in the place of the row above it.
struct KeypadView: View {
  let keypad: Keypad
  /// The names of the layouts among which the person can choose.
  let layouts: [String]
  /// Whether the knob opened the keyboard and moves through its keys.
  let isByKnob: Bool
  /// Whether Done moves the typing to another field. The key is Next then.
  let hasNext: () -> Bool
  /// What is typed, with its caret, for the line above the keys.
  let echo: AnyView
  /// What the field is called, for that line where no room is left for the page; `nil` where the line says it already.
  let name: AnyView?
  /// Returns the character before the caret; `nil` if there is none, or something is selected.
  let characterBefore: () -> Character?
  let hasCommands: Bool
  /// Whether what is typed is secret: then the keys are, too, since they show which one is pressed.
  let isSecret: Bool
  /// Returns the middle of what is typed into, in points from the left edge of the panel; `nil` off the screen.
  let middle: () -> Double?
  /// Types a text in the place of another one before the caret.
  let replace: (_ old: String, _ new: String) -> Void
  let act: (KeypadKey) -> Void
  /// What the person has chosen, which lasts as long as the panel.
  let state: KeypadState
  /// Called with the top edge of the keyboard, in points from that of the panel, when that has changed.
  let moved: (Double) -> Void

  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.keyboardCatalog }) var catalog
  @Environment({ $0.stage }) var stage
  @Environment({ $0.layoutDirection }) private var direction
  @State private var page = KeypadForm.Page.letters
  @Environment({ $0.localizer }) private var words
  @State var isShifted = false
  @State var taps = MultiTap()
  /// The character before the caret, while the next key may change it.
  @State var unfinished: Character?
  @State private var offer: KeypadOffer?
  /// Whether a finger has held a key long enough. A contact that is cancelled resets it too.
  @GestureState private var isHolding = false
  @State private var slide = KeypadSlide()
  /// Whether the next letter offers those with the same base.
  @State private var offersNext = false

  /// The time for which a letter is held until it offers others.
  private static let hold = 0.35

  /// The names of the layouts: those that were chosen, else those of the language.
  private var names: [String] {
    layouts.isEmpty ? words.tag.map { KeyboardLetters.names(for: $0) } ?? [] : layouts
  }

  var body: some View {
    let letters = state.letters(of: names, from: catalog)
    GeometryReader { space in
      let form = KeypadForm(
        keypad, in: space.size,
        KeypadForm.Choice(
          page: page, isShifted: isShifted, letters: letters,
          hasLayouts: state.count(of: names, from: catalog) > 1, isByKnob: isByKnob,
          decimalPoint: conventions.decimalPoint, hasCommands: hasCommands))
      keyboard(form, letters)
        .modifier(SemanticsModifier(.privacy(isSecret)))
        .offset(x: form.offset(toward: middle(), in: space.size))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        // Cover the visible remainder of the page: it is too small to be useful.
        .background { if form.hidesPage { Color.theme(\.background).allowsHitTesting(false) } }
    }
  }

  private func keyboard(_ form: KeypadForm, _ letters: KeyboardLetters) -> some View {
    let offered = offer?.places(in: form) ?? [:]
    return VStack(spacing: form.isSmall ? 4 : 8) {
      if let bar = form.bar {
        line(bar.leading, bar.trailing, form.hidesPage ? name : nil)
      } else if let note = state.note {
        Text(note).foregroundStyle(.theme(\.danger)).multilineTextAlignment(.center).lineLimit(2).shrinkable()
          .frame(maxWidth: .infinity)
          .environment(direction) { $0.layoutDirection = $1 }
          .accessibilityHidden(true)
      }
      ForEach(Array(form.rows.enumerated()), id: \.offset) { row in
        HStack(spacing: form.isSmall ? 4 : 6) {
          if let keys = offered[row.offset] {
            ForEach(keys, id: \.self) { key in
              button(key, in: row.offset, letters, form.isSmall).frame(maxWidth: .infinity).slideTarget(key, slide)
            }
          } else {
            ForEach(row.element, id: \.self) { key in
              button(key, in: row.offset, letters, form.isSmall).frame(maxWidth: width(of: key, in: row.element, form))
            }
          }
        }
      }
      // Keyboards are not mirrored.
      .environment(.leftToRight) { $0.layoutDirection = $1 }
    }
    .controlSize(form.isSmall && form.rows.count > 2 ? .small : .regular)
    .padding(form.isSmall ? 6 : 10)
    .frame(maxWidth: form.greatestWidth)
    // The page below has surfaces of the same colour.
    .background {
      FloatingBackground(elevation: .menu, radius: form.isSmall ? 10 : 16)
    }
    .touchable()
    .onTapGesture {}
    .onChange(of: isHolding) { if !isHolding { letGo() } }
    .task(id: taps.time) { await fixLetter(letters) }
    .padding(form.isSmall ? 2 : 8)
    .focusLayer(isByKnob, keepsFocusOnTouch: true)
    .onGeometryChange(for: Double.self) {
      $0.frame(in: .global).minY
    } action: {
      moved($0)
    }
  }

  /// The greatest width of a key, in points: beside a long space bar the others are no wider than they need to be.
  private func width(of key: KeypadKey, in row: [KeypadKey], _ form: KeypadForm) -> Double {
    if row.count <= 5 || !row.contains(.text(" ")) || key == .text(" ") { return .infinity }
    return key == .done || key == .close ? form.besideSpace.end : form.besideSpace.key
  }

  /// The line that repeats what is typed, between the keys that end it.
  private func line(_ leading: KeypadKey, _ trailing: KeypadKey?, _ name: AnyView?) -> some View {
    HStack(spacing: 4) {
      button(leading, in: 0, .english, true).frame(width: 56)
      Group {
        if let note = state.note {
          Text(note).font(.caption).foregroundStyle(.theme(\.danger)).lineLimit(2).shrinkable()
            .environment(direction) { $0.layoutDirection = $1 }
        } else {
          KeypadEcho(echo: echo, name: name).environment(direction) { $0.layoutDirection = $1 }.environment(
            \.unfinishedCharacter, unfinished)
        }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
      .background(ControlBackground(fill: .theme(\.background)))
      .accessibilityHidden(true)
      if let trailing { button(trailing, in: 0, .english, true).frame(width: 64) }
    }
  }

  private func button(
    _ key: KeypadKey, in row: Int, _ letters: KeyboardLetters, _ isSmall: Bool
  ) -> some View {
    Button {
      press(key, in: row, letters)
    } label: {
      Group {
        if isSmall, let symbol = key == .done && hasNext() ? "chevron.forward" : key.symbol {
          ControlSymbol(name: symbol, side: 18)
        } else if case .letters(let group) = key {
          SharedKeyFace(group: group, isShifted: isShifted)
        } else {
          Text(face(key))
        }
      }
      .frame(maxWidth: .infinity)
      .overlay(alignment: .topTrailing) { if keypad.hasLetters, state.hasOffer(key, letters) { offerMark } }
    }
    .buttonStyle(KeypadButtonStyle(isMain: key == .done))
    .buttonRepeatBehavior(key.repeats ? .enabled : .disabled)
    .simultaneousGesture(
      LongPressGesture(minimumDuration: Self.hold)
        .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
        .updating($isHolding) { value, isHolding, _ in if case .second = value { isHolding = true } }
        .onChanged { if case .second(_, let drag) = $0 { held(key, at: drag?.location, in: row, letters) } }
        .onEnded { if case .second(_, let drag) = $0 { released(key, at: drag?.location, letters) } }
    )
    .modifier(
      SemanticsModifier(
        .change { [name = key == .done ? face(.done) : key.name(in: words), isTyping = key.isTyping] in
          $0.label = name
          $0.traits.insert(.isKeyboardKey)
          ($0.typesCharacters, $0.hasToolkitName) = (isTyping, !isTyping)
        }))
  }

  /// The dot on a key that offers other characters when it is held.
  private var offerMark: some View {
    Circle().fill(Color.secondary).frame(width: 4, height: 4).offset(x: 2, y: -2).allowsHitTesting(false)
  }

  /// Follows a finger that has held a key long enough: it slides to one of the letters that are offered.
  private func held(_ key: KeypadKey, at place: Point?, in row: Int, _ letters: KeyboardLetters) {
    offerRelated(to: key, in: row, letters, isHeld: true)
    if offer?.isHeld == true, let place { slide.move(to: place) }
  }

  /// Types the letter on which a finger is lifted after it has slid there.
  private func released(_ key: KeypadKey, at place: Point?, _ letters: KeyboardLetters) {
    // A finger that is lifted from the key itself has pressed it, see ``press(_:in:_:)``.
    guard let held = offer, held.isHeld, held.key == key else {
      slide.end()
      return
    }
    if let place { slide.move(to: place) }
    if let chosen = slide.end() { press(chosen, in: held.row, letters) }
  }

  /// Keeps the letters that a key offers for a tap, after the finger has left the key or its contact was cancelled.
  private func letGo() {
    offer?.isHeld = false
    slide.end()
  }

  /// Offers the letters with the same base as that of a key.
  private func offerRelated(to key: KeypadKey, in row: Int, _ letters: KeyboardLetters, isHeld: Bool) {
    if offer != nil || !keypad.hasLetters { return }
    let related = key.related(in: letters)
    if related.isEmpty { return }
    taps.end()
    offer = KeypadOffer(key: key, row: row, choices: related, isCapital: isShifted, isHeld: isHeld)
  }

  /// Handles the keys that change the keyboard itself, and passes all others on.
  private func press(_ key: KeypadKey, in row: Int, _ letters: KeyboardLetters) {
    // The key that was held has just been let go, by a finger that may have slid to a letter within the key's reach.
    if offer?.isHeld == true, offer?.key == key {
      if let chosen = slide.end() { press(chosen, in: row, letters) }
      return
    }
    let isChosen = offer != nil
    offer = nil
    slide.end()
    if offersNext, !isChosen, key != .accents {
      offersNext = false
      offerRelated(to: key, in: row, letters, isHeld: false)
      if offer != nil { return }
    }
    state.note = nil
    switch key {
    case .shift: isShifted.toggle()
    case .page: page = page == .letters ? .signs : .letters
    case .edit: page = page == .edit ? .letters : .edit
    case .accents: offersNext.toggle()
    case .language:
      state.next(of: names, from: catalog)
      isShifted = false
    case .letters(let group):
      pressShared(group, letters)
      isShifted = false
      return
    case .text(let text):
      type(text, letters)
      isShifted = false
    case .delete: delete(letters)
    default:
      state.composer(of: letters.name, from: catalog)?.end()
      unfinished = nil
      act(key)
    }
    taps.end()
  }

  /// The text on a key.
  private func face(_ key: KeypadKey) -> String {
    switch key {
    case .text("\n"): "↵"
    case .text(" "): "␣"
    case .text(let text): text.count == 1 ? Character(text).onKey : text
    case .letters(let group): group.map(\.onKey).joined()
    case .language(let name): KeyboardLetters.shortName(of: name)
    case .command(let command): command.face(in: words)
    case .accents: offersNext ? "´̲" : "´"
    case .delete: "⌫"
    case .done: words(hasNext() ? "Next" : "Done")
    case .close: words("Close")
    case .shift: isShifted ? "⬆" : "⇧"
    case .edit: "✎"
    case .page: page == .letters ? "123" : "abc"
    }
  }
}

/// The style of keys: without a minimum width, so that ten of them fit side by side on a narrow panel.
private struct KeypadButtonStyle: PrimitiveButtonStyle {
  /// Whether the key ends the typing.
  let isMain: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: isMain ? .mainKey : .key) }
  }
}
