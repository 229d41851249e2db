/// The modifier that reports a preference, which replaces the modified view's.
@preconcurrency @MainActor public struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never
  /// Returns the reported value, made from the view's own, which is `nil` if the view reports none.
  package let report: (Key.Value?) -> Key.Value

  /// Creates the node that reports the preference.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PreferenceModifier>, in nodeContext: NodeContext
  ) -> Node {
    ReportingNode(view, in: nodeContext)
  }

  /// Updates the modified view and what it reports.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, PreferenceModifier>) {
    node.made(as: ReportingNode<Key>.self).receive(view)
  }
}

private final class ReportingNode<Key: PreferenceKey>: Node {
  private var modifier: PreferenceModifier<Key>
  private var content: Node!

  init<Base: View>(_ view: ModifiedContent<Base, PreferenceModifier<Key>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    reportsChanged()
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Base: View>(_ view: ModifiedContent<Base, PreferenceModifier<Key>>) {
    let before = reported(Key.self)
    modifier = view.modifier
    preferenceMemory[ObjectIdentifier(Key.self)] = nil
    content.update(to: view.content)
    if !isEqual(before, reported(Key.self)) { reportsChanged() }
  }

  override func ownReport<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == Key.self else { return content.reported(key) }
    return modifier.report(content.reported(Key.self)) as? Asked.Value
  }
}

/// The modifier that calls an action when a preference of the modified view changes.
@preconcurrency @MainActor public struct PreferenceAction<Key: PreferenceKey>: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never
  /// Called with the new value.
  package let action: (Key.Value) -> Void

  /// Creates a modifier from an action.
  package init(action: @escaping (Key.Value) -> Void) {
    self.action = action
  }

  /// Creates the node that observes the preference.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PreferenceAction>, in nodeContext: NodeContext
  ) -> Node {
    WatchingNode(view, in: nodeContext)
  }

  /// For the toolkit: passes the view with its new action to the nodes that show it.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, PreferenceAction>) {
    node.made(as: WatchingNode<Key>.self).receive(view)
  }
}

private final class WatchingNode<Key: PreferenceKey>: Node, PreferenceReader {
  private var modifier: PreferenceAction<Key>
  var isEnqueued = false
  private var content: Node!
  private var last: Key.Value?

  init<Base: View>(_ view: ModifiedContent<Base, PreferenceAction<Key>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    stage.enqueue(reader: self)
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }
  override func preferencesBelowChanged() { stage.enqueue(reader: self) }

  func receive<Base: View>(_ view: ModifiedContent<Base, PreferenceAction<Key>>) {
    modifier = view.modifier
    content.update(to: view.content)
  }

  func readPreferences() {
    let value = content.reported(Key.self) ?? Key.defaultValue
    if let last, isEqual(value, last) { return }
    last = value
    modifier.action(value)
  }
}

extension View {
  /// Reports a preference, which replaces that of this view.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key> { _ in value })
  }

  /// Changes the preference of this view.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<Key> {
        var value = $0 ?? Key.defaultValue
        change(&value)
        return value
      })
  }

  /// Adds an action that is called when a preference of this view changes, and once at the beginning.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceAction<Key>(action: action))
  }
}
