import Appliance
import Looks
import Graphics
import Runtime
import Values

/// What an element of a page makes its view from: the present values of its keys.
///
/// Reading a key whose text or expression names a value makes the view depend on that value, and on no other.
@MainActor struct ElementContext {
  let element: Element
  let model: PanelModel
  /// The environment of its place: language, formats of numbers, the class of the screen.
  let environment: EnvironmentValues

  /// How values are written here.
  var texts: PanelTexts { PanelTexts(environment) }

  private subscript(key: String) -> Property? { element.properties[key] }

  /// Whether a key is given.
  func has(_ key: String) -> Bool { self[key] != nil }

  // MARK: Texts

  /// The text of a key; `nil` without it. A text without values is looked up in the application's translations.
  func text(_ key: String) -> Text? {
    guard case .text(let template)? = self[key] else { return nil }
    return text(template)
  }

  /// The text of a template, whose translation may put the values in another order.
  func text(_ template: TextTemplate) -> Text { Text(model.key(template, texts)) }

  /// The text of a key as a string; `nil` without it.
  func string(_ key: String) -> String? {
    guard case .text(let template)? = self[key] else { return nil }
    return model.string(template, texts)
  }

  /// The title of a control: its own label, or that of its value.
  var title: Text {
    if let label = text("label") { return label }
    return value.map { text($0.declaration.label) } ?? Text(verbatim: "")
  }

  /// The title of a control as a key of translations.
  var titleKey: LocalizedStringKey {
    if case .text(let template)? = self["label"] { return model.key(template, texts) }
    return value.map { model.key($0.declaration.label, texts) } ?? ""
  }

  // MARK: Values

  /// The value that a control shows or sets.
  var value: PanelValue? { value("value") }

  /// The value that a key names.
  func value(_ key: String) -> PanelValue? { self[key]?.word.flatMap { model.values[$0] } }

  /// How far the value of the element can be trusted; good for an element without one.
  var quality: Quality { value.map { model.quality(of: $0.declaration.name) } ?? .good }

  /// The values that a key lists.
  func values(_ key: String) -> [PanelValue] {
    guard case .words(let names)? = self[key] else { return [] }
    return names.compactMap { model.values[$0] }
  }

  /// The value of an element as it is shown, with its own format and unit, or a dash.
  func shown(_ value: PanelValue) -> String { model.string(.value(value.declaration.name), texts) }

  /// The number of a value as it is shown; `nil` for none.
  func number(of value: PanelValue) -> Double? { Expression.value(value.declaration.name).datum(in: model)?.number }

  /// The number of an expression or of a literal; `nil` without it, or if it has no value now.
  func number(_ key: String) -> Double? {
    switch self[key] {
    case .number(let number)?: number
    case .expression(let expression)?: expression.datum(in: model)?.number
    default: nil
    }
  }

  /// Whether the condition of a key holds; what is given without it.
  func flag(_ key: String, else other: Bool) -> Bool {
    switch self[key] {
    case .flag(let flag)?: flag
    case .expression(let expression)?: expression.holds(in: model)
    default: other
    }
  }

  /// The word of a key; `nil` without it.
  func word(_ key: String) -> String? { self[key]?.word }

  /// The words of a key.
  func names(_ key: String) -> [String] {
    if case .words(let names)? = self[key] { return names }
    return []
  }

  /// The colour of a key; `nil` without it, or if it has none now.
  func color(_ key: String) -> Color? { colorName(key).flatMap(ColorNames.color) }

  /// The colour of a key for letters and symbols.
  func colorOfText(_ key: String) -> Color? { colorName(key).flatMap(ColorNames.colorOfText) }

  private func colorName(_ key: String) -> String? {
    guard case .expression(let expression)? = self[key], case .text(let text)? = expression.datum(in: model)
    else { return nil }
    return text
  }

  /// The bounds of a key, or of the value, or those of a control without any.
  var bounds: ClosedRange<Double> {
    range("in") ?? value?.declaration.numbers.bounds ?? 0...100
  }

  /// The bounds of a key; `nil` without it.
  func range(_ key: String) -> ClosedRange<Double>? {
    if case .range(let range)? = self[key] { return range }
    return nil
  }

  /// The duration of a key, or of an expression; `nil` without it, or if it has no value now.
  func duration(_ key: String) -> Duration? {
    switch self[key] {
    case .duration(let duration)?: return duration
    case .expression(let expression)?:
      if case .duration(let duration)? = expression.datum(in: model) { return duration }
      return nil
    default: return nil
    }
  }

  /// The word of an expression; `nil` without it, or if it has no value now.
  func chosen(_ key: String) -> String? {
    guard case .expression(let expression)? = self[key], case .text(let word)? = expression.datum(in: model) else {
      return nil
    }
    return word
  }

  // MARK: Parts and actions

  /// The elements of a key as a view.
  func parts(_ key: String) -> ElementList { ElementList(elements: elements(key), model: model) }

  /// The elements of a key.
  func elements(_ key: String) -> [Element] {
    if case .body(let elements)? = self[key] { return elements }
    return []
  }

  /// Carries out the actions of a key.
  func perform(_ key: String) {
    guard case .actions(let actions)? = self[key] else { return }
    model.perform(actions, ActionContext(texts: texts, requestAccess: environment.requestAccess))
  }
}
