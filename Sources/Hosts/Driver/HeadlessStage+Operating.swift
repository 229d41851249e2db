import Graphics
import Runtime

extension HeadlessStage {
  /// Runs a closure as an action of a view runs, and draws what it has changed: a task that it makes follows the panel's
  /// time, like one that a button makes.
  ///
  ///     try panel.perform { machine.brew(.espresso) }
  ///     try await panel.advance(by: .seconds(30))
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func perform(_ action: () -> Void) throws {
    stage.whileCurrent(action)
    try drawIfWanted()
  }

  /// Whether there is an element with a label, with an identifier, or with a label of which this is the first part, up to
  /// a comma.
  public func contains(_ label: String, in container: String? = nil) -> Bool {
    let candidates = (try? candidates(in: container)) ?? []
    return !Self.named(label, among: candidates).isEmpty
  }

  /// The accessibility value of an element, with no-break spaces replaced by ordinary ones. Of several elements with the
  /// label, the one that has a value is meant: a name is often a text beside the control that it names.
  ///
  /// - Throws: ``HeadlessError`` if there is no such element or more than one.
  public func value(of label: String, in container: String? = nil) throws -> String {
    let value = try element(label, in: container, meant: { !$0.value.isEmpty }).value
    return String(value.map { $0 == "\u{a0}" || $0 == "\u{202f}" ? " " : $0 })
  }

  /// Whether an element is enabled.
  ///
  /// - Throws: ``HeadlessError`` if there is no such element or more than one.
  public func isEnabled(_ label: String, in container: String? = nil) throws -> Bool {
    try element(label, in: container).isEnabled
  }

  /// Adjusts an element by a number of steps, as assistive technology does.
  ///
  /// - Throws: ``HeadlessError`` if there is no such element or it is not adjustable.
  public func adjust(_ label: String, in container: String? = nil, by steps: Int) throws {
    guard let adjust = try element(label, in: container, meant: { $0.adjust != nil }).adjust else {
      throw HeadlessError("“\(label)” is not adjustable")
    }
    stage.whileCurrent { adjust(steps) }
    try drawIfWanted()
  }

  /// Presses an element, as assistive technology does.
  ///
  /// - Throws: ``HeadlessError`` if there is no such element or it cannot be pressed.
  public func activate(_ label: String, in container: String? = nil) throws {
    guard let press = try element(label, in: container, meant: { $0.press != nil }).press else {
      throw HeadlessError("“\(label)” cannot be pressed")
    }
    stage.whileCurrent { press() }
    try drawIfWanted()
  }

  /// Performs a named action of an element, as assistive technology does.
  ///
  /// - Throws: ``HeadlessError`` with the existing actions, if there is no such element or action.
  public func perform(_ action: String, on label: String, in container: String? = nil) throws {
    let actions = try element(label, in: container, meant: { $0.actions.contains { $0.name == action } }).actions
    guard let chosen = actions.first(where: { $0.name == action }) else {
      throw HeadlessError("“\(label)” has no action “\(action)”; it has: \(actions.map(\.name))")
    }
    stage.whileCurrent { chosen.perform() }
    try drawIfWanted()
  }

  /// The labels of all elements, in reading order.
  public var labels: [String] { stage.elements.flatMap(\.flattened).map(\.label) }

  /// The accessibility tree as text, one element per line.
  public var accessibilityDump: String { stage.accessibilityDump }
}
