/// The semantics pass: the tree of meanings, made when somebody asks for it.
extension Stage {
  /// The accessibility tree, as of the last layout.
  public var elements: [SemanticsElement] {
    update()
    return SemanticsElement.inReadingOrder(reachableElements)
  }

  /// The accessibility tree as text, one element a line.
  public var accessibilityDump: String {
    func lines(_ element: SemanticsElement, _ indent: String) -> [String] {
      [indent + element.line] + element.children.flatMap { lines($0, indent + "  ") }
    }
    return elements.flatMap { lines($0, "") }.map { $0 + "\n" }.joined()
  }

  /// Hears whatever the panel says of its own accord: changed values and announcements, at most one in 300 ms.
  public var onAnnouncement: ((String) -> Void)? {
    get { announcer.onAnnounce }
    set { announcer.onAnnounce = newValue }
  }

  /// The layout as text, one layout node a line.
  public var layoutDump: String {
    update()
    return rootLayoutNode.layoutDump()
  }
}
