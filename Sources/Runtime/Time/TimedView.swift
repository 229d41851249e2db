/// A view that is made anew at moments of the panel's time.
///
///     TimedView { time in
///       (Text("up for \(time.components.seconds) s"), next: time + .seconds(1))
///     }
///
/// Between the moments nothing wakes up. They are a frame apart at least.
@preconcurrency @MainActor public struct TimedView<Content: View>: View {
  /// Built by the tree.
  public typealias Body = Never

  package let moment: (Duration) -> (content: Content, next: Duration?)

  /// Shows what the closure makes of the panel's time, until the time that the closure names; `nil` for ever.
  public init(_ moment: @escaping (Duration) -> (content: Content, next: Duration?)) { self.moment = moment }

  /// Timed views have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// A node that the panel's clock wakes.
  public static func _makeNode(_ view: TimedView, in nodeContext: NodeContext) -> ViewNode<TimedView> {
    TimedNode(view, in: nodeContext)
  }
}

private final class TimedNode<Content: View>: BodyNode<TimedView<Content>, TimedView<Content>, Content> {
  override func update(to view: TimedView<Content>) { change(to: view) }

  override func body(of subject: TimedView<Content>) -> Content {
    let (content, next) = subject.moment(stage.now)
    stage.clock.wake(self, at: next)
    return content
  }

  override func willLeave() { stage.clock.wake(self, at: nil) }
}
