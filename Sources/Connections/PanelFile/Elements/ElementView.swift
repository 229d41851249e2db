import Controls
import Looks
import Graphics
import Runtime
import Values

/// Elements one after another. Each keeps its state by its name when the file changes.
struct ElementList: View {
  /// The elements, in their order.
  let elements: [Element]
  let model: PanelModel

  var body: some View {
    ForEach(elements, id: \.id) { ElementView(element: $0, model: model) }
  }
}

/// One element of a page.
struct ElementView: View, FileDescribed {
  /// The element. Another version of the file has other ones, so this one never changes.
  let element: Element
  let model: PanelModel
  /// The upper or the lower edge of the page, if the element is beside it and keeps the margin of the page there, as it does
  /// at the sides; `nil` for an element in a container, which has the margins.
  var pageEdges: Edge.Set?
  @Environment({ $0 }) private var environment
  var describedPlace: String { element.place.text }
  var labelTerm: String { "text for “\(ItemKeys.spoken.name)”" }

  var body: some View {
    let context = ElementContext(element: element, model: model, environment: environment)
    if Modifiers.isShown(context) {
      if element.isSection, environment.isInList {
        TitledRows(context: context).modifier(RowModifiers(context: context))
      } else if let pageEdges {
        context.view.modifier(Modifiers(context: context)).padding(pageEdges, environment.screenMetrics.margin)
          .alignedWithRows()
      } else {
        context.view.modifier(Modifiers(context: context))
      }
    }
  }
}

/// The elements of a page that one of them fills. That one has margins of its own, and the others have those of the page.
struct FilledPage: View {
  /// The elements, in their order.
  let elements: [Element]
  let model: PanelModel

  var body: some View {
    ForEach(elements, id: \.id) { ElementView(element: $0, model: model, pageEdges: edges(of: $0)) }
  }

  /// The upper or the lower edge of the page, if the element is there.
  private func edges(of element: Element) -> Edge.Set? {
    if element.rule.fills || element.rule.kind == .spacer { return nil }
    if element.id == elements.first?.id { return .top }
    return element.id == elements.last?.id ? .bottom : []
  }
}

/// The default control of a value, for the tweak panel.
struct DefaultControl: View {
  /// The name of the value.
  let name: String
  let model: PanelModel

  var body: some View {
    if let declaration = model.values[name]?.declaration {
      ElementView(
        element: Element(
          id: name, rule: PanelSchema.defaultElement(of: declaration), place: declaration.place,
          properties: Properties(value: name)),
        model: model)
    }
  }
}
