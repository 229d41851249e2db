/// The preference with the colour scheme that views request for the whole panel, or for the sheet that contains them.
/// The innermost view has precedence, and the first of siblings.
public enum PreferredColorSchemeKey: PreferenceKey {
  /// `nil`: no scheme is requested.
  public static var defaultValue: ColorScheme? { nil }
  /// Keeps the first requested scheme.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// The modifier that requests a colour scheme for the panel or the sheet.
package struct PreferredSchemeModifier: ViewModifier {
  package typealias Body = Never
  /// The requested scheme; `nil` for none.
  package let scheme: ColorScheme?

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, PreferredSchemeModifier>, in nodeContext: NodeContext
  ) -> Node {
    PreferredSchemeNode(view, in: nodeContext)
  }

  /// Updates the modified view and the scheme that it requests.
  package static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, PreferredSchemeModifier>) {
    node.made(as: PreferredSchemeNode.self).receive(view)
  }
}

/// A node that contains a preference modifier. The panel reads the preference only once a view has used this modifier.
private final class PreferredSchemeNode: Node {
  private var inner: Node!

  init<Base: View>(_ view: ModifiedContent<Base, PreferredSchemeModifier>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    stage.listenToPreferredSchemes()
    inner = .make(reporting(view), in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  override var children: [Node] { [inner] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Base: View>(_ view: ModifiedContent<Base, PreferredSchemeModifier>) { inner.update(to: reporting(view)) }

  /// Returns the view with the preference modifier.
  private func reporting<Base: View>(
    _ view: ModifiedContent<Base, PreferredSchemeModifier>
  ) -> ModifiedContent<Base, PreferenceModifier<PreferredColorSchemeKey>> {
    let scheme = view.modifier.scheme
    return view.content.modifier(PreferenceModifier<PreferredColorSchemeKey> { ($0 ?? nil) ?? scheme })
  }
}

extension View {
  /// Requests a colour scheme for the whole panel, or for the sheet that contains the view; `nil` requests none.
  ///
  /// If several views request a scheme, the innermost has precedence, and the first of siblings. To set the scheme of
  /// this view alone, set the `colorScheme` environment value.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredSchemeModifier(scheme: colorScheme))
  }

  /// Chooses dark on light or light on dark for this view.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(scheme) { $0.colorScheme = $1 } }
}
