import Graphics
import Runtime

/// An element that speech stops at, with its place in the tree.
@MainActor package struct SpeechStop {
  /// The identity of a stop, by which it is found again in a newer tree.
  package struct ID: Hashable {
    /// The number of the object that the element stands for.
    var owner: Int?
    /// The number of the element among those of its owner.
    var ordinal: Int
  }

  /// The position of an element among those that belong together, counted from 1.
  package struct Position: Hashable {
    var index: Int
    var count: Int
  }

  /// A group around an element.
  package struct Group: Hashable {
    /// The label of the group.
    var label: String
    /// Whether the label is private.
    var isPrivate = false
  }

  package let id: ID
  package var element: SemanticsElement
  /// The groups around the element that have labels, the outermost first.
  package var context: [Group]
  /// The position among its siblings; `nil` where it says nothing.
  package var position: Position?
  /// Leaves the container of the element, such as a dialog; `nil` if it has none that can be left.
  package var escape: (() -> Void)?
  /// Whether the stop is in a dialog.
  package var isInDialog = false
  /// Whether next and previous come here. Some stops are reached by a finger only, such as the segments of a picker,
  /// which is one stop for all of them.
  package var isOnWay = true

  /// Whether a press or an adjustment does something here.
  package var isControl: Bool {
    element.press != nil || element.adjust != nil || !element.actions.isEmpty
  }
  package var isHeading: Bool { element.traits.contains(.isHeader) }
}

/// The stops of a panel in reading order.
@MainActor package struct SpeechOrder {
  /// The groups and the dialog around an element.
  private struct Surroundings {
    var groups: [SpeechStop.Group] = []
    var isDialog = false
    var escape: (() -> Void)?

    /// Adds an element with a label as a group.
    mutating func enter(_ element: SemanticsElement) {
      if !element.label.isEmpty { groups.append(.init(label: element.label, isPrivate: element.isLabelPrivate)) }
    }
  }

  /// All stops, those that only a finger reaches among them.
  package private(set) var stops: [SpeechStop] = []
  private let numbers: OwnerNumbers
  private var ordinals: [Int: Int] = [:]

  /// Finds the stops in an accessibility tree.
  ///
  /// - Parameter numbers: the numbers by which stops are the same as in a former tree.
  package init(_ elements: [SemanticsElement], _ numbers: OwnerNumbers = OwnerNumbers()) {
    self.numbers = numbers
    for element in elements { visit(element, Surroundings()) }
  }

  private mutating func visit(_ element: SemanticsElement, _ outer: Surroundings) {
    var around = outer
    if element.traits.contains(.isModal) { around.isDialog = true }
    if let escape = element.escape { around.escape = escape }
    let isStop = Self.isStop(element)
    if isStop { add(element, around) }
    if element.adjust != nil { return addChoices(of: element, around) }
    if !isStop { around.enter(element) }
    let choices = element.children.count { $0.role == .choice }
    var index = 0
    for child in element.children {
      visit(child, around)
      guard child.role == .choice, choices > 1, !stops.isEmpty else { continue }
      index += 1
      stops[stops.count - 1].position = .init(index: index, count: choices)
    }
  }

  /// Whether there is something to say or to do at an element itself.
  private static func isStop(_ element: SemanticsElement) -> Bool {
    if element.press != nil || element.adjust != nil || !element.actions.isEmpty { return true }
    switch element.role {
    case .dialog: return element.children.isEmpty && !element.label.isEmpty
    case .group: return element.children.isEmpty ? !element.words.isEmpty : !element.value.isEmpty
    case .text, .image: return !element.label.isEmpty || !element.value.isEmpty
    default: return true
    }
  }

  /// Adds the choices of a picker, which a finger can hear one by one.
  private mutating func addChoices(of element: SemanticsElement, _ around: Surroundings) {
    let choices = element.children.filter { $0.role == .choice }
    guard choices.count > 1 else { return }
    if let chosen = choices.firstIndex(where: { $0.traits.contains(.isSelected) }) {
      stops[stops.count - 1].position = .init(index: chosen + 1, count: choices.count)
    }
    var inside = around
    inside.enter(element)
    for (index, choice) in choices.enumerated() {
      add(choice, inside)
      stops[stops.count - 1].position = .init(index: index + 1, count: choices.count)
      stops[stops.count - 1].isOnWay = false
    }
  }

  private mutating func add(_ element: SemanticsElement, _ around: Surroundings) {
    let owner = element.source.owner.map(numbers.number)
    let ordinal = owner.map { ordinals[$0, default: 0] } ?? stops.count
    if let owner { ordinals[owner] = ordinal + 1 }
    stops.append(
      SpeechStop(
        id: .init(owner: owner, ordinal: ordinal), element: element, context: around.groups, escape: around.escape,
        isInDialog: around.isDialog))
  }
}

extension SemanticsElement {
  /// Whether it is a field that can be typed into: one that can only be read takes no press.
  var takesText: Bool { role == .textField && press != nil }
}
