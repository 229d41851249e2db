/// A change to a view that can be applied to any.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.white) }
///     }
@MainActor public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed, as the body sees it.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// What the tree makes of a modified view. Applications have no use for it: the default builds `body`.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  /// A node that builds `body`.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, Self>> {
    ModifiedNode(view, in: site)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers that the tree builds have no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified views have no body of their own.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Whatever node the modifier wants.
  public static func _makeNode(_ view: ModifiedContent, in site: Site) -> ViewNode<ModifiedContent> {
    Modifier._makeNode(view, in: site)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes, inside the modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let source: AnyView

  /// A node for the view.
  public static func _makeNode(_ view: ModifierContent, in site: Site) -> ViewNode<ModifierContent> {
    ForwardingNode(view, to: view.source, in: site) { $0.source }
  }
}

/// A node that stands for another view's node.
final class ForwardingNode<Outer: View, Inner: View>: ViewNode<Outer> {
  private var inner: ViewNode<Inner>!
  private let content: (Outer) -> Inner

  init(_ view: Outer, to first: Inner, in site: Site, content: @escaping (Outer) -> Inner) {
    self.content = content
    super.init(in: site)
    inner = .make(first, in: self.site())
  }

  override var boxes: [Box] { inner.boxes }
  override var children: [Node] { [inner] }
  override func update(to view: Outer) { inner.update(to: content(view)) }
}

/// A node for a view changed by a modifier that has a body.
private final class ModifiedNode<Base: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Base, Modifier>> {
  private var source: ModifiedContent<Base, Modifier>
  private let plan = FieldPlan.plan(for: Modifier.self)
  private var memory: [AnyObject?]
  private var child: ViewNode<Modifier.Body>!

  init(_ view: ModifiedContent<Base, Modifier>, in site: Site) {
    source = view
    memory = Array(repeating: nil, count: plan.count)
    super.init(in: site)
    refresh()
  }

  override var boxes: [Box] { child.boxes }
  override var children: [Node] { [child] }

  override func update(to view: ModifiedContent<Base, Modifier>) {
    if sameBytes(source, view) { return }
    source = view
    refresh()
  }

  override func refresh() {
    stage.noteEvaluation()
    let body = observing {
      var modifier = source.modifier
      plan.connect(&modifier, to: self, memory: &memory)
      return modifier.body(content: ModifierContent(source: AnyView(source.content)))
    }
    if child == nil { child = .make(body, in: site()) } else { child.update(to: body) }
  }
}
