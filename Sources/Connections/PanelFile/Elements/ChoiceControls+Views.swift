import Controls
import Looks
import Graphics
import Runtime
import Values

/// A title with a symbol before it, if there is one.
struct TitleWithSymbol: View {
  /// The title.
  let title: Text
  /// The name of the symbol; `nil` for none.
  let symbol: String?

  /// The title, with its symbol.
  var body: some View { Self.label(title, symbol) }

  /// The title, with its symbol, as a view of the toolkit's own: a button puts its frame around such a label only.
  @ViewBuilder static func label(_ title: Text, _ symbol: String?) -> some View {
    if let symbol {
      Label(title: { title }, icon: { Image(systemName: symbol) })
    } else {
      title
    }
  }
}

/// A switch in one of the styles.
struct ToggleControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      if context.hasTitle {
        styled(
          Toggle(isOn: value.flag) { TitleWithSymbol(title: context.title, symbol: context[ItemKeys.symbol]) })
      } else {
        // The switch alone, beside what names it.
        styled(Toggle(isOn: value.flag) { context.name }).labelsHidden().fixedSize()
      }
    }
  }

  /// The switch in the style that its keys say.
  @ViewBuilder private func styled(_ toggle: Toggle<some View>) -> some View {
    switch context[ChoiceControls.toggleLook] {
    case .switch: toggle.toggleStyle(.switch)
    case .button: toggle.toggleStyle(.button)
    case .checkbox: toggle.toggleStyle(.checkbox)
    case nil: toggle
    }
  }
}

/// A control that shows no title itself, with its title beside it, or above it where there is too little room.
struct TitledControl<Control: View>: View {
  /// The element of the control.
  let context: ElementContext
  /// The control.
  @ViewBuilder let control: Control
  @Environment({ $0.theme }) private var theme

  var body: some View {
    if context.hasTitle {
      LabelBeside(gap: theme.metrics.labelSpacing) {
        // The control is read with its own name.
        context.title.shrinkable().accessibilityHidden(true)
        control
      }
    } else {
      control
    }
  }
}

extension ElementContext {
  /// Whether the title is shown; an empty `label:` hides it, and `spoken:` then names the control.
  var hasTitle: Bool { string(ItemKeys.label) != "" }
  /// The name of a control that is read where the title is hidden.
  var name: Text { hasTitle ? title : text(ItemKeys.spoken) ?? title }
}

/// A choice in one of the styles.
struct PickerControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value { picker(value).modifier(HoldsValue(value: value)) }
  }

  /// The picker in the style that its keys say.
  @ViewBuilder private func picker(_ value: PanelValue) -> some View {
    Group {
      let picker = Picker(selection: value.text) {
        ForEach(value.declaration.options, id: \.name) { option in
          Text(LocalizedStringKey(option.title)).tag(option.name)
        }
      } label: {
        context.name
      }
      switch context[ChoiceControls.pickerLook] {
      case .menu: picker.pickerStyle(.menu)
      case .segmented:
        TitledControl(context: context) {
          // The ring of the focus keeps clear of a title above.
          picker.pickerStyle(.segmented).focusFrame(radius: 12, gap: 1)
            .layoutValue(key: LabelBeside.FillsRow.self, value: true)
        }
      case .wheel: picker.pickerStyle(.wheel)
      case .inline: picker.pickerStyle(.inline)
      case .navigationLink: picker.pickerStyle(.navigationLink)
      case .radioGroup: picker.pickerStyle(.radioGroup)
      case nil: picker
      }
    }
  }
}

/// A picker of colours. The config file has the colour as a name or in hexadecimal.
struct ColorControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let color = value.binding(
        { datum in if case .text(let text) = datum { ColorNames.color(text) } else { nil } }, else: Color.accentColor
      ) { .text($0.tweakText) }
      KnownValue(context: context) { ColorPicker(selection: color, supportsOpacity: false) { context.title } }
        .modifier(HoldsValue(value: value))
    }
  }
}

/// Wheels for a date or for a time of day, without a time zone.
struct DateControl: View {
  let context: ElementContext

  var body: some View {
    if let value = context.value {
      let isDate = value.declaration.kind == .date
      let time = value.binding(Self.time, else: Self.first) { isDate ? .text($0.dateText) : .text($0.timeText) }
      KnownValue(context: context) {
        CalendarPicker(
          time: time, bounds: Self.bounds(of: value.declaration, around: time.wrappedValue), showsDay: isDate,
          showsTime: !isDate, label: context.title)
      }
      .modifier(HoldsValue(value: value))
    }
  }

  /// A time of day is on this date.
  private static let first = CalendarTime(year: 2000, month: 1, day: 1)
  /// The years that the wheels show of a date without bounds.
  private static let years = 1900...2099

  /// The times that the wheels show: the bounds of the declaration, or two centuries around the present date.
  private static func bounds(
    of declaration: ValueDeclaration, around now: CalendarTime
  ) -> ClosedRange<CalendarTime> {
    func time(_ date: String) -> CalendarTime? { Self.time(.text(date)) }
    if let dates = declaration.dates, let low = time(dates.lowerBound), let high = time(dates.upperBound) {
      return low...high
    }
    let shown = years.contains(now.year) ? years : max(1, now.year - 100)...min(9999, now.year + 100)
    let low = CalendarTime(year: shown.lowerBound, month: 1, day: 1)
    return low...CalendarTime(year: shown.upperBound, month: 12, day: 31, hour: 23, minute: 59)
  }

  /// The date or the time of day of a text; a time of day is on the first day.
  private static func time(_ datum: Datum) -> CalendarTime? {
    if case .text(let text) = datum { CalendarTime(text) } else { nil }
  }
}

extension CalendarTime {
  /// Creates the time of a text as written in the config file: the beginning of a date, or a time of day on the first day;
  /// `nil` if it is neither.
  init?(_ text: String) {
    if let (year, month, day) = CalendarText.date(text) {
      self.init(year: year, month: month, day: day)
    } else if let (hour, minute) = CalendarText.time(text) {
      self.init(year: 2000, month: 1, day: 1, hour: hour, minute: minute)
    } else {
      return nil
    }
  }

  /// The time of day as the panel writes it.
  func clockText(_ cycle: HourCycle) -> String { TimeOfDay(hour: hour, minute: minute).text(cycle) }
  /// The date as written in the config file.
  fileprivate var dateText: String { CalendarText.text(year: year, month: month, day: day) }
  /// The time of day as written in the config file.
  fileprivate var timeText: String { CalendarText.text(hour: hour, minute: minute) }
}

/// A button that carries out the actions of `tap:` and `hold:`.
struct ButtonControl: View {
  let context: ElementContext
  /// Whether the present press has become a long one.
  @State private var isHeld = false

  var body: some View {
    let button = Button(role: role, action: press) {
      TitleWithSymbol.label(context.title, context[ItemKeys.symbol])
    }
    if context.has(ChoiceControls.hold) {
      styled(button).modifier(Held(context: context, isHeld: $isHeld))
    } else {
      styled(button).buttonRepeatBehavior(context[ChoiceControls.repeats] ?? false ? .enabled : .automatic)
        .accelerates(context[NumberControls.accelerates])
    }
  }

  /// The action of a press: none at the end of a long press.
  private func press() {
    if isHeld { isHeld = false } else { context.perform(ChoiceControls.tap) }
  }

  /// The role of Swift's API; a primary button has none, and is prominent.
  private var role: ButtonRole? {
    switch context[ChoiceControls.purpose] {
    case .destructive: .destructive
    case .cancel: .cancel
    case .primary, nil: nil
    }
  }

  /// The button in the style that its keys say.
  @ViewBuilder private func styled<Label: View>(_ button: Button<Label>) -> some View {
    switch context[ChoiceControls.buttonLook]
      ?? (context[ChoiceControls.purpose] == .primary ? .borderedProminent : nil)
    {
    case .bordered: button.buttonStyle(.bordered)
    case .borderedProminent: button.buttonStyle(.borderedProminent)
    case .borderless: button.buttonStyle(.borderless)
    case .plain: button.buttonStyle(.plain)
    // In a section, the button alone is pressed, and not the row around it.
    case nil: button.environment(false) { $0.isInList = $1 }
    }
  }
}

/// The action of a long press, also for people who cannot press long.
struct Held: ViewModifier {
  let context: ElementContext
  /// Whether the present press has become a long one.
  @Binding var isHeld: Bool
  /// Whether a finger is down.
  @GestureState private var isDown = false

  /// The button with its second action.
  func body(content: Content) -> some View {
    content
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in
          isHeld = true
          context.perform(ChoiceControls.hold)
        }
      )
      .simultaneousGesture(DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, _ in isDown = true })
      // Each press begins as a short press: the end of a long press may be anywhere.
      .onChange(of: isDown) { if isDown { isHeld = false } }
      .onRotaryLongPress { context.perform(ChoiceControls.hold) }
      .onKeyLongPress { context.perform(ChoiceControls.hold) }
      .accessibilityAction(toolkit: "Hold") { context.perform(ChoiceControls.hold) }
  }
}

/// Makes the label of a button a row as high as those of other controls. In a list, a touch anywhere on the row presses it.
struct TouchRow: ViewModifier {
  @Environment({ $0.controlMetrics }) private var metrics

  func body(content: Content) -> some View {
    content.frame(minHeight: metrics.touchHeight).contentShape(Rectangle()).modifier(RowTouchModifier())
  }
}

/// A row that opens a page, with the page's title unless the row has its own.
struct LinkControl: View {
  let context: ElementContext

  var body: some View {
    let page = context[ChoiceControls.page] ?? ""
    Button(action: { context.model.open(page) }) {
      HStack {
        TitleWithSymbol(title: title(page), symbol: context[ItemKeys.symbol])
        Spacer()
        Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
      }
      .modifier(TouchRow())
    }
  }

  /// The title of the row.
  private func title(_ page: String) -> Text {
    if let label = context.text(ItemKeys.label) { return label }
    let title = context.model.document?.page(page)?.title
    return title.map { context.text($0) } ?? Text(verbatim: page)
  }
}
