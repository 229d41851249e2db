import Graphics

/// The modifier that makes a view an accessibility element, or changes its elements.
package struct SemanticsModifier: LayoutModifier {
  /// The effect of the modifier.
  package enum Kind {
    /// Makes the view an element with the given properties.
    indirect case meaning(Semantics, AccessibilityChildBehavior)
    /// Makes the view one element.
    case element(AccessibilityChildBehavior)
    /// Sets a text of the view's element. If there are several, they are grouped first.
    case text(Words, String)
    /// Changes the element of the view. If there are several, they are grouped first.
    case change((inout SemanticsElement) -> Void)
    /// Changes each element of the view.
    case changeEach((inout SemanticsElement) -> Void)
    /// Makes the whole view private, or not.
    case privacy(Bool)
    /// Replaces the elements of the view by others.
    case replacement(() -> [SemanticsElement])
    /// Replaces the elements inside the view's element by others.
    case inside(() -> [SemanticsElement])
    /// Hides all elements of the view.
    case hidden
  }

  /// The texts of an element that can be set.
  package enum Words { case label, value, hint, identifier }

  /// The effect of the modifier.
  package let kind: Kind
  /// Returns the label of a control whose label is a view.
  package var label: (() -> ReadWords)?
  /// Called with the label after each update; `nil` if nothing depends on it.
  package var onWords: ((String) -> Void)?
  /// Whether the modifier can change the value of an element that is adjusted, which is then announced.
  package var affectsValue = false

  /// Creates a modifier of a kind, with a label that is read from another view.
  package init(_ kind: Kind, label: (() -> ReadWords)? = nil, affectsValue: Bool = false) {
    self.kind = kind
    self.label = label
    self.affectsValue = affectsValue
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> SemanticsBehavior { SemanticsBehavior(layoutNode) }

  package func configure(_ behavior: SemanticsBehavior, in environment: EnvironmentValues) {
    behavior.isEnabled = environment.isEnabled
    behavior.unknownWords = environment.unknownValue?.words
    behavior.show(self)
  }

  package static func isSame(_ left: SemanticsModifier, _ right: SemanticsModifier) -> Bool {
    guard case .text(let words, let text) = left.kind, case .text(let others, let other) = right.kind else {
      return sameBytes(left, right)
    }
    return words == others && text == other && left.affectsValue == right.affectsValue
  }
}

/// The layout behavior of a view with accessibility properties.
package final class SemanticsBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private(set) var modifier = SemanticsModifier(.element(.contain))
  /// The value that listeners know, kept so that only changes are announced.
  var noted: NotedValue?
  /// Whether the value is about to be compared with the one announced last.
  var isComparing = false
  /// Whether the view reacts to input.
  package var isEnabled = true
  private var privateMark: PrivateMark?
  package var isContentPrivate: Bool { privateMark != nil }
  /// The words that are spoken in place of an unknown value; `nil` while the value is known.
  fileprivate var unknownWords: String?

  /// Takes over a modifier, and announces a changed value.
  package func show(_ modifier: SemanticsModifier) {
    self.modifier = modifier
    updatePrivacy()
    if modifier.affectsValue { compareValue() }
    if let onWords = modifier.onWords, let label = modifier.label { stage.afterUpdate { onWords(label().text) } }
    guard case .meaning(let semantics, _) = modifier.kind, semantics.adjust != nil, note(semantics) else { return }
    // The tree around the control may change in the same update.
    stage.afterUpdate { [weak self] in self?.announceChange(of: semantics) }
  }

  private func updatePrivacy() {
    let isPrivate = if case .privacy(true) = modifier.kind { true } else { false }
    if isPrivate == isContentPrivate { return }
    privateMark = isPrivate ? PrivateMark(on: stage) : nil
    layoutNode.privacyChanged()
  }

  /// Notes the value of a control, or why it is unknown. Returns whether the value or the reason has changed.
  func note(_ semantics: Semantics) -> Bool {
    stage.announcer.note(
      unknownWords ?? semantics.value, unknownWords == nil ? semantics.amount : nil, in: &noted)
  }

  private func announceChange(of semantics: Semantics) {
    guard isOnStage, layoutNode.isOnShownPage else { return }
    stage.announcer.announceValue(
      unknownWords ?? semantics.value, of: label(of: semantics).text,
      atEnd: unknownWords == nil ? word(for: semantics.endReached) : nil,
      isPrivate: layoutNode.isPrivateInTree(), source: ObjectIdentifier(self))
  }

  /// The words for a value at an end of its range; `nil` between the ends.
  func word(for end: RangeEnd?) -> String? {
    end.map { stage.environment.appearance.word(for: $0, in: stage.environment.values) }
  }

  /// The accessibility elements of the view.
  package var elements: [SemanticsElement] {
    var elements = ownElements
    if let unknownWords { for index in elements.indices { elements[index].forgetValue(unknownWords) } }
    return elements
  }

  private var ownElements: [SemanticsElement] {
    let inside = layoutNode.elementsInside
    switch modifier.kind {
    case .meaning(let semantics, let children): return [meant(semantics, children, inside)]
    case .element(let children): return united(inside, children)
    case .change(let change): return [changed(one(of: inside), by: change)]
    case .text(let words, let text): return [changed(one(of: inside)) { $0.set(words, to: text) }]
    case .changeEach(let change): return inside.map { changed($0, by: change) }
    case .privacy(let isPrivate): return inside.map { changed($0) { if isPrivate { $0.markPrivate() } } }
    case .replacement(let elements): return elements().map(moved)
    case .inside(let elements):
      var element = one(of: inside)
      element.children = elements().map(moved)
      return [element]
    case .hidden: return []
    }
  }

  /// Returns the label of the properties, or else the label view's.
  private func label(of semantics: Semantics) -> ReadWords {
    var words = ReadWords()
    words.text = semantics.label
    if words.text.isEmpty, let label = modifier.label { words = label() }
    return words
  }

  /// Returns the element of the view itself.
  private func meant(
    _ semantics: Semantics, _ children: AccessibilityChildBehavior, _ inside: [SemanticsElement]
  ) -> SemanticsElement {
    var own = semantics
    var label = label(of: semantics)
    // Without a label, the content is the name.
    if label.text.isEmpty { label = ReadWords(inside.filter(\.isOnlyRead)) }
    own.label = label.text
    let kept =
      children == .controls
      ? inside.filter { $0.role != .text && $0.role != .image } : children == .contain ? inside : []
    var element = layoutNode.element(own, children: kept)
    if children == .parts { element.parts = inside.flatMap(\.usableParts) }
    if label.isPrivate {
      element.privacy.markWithLabel()
      // The parts of a control have its label, such as the handles of a slider with two.
      for index in element.children.indices { element.children[index].markPrivate() }
    }
    if !isEnabled { element.disable() }
    return element
  }

  /// Returns an element with a change applied.
  private func changed(
    _ element: SemanticsElement, by change: (inout SemanticsElement) -> Void
  ) -> SemanticsElement {
    var element = element
    change(&element)
    if !isEnabled { element.disable() }
    return element
  }

  /// Returns an element with the area of this view.
  private func moved(_ element: SemanticsElement) -> SemanticsElement {
    var element = element
    element.frame = layoutNode.shownFrameOnStage
    element.handlers.reveal = { [weak layoutNode] in layoutNode?.reveal() }
    element.children = element.children.map(moved)
    element.parts = []
    return element
  }

  /// Returns the only element inside, or a group of all.
  private func one(of inside: [SemanticsElement]) -> SemanticsElement {
    inside.count == 1 ? inside[0] : layoutNode.element(Semantics(role: .group), children: inside)
  }

  /// Returns one element for all elements inside, depending on how they are treated.
  private func united(_ inside: [SemanticsElement], _ children: AccessibilityChildBehavior) -> [SemanticsElement] {
    switch children {
    case .ignore: return [layoutNode.element(Semantics(role: .group), children: [])]
    case .combine: return combined(inside)
    default: return [layoutNode.element(Semantics(role: .group), children: inside)]
    }
  }

  /// Returns one element that is read and used for all of them. If several are adjustable, they remain separate,
  /// because an adjustment would be ambiguous.
  private func combined(_ inside: [SemanticsElement]) -> [SemanticsElement] {
    let adjustable = inside.flatMap(\.adjustable)
    if adjustable.count > 1 {
      return combined(inside.filter { $0.adjustable.isEmpty }) + inside.filter { !$0.adjustable.isEmpty }
    }
    let words = inside.flatMap(\.words)
    var own = Semantics(role: .group, label: words.joined(separator: ", "))
    own.adjust = adjustable.first?.adjust
    own.actions = inside.flatMap(\.offeredActions)
    own.traits = inside.reduce([]) { $0.union($1.traits.subtracting($1.role.traits)) }
    var element = layoutNode.element(own, children: [])
    element.parts = inside.flatMap(\.usableParts)
    element.isPrivate = inside.contains(where: \.holdsPrivate)
    return [element]
  }
}

extension Semantics {
  /// The end of the range that the value has reached; `nil` between the ends.
  package var endReached: RangeEnd? { SpokenValue(text: value, minimum: minimum, maximum: maximum).endReached }
}

extension SemanticsElement {
  /// The end of the range that the value has reached; `nil` between the ends.
  package var endReached: RangeEnd? { spokenValue.endReached }

  /// Replaces one of the texts.
  fileprivate mutating func set(_ words: SemanticsModifier.Words, to text: String) {
    switch words {
    case .label: label = text
    case .value: value = text
    case .hint: hint = text
    case .identifier: identifier = text
    }
  }

  /// Whether the element has no actions.
  fileprivate var isOnlyRead: Bool { press == nil && adjust == nil && (role == .text || role == .image) }

  /// The adjustable elements among this one and those inside.
  var adjustable: [SemanticsElement] { adjust != nil ? [self] : children.flatMap(\.adjustable) }

  /// The actions of this element and those inside, except for the parts of a control that is adjusted as a whole.
  fileprivate var offeredActions: [Action] {
    let own = press.map { [Action(name: label, isPrivate: isLabelPrivate, perform: $0)] } ?? []
    return own + actions + (adjust == nil ? children.flatMap(\.offeredActions) : [])
  }
}
