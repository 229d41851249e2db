import Graphics

/// An element of the accessibility tree.
@preconcurrency @MainActor public struct SemanticsElement {
  /// A named action of an element.
  @preconcurrency @MainActor public struct Action {
    /// The name that is read.
    public var name: String
    /// Performs the action, as if the person had chosen it.
    public var perform: () -> Void
    /// Whether the name is private.
    package var isPrivate = false
    /// Whether the name is a word of the toolkit, such as “Delete”, which says nothing of the content.
    package var isToolkitName = false

    /// Creates an action with the name that is read.
    package init(
      name: String, isPrivate: Bool = false, isToolkitName: Bool = false, perform: @escaping () -> Void
    ) {
      self.name = name
      self.isPrivate = isPrivate
      self.isToolkitName = isToolkitName
      self.perform = perform
    }
  }

  /// The kind of control, by which a reader names it and offers actions.
  public var role: SemanticRole
  /// The label that is read.
  public var label: String
  /// The value and the ends of its range, as they are read.
  var spokenValue = SpokenValue()
  /// A description of the effect of using the element; empty for none.
  public var hint = ""
  /// A name for tests, which is not read.
  public var identifier = ""
  /// The further characteristics of the element.
  public var traits: AccessibilityTraits
  /// Whether the element reacts to input.
  public var isEnabled: Bool
  /// The area on the stage, in points.
  public var frame: Rect
  /// The names by which a person can refer to the element, in the order of preference.
  public var inputLabels: [String] = []
  /// The position among siblings: elements with a higher priority are read first.
  public var sortPriority = 0.0
  /// The private parts of the element, and the reason why they are private.
  package var privacy = ElementPrivacy()
  /// The object that the element stands for.
  package var source = ElementSource()
  /// The elements inside, in reading order.
  public var children: [SemanticsElement]
  /// The parts inside that can be touched but are not separate elements, such as the halves of a stepper. They are
  /// not read, and have no place in the tree; tests and scripts find them by their labels.
  public var parts: [SemanticsElement] = []
  /// The actions of the element, such as pressing and adjusting.
  package var handlers = ElementHandlers()

  /// This element and all elements inside, in reading order.
  public var flattened: [SemanticsElement] { [self] + children.flatMap(\.flattened) }

  /// This element, all elements inside, and the parts of each of them.
  package var places: [SemanticsElement] { [self] + (parts + children).flatMap(\.places) }

  /// The elements that can be used in this element and inside it, as parts of an element that is read for all.
  package var usableParts: [SemanticsElement] {
    let inside = parts + children.flatMap(\.usableParts)
    let isPassive = role == .text || role == .image || role == .group
    if isPassive, press == nil, adjust == nil { return inside }
    var part = self
    (part.children, part.parts) = ([], inside)
    return [part]
  }

  /// The texts that are read for this element and those inside, in reading order.
  ///
  /// The parts of a control that is adjusted as a whole are left out, because its value says the same.
  package var words: [String] {
    (label.says(value) ? [label] : [label, value]).filter { !$0.isEmpty }
      + (adjust == nil ? children.flatMap(\.words) : [])
  }

  /// Returns the element with those inside sorted by priority.
  package func inReadingOrder() -> SemanticsElement {
    var element = self
    element.children = Self.inReadingOrder(children)
    return element
  }

  /// Returns elements sorted by priority; elements of equal priority keep their order.
  package static func inReadingOrder(_ elements: [SemanticsElement]) -> [SemanticsElement] {
    let elements = elements.map { $0.inReadingOrder() }
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    let order = elements.indices.sorted { (-elements[$0].sortPriority, $0) < (-elements[$1].sortPriority, $1) }
    return order.map { elements[$0] }
  }

  /// Makes the element read-only.
  package mutating func disable() {
    isEnabled = false
    handlers.disable()
  }

  /// The element on one line, for dumps.
  package var line: String {
    var line = "\(role.rawValue) \"\(label)\""
    if !value.isEmpty { line += ": \(value)" }
    let extra = traits.subtracting(role.traits).names
    if !extra.isEmpty { line += " [\(extra.joined(separator: ", "))]" }
    if adjust != nil && role != .stepper && role != .slider && role != .picker { line += ", adjustable" }
    if !hint.isEmpty { line += ", hint \"\(hint)\"" }
    if !actions.isEmpty { line += ", actions \(actions.map { "\"\($0.name)\"" }.joined(separator: " "))" }
    if !identifier.isEmpty { line += " #\(identifier)" }
    return isEnabled ? line : line + " (disabled)"
  }
}

// The public names of the properties in the parts of the element.
extension SemanticsElement {
  /// The value, as it is read.
  public var value: String {
    get { spokenValue.text }
    set { spokenValue.text = newValue }
  }

  /// The minimum of the value, as it is read; empty if there is none.
  public var minimum: String {
    get { spokenValue.minimum }
    set { spokenValue.minimum = newValue }
  }

  /// The maximum of the value, as it is read; empty if there is none.
  public var maximum: String {
    get { spokenValue.maximum }
    set { spokenValue.maximum = newValue }
  }

  /// Whether the content is private: a masked field, or a view that is marked as sensitive. Speech says it through a
  /// headset only.
  public var isPrivate: Bool {
    get { privacy.isPrivate }
    set { privacy.isPrivate = newValue }
  }

  /// Adjusts the value by a number of steps; `nil` if it is not adjustable.
  public var adjust: ((Int) -> Void)? {
    get { handlers.adjust }
    set { handlers.adjust = newValue }
  }

  /// Presses the element; `nil` if it cannot be pressed.
  public var press: (() -> Void)? {
    get { handlers.press }
    set { handlers.press = newValue }
  }

  /// Dismisses the element, such as a dialog; `nil` if it cannot be dismissed.
  public var escape: (() -> Void)? {
    get { handlers.escape }
    set { handlers.escape = newValue }
  }

  /// Further actions with names.
  public var actions: [Action] {
    get { handlers.actions }
    set { handlers.actions = newValue }
  }
}
