/// A part of a panel: a value that says what to show, made of other views.
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

  /// The view's content. Runs again when something that it read has changed.
  @ViewBuilder var body: Body { get }

  /// What the tree makes of the view. Applications have no use for it: the default builds `body`.
  static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> ViewNode<Self>
}

extension View {
  /// A node that builds `body`.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> ViewNode<Self> {
    CompositeNode(view, in: nodeContext)
  }
}

extension Never: View {
  /// Cannot be reached: there is no value of this type.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that is built by the tree rather than from a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Primitive views have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
