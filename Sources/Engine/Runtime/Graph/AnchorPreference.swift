/// The modifier that reports a preference with an anchor: a location or a rectangle of the modified view.
@preconcurrency @MainActor public struct AnchorPreferenceModifier<Key: PreferenceKey, Value>: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never

  /// The location or rectangle to report.
  package let source: Anchor<Value>.Source
  /// Returns the reported value from the preference of the view itself, if any, and the anchor.
  package let report: (Key.Value?, Anchor<Value>) -> Key.Value

  /// Creates the node that reports the preference.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, AnchorPreferenceModifier>, in nodeContext: NodeContext
  ) -> Node {
    AnchorNode(view, in: nodeContext)
  }

  /// Updates the modified view and what it reports.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, AnchorPreferenceModifier>) {
    node.made(as: AnchorNode<Key, Value>.self).receive(view)
  }
}

/// A node that contains a preference modifier with an anchor to this view.
private final class AnchorNode<Key: PreferenceKey, Value>: Node {
  private typealias Modifier = AnchorPreferenceModifier<Key, Value>
  private lazy var origin = AnchorOrigin(self)
  private var inner: Node!

  init<Base: View>(_ view: ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    inner = .make(reporting(view), in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  override var children: [Node] { [inner] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Base: View>(_ view: ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>) {
    inner.update(to: reporting(view))
  }

  /// Returns the view with the preference modifier.
  private func reporting<Base: View>(
    _ view: ModifiedContent<Base, Modifier>
  ) -> ModifiedContent<Base, PreferenceModifier<Key>> {
    let anchor = Anchor(source: view.modifier.source, origin: origin)
    let report = view.modifier.report
    return view.content.modifier(PreferenceModifier<Key> { report($0, anchor) })
  }
}

extension View {
  /// Reports a preference made from an anchor of this view. It replaces the preference of the view itself.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<Key, Value>(source: value) { transform($1) })
  }

  /// Changes the preference of this view with an anchor of it.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<Key, Value>(source: value) {
        var value = $0 ?? Key.defaultValue
        transform(&value, $1)
        return value
      })
  }
}
