/// A node that evaluates the body of a view or of a modifier, and updates the nodes of its content. Like ``ViewNode``,
/// it requires no conformances.
package class BodyNode<Content, Subject, Inside>: ViewNode<Content> {
  private var subject: Subject
  /// The dynamic properties to connect before the body is evaluated.
  private let plan = FieldPlan.plan(for: Subject.self)
  /// The storage of those properties.
  private var memory: [AnyObject?]
  private var child: ViewNode<Inside>!

  /// Creates a node and evaluates the body.
  package init(_ subject: Subject, in nodeContext: NodeContext) {
    self.subject = subject
    memory = plan.count == 0 ? [] : Array(repeating: nil, count: plan.count)
    super.init(in: nodeContext)
    refresh()
  }

  package override final var layoutNodes: [LayoutNode] { child.layoutNodes }
  package override final var children: [Node] { [child] }
  package override var rows: RowPlace? { parent?.rows }

  /// Whether this node counts as one evaluation in the frame statistics.
  package var isView: Bool { true }

  /// Returns the body of a subject whose dynamic properties are connected.
  package func body(of subject: Subject) -> Inside { fatalError("abstract") }

  /// Creates the node of the body.
  package func makeChild(_ inside: Inside, in nodeContext: NodeContext) -> ViewNode<Inside> { fatalError("abstract") }

  /// Replaces the view or the modifier, and evaluates the body if the new one differs.
  package final func change(to subject: Subject) {
    if plan.comparison.isEqual(self.subject, subject) { return }
    animate(from: self.subject, to: subject)
    self.subject = subject
    rebuild()
  }

  /// Replaces the view or the modifier and evaluates the body, even if the new one is equal.
  package final func replace(with subject: Subject) {
    animate(from: self.subject, to: subject)
    self.subject = subject
    rebuild()
  }

  package override final func refresh() {
    if isView { stage.noteEvaluation() }
    let inside = observing {
      var subject = presented(subject)
      plan.connect(&subject, to: self, memory: &memory)
      return body(of: subject)
    }
    if child == nil { child = makeChild(inside, in: nodeContext()) } else { child.update(to: inside) }
  }
}

/// The node of a view with a body.
package final class CompositeNode<Content: View>: BodyNode<Content, Content, Content.Body> {
  package override var viewName: String? { String(describing: Content.self) }
  package override func body(of subject: Content) -> Content.Body { subject.body }
  package override func makeChild(_ inside: Content.Body, in nodeContext: NodeContext) -> ViewNode<Content.Body> {
    .make(inside, in: nodeContext)
  }
  package override func update(to view: Content) { change(to: view) }
}

extension ViewNode where Content: View {
  /// Creates the node of a view.
  ///
  /// Where the tree is deeper than ``Limits/depth`` it creates an empty node instead, and makes a report.
  package static func make(_ view: Content, in nodeContext: NodeContext) -> ViewNode<Content> {
    if let parent = nodeContext.parent, parent.depth >= Limits.depth {
      nodeContext.stage.report("the view tree is deeper than \(Limits.depth) at \(Content.self): it is cut off there")
      return ViewNode(in: nodeContext)
    }
    return Content._makeNode(view, in: nodeContext)
  }
}
