/// The semantics pass: the tree of meanings, made when somebody asks for it.
extension Stage {
  /// The accessibility tree, as of the last layout.
  public var elements: [SemanticsElement] {
    update()
    return rootBox.elements()
  }

  /// The accessibility tree as text, one element a line.
  public var accessibilityDump: String {
    func lines(_ element: SemanticsElement, _ indent: String) -> [String] {
      let value = element.value.isEmpty ? "" : ": \(element.value)"
      let state = element.isEnabled ? "" : " (disabled)"
      return ["\(indent)\(element.role.rawValue) \"\(element.label)\"\(value)\(state)"]
        + element.children.flatMap { lines($0, indent + "  ") }
    }
    return elements.flatMap { lines($0, "") }.map { $0 + "\n" }.joined()
  }

  /// The layout as text, one box a line.
  public var layoutDump: String {
    update()
    return rootBox.layoutDump()
  }
}
