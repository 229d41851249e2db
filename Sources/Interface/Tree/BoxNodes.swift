import Graphics

/// A view that has one box of its own, which it configures from itself and the environment.
protocol BoxView: PrimitiveView {
  associatedtype ViewBox: Box
  func makeBox(for node: Node) -> ViewBox
  /// Carries the view's properties and those of the environment over to the box. Runs again when either changes.
  func configure(_ box: ViewBox, in environment: EnvironmentValues)
}

extension BoxView {
  /// A node with one box and no content.
  public static func _makeNode(_ view: Self, in site: Site) -> ViewNode<Self> {
    BoxNode(view, content: EmptyView(), in: site) { _ in EmptyView() }
  }
}

/// A box view that arranges other views.
protocol ContainerView: BoxView {
  associatedtype Inside: View
  var inside: Inside { get }
}

extension ContainerView {
  /// A node with one box whose children are the content's boxes.
  public static func _makeNode(_ view: Self, in site: Site) -> ViewNode<Self> {
    BoxNode(view, content: view.inside, in: site) { $0.inside }
  }
}

/// The node of a box view.
final class BoxNode<Outer: BoxView, Inside: View>: ViewNode<Outer> {
  private var view: Outer
  private(set) var box: Outer.ViewBox!
  private var content: ViewNode<Inside>!
  private let inside: (Outer) -> Inside

  init(_ view: Outer, content: Inside, in site: Site, inside: @escaping (Outer) -> Inside) {
    self.view = view
    self.inside = inside
    super.init(in: site)
    box = view.makeBox(for: self)
    refresh()
    self.content = .make(content, in: self.site())
    contentBoxesChanged()
  }

  override var boxes: [Box] { [box] }
  override var children: [Node] { box.drawingReader.map { [content, $0] } ?? [content] }
  override var rows: (any RowContainer)? { box as? any RowContainer }
  override func contentBoxesChanged() { box.setContent(content.boxes) }

  override func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard box.reportsOfShownPage else { return joinedReports(key) }
    return content.place(ofShownPageIn: box)?.reported(key)
  }

  override func update(to view: Outer) {
    if sameBytes(self.view, view) { return }
    animate(from: self.view, to: view)
    self.view = view
    rebuild()
    content.update(to: inside(view))
  }

  override func refresh() { tracking { presented(view).configure(box, in: environment) } }
  override var transitionHosts: [any TransitionHost] { [] }
}

/// A modifier that puts a box around each box of the view that it modifies.
protocol BoxModifier: ViewModifier where Body == Never {
  associatedtype ModifierBox: Box
  func makeBox(for node: Node) -> ModifierBox
  /// Carries the modifier's properties and those of the environment over to the box. Runs again when either changes.
  func configure(_ box: ModifierBox, in environment: EnvironmentValues)
}

extension BoxModifier {
  /// A node with a box around each box of its content.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, Self>> {
    WrapNode(view, in: site)
  }
}

/// The node of a view with a box modifier.
final class WrapNode<Base: View, Modifier: BoxModifier>: ViewNode<ModifiedContent<Base, Modifier>> {
  private var modifier: Modifier
  private var content: ViewNode<Base>!
  private var wrappers: [(inner: Box, outer: Modifier.ModifierBox)] = []

  init(_ view: ModifiedContent<Base, Modifier>, in site: Site) {
    modifier = view.modifier
    super.init(in: site)
    content = .make(view.content, in: self.site())
    wrap()
  }

  override var boxes: [Box] { wrappers.map(\.outer) }
  override var children: [Node] { [content] }

  override func contentBoxesChanged() {
    if wrap() { super.contentBoxesChanged() }
  }

  override func update(to view: ModifiedContent<Base, Modifier>) {
    if !sameBytes(modifier, view.modifier) {
      animate(from: modifier, to: view.modifier)
      modifier = view.modifier
      rebuild()
    }
    content.update(to: view.content)
  }

  override func refresh() {
    tracking {
      let modifier = presented(modifier)
      for (_, box) in wrappers { modifier.configure(box, in: environment) }
    }
  }

  /// Gives each box of the content a box around it, keeping those that are there; says whether there are others now.
  @discardableResult
  private func wrap() -> Bool {
    let before = wrappers
    let inner = content.boxes
    if before.count == inner.count, zip(before, inner).allSatisfy({ $0.inner === $1 }) { return false }
    var known = Dictionary(before.map { (ObjectIdentifier($0.inner), $0.outer) }) { $1 }
    // One view in, one view out: the box around it stays though the view inside is another one.
    if before.count == 1, inner.count == 1 { known = [ObjectIdentifier(inner[0]): before[0].outer] }
    wrappers = inner.map { ($0, known.removeValue(forKey: ObjectIdentifier($0)) ?? modifier.makeBox(for: self)) }
    for box in known.values { box.close() }
    for (inner, outer) in wrappers { outer.setChildren([inner]) }
    refresh()
    return !before.elementsEqual(wrappers) { $0.outer === $1.outer }
  }
}

extension Node {
  /// The outermost place, here or below, that has nothing but the page that a box shows.
  fileprivate func place(ofShownPageIn box: Box) -> Node? {
    let boxes = boxes
    guard boxes.contains(where: box.isShownPage) else { return nil }
    if boxes.count == 1 { return self }
    return children.lazy.compactMap { $0.place(ofShownPageIn: box) }.first
  }
}

extension Box {
  /// What is inside has gone: the box goes too, or stays around what is on its way out.
  final func close() {
    if let departure = children.first?.departure { departure.take(self) } else { setChildren([]) }
  }
}
