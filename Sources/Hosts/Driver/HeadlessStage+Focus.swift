import Runtime

/// Moving the focus to an element as a person does who sees the ring: step by step, until it is there.
extension HeadlessStage {
  /// The greatest number of steps in one direction.
  private static let longestWay = 500

  /// Turns the knob until an element has the focus: clockwise first, then the other way.
  ///
  ///     try panel.turn(to: "Start")
  ///     try panel.pressKnob()
  ///
  /// - Parameters:
  ///   - label: the label of the element, or its identifier.
  ///   - container: the label of the group around the element, to choose among several elements with the same label.
  /// - Throws: ``HeadlessError`` if a value is being edited, or if no turn brings the focus there.
  public func turn(to label: String, in container: String? = nil) throws {
    guard !stage.focus.isEditing else {
      throw HeadlessError("the knob changes a value now and does not move the focus: press the knob first")
    }
    // A turn at the only control of a page changes its value at once, and does not move the focus.
    if stage.focus.current == nil, case let targets = stage.focus.targets, targets.count == 1 {
      stage.focus.set(targets[0], visible: true)
      try frame()
    }
    if stage.focus.isDirect {
      if hasFocus(label, in: container) { return }
      let names = focusedLabels.map { "“\($0)”" }.joined(separator: ", ")
      throw HeadlessError("the knob changes the value of \(names), and does not bring the focus to “\(label)”")
    }
    try seek(label, in: container, "turn of the knob") { try turn(by: $0) }
  }

  /// Presses Tab until an element has the focus, and then Shift and Tab.
  ///
  /// - Parameters:
  ///   - label: the label of the element, or its identifier.
  ///   - container: the label of the group around the element, to choose among several elements with the same label.
  /// - Throws: ``HeadlessError`` if no press brings the focus there.
  public func tab(to label: String, in container: String? = nil) throws {
    try seek(label, in: container, "press of Tab") { try key(.tab, $0 < 0 ? .shift : []) }
  }

  /// Does something while the ring of the focus is not drawn, which covers what is beside a control.
  package func withoutFocusRing<Result>(_ body: () throws -> Result) throws -> Result {
    guard stage.focus.isVisible else { return try body() }
    stage.focus.set(stage.focus.current, visible: false)
    try frame()
    let result = try body()
    stage.focus.show()
    try frame()
    return result
  }

  private func seek(_ label: String, in container: String?, _ name: String, step: (Int) throws -> Void) throws {
    var passed: [String] = []
    for direction in [1, -1] {
      // Weak, as those of the stage: a strong reference would outlive its view, and the stage would take it for one that
      // is still in the tree.
      var known: [PassedFocus] = []
      for _ in 0..<Self.longestWay {
        if hasFocus(label, in: container) { return }
        try step(direction)
        guard let now = stage.focus.current, !known.contains(where: { $0.object === now }) else { break }
        known.append(PassedFocus(object: now))
        for name in focusedLabels where !passed.contains(name) { passed.append(name) }
      }
      if hasFocus(label, in: container) { return }
    }
    let place = container.map { " in “\($0)”" } ?? ""
    let names = passed.map { "“\($0)”" }.joined(separator: ", ")
    throw HeadlessError(
      "no \(name) brings the focus to “\(label)”\(place); it comes to: \(names.isEmpty ? "nothing" : names)")
  }

  /// A view that has had the focus.
  private struct PassedFocus { weak var object: FocusBehavior? }

  /// Whether an element with a label has the focus.
  private func hasFocus(_ label: String, in container: String?) -> Bool {
    guard let current = stage.focus.current, let candidates = try? candidates(in: container) else { return false }
    return Self.named(label, among: candidates).contains { stage.focus.target(of: $0) === current }
  }

  /// The labels of the elements that have the focus of knob and keys; empty while nothing has it.
  public var focusedLabels: [String] {
    guard let current = stage.focus.current else { return [] }
    return stage.elements.flatMap(\.places).filter { !$0.label.isEmpty && stage.focus.target(of: $0) === current }.map(
      \.label)
  }
}
