import Appliance
import Controls
import Looks
import Graphics
import Runtime
import Values

/// The context from which an element of a page makes its view: the present values of its keys.
///
/// Reading a key whose text or expression names a value makes the view depend on that value, and on no other.
@MainActor struct ElementContext {
  let element: Element
  let model: PanelModel
  /// The environment of its place: language, formats of numbers, the class of the screen.
  let environment: EnvironmentValues

  /// The texts of values, in the environment's language and number format.
  var texts: PanelTexts { PanelTexts(environment) }

  /// The value of a key as written in the file; `nil` without it.
  subscript<Value>(key: PanelKey<Value>) -> Value? { element.properties[key] }

  /// Whether a key is given.
  func has(_ key: some DeclaredKey) -> Bool { element.properties.has(key) }

  // MARK: Texts

  /// The text of a key; `nil` without the key. A text without values is looked up in the application's translations.
  func text(_ key: PanelKey<TextTemplate>) -> Text? { self[key].map { text($0) } }

  /// The text of a template, whose translation may put the values in another order.
  func text(_ template: TextTemplate) -> Text { Text(model.key(template, texts)) }

  /// The text of a key as a string; `nil` without it.
  func string(_ key: PanelKey<TextTemplate>) -> String? { self[key].map { model.string($0, texts) } }

  /// The title of a control: its own label, or its value's.
  var title: Text {
    if let label = text(ItemKeys.label) { return label }
    return value.map { text($0.declaration.label) } ?? Text(verbatim: "")
  }

  /// The title of a control as a key of translations.
  var titleKey: LocalizedStringKey {
    if let template = self[ItemKeys.label] { return model.key(template, texts) }
    return value.map { model.key($0.declaration.label, texts) } ?? ""
  }

  // MARK: Values

  /// The value that a control shows or sets.
  var value: PanelValue? { self[ItemKeys.value].flatMap { model.values[$0] } }

  /// The quality of the element's value; good for an element without a value.
  var quality: Quality { value.map { model.quality(of: $0.declaration.name) } ?? .good }

  /// The value of an element as it is shown, with its own format and unit, or a dash.
  func shown(_ value: PanelValue) -> String { model.string(.value(value.declaration.name), texts) }

  /// The number of a value as it is shown; `nil` for none.
  func number(of value: PanelValue) -> Double? { Expression.value(value.declaration.name).datum(in: model)?.number }

  /// The number of an expression; `nil` without an expression, or if the expression has no value now.
  func number(_ key: PanelKey<Formula<Double>>) -> Double? { self[key]?.expression.datum(in: model)?.number }

  /// Whether the condition of a key holds; `true` without a condition.
  func holds(_ key: PanelKey<Formula<Bool>>) -> Bool { self[key]?.expression.holds(in: model) ?? true }

  /// The colour of a key; `nil` without the key, or if its expression has no value now.
  func color(_ key: PanelKey<Formula<Color>>) -> Color? { colorName(key).flatMap(ColorNames.color) }

  /// The colour of a key for letters and symbols.
  func colorOfText(_ key: PanelKey<Formula<Color>>) -> Color? { colorName(key).flatMap(ColorNames.colorOfText) }

  /// The colour of the element: its own, or its value's; `nil` for that of the surroundings.
  var tint: Color? { color(ItemKeys.tint) ?? value.flatMap { tint(of: $0) } }

  /// The colour that a value's declaration sets; `nil` if it sets none.
  func tint(of value: PanelValue) -> Color? {
    value.declaration.tint?.expression.text(in: model).flatMap(ColorNames.color)
  }

  private func colorName(_ key: PanelKey<Formula<Color>>) -> String? { self[key]?.expression.text(in: model) }

  /// The bounds of the element, or of the value, or the default bounds of the control.
  var bounds: ClosedRange<Double> {
    self[ItemKeys.bounds] ?? value?.declaration.numbers.bounds ?? 0...100
  }

  /// The end of a control's scale beyond which its value lies; `nil` for a value on the scale, for an unknown value,
  /// and for a control without a scale.
  var beyond: ScaleEnd? {
    guard [.stepper, .slider, .rangeSlider, .progress].contains(element.rule.kind), let value, quality.isShown else {
      return nil
    }
    if case .range(let range) = value.datum {
      return ScaleEnd(of: range.lowerBound, in: bounds) ?? ScaleEnd(of: range.upperBound, in: bounds)
    }
    return number(of: value).flatMap { ScaleEnd(of: $0, in: bounds) }
  }

  /// The duration of an expression; `nil` without an expression, or if the expression has no value now.
  func duration(_ key: PanelKey<Formula<Duration>>) -> Duration? {
    if case .duration(let duration)? = self[key]?.expression.datum(in: model) { return duration }
    return nil
  }

  /// The meaning of the word that an expression results in; `nil` without an expression, or if the expression has no
  /// value now.
  func chosen<Result>(_ key: PanelKey<Choice<Result>>) -> Result? {
    self[key].flatMap { choice in choice.expression.text(in: model).flatMap(choice.result) }
  }

  // MARK: Parts and actions

  /// The elements of a key as a view.
  func parts(_ key: PanelKey<[Element]>) -> ElementList { ElementList(elements: self[key] ?? [], model: model) }

  /// Carries out the actions of a key.
  func perform(_ key: PanelKey<[PanelAction]>) {
    guard let actions = self[key] else { return }
    let title = self[ItemKeys.label].flatMap(texts.title)
    model.perform(actions, ActionContext(texts: texts, title: title, requestAccess: environment.requestAccess))
  }
}
