/// A node for a view that is made of its body.
final class CompositeNode<Content: View>: ViewNode<Content> {
  private var source: Content
  private let plan = FieldPlan.plan(for: Content.self)
  private let comparison = FieldComparison.comparison(for: Content.self)
  private var memory: [AnyObject?]
  private var child: ViewNode<Content.Body>!

  init(_ view: Content, in site: Site) {
    source = view
    memory = Array(repeating: nil, count: plan.count)
    super.init(in: site)
    refresh()
  }

  override var boxes: [Box] { child.boxes }
  override var children: [Node] { [child] }
  override var viewName: String? { String(describing: Content.self) }

  override func update(to view: Content) {
    if comparison.isEqual(source, view) { return }
    source = view
    refresh()
  }

  override func refresh() {
    stage.noteEvaluation()
    let body = observing {
      var view = source
      plan.connect(&view, to: self, memory: &memory)
      return view.body
    }
    if child == nil { child = .make(body, in: site()) } else { child.update(to: body) }
  }
}

extension ViewNode {
  /// The node for a view, or an empty place where the tree is already too deep.
  static func make(_ view: Content, in site: Site) -> ViewNode<Content> {
    if let parent = site.parent, parent.depth >= Limits.depth {
      site.stage.report("the view tree is deeper than \(Limits.depth) at \(Content.self): it is cut off there")
      return ViewNode(in: site)
    }
    return Content._makeNode(view, in: site)
  }
}
