import Looks
import Graphics
import Localization
import Runtime
import Values

/// The on-screen keyboard at the bottom of the panel, for touch and knob.
///
/// On a small screen its keys are smaller, and a line above them repeats the typed text, as they may hide the field. A
/// long press on a letter offers its variants in place of the row above it.
struct KeypadView: View {
  let keypad: Keypad
  /// Whether the knob opened the keyboard and moves through its keys.
  let isByKnob: Bool
  let target: KeypadTarget
  /// The user's choices, which last as long as the panel runs.
  let state: KeypadState
  /// Called with the place of the keyboard when it has changed.
  let moved: (KeypadEdge) -> Void
  private var layouts: KeypadLayouts
  private var typing = KeypadTyping()
  private var offers = KeypadOffers()

  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.stage }) private var stage
  @Environment({ $0.layoutDirection }) private var direction
  @Environment({ $0.localizer }) private var words
  @State private var page = KeypadForm.Page.letters
  @State private var isShifted = false
  /// Whether a finger has held a key long enough. A contact that is cancelled resets it too.
  @GestureState private var isHolding = false

  /// The time in seconds after which a held letter offers others.
  private static let hold = 0.35

  /// Creates a keyboard.
  ///
  /// - Parameter layouts: The names of the layouts that the user can choose from.
  init(
    _ keypad: Keypad, layouts: [String], isByKnob: Bool, target: KeypadTarget, state: KeypadState,
    moved: @escaping (KeypadEdge) -> Void
  ) {
    (self.keypad, self.isByKnob, self.target, self.state, self.moved) = (keypad, isByKnob, target, state, moved)
    self.layouts = KeypadLayouts(layouts, state)
  }

  var body: some View {
    let letters = layouts.letters
    GeometryReader { space in
      let form = KeypadForm(
        keypad, in: space.size,
        KeypadForm.Choice(
          page: page, isShifted: isShifted, letters: letters,
          hasLayouts: layouts.hasSeveral, isByKnob: isByKnob,
          decimalPoint: conventions.decimalPoint, hasCommands: target.hasCommands, hasSign: target.hasSign))
      keyboard(form, letters)
        .modifier(SemanticsModifier(.privacy(target.isSecret)))
        .offset(x: form.offset(toward: target.middle(), in: space.size))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        // Cover the visible remainder of the page: it is too small to be useful.
        .background {
          if form.hidesPage { Color.theme(\.background).padding(.top, state.bannerHeight).allowsHitTesting(false) }
        }
    }
  }

  private func keyboard(_ form: KeypadForm, _ letters: KeyboardLetters) -> some View {
    let offered = offers.places(in: form)
    return VStack(spacing: form.isSmall ? KeypadForm.smallSpacing : 8) {
      if let bar = form.bar {
        line(bar.leading, bar.trailing, form.hidesPage ? target.name : nil)
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
              button(key, in: row.offset, letters, form.isSmall).frame(maxWidth: .infinity).slideTarget(
                key, offers.slide)
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
    .modifier(KeySize(form: form, state: state))
    .padding(form.isSmall ? KeypadForm.smallPadding : 10)
    .frame(maxWidth: form.greatestWidth)
    // The words above the keys leave the keys their room.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    // Set the keyboard off from the page, which has surfaces of the same colour.
    .background {
      FloatingBackground(elevation: .menu, radius: form.isSmall ? 10 : 16)
    }
    .touchable()
    .onTapGesture {}
    .onChange(of: isHolding) { if !isHolding { offers.letGo() } }
    .task(id: typing.tapTime) { await typing.fixLetter { target.current(layouts.composer(of: letters)) } }
    .padding(form.isSmall ? KeypadForm.smallMargin : 8)
    .focusLayer(isByKnob, keepsFocusOnTouch: true)
    .onGeometryChange(for: KeypadEdge.self) {
      KeypadEdge(top: $0.frame(in: .global).minY, hidesPage: form.hidesPage)
    } action: {
      moved($0)
    }
  }

  /// The greatest width of a key, in points. Keys beside the space bar are narrower, which leaves more room for it.
  private func width(of key: KeypadKey, in row: [KeypadKey], _ form: KeypadForm) -> Double {
    if row.count <= 5 || !row.contains(.text(" ")) || key == .text(" ") { return .infinity }
    return key == .done || key == .close ? form.besideSpace.end : form.besideSpace.key
  }

  /// The line that repeats the typed text, between the keys that end the input.
  private func line(_ leading: KeypadKey, _ trailing: KeypadKey?, _ name: AnyView?) -> some View {
    HStack(spacing: 4) {
      button(leading, in: 0, .english, true).frame(width: 56)
      Group {
        if let note = state.note {
          Text(note).font(.caption).foregroundStyle(.theme(\.danger)).lineLimit(2).shrinkable()
            .environment(direction) { $0.layoutDirection = $1 }
        } else {
          KeypadEcho(echo: target.echo, name: name).environment(direction) { $0.layoutDirection = $1 }.environment(
            \.unfinishedCharacter, typing.unfinished)
        }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: KeypadForm.lineHeight, alignment: .leading)
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
        if isSmall, let symbol = key == .done && target.hasNext() ? "chevron.forward" : key.symbol {
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
    // The screen decides the size of a key, and a label has to fit in it.
    .dynamicTypeSize(...DynamicTypeSize.large)
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
          ($0.privacy.typesCharacters, $0.privacy.hasToolkitName) = (isTyping, !isTyping)
        }))
  }

  /// The dot on a key that offers other characters when it is held.
  private var offerMark: some View {
    Circle().fill(Color.secondary).frame(width: 4, height: 4).offset(x: 2, y: -2).allowsHitTesting(false)
  }

  /// Offers the variants of a held letter, and follows the finger that slides to one of them.
  private func held(_ key: KeypadKey, at place: Point?, in row: Int, _ letters: KeyboardLetters) {
    offerRelated(to: key, in: row, letters, isHeld: true)
    offers.follow(place)
  }

  /// Types the letter on which a finger is lifted after it has slid there.
  private func released(_ key: KeypadKey, at place: Point?, _ letters: KeyboardLetters) {
    if let chosen = offers.release(key, at: place) { press(chosen.key, in: chosen.row, letters) }
  }

  /// Offers the variants of a key's letter.
  private func offerRelated(to key: KeypadKey, in row: Int, _ letters: KeyboardLetters, isHeld: Bool) {
    if offers.isOpen || !keypad.hasLetters { return }
    let related = key.related(in: letters)
    if related.isEmpty { return }
    typing.endTaps()
    offers.open(KeypadOffer(key: key, row: row, choices: related, isCapital: isShifted, isHeld: isHeld))
  }

  /// Handles the keys that change the keyboard itself, and passes all others on.
  private func press(_ key: KeypadKey, in row: Int, _ letters: KeyboardLetters) {
    if offers.isRelease(of: key) {
      if let chosen = offers.slide.end() { press(chosen, in: row, letters) }
      return
    }
    let isChosen = offers.close()
    if !isChosen, key != .accents, offers.takeArmed() {
      offerRelated(to: key, in: row, letters, isHeld: false)
      if offers.isOpen { return }
    }
    state.note = nil
    switch key {
    case .shift: isShifted.toggle()
    case .page: page = page == .letters ? .signs : .letters
    case .edit: page = page == .edit ? .letters : .edit
    case .accents: offers.toggleArmed()
    case .language:
      layouts.chooseNext()
      isShifted = false
    case .letters(let group):
      typing.pressShared(
        group, isShifted: isShifted, at: stage?.now ?? .zero, layouts.composer(of: letters), into: target)
      isShifted = false
      return
    case .text(let text):
      typing.type(text, layouts.composer(of: letters), into: target)
      isShifted = false
    case .delete: typing.delete(layouts.composer(of: letters), in: target)
    default:
      typing.finish(layouts.composer(of: letters))
      target.act(key)
    }
    typing.endTaps()
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
    case .accents: offers.isArmed ? "´̲" : "´"
    case .delete: "⌫"
    case .done: words(target.hasNext() ? "Next" : "Done")
    case .close: words("Close")
    case .shift: isShifted ? "⬆" : "⇧"
    case .edit: "✎"
    case .page: page == .letters ? "123" : "abc"
    }
  }
}

/// The upper edge of the on-screen keyboard.
nonisolated struct KeypadEdge: Equatable, Sendable {
  /// The top edge, in points from the top of the panel.
  let top: Double
  /// Whether the keyboard covers the page above it, too.
  let hidesPage: Bool
}

/// Sets the size of the keys.
private struct KeySize: ViewModifier {
  let form: KeypadForm
  let state: KeypadState
  @Environment({ $0.screenClass }) private var screenClass

  func body(content: Content) -> some View {
    content.controlSize(form.keySize(below: state.bannerHeight, on: screenClass))
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
