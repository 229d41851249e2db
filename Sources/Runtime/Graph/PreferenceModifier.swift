/// Reports a value upwards in place of what the modified view reports.
@preconcurrency @MainActor public struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never
  /// From what the view reports, or the default, to what is reported.
  package let report: (Key.Value?) -> Key.Value

  /// A node that reports.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PreferenceModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, PreferenceModifier>> {
    ReportingNode(view, in: nodeContext)
  }
}

private final class ReportingNode<Base: View, Key: PreferenceKey>:
  ViewNode<ModifiedContent<Base, PreferenceModifier<Key>>>
{
  private var modifier: PreferenceModifier<Key>
  private var content: ViewNode<Base>!

  init(_ view: ModifiedContent<Base, PreferenceModifier<Key>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    reportsChanged()
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: ModifiedContent<Base, PreferenceModifier<Key>>) {
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

/// Acts when what is reported below has changed.
@preconcurrency @MainActor public struct PreferenceAction<Key: PreferenceKey>: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never
  package let action: (Key.Value) -> Void

  package init(action: @escaping (Key.Value) -> Void) {
    self.action = action
  }

  /// A node that watches.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PreferenceAction>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, PreferenceAction>> {
    WatchingNode(view, in: nodeContext)
  }
}

private final class WatchingNode<Base: View, Key: PreferenceKey>:
  ViewNode<ModifiedContent<Base, PreferenceAction<Key>>>, PreferenceReader
{
  private var modifier: PreferenceAction<Key>
  private var content: ViewNode<Base>!
  private var last: Key.Value?

  init(_ view: ModifiedContent<Base, PreferenceAction<Key>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    stage.enqueue(reader: self)
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }
  override func preferencesBelowChanged() { stage.enqueue(reader: self) }

  override func update(to view: ModifiedContent<Base, PreferenceAction<Key>>) {
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
  /// Reports a value upwards, in place of what this view reports.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key> { _ in value })
  }

  /// Changes what this view reports upwards.
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

  /// Acts when what is reported below has changed, and once at the beginning.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceAction<Key>(action: action))
  }
}
