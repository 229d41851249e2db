/// Reports a place of the modified view upwards.
@preconcurrency @MainActor public struct AnchorPreferenceModifier<Key: PreferenceKey, Value>: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never

  package let source: Anchor<Value>.Source
  /// From what the view itself reports, and the anchor, to what is reported.
  package let report: (Key.Value?, Anchor<Value>) -> Key.Value

  /// A node that reports.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, AnchorPreferenceModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, AnchorPreferenceModifier>> {
    AnchorNode(view, in: nodeContext)
  }
}

/// Passes a reporting modifier on that knows the view's place.
private final class AnchorNode<Base: View, Key: PreferenceKey, Value>:
  ViewNode<ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>>
{
  private typealias Modifier = AnchorPreferenceModifier<Key, Value>
  private lazy var origin = AnchorOrigin(self)
  private var inner: ViewNode<ModifiedContent<Base, PreferenceModifier<Key>>>!

  init(_ view: ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    inner = .make(reporting(view), in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  override var children: [Node] { [inner] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>) {
    inner.update(to: reporting(view))
  }

  private func reporting(
    _ view: ModifiedContent<Base, Modifier>
  ) -> ModifiedContent<Base, PreferenceModifier<Key>> {
    let anchor = Anchor(source: view.modifier.source, origin: origin)
    let report = view.modifier.report
    return view.content.modifier(PreferenceModifier<Key> { report($0, anchor) })
  }
}

extension View {
  /// Reports a place of this view upwards, in place of what the view reports.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<Key, Value>(source: value) { transform($1) })
  }

  /// Adds a place of this view to what it reports upwards.
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
