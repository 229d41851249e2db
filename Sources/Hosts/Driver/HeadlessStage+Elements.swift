import Graphics
import Runtime
import Values

extension HeadlessStage {
  /// The one element with a label, or else with an identifier, or else whose label begins with this text and a comma, as
  /// that of an alarm's banner does; inside the element with another label if one is given.
  ///
  /// - Throws: ``HeadlessError`` that lists the labels that exist, if there is no such element or more than one.
  public func element(_ label: String, in container: String? = nil) throws -> SemanticsElement {
    try element(label, in: container) { _ in true }
  }

  /// The element with a label or, of several, the one that a step can be meant for: a name is often a text beside
  /// the control that it names.
  package func element(
    _ label: String, in container: String?, meant: (SemanticsElement) -> Bool
  ) throws -> SemanticsElement {
    let place = container.map { " in “\($0)”" } ?? ""
    let candidates = try candidates(in: container)
    var found = Self.named(label, among: candidates)
    if found.count > 1, found.filter(meant).count == 1 { found = found.filter(meant) }
    if found.count == 1 { return found[0] }
    let names = candidates.map { "“\($0.label)” (\($0.role.rawValue))" }.joined(separator: ", ")
    throw HeadlessError(
      found.isEmpty
        ? "there is no element “\(label)”\(place); there are: \(names.isEmpty ? "none at all" : names)"
        : "there are \(found.count) elements “\(label)”\(place): name the one around it as well; there are: \(names)")
  }

  /// The element that a touch is meant for: of several with a label, the control and not the title beside it. What is out
  /// of sight in something that scrolls is scrolled into sight first.
  package func touched(_ label: String, in container: String?) throws -> SemanticsElement {
    func find() throws -> SemanticsElement {
      try element(label, in: container) {
        ![.text, .group, .image].contains($0.role) || $0.press != nil || $0.adjust != nil
      }
    }
    let found = try find()
    let scrollers = (found.source.owner as? LayoutNode)?.ancestry.compactMap(\.behavior.scrollContainer) ?? []
    let center = found.frame.center
    // At the middle of what a bar covers, the bar answers to a touch.
    let isSeen = scrollers.allSatisfy { $0.shownWindow.contains(center) }
    if scrollers.isEmpty || isSeen && stage.mayTap(at: center) { return found }
    found.handlers.reveal()
    try frame()
    var place = try find()
    for _ in 0..<Self.longestScroll {
      try advance(by: .milliseconds(16))
      let next = try find()
      if next.frame == place.frame, !scrollers.contains(where: \.isMoving) { return next }
      place = next
    }
    return place
  }

  /// The number of frames in which what is scrolled into sight has come to rest.
  private static let longestScroll = 120

  /// The elements that a name can mean: those with the label, or else with the identifier, or else those of which it is
  /// the first part of the label. Several texts that are read as one element begin with the one that names it. Blanks of
  /// any kind are equal.
  package static func named(_ name: String, among candidates: [SemanticsElement]) -> [SemanticsElement] {
    let plain = name.withPlainBlanks
    for isMeant: (SemanticsElement) -> Bool in [
      { $0.label == name }, { $0.identifier == name }, { $0.label.withPlainBlanks == plain },
      { $0.label.withPlainBlanks.hasPrefix(plain + ", ") },
    ] {
      let found = candidates.filter(isMeant)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The elements and their parts that can be meant, in reading order.
  package func candidates(in container: String?) throws -> [SemanticsElement] {
    guard let container else { return stage.elements.flatMap(\.places) }
    return try Array(element(container).places.dropFirst())
  }
}
