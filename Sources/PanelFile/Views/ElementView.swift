import Controls
import Runtime
import Values

/// Elements one after another. Each keeps its state by its name when the file changes.
struct ElementList: View {
  let elements: [Element]
  let model: PanelModel

  var body: some View {
    ForEach(elements, id: \.id) { ElementView(element: $0, model: model) }
  }
}

/// One element of a page.
struct ElementView: View {
  let element: Element
  let model: PanelModel
  @Environment(\.self) private var environment

  var body: some View {
    let context = ElementContext(element: element, model: model, environment: environment)
    if Modifiers.isShown(context) {
      element.rule.view(context).modifier(Modifiers(context: context))
    }
  }
}

/// The default control of a value, for the tweak panel.
struct DefaultControl: View {
  let name: String
  let model: PanelModel

  var body: some View {
    if let declaration = model.document?.values.first(where: { $0.name == name }),
      let rule = PanelSchema.element(PanelSchema.defaultElement(of: declaration))
    {
      ElementView(
        element: Element(id: name, rule: rule, place: declaration.place, properties: ["value": .word(name)]), model: model)
    }
  }
}
