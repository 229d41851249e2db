/// The modifier that changes the environment of a view.
@preconcurrency @MainActor public struct EnvironmentModifier: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never

  package let change: (inout EnvironmentValues) -> Void
  /// The origin of the closure, if it can be compared.
  private let origin: Origin?

  /// The bytes of the value that a closure sets, and what the closure sets.
  ///
  /// A body makes a new closure each time it runs. Two closures of equal origin have the same effect, so that the
  /// second need not be called.
  private struct Origin {
    let target: AnyObject?
    let kinds: (ObjectIdentifier, ObjectIdentifier)
    let bytes: (UInt64, UInt64)

    /// The code of the function that sets the value, and where it is written, if no object tells what is set.
    let setter: UInt
    let place: FunctionPlace

    /// The origin of a value; `nil` if the value cannot be compared by its bytes, or has too many.
    init?<Value>(
      _ value: Value, of kind: ObjectIdentifier, for target: AnyObject?, setter: UInt = 0,
      place: FunctionPlace = FunctionPlace()
    ) {
      guard _isPOD(Value.self), MemoryLayout<Value>.size <= MemoryLayout<(UInt64, UInt64)>.size else { return nil }
      var bytes: (UInt64, UInt64) = (0, 0)
      withUnsafeBytes(of: value) { value in withUnsafeMutableBytes(of: &bytes) { $0.copyMemory(from: value) } }
      (self.target, self.bytes, self.setter, self.place) = (target, bytes, setter, place)
      kinds = (ObjectIdentifier(Value.self), kind)
    }

    func isSame(as other: Origin) -> Bool {
      target === other.target && kinds == other.kinds && bytes == other.bytes
        && place.isSame(as: other.place, setter, other.setter, isCaptureSame: true)
    }
  }

  /// Creates a modifier from a closure, which is called again when something that it reads changes.
  package init(change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    origin = nil
  }

  /// Creates a modifier that sets a value.
  fileprivate init<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    change = { $0[keyPath: keyPath] = value }
    origin = Origin(value, of: ObjectIdentifier(Value.self), for: keyPath)
  }

  /// Creates a modifier that sets a value with a function, which captures nothing.
  ///
  /// - Parameters:
  ///   - line: the line on which the function is written.
  ///   - column: the column at which it begins there.
  package init<Value>(
    _ value: Value, line: UInt = #line, column: UInt = #column,
    set: @escaping (inout EnvironmentValues, Value) -> Void
  ) {
    change = { set(&$0, value) }
    let words = ClosureWords(of: set)
    origin =
      FunctionPlace.isKnown(words)
      ? Origin(
        value, of: ObjectIdentifier(Value.self), for: nil, setter: words.code, place: FunctionPlace(line, column))
      : nil
  }

  /// Creates a modifier from a closure whose effect depends only on a value and on what the closure reads in the
  /// environment.
  ///
  /// - Parameters:
  ///   - kind: tells apart closures that do different things with values of the same type and bytes.
  ///   - target: an object that tells apart what they change.
  package init<Value>(
    from value: Value, of kind: ObjectIdentifier, for target: AnyObject,
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.change = change
    origin = Origin(value, of: kind, for: target)
  }

  /// Whether the closure of another modifier is known to have the same effect.
  func hasSameEffect(as other: EnvironmentModifier) -> Bool {
    if let origin, let known = other.origin { return known.isSame(as: origin) }
    return sameBytes(self, other)
  }

  /// Creates the node that passes the changed environment on.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, EnvironmentModifier>, in nodeContext: NodeContext
  ) -> Node {
    EnvironmentNode(view, in: nodeContext)
  }

  /// Updates the modified view, and what is changed for it.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, EnvironmentModifier>) {
    node.made(as: EnvironmentNode.self).receive(view)
  }
}

/// The node of an environment modifier. It keeps the entries that its closure adds: they are the same objects as long
/// as the node exists, so that a new value updates only the nodes that read it.
private final class EnvironmentNode: Node {
  private var modifier: EnvironmentModifier
  /// The environment of the content.
  private var inner: EnvironmentValues
  private var content: Node!

  init<Base: View>(_ view: ModifiedContent<Base, EnvironmentModifier>, in nodeContext: NodeContext) {
    modifier = view.modifier
    inner = nodeContext.environment
    super.init(in: nodeContext)
    tracking { view.modifier.change(&inner) }
    // The environments below refer to the first entry; entries for further keys are inserted behind it.
    if inner.head === nodeContext.environment.head {
      inner.head = EnvironmentEntry(key: ObjectIdentifier(EnvironmentNode.self), next: inner.head)
    }
    content = .make(view.content, in: self.nodeContext(inner))
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Base: View>(_ view: ModifiedContent<Base, EnvironmentModifier>) {
    if !modifier.hasSameEffect(as: view.modifier) {
      modifier = view.modifier
      rebuild()
    }
    content.update(to: view.content)
  }

  override func refresh() {
    tracking {
      var changed = environment
      modifier.change(&changed)
      let current = entries(of: changed)
      let known = entries(of: inner)
      for entry in current {
        if let own = known.first(where: { $0.key == entry.key }) {
          own.assign(from: entry)
        } else {
          inner.head?.insert(entry, hidingValueIn: environment)
        }
      }
      for own in known where !current.contains(where: { $0.key == own.key }) { own.inherit(from: environment) }
    }
  }

  /// Returns the entries that the closure has added to an environment, for each key the last.
  private func entries(of values: EnvironmentValues) -> [EnvironmentEntry] {
    var added: [EnvironmentEntry] = []
    var entry = values.head
    while let candidate = entry, candidate !== environment.head {
      if !added.contains(where: { $0.key == candidate.key }) { added.append(candidate) }
      entry = candidate.next
    }
    return added
  }
}

extension View {
  /// Sets an environment value for this view and its subviews.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(keyPath, value))
  }

  /// Sets an environment value for this view and its subviews with a function, which captures nothing.
  ///
  /// The toolkit's own views set values with this function and not by a key path. For each key path, the runtime would
  /// have to make an object and the types of its parts before the first frame.
  package func environment<Value>(
    _ value: Value, line: UInt = #line, column: UInt = #column,
    set: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(value, line: line, column: column, set: set))
  }

  /// Changes an environment value for this view and its subviews.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
