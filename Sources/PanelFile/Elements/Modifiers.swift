import Controls
import Graphics
import Runtime
import Values

/// What every element can have: whether it is there, whether it can be worked, its colours and sizes.
struct Modifiers: ViewModifier {
  let context: ElementContext

  /// The keys of all elements.
  nonisolated static let keys: [KeyRule] = [
    KeyRule("name", .name, "The name by which its state is kept when the file changes; unique beside its neighbours."),
    KeyRule("visible", .condition, "Whether it is there."),
    KeyRule("enabled", .condition, "Whether it can be worked."),
    KeyRule("screens", .names, "The classes of screens that show it: tiny, small, medium, expanded, large, tall."),
    KeyRule("tint", .color, "The colour of what can be worked or changes."),
    KeyRule("foreground", .color, "The colour of texts and symbols."),
    KeyRule("font", .word(FontNames.all), "The style of its texts."),
    KeyRule("size", .word(["mini", "small", "regular", "large", "extraLarge"]), "The size of its controls."),
    KeyRule("card", .flag, "Whether it stands on a card."),
    KeyRule("grow", .flag, "Whether it takes the room that is left."),
    KeyRule("align", .word(["leading", "center", "trailing"]), "The side that it stands at, in all of the width."),
    KeyRule("lines", .whole(1...100), "The most lines of its texts."),
    KeyRule("badge", .text, "A short text at its corner."),
    KeyRule("spoken", .text, "What is spoken in the place of its label."),
    KeyRule("hint", .text, "What is spoken after a pause: what it does."),
  ]

  /// Whether an element is there at all.
  static func isShown(_ context: ElementContext) -> Bool {
    let screens = context.words("screens")
    if !screens.isEmpty, !screens.contains("\(context.environment.screenClass)") { return false }
    return context.flag("visible", else: true)
  }

  func body(content: Content) -> some View {
    content
      .modifier(QualityMark(value: context.element.rule.chapter == .controls ? context.value : nil, model: context.model))
      .modifier(Look(context: context))
      .modifier(Room(context: context))
      .modifier(Speech(context: context))
      .disabled(!context.flag("enabled", else: true))
  }
}

/// The colours, the font and the size of an element.
private struct Look: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    let foreground = context.color("foreground")
    content
      .transformEnvironment(\.self) { environment in
        if let tint = context.color("tint") { environment.tint = tint }
        if let font = context.word("font").flatMap(FontNames.font) { environment.font = font }
        if let size = context.word("size").flatMap(Self.size) { environment.controlSize = size }
        if let lines = context.number("lines") { environment.lineLimit = Int(lines) }
      }
      .modifier(Colored(color: foreground))
  }

  private static func size(_ name: String) -> ControlSize? { ControlSize.allCases.first { "\($0)" == name } }
}

/// The colour of texts, if there is one.
private struct Colored: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

/// The room of an element: a card, all of the width, what is left of the height.
private struct Room: ViewModifier {
  let context: ElementContext
  @Environment(\.screenMetrics) private var metrics

  func body(content: Content) -> some View {
    let grows = context.flag("grow", else: false)
    content
      .frame(maxWidth: grows || context.has("align") ? .infinity : nil, maxHeight: grows ? .infinity : nil, alignment: alignment)
      .modifier(OnCard(isOn: context.flag("card", else: false)))
      .modifier(Growing(isOn: grows))
      .modifier(Badged(text: context.text("badge")))
  }

  private var alignment: Alignment {
    switch context.word("align") {
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }
}

private struct OnCard: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.card() } else { content } }
}

private struct Growing: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.growsInColumn() } else { content } }
}

private struct Badged: ViewModifier {
  let text: Text?
  func body(content: Content) -> some View { if let text { content.badge(text) } else { content } }
}

/// What is spoken of an element.
private struct Speech: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    content.modifier(Labelled(label: context.text("spoken"))).modifier(Hinted(hint: context.text("hint")))
  }
}

private struct Labelled: ViewModifier {
  let label: Text?
  func body(content: Content) -> some View { if let label { content.accessibilityLabel(label) } else { content } }
}

private struct Hinted: ViewModifier {
  let hint: Text?
  func body(content: Content) -> some View { if let hint { content.accessibilityHint(hint) } else { content } }
}
