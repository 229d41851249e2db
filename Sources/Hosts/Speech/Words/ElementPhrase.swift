import Looks
import Localization
import Runtime

/// The words for an element: label, value, kind, position and state, in this order, and a hint apart from them.
@MainActor package struct ElementPhrase {
  /// The input device of the person, which decides the hint.
  package enum Means: Hashable {
    /// A finger that explores.
    case touch
    /// A knob with a button.
    case knob
    case keys
    /// One switch, which is pressed when the panel has come to the element by itself.
    case oneSwitch
  }

  package let words: Localizer
  /// Whether private content may be heard.
  package let mayHearPrivate: Bool
  /// The spoken forms of units.
  package let units: SpokenUnits?

  /// Creates the phrases of a language.
  package init(words: Localizer, mayHearPrivate: Bool, units: SpokenUnits?) {
    (self.words, self.mayHearPrivate, self.units) = (words, mayHearPrivate, units)
  }

  /// Returns the text for an element that the person has reached.
  ///
  /// - Parameters:
  ///   - former: the labels of the groups around the previous element; only new ones are spoken.
  ///   - entersDialog: whether the element is in a dialog and the previous one was not.
  package func text(
    of stop: SpeechStop, after former: [SpeechStop.Group] = [], entersDialog: Bool = false
  ) -> String {
    let element = stop.element
    let entered = stop.context.enumerated().filter { $0.offset >= former.count || former[$0.offset] != $0.element }
      .map(\.element).filter { mayHearPrivate || !$0.isPrivate }
      .map { $0.isPrivate ? Self.digitByDigit($0.label) : $0.label }.filter { !element.label.says($0) }
    let (label, value) = (label(of: element), value(of: element))
    let dialog = entersDialog ? words("dialog") : ""
    // The title of a dialog is its name, which is spoken first.
    let isTitle = entersDialog && stop.context.contains { element.label.says($0.label) }
    var parts = entered + [isTitle ? "" : dialog, label]
    if !element.label.says(value), !label.says(value) { parts.append(value) }
    parts.append(kind(of: element))
    // The position is a value: it reveals which choice is selected, for example in a wheel.
    if let position = stop.position, !element.isPrivate || mayHearPrivate {
      parts.append(words("\(position.index) of \(position.count)"))
    }
    parts.append(selection(of: element))
    if !element.isEnabled { parts.append(words("not available")) }
    if isTitle { parts.append(dialog) }
    return spoken(parts)
  }

  /// Returns the text for an element whose label, value or selection has changed.
  package func change(of element: SemanticsElement, labelHasChanged: Bool) -> String {
    let value = value(of: element)
    guard labelHasChanged || value.isEmpty else { return spoken([value]) }
    return spoken([label(of: element), value, kind(of: element), selection(of: element)])
  }

  /// The word for a selected element; empty otherwise.
  private func selection(of element: SemanticsElement) -> String {
    heard(element).traits.contains(.isSelected) && element.role != .toggle ? words("selected") : ""
  }

  /// An element with only the content that may be heard.
  private func heard(_ element: SemanticsElement) -> SemanticsElement {
    mayHearPrivate ? element : element.withoutPrivate
  }

  /// The label, or words in its place if it must not be heard.
  package func label(of element: SemanticsElement) -> String {
    if heard(element).label.isEmpty, !element.label.isEmpty { return words("heard with a headset only") }
    return element.isLabelPrivate ? Self.digitByDigit(element.label) : element.label
  }

  /// The name of an action, or words in its place if it must not be heard.
  package func name(of action: SemanticsElement.Action) -> String {
    action.isPrivate && !mayHearPrivate ? words("heard with a headset only") : action.name
  }

  /// The value as it may be heard.
  package func value(of element: SemanticsElement) -> String {
    if element.value.isEmpty, element.role != .textField { return "" }
    // Others must not even learn whether a private field is empty.
    if element.isPrivate, !mayHearPrivate { return words("heard with a headset only") }
    if element.value.isEmpty { return words("empty") }
    // An adjustable value is a quantity.
    return element.isPrivate && element.adjust == nil ? Self.digitByDigit(element.value) : element.value
  }

  /// The word for the kind of an element; empty if its label says it already.
  private func kind(of element: SemanticsElement) -> String {
    let traits = element.traits
    if traits.contains(.isKeyboardKey) { return "" }
    var parts: [String] = []
    if traits.contains(.isHeader) { parts.append(words("heading")) }
    switch element.role {
    case .toggle: parts.append(words("switch"))
    case .textField: parts.append(words(traits.contains(.isSearchField) ? "search field" : "text field"))
    case .image: parts.append(words("image"))
    case .button: parts.append(traits.contains(.isLink) ? words("link") : words("button"))
    case .stepper, .slider, .picker: if element.adjust != nil { parts.append(words("adjustable")) }
    case .choice: break
    case .text, .group, .gauge, .progress, .dialog:
      if element.adjust != nil {
        parts.append(words("adjustable"))
      } else if traits.contains(.isLink) {
        parts.append(words("link"))
      } else if element.press != nil {
        parts.append(words("button"))
      }
    }
    if !element.actions.isEmpty { parts.append(words("actions available")) }
    return parts.joined(separator: ", ")
  }

  /// The application's hint, or the error of a field, as far as it may be heard.
  package func reason(of element: SemanticsElement) -> String { heard(element).hint }

  /// Returns a hint at what can be done with an element; empty if nothing can.
  ///
  /// - Parameter isReasonSaid: whether ``reason(of:)`` has been spoken and is left out.
  package func hint(for element: SemanticsElement, by means: Means, isReasonSaid: Bool = false) -> String {
    let own = isReasonSaid ? "" : reason(of: element)
    if !element.isEnabled || element.traits.contains(.isKeyboardKey) { return own }
    let how: String
    if element.adjust != nil {
      how =
        switch means {
        case .touch: words("Swipe up or down to change it.")
        case .knob: words("Press, then turn to change it.")
        case .keys: words("Use the arrow keys to change it.")
        case .oneSwitch: words("Press to use it.")
        }
    } else if element.takesText {
      how = means == .touch ? words("Double tap to type.") : words("Press to type.")
    } else if element.press != nil {
      how = means == .touch ? words("Double tap to use it.") : words("Press to use it.")
    } else {
      how = ""
    }
    return [Self.sentence(own), how].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A text with a full stop, if it ends with a letter or a digit.
  private static func sentence(_ text: String) -> String {
    guard let last = text.last, last.isLetter || last.isNumber else { return text }
    return text + "."
  }

  /// Joins the parts that are not empty with commas, and expands units to words.
  private func spoken(_ parts: [String]) -> String {
    let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return units?.said(text) ?? text
  }

  /// A text with its digits apart, so that a number is not read as an amount; an amount of money stays one.
  private static func digitByDigit(_ text: String) -> String {
    if text.contains(where: \.isCurrencySymbol) { return text }
    var result = ""
    for character in text {
      if character.isNumber, result.last?.isNumber == true { result += " " }
      result.append(character)
    }
    return result
  }
}
