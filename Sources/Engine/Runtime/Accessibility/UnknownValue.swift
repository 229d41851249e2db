/// The stand-in for an unknown value, such as a value whose link is down.
package struct UnknownValue: Equatable {
  /// The text that is drawn in place of the value.
  package nonisolated static let text = "– –"
  /// The spoken reason why there is no value.
  package var words: String

  package init(words: String) { self.words = words }
}

private enum UnknownValueKey: EnvironmentKey { static var defaultValue: UnknownValue? { nil } }

extension EnvironmentValues {
  /// The replacement that controls and gauges show and speak for an unknown value; `nil` while the value is known.
  package var unknownValue: UnknownValue? {
    get { self[UnknownValueKey.self] }
    set { self[UnknownValueKey.self] = newValue }
  }
}

extension SemanticsElement {
  /// Replaces the value by the reason why it is unknown, here and in the elements inside.
  mutating func forgetValue(_ words: String) {
    if role.tellsValue || !value.isEmpty { value = words }
    for index in children.indices { children[index].forgetValue(words) }
  }
}

extension SemanticRole {
  /// Whether an element of the role has a value, which may be empty.
  fileprivate var tellsValue: Bool {
    switch self {
    case .toggle, .stepper, .slider, .picker, .gauge, .progress, .textField: true
    case .text, .button, .choice, .image, .dialog, .group: false
    }
  }
}
