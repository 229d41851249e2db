import Graphics

/// What a view is for, to somebody who cannot see it.
public enum SemanticRole: String, Hashable, Sendable {
  /// Text to read.
  case text
  /// Acts when pressed.
  case button
  /// Goes up and down in steps.
  case stepper
  /// Is moved along a track.
  case slider
  /// Shows a value that cannot be changed here.
  case gauge
  /// A picture.
  case image
  /// Holds other elements.
  case group
}

/// What a box means, and what can be done with it without touching it.
struct Semantics {
  var role: SemanticRole
  var label = ""
  var value = ""
  var isEnabled = true
  /// Moves an adjustable element by steps.
  var adjust: ((Int) -> Void)?
  /// Presses the element.
  var press: (() -> Void)?
}

/// One element of the accessibility tree.
public struct SemanticsElement {
  /// What the element is for.
  public var role: SemanticRole
  /// Its name.
  public var label: String
  /// Its value as it is read out.
  public var value: String
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Where it is on the stage, in points.
  public var frame: Rect
  /// The elements inside.
  public var children: [SemanticsElement]
  /// Moves an adjustable element by steps; `nil` for others.
  public var adjust: ((Int) -> Void)?
  /// Presses the element; `nil` where there is nothing to press.
  public var press: (() -> Void)?
}

/// How an element treats those inside it.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not there.
  case ignore
  /// They are elements of their own.
  case contain
  /// Their names and values are read as one.
  case combine
  /// Controls stay; texts only give the element its name, so that nothing is read twice.
  case controls
}

/// Gives a view a meaning, or changes the one it has.
struct SemanticsModifier: BoxModifier {
  let semantics: Semantics?
  let children: AccessibilityChildBehavior
  /// Says what the label is that a control was given as a view.
  var representation: (() -> String)?
  var label: String?
  var value: String?
  var isHidden = false

  func makeBox(for node: Node) -> SemanticsBox { SemanticsBox(node: node) }

  func configure(_ box: SemanticsBox, in environment: EnvironmentValues) {
    box.modifier = self
    box.isEnabled = environment.isEnabled
  }
}

final class SemanticsBox: Box {
  var modifier = SemanticsModifier(semantics: nil, children: .contain)
  var isEnabled = true

  override func elements() -> [SemanticsElement] {
    if modifier.isHidden { return [] }
    let inside = super.elements()
    var result = inside
    if var own = modifier.semantics {
      own.isEnabled = isEnabled
      if !isEnabled { (own.press, own.adjust) = (nil, nil) }
      if own.label.isEmpty, let representation = modifier.representation { own.label = representation() }
      if own.label.isEmpty { own.label = inside.first { $0.role == .text }?.label ?? "" }
      result = [element(own, children: kept(inside))]
    } else if modifier.children == .ignore || modifier.children == .combine {
      let words = modifier.children == .combine ? inside.flatMap(\.words) : []
      var combined = element(Semantics(role: .group, label: words.joined(separator: ", ")), children: [])
      let adjustable = inside.filter { $0.adjust != nil }
      if modifier.children == .combine, adjustable.count == 1 { combined.adjust = adjustable[0].adjust }
      result = [combined]
    }
    if result.count == 1 {
      if let label = modifier.label { result[0].label = label }
      if let value = modifier.value { result[0].value = value }
    } else if modifier.label != nil || modifier.value != nil {
      let own = Semantics(role: .group, label: modifier.label ?? "", value: modifier.value ?? "")
      result = [element(own, children: inside)]
    }
    return result
  }
}

extension SemanticsBox {
  private func kept(_ inside: [SemanticsElement]) -> [SemanticsElement] {
    switch modifier.children {
    case .contain: inside
    case .controls: inside.filter { $0.role != .text }
    case .ignore, .combine: []
    }
  }
}

extension Box {
  /// The element of this box's own meaning.
  final func element(_ semantics: Semantics, children: [SemanticsElement]) -> SemanticsElement {
    SemanticsElement(
      role: semantics.role, label: semantics.label, value: semantics.value, isEnabled: semantics.isEnabled,
      frame: stageFrame, children: children, adjust: semantics.adjust, press: semantics.press)
  }
}

extension SemanticsElement {
  /// Everything that is read out for this element and those inside, in order.
  var words: [String] { [label, value].filter { !$0.isEmpty } + children.flatMap(\.words) }

  /// This element and all inside, in reading order.
  public var flattened: [SemanticsElement] { [self] + children.flatMap(\.flattened) }
}

extension View {
  /// Gives the view a meaning.
  func semantics(_ semantics: Semantics, children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(semantics: semantics, children: children))
  }

  /// The name that is read out for the view.
  public func accessibilityLabel(_ label: String) -> some View {
    modifier(SemanticsModifier(semantics: nil, children: .contain, label: label))
  }

  /// The value that is read out for the view.
  public func accessibilityValue(_ value: String) -> some View {
    modifier(SemanticsModifier(semantics: nil, children: .contain, value: value))
  }

  /// Leaves the view out of what is read out.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modifier(SemanticsModifier(semantics: nil, children: .contain, isHidden: isHidden))
  }

  /// Makes the view one element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(semantics: nil, children: children))
  }
}
