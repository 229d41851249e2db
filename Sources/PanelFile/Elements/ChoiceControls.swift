import Controls
import Graphics
import Runtime
import Values

/// The controls of switches, choices, texts, colours, dates and times.
enum ChoiceControls {
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")
  private static func value(_ kinds: Set<ValueKind>) -> KeyRule {
    KeyRule("value", .value(kinds), "The value that it sets.", isRequired: true)
  }

  static let all: [ElementRule] = [
    ElementRule("toggle", .controls, "A switch.", short: "value", [
      value([.switch]), label, KeyRule("symbol", .symbol, "A symbol before the title."),
      KeyRule("style", .word(["switch", "button", "checkbox"]), "Its look."),
    ]) { ToggleControl(context: $0) },
    ElementRule("picker", .controls, "One of several options.", short: "value", [
      value([.choice]), label,
      KeyRule(
        "style", .word(["menu", "segmented", "wheel", "inline", "navigationLink", "radioGroup"]), "Its look."),
    ]) { PickerControl(context: $0) },
    ElementRule("text field", .controls, "A text that is typed.", short: "value", [
      value([.text]), label, KeyRule("prompt", .text, "What stands in it while it is empty."),
      KeyRule("secret", .flag, "Whether dots stand for the letters."),
    ]) { TextControl(context: $0) },
    ElementRule("color picker", .controls, "A colour.", short: "value", [value([.color]), label]) {
      ColorControl(context: $0)
    },
    ElementRule("date picker", .controls, "A date or a time of day, by wheels.", short: "value", [
      value([.date, .time]), label,
    ]) { DateControl(context: $0) },
    ElementRule(
      "button", .controls, "What is done when it is pressed, and when it is held.", short: "label",
      [
        KeyRule("label", .text, "The title.", isRequired: true), KeyRule("symbol", .symbol, "A symbol before the title."),
        KeyRule("role", .word(["primary", "destructive", "cancel"]), "What it is for, from which its look follows."),
        KeyRule("style", .word(["bordered", "borderedProminent", "borderless", "plain"]), "Its look."),
        KeyRule("tap", .actions, "What a tap, a press of the knob or Enter does."),
        KeyRule("hold", .actions, "What a long press does."),
      ]
    ) { ButtonControl(context: $0) },
    ElementRule("link", .controls, "A row that opens a page.", short: "page", [
      KeyRule("page", .page, "The page that it opens.", isRequired: true),
      KeyRule("label", .text, "The title; that of the page unless given."),
      KeyRule("symbol", .symbol, "A symbol before the title."),
    ]) { LinkControl(context: $0) },
    ElementRule("menu", .controls, "A button that opens a list of buttons.", short: "body", [
      KeyRule("label", .text, "The title.", isRequired: true),
      KeyRule("body", .body, "The buttons.", isRequired: true),
    ]) { context in
      Menu(content: { context.parts("body") }, label: { context.text("label") })
    },
  ]
}

/// A title with a symbol before it, if there is one.
struct TitleWithSymbol: View {
  let title: Text
  let symbol: String?

  var body: some View {
    if let symbol {
      Label(title: { title }, icon: { Image(systemName: symbol) })
    } else {
      title
    }
  }
}

private struct ToggleControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let toggle = Toggle(isOn: value.flag) { TitleWithSymbol(title: context.title, symbol: context.word("symbol")) }
      switch context.word("style") {
      case "switch": toggle.toggleStyle(.switch)
      case "button": toggle.toggleStyle(.button)
      case "checkbox": toggle.toggleStyle(.checkbox)
      default: toggle
      }
    }
  }
}

private struct PickerControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let picker = Picker(selection: value.text) {
        ForEach(value.declaration.options, id: \.name) { option in
          Text(LocalizedStringKey(option.title)).tag(option.name)
        }
      } label: {
        context.title
      }
      switch context.word("style") {
      case "menu": picker.pickerStyle(.menu)
      case "segmented": picker.pickerStyle(.segmented)
      case "wheel": picker.pickerStyle(.wheel)
      case "inline": picker.pickerStyle(.inline)
      case "navigationLink": picker.pickerStyle(.navigationLink)
      case "radioGroup": picker.pickerStyle(.radioGroup)
      default: picker
      }
    }
  }
}

private struct TextControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let prompt = context.text("prompt")
      if context.flag("secret", else: false) {
        SecureField(text: value.text, prompt: prompt) { context.title }
      } else {
        TextField(text: value.text, prompt: prompt) { context.title }
      }
    }
  }
}

private struct ColorControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let color = value.binding(
        { datum in if case .text(let text) = datum { ColorNames.color(text) } else { nil } }, else: Color.accentColor
      ) { .text($0.tweakText) }
      ColorPicker(selection: color, supportsOpacity: false) { context.title }
    }
  }
}

private struct DateControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let isDate = value.declaration.kind == .date
      CalendarPicker(
        time: value.binding(Self.time, else: Self.first) { isDate ? .text($0.dateText) : .text($0.timeText) },
        bounds: Self.first...Self.last, showsDay: isDate, showsTime: !isDate, label: context.title)
    }
  }

  private static let first = CalendarTime(year: 2000, month: 1, day: 1)
  private static let last = CalendarTime(year: 2099, month: 12, day: 31, hour: 23, minute: 59)

  /// The date or the time of day of a text, the latter on the first day.
  private static func time(_ datum: Datum) -> CalendarTime? {
    guard case .text(let text) = datum else { return nil }
    if let (year, month, day) = CalendarText.date(text) { return CalendarTime(year: year, month: month, day: day) }
    guard let (hour, minute) = CalendarText.time(text) else { return nil }
    return CalendarTime(year: 2000, month: 1, day: 1, hour: hour, minute: minute)
  }
}

extension CalendarTime {
  fileprivate var dateText: String { CalendarText.text(year: year, month: month, day: day) }
  fileprivate var timeText: String { CalendarText.text(hour: hour, minute: minute) }
}

private struct ButtonControl: View {
  let context: ElementContext

  var body: some View {
    let button = Button(role: role, action: { context.perform("tap") }) {
      TitleWithSymbol(title: context.title, symbol: context.word("symbol"))
    }
    if context.has("hold") {
      styled(button).modifier(Held(context: context))
    } else {
      styled(button)
    }
  }

  private var role: ButtonRole? {
    switch context.word("role") {
    case "destructive": .destructive
    case "cancel": .cancel
    default: nil
    }
  }

  @ViewBuilder private func styled<Label: View>(_ button: Button<Label>) -> some View {
    switch context.word("style") ?? (context.word("role") == "primary" ? "borderedProminent" : nil) {
    case "bordered": button.buttonStyle(.bordered)
    case "borderedProminent": button.buttonStyle(.borderedProminent)
    case "borderless": button.buttonStyle(.borderless)
    case "plain": button.buttonStyle(.plain)
    default: button
    }
  }
}

/// What a long press does, also for somebody who cannot press long.
private struct Held: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(LongPressGesture().onEnded { _ in context.perform("hold") })
      .accessibilityAction(named: Text(.toolkit("Hold"))) { context.perform("hold") }
  }
}

private struct LinkControl: View {
  let context: ElementContext

  var body: some View {
    let page = context.word("page") ?? ""
    Button(action: { context.model.open(page) }) {
      HStack {
        TitleWithSymbol(title: title(page), symbol: context.word("symbol"))
        Spacer()
        Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
  }

  private func title(_ page: String) -> Text {
    if let label = context.text("label") { return label }
    let title = context.model.document?.page(page)?.title
    return title.map { context.text($0) } ?? Text(verbatim: page)
  }
}
