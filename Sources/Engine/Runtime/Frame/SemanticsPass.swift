/// The semantics pass: the accessibility tree, which is built when it is read.
extension Stage {
  /// The accessibility tree of the present layout, in reading order.
  public var elements: [SemanticsElement] {
    update()
    return SemanticsElement.inReadingOrder(reachableElements)
  }

  /// The accessibility tree as text, one element per line.
  public var accessibilityDump: String {
    func lines(_ element: SemanticsElement, _ indent: String) -> [String] {
      [indent + element.line] + element.children.flatMap { lines($0, indent + "  ") }
    }
    return elements.flatMap { lines($0, "") }.map { $0 + "\n" }.joined()
  }

  /// Called with each text that the panel announces: changed values and announcements, at most one in 300 ms.
  public var onAnnouncement: ((String) -> Void)? {
    get { announcer.onAnnounce }
    set { announcer.onAnnounce = newValue }
  }

  /// The layout as text, one layout node per line.
  public var layoutDump: String {
    update()
    return rootLayoutNode.layoutDump()
  }
}
