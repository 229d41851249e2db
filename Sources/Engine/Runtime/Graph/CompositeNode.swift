/// A node that evaluates the body of a view or of a modifier, its subject, and updates the nodes of its content. Classes
/// for the subjects of one type derive from it and keep the subject.
package class BodyNode: Node {
  /// The dynamic properties to connect before the body is evaluated.
  private let plan: FieldPlan
  /// The storage of those properties.
  private var memory: [AnyObject?]
  private var child: Node!

  /// Creates a node without content for subjects of a type.
  package init<Subject>(for type: Subject.Type, in nodeContext: NodeContext) {
    plan = FieldPlan.plan(for: type)
    memory = plan.count == 0 ? [] : Array(repeating: nil, count: plan.count)
    super.init(in: nodeContext)
  }

  package override final var layoutNodes: [LayoutNode] { child.layoutNodes }
  package override final var children: [Node] { [child] }
  package override final var rows: RowPlace? { parent?.rows }

  /// Whether this node counts as one evaluation in the frame statistics.
  package var isView: Bool { true }

  /// Returns whether a subject differs from the previous subject. If it does, the change of its data begins to be
  /// animated.
  package final func isNew<Subject>(_ subject: Subject, after former: Subject) -> Bool {
    if plan.comparison.isEqual(former, subject) { return false }
    animate(from: former, to: subject)
    return true
  }

  /// Evaluates the body of a subject, whose dynamic properties it connects, and shows it.
  package final func show<Subject, Inside: View>(_ subject: Subject, body: (Subject) -> Inside) {
    if isView { stage.noteEvaluation() }
    let inside = observing {
      // Copying the subject, whose type is known only at run time, costs more than most comparisons.
      if motion == nil, plan.count == 0 { return body(subject) }
      var subject = presented(subject)
      plan.connect(&subject, to: self, memory: &memory)
      return body(subject)
    }
    if child == nil { child = .make(inside, in: nodeContext()) } else { child.update(to: inside) }
  }
}

/// A view that a file describes, and not the sources of a program.
package protocol FileDescribed {
  /// The place in the file, as `file:line:column`.
  var describedPlace: String { get }
  /// The name of an accessibility label in the language of the file.
  var labelTerm: String { get }
}

/// The node of a view with a body.
package final class CompositeNode<Content: View>: BodyNode {
  private var view: Content

  /// Creates a node and evaluates the body.
  package init(_ view: Content, in nodeContext: NodeContext) {
    self.view = view
    super.init(for: Content.self, in: nodeContext)
    refresh()
  }

  package override var viewName: String? { String(describing: Content.self) }
  package override var described: (any FileDescribed)? { view as? any FileDescribed }
  package override func refresh() { Content._evaluate(view, in: self) }

  /// Replaces the view, and evaluates the body if the new view differs.
  package func receive(_ view: Content) {
    guard isNew(view, after: self.view) else { return }
    self.view = view
    rebuild()
  }
}
