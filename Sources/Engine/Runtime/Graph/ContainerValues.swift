import Graphics

/// The key of a value that a view gives to the container which arranges it, with its default.
@preconcurrency @MainActor public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

/// The values that a view gives to the container which arranges it, and to nothing else.
///
///     extension ContainerValues { @Entry var isPinned = false }
///     …
///     Group(subviews: content) { subviews in
///       ForEach(subviews) { $0.border($0.containerValues.isPinned ? .red : .clear) }
///     }
///
/// Unlike values of the environment, they are not passed on to the views inside.
@preconcurrency @MainActor public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view; `nil` for none.
  fileprivate var tag: AnyHashable?

  /// Creates values in which every key has its default.
  package init() {}

  /// The value that the view has set for a key, or the key’s default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of ``View/tag(_:)``; `nil` if the view has none of that type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

  /// Whether the view has this value as its ``View/tag(_:)``.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == AnyHashable(tag) }
}

/// Sets a value for the container of the modified view.
private struct ContainerValueModifier<Value>: LayoutModifier {
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func makeBehavior(for layoutNode: LayoutNode) -> ContainerValueBehavior { ContainerValueBehavior(layoutNode) }

  func configure(_ behavior: ContainerValueBehavior, in environment: EnvironmentValues) {
    let (path, value) = (path, value)
    if behavior.path == path, let known = behavior.value as? Value, isEqual(known, value) { return }
    (behavior.path, behavior.value) = (path, value)
    behavior.change.write { $0[keyPath: path] = value }
  }
}

/// The layout behavior of a view with a value for its container.
private final class ContainerValueBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The value that was set last, and the property that it was set for.
  var value: Any?
  var path: AnyKeyPath?
  /// Sets the value. A container that has read it is updated when it changes.
  let change = StoredLocation<(inout ContainerValues) -> Void> { _ in }
}

extension Subview {
  /// The values that the view gives to its container. Reading them makes the caller depend on them. Of two values for
  /// one key, the outer modifier's counts.
  public var containerValues: ContainerValues { layoutNode.containerValues }
}

extension LayoutSubview {
  /// The values that the view gives to its container. Of two values for one key, the outer modifier's counts.
  public var containerValues: ContainerValues { layoutNode.containerValues }
}

extension LayoutNode {
  /// The values that the view and the modifiers around it give to the container.
  fileprivate var containerValues: ContainerValues {
    var changes: [ContainerValueBehavior] = []
    var inner: LayoutNode? = self
    while let candidate = inner {
      if let behavior = candidate.behavior as? ContainerValueBehavior { changes.append(behavior) }
      inner = candidate.node is any ModifyingNode && candidate.children.count == 1 ? candidate.children[0] : nil
    }
    var values = ContainerValues()
    values.tag = tag
    for behavior in changes.reversed() { behavior.change.read()(&values) }
    return values
  }
}

extension View {
  /// Gives a value to the container that arranges this view.
  ///
  /// - Parameters:
  ///   - keyPath: the property of the values of a container.
  ///   - value: the value.
  public func containerValue<Value>(_ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}
