import Graphics

/// One element of the accessibility tree.
@preconcurrency @MainActor public struct SemanticsElement {
  /// An action with a name.
  @preconcurrency @MainActor public struct Action {
    /// What is read out for the action.
    public var name: String
    /// Does it.
    public var perform: () -> Void

    package init(name: String, perform: @escaping () -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  /// What the element is for.
  public var role: SemanticRole
  /// Its name.
  public var label: String
  /// Its value as it is read out.
  public var value: String
  /// What happens when it is used.
  public var hint = ""
  /// A name for tests, which is never read out.
  public var identifier = ""
  /// What else there is to know.
  public var traits: AccessibilityTraits
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Where it is on the stage, in points.
  public var frame: Rect
  /// The least value, as it is read out; empty where there is none.
  public var minimum = ""
  /// The greatest value, as it is read out; empty where there is none.
  public var maximum = ""
  /// The names that somebody may say to mean it, the best first.
  public var inputLabels: [String] = []
  /// Who is read first among siblings: the highest.
  public var sortPriority = 0.0
  /// The elements inside.
  public var children: [SemanticsElement]
  /// Moves an adjustable element by steps; `nil` for others.
  public var adjust: ((Int) -> Void)?
  /// Presses the element; `nil` where there is nothing to press.
  public var press: (() -> Void)?
  /// Leaves it, as a dialog is left; `nil` where there is nothing to leave.
  public var escape: (() -> Void)?
  /// What else can be done with it.
  public var actions: [Action] = []

  /// This element and all inside, in reading order.
  public var flattened: [SemanticsElement] { [self] + children.flatMap(\.flattened) }

  /// Everything that is read out for this element and those inside, in order.
  ///
  /// The parts of a control that is adjusted as a whole say nothing that its value does not.
  package var words: [String] {
    (label.says(value) ? [label] : [label, value]).filter { !$0.isEmpty }
      + (adjust == nil ? children.flatMap(\.words) : [])
  }

  /// This element and all inside in reading order, those of higher priority first.
  package func inReadingOrder() -> SemanticsElement {
    var element = self
    element.children = Self.inReadingOrder(children)
    return element
  }

  package static func inReadingOrder(_ elements: [SemanticsElement]) -> [SemanticsElement] {
    let elements = elements.map { $0.inReadingOrder() }
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    let order = elements.indices.sorted { (-elements[$0].sortPriority, $0) < (-elements[$1].sortPriority, $1) }
    return order.map { elements[$0] }
  }

  /// Makes the element one that can only be read.
  package mutating func disable() {
    isEnabled = false
    (adjust, press) = (nil, nil)
    actions = []
  }

  /// The element on one line, for tests.
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
