import Graphics

/// The size and the position of a view.
///
/// The values that a view reads are recorded, so that it is updated when they change, even if only an ancestor moves.
@preconcurrency @MainActor public struct GeometryProxy {
  /// The size of the view, in points.
  public let size: Size
  /// Provides and records the values.
  package let source: GeometrySource

  /// The insets of the safe area: for the screen's edges and for the bars of
  /// ``View/safeAreaInset(edge:alignment:spacing:content:)``.
  public var safeAreaInsets: EdgeInsets { source.safeArea }

  /// Returns the bounds of the view in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> Rect { source.frame(in: space.coordinateSpace) }

  /// Returns the bounds of the view in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect { source.frame(in: space) }

  /// Returns the bounds of an ancestor with a name, or of the nearest scroll view, in this view's coordinate space;
  /// `nil` if there is none.
  public func bounds(of space: NamedCoordinateSpace) -> Rect? { source.bounds(of: space) }

  /// Returns the value of an anchor in this view's coordinate space.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { source.resolve(anchor) }
}

/// Provides geometry values to a view and records which of them it reads.
package final class GeometrySource {
  private weak var layoutNode: LayoutNode?
  /// The recorded reads: how to compute the value again, and the value that was returned.
  private var questions: [(ask: () -> AnyHashable, answer: AnyHashable)] = []

  /// Called when a value is read after none was.
  private let willRead: () -> Void

  /// Creates a source for a layout node.
  ///
  /// - Parameter willRead: called when a value is read after none was.
  package init(_ layoutNode: LayoutNode, willRead: @escaping () -> Void = {}) {
    (self.layoutNode, self.willRead) = (layoutNode, willRead)
  }

  /// Forgets the recorded reads, because the view is about to be evaluated again.
  package func restart() { questions = [] }

  /// Whether a recorded value has changed.
  package var isStale: Bool { questions.contains { $0.ask() != $0.answer } }

  package var safeArea: EdgeInsets { ask { $0.safeArea } ?? EdgeInsets() }

  /// Returns the bounds of the view in a coordinate space.
  package func frame(in space: CoordinateSpace) -> Rect { ask { $0.bounds(in: space) } ?? .zero }

  /// Returns the bounds of a named coordinate space in the view's coordinate space.
  package func bounds(of space: NamedCoordinateSpace) -> Rect? {
    guard let layoutNode,
      let owner = layoutNode.ancestry.first(where: { $0.behavior.hasCoordinateSpace(named: space.name) })
    else {
      return nil
    }
    return ask { [weak owner] layoutNode in
      guard let owner else { return .zero }
      return owner.rect(Rect(origin: .zero, size: owner.frame.size), in: layoutNode)
    }
  }

  /// Returns the value of an anchor in the view's coordinate space.
  package func resolve<Value>(_ anchor: Anchor<Value>) -> Value {
    // The value changes with the positions of both views.
    _ = ask {
      Pair(
        frame: anchor.origin.stageFrame, transform: anchor.origin.layoutNode?.stageTransform,
        readerTransform: $0.stageTransform)
    }
    return anchor.value(in: layoutNode)
  }

  /// The geometry of an anchor's view and of the view that reads the anchor, to compare together.
  private struct Pair: Hashable {
    let frame: Rect
    let transform: Transform?
    let readerTransform: Transform
  }

  /// Computes a value and records the read, up to ``RuntimeLimits/geometryQuestions``.
  private func ask<Answer: Hashable>(_ question: @escaping (LayoutNode) -> Answer) -> Answer? {
    guard let layoutNode else { return nil }
    if questions.isEmpty { willRead() }
    let answer = question(layoutNode)
    if questions.count < RuntimeLimits.geometryQuestions {
      questions.append(({ [weak layoutNode] in AnyHashable(layoutNode.map(question)) }, AnyHashable(Optional(answer))))
    }
    return answer
  }
}

/// A layout behavior that is notified after each layout of the stage.
package protocol GeometryObserver: LayoutBehavior {
  /// Called after each layout.
  func layoutSettled()
}
