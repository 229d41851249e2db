import Appliance
import Controls
import Looks
import Graphics
import Runtime
import Values

/// Each part is a separate view modifier, whose structure does not depend on values: a tint that comes and goes replaces no view,
/// and so ends no drag.
///
/// The modifiers of every element: whether it is shown, whether it can be worked, its colours and sizes.
struct Modifiers: ViewModifier {
  let context: ElementContext

  /// Whether an element is shown at all.
  static func isShown(_ context: ElementContext) -> Bool {
    let screens = context[ItemKeys.screens] ?? []
    if !screens.isEmpty, !screens.contains(context.environment.screenClass) { return false }
    return context.holds(ItemKeys.visible)
  }

  func body(content: Content) -> some View {
    content
      .modifier(QualityShown(context: context))
      .modifier(Look(context: context))
      .modifier(Room(context: context))
      .modifier(Speech(context: context))
      .modifier(Private(context: context))
      .disabled(!context.holds(ItemKeys.enabled))
      .modifier(Guarded(context: context))
  }
}

/// The modifiers of a section of a list: colours, the font, whether it can be worked, and which role it is for.
struct RowModifiers: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    content
      .modifier(Look(context: context))
      .disabled(!context.holds(ItemKeys.enabled))
      .modifier(Guarded(context: context))
  }
}

/// Shows the quality of an element's value: a control gets a mark, any other element a dash.
private struct QualityShown: ViewModifier {
  let context: ElementContext

  /// The content, which shows no unknown value.
  func body(content: Content) -> some View {
    if context.element.setsValue {
      content.valueQuality(context.quality) { BeyondMark(context: context) }
    } else {
      content.dash(for: context.quality)
    }
  }
}

/// The mark of a value that lies beyond the scale of its control. This view reads the value by itself, so that a change
/// that shows no mark evaluates nothing else.
struct BeyondMark: View {
  let context: ElementContext

  /// The mark, which takes its width before its neighbour does, or nothing.
  var body: some View { context.beyond?.mark.layoutPriority(1) }
}

/// Restricts an element to a role.
private struct Guarded: ViewModifier {
  let context: ElementContext

  /// The content, or what the person may have of it.
  func body(content: Content) -> some View {
    if let role = context[ItemKeys.access] {
      content.access(role, otherwise: context[ItemKeys.otherwise] ?? .locked)
    } else {
      content
    }
  }
}

/// The colours, the font and the size of an element.
private struct Look: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    let foreground = context.colorOfText(ItemKeys.foreground)
    content
      .transformEnvironment(\.self) { environment in
        if let tint = context.tint { environment.tint = tint }
        if let font = context[ItemKeys.font].flatMap(FontNames.font) { environment.font = font }
        if let size = context[ItemKeys.size] { environment.controlSize = size }
        if let lines = context[ItemKeys.lines] { environment.lineLimit = lines }
      }
      .modifier(Colored(color: foreground))
  }
}

/// The colour of texts, if there is one.
private struct Colored: ViewModifier {
  /// The colour; `nil` for that of the surroundings.
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color, Color.secondary) } else { content }
  }
}

/// The room of an element: a card, the whole width, the remaining height.
private struct Room: ViewModifier {
  let context: ElementContext
  @Environment({ $0.screenMetrics }) private var metrics

  func body(content: Content) -> some View {
    let grows = context[ItemKeys.grow] ?? false
    content
      .frame(
        maxWidth: grows || context.has(ItemKeys.align) ? .infinity : nil, maxHeight: grows ? .infinity : nil,
        alignment: context[ItemKeys.align] ?? .center
      )
      .modifier(OnCard(isOn: context[ItemKeys.card] ?? false))
      .modifier(Growing(isOn: grows))
      .modifier(Badged(text: context.text(ItemKeys.badge)))
  }
}

/// A card around the view, if it asks for one.
private struct OnCard: ViewModifier {
  /// Whether the view asks for it.
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.card() } else { content } }
}

/// A share of the height that is left in a column of cards.
private struct Growing: ViewModifier {
  /// Whether the view asks for it.
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.growsInColumn() } else { content } }
}

/// A short text at the corner.
private struct Badged: ViewModifier {
  /// The text; `nil` for none.
  let text: Text?
  func body(content: Content) -> some View { if let text { content.badge(text) } else { content } }
}

/// Sets the words that are spoken for an element.
private struct Speech: ViewModifier {
  let context: ElementContext

  func body(content: Content) -> some View {
    content.modifier(Labelled(label: context.text(ItemKeys.spoken))).modifier(Hinted(hint: context.text(ItemKeys.hint)))
      .modifier(Heading(isOn: context[ItemKeys.header] ?? false))
  }
}

/// The trait of headings.
private struct Heading: ViewModifier {
  let isOn: Bool
  /// The content, as a heading or as it is.
  func body(content: Content) -> some View {
    if isOn { content.accessibilityAddTraits(.isHeader) } else { content }
  }
}

/// Sets the words that are spoken in place of the label.
private struct Labelled: ViewModifier {
  /// The words; `nil` for the label that is shown.
  let label: Text?
  func body(content: Content) -> some View { if let label { content.accessibilityLabel(label) } else { content } }
}

/// Sets the words that are spoken after a pause.
private struct Hinted: ViewModifier {
  /// The words; `nil` for none.
  let hint: Text?
  func body(content: Content) -> some View { if let hint { content.accessibilityHint(hint) } else { content } }
}
