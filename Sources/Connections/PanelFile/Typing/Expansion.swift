import Values

/// The state of the expansion of components, repetitions and files: what is open, how deep, and how many nodes.
struct Expansion {
  /// The components and files that are being read, the outermost first.
  private(set) var open: [String]
  /// The nodes that components and repetitions have made.
  private var madeNodes = 0
  /// The number of bodies that are being read, one inside another.
  private(set) var depth = 0

  /// Begins with the main file.
  init(_ main: String) { open = [main] }

  /// Whether there are no more nodes than a panel may have.
  var fits: Bool { madeNodes <= Limits.nodes }

  /// Counts created nodes. Returns whether a panel may have so many.
  mutating func count(_ nodes: Int) -> Bool {
    madeNodes += nodes
    return fits
  }

  /// Begins a component or a file.
  mutating func begin(_ name: String) { open.append(name) }

  /// Ends the component or file that was begun last.
  mutating func end() { open.removeLast() }

  /// Enters a nested body. Returns `false` if it is nested too deeply.
  mutating func enter() -> Bool {
    depth += 1
    return depth <= Limits.nesting
  }

  /// Leaves a body.
  mutating func leave() { depth -= 1 }
}
