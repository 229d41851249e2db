/// A view whose content depends on the panel's time.
///
///     TimedView { time in
///       (Text("up for \(time.components.seconds) s"), next: time + .seconds(1))
///     }
///
/// It is updated at the times that its closure returns, which are at least a frame apart, and causes no work in
/// between.
@preconcurrency @MainActor public struct TimedView<Content: View>: View {
  /// This view has its own node and no body.
  public typealias Body = Never

  /// Returns the content at a time, and the time of the next update.
  package let moment: (Duration) -> (content: Content, next: Duration?)

  /// Creates a view whose content depends on time.
  ///
  /// - Parameter moment: receives the time since the stage began. It returns the content, and the time until which the
  ///   content is valid; `nil` for ever.
  public init(_ moment: @escaping (Duration) -> (content: Content, next: Duration?)) { self.moment = moment }

  /// This view has its own node and no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Creates the node that the panel's clock updates.
  public static func _makeNode(_ view: TimedView, in nodeContext: NodeContext) -> Node {
    TimedNode(view, in: nodeContext)
  }

  /// Evaluates the closure again if the view differs from the previous view.
  public static func _updateNode(_ node: Node, to view: TimedView) {
    node.made(as: TimedNode<Content>.self).receive(view)
  }
}

private final class TimedNode<Content: View>: BodyNode {
  private var view: TimedView<Content>

  init(_ view: TimedView<Content>, in nodeContext: NodeContext) {
    self.view = view
    super.init(for: TimedView<Content>.self, in: nodeContext)
    refresh()
  }

  override func refresh() {
    show(view) { view in
      let (content, next) = view.moment(stage.now)
      stage.clock.wake(self, at: next)
      return content
    }
  }

  func receive(_ view: TimedView<Content>) {
    guard isNew(view, after: self.view) else { return }
    self.view = view
    rebuild()
  }

  override func willLeave() { stage.clock.wake(self, at: nil) }
}
