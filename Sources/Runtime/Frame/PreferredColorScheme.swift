/// The colour scheme that views prefer for the whole panel, or for the whole sheet that they stand in: that of the
/// innermost, and of several beside each other that of the first.
public enum PreferredColorSchemeKey: PreferenceKey {
  /// Nothing is preferred.
  public static var defaultValue: ColorScheme? { nil }
  /// What comes first counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// Reports a colour scheme to the panel or the sheet around.
package struct PreferredSchemeModifier: ViewModifier {
  package typealias Body = Never
  package let scheme: ColorScheme?

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PreferredSchemeModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, PreferredSchemeModifier>> {
    PreferredSchemeNode(view, in: nodeContext)
  }
}

/// Passes a reporting modifier on, and has the panel listen: it does so from when the first view prefers anything.
private final class PreferredSchemeNode<Base: View>: ViewNode<ModifiedContent<Base, PreferredSchemeModifier>> {
  private var inner: ViewNode<ModifiedContent<Base, PreferenceModifier<PreferredColorSchemeKey>>>!

  init(_ view: ModifiedContent<Base, PreferredSchemeModifier>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    stage.listenToPreferredSchemes()
    inner = .make(reporting(view), in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  override var children: [Node] { [inner] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: ModifiedContent<Base, PreferredSchemeModifier>) { inner.update(to: reporting(view)) }

  private func reporting(
    _ view: ModifiedContent<Base, PreferredSchemeModifier>
  ) -> ModifiedContent<Base, PreferenceModifier<PreferredColorSchemeKey>> {
    let scheme = view.modifier.scheme
    return view.content.modifier(PreferenceModifier<PreferredColorSchemeKey> { ($0 ?? nil) ?? scheme })
  }
}

extension View {
  /// Chooses dark on light or light on dark for the whole panel, or for the whole sheet that the view stands in; `nil`
  /// leaves it to others.
  ///
  /// Of several views that choose, the innermost counts, and of those beside each other the first. For this view alone
  /// set `colorScheme` of the environment.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredSchemeModifier(scheme: colorScheme))
  }

  /// Chooses dark on light or light on dark for this view.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
