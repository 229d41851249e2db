/// A part of the user interface: a value that describes what to show in terms of other views.
///
///     struct Greeting: View {
///       var body: some View {
///         VStack {
///           Text("Good morning")
///           Button("Start") { machine.start() }
///         }
///       }
///     }
@preconcurrency @MainActor public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content. It is evaluated again when something that it has read changes.
  @ViewBuilder var body: Body { get }

  /// Creates the node of the view. Applications do not implement this method: by default it creates a node that
  /// evaluates ``body``.
  static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node

  /// Gives a new value of the view to a node that ``_makeNode(_:in:)`` of this type has created. Applications do not
  /// implement this method.
  static func _updateNode(_ node: Node, to view: Self)

  /// Evaluates ``body`` and shows it in a node that ``_makeNode(_:in:)`` of this type has created. Applications do not
  /// implement this method.
  static func _evaluate(_ view: Self, in node: Node)
}

extension View {
  /// Creates a node that evaluates ``body``.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node {
    CompositeNode(view, in: nodeContext)
  }

  /// Evaluates ``body`` again if the view differs from the previous view.
  public static func _updateNode(_ node: Node, to view: Self) {
    node.made(as: CompositeNode<Self>.self).receive(view)
  }

  /// Evaluates ``body`` and shows it.
  ///
  /// The compiler makes a function of this for each type of view, which knows the type of the body. A generic function
  /// would make the runtime build that type from its mangled name, which would be the most expensive part of a start.
  @inlinable @inline(__always)
  public static func _evaluate(_ view: Self, in node: Node) { node._show(view) { $0.body } }
}

extension Node {
  /// Evaluates the body of a subject and shows it in this node, which is a ``BodyNode``.
  @usableFromInline final func _show<Subject, Inside: View>(_ subject: Subject, body: (Subject) -> Inside) {
    // Safe: only nodes with a body are evaluated, and all nodes with a body are of this class.
    unsafeDowncast(self, to: BodyNode.self).show(subject, body: body)
  }
}

extension Never: View {
  /// Stops the program; there is no view of this type.
  public var body: Never { fatalError("Never has no body") }
}

/// A view with its own node instead of a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Primitive views have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
