/// Says which value a view stands for where one of several is picked.
struct TagModifier: BoxModifier {
  let value: Any
  func makeBox(for node: Node) -> TagBox { TagBox(node: node) }
  func configure(_ box: TagBox, in environment: EnvironmentValues) { box.value = value }
}

final class TagBox: Box {
  var value: Any = ()
}

extension Box {
  /// The value that this box, or the first inside, stands for.
  var tag: Any? { (self as? TagBox)?.value ?? children.lazy.compactMap(\.tag).first }
}

extension View {
  /// Says which value the view stands for in a ``Picker`` or a ``TabView``.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}
