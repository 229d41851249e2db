import Graphics

/// The space that a view has been given, and where it is.
///
/// What a view asks of it is remembered: when only an ancestor moves, the view is told as well.
@preconcurrency @MainActor public struct GeometryProxy {
  /// The extents in points.
  public let size: Size
  package let source: GeometrySource

  /// How far the screen's edges, and bars of ``View/safeAreaInset(edge:alignment:spacing:content:)``, reach in.
  public var safeAreaInsets: EdgeInsets { source.safeArea }

  /// The view's rectangle in a space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> Rect { source.frame(in: space.coordinateSpace) }

  /// The view's rectangle in a space, in points.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect { source.frame(in: space) }

  /// The rectangle of an ancestor with a name, or of the nearest scroll view, in this view's space; `nil` without one.
  public func bounds(of space: NamedCoordinateSpace) -> Rect? { source.bounds(of: space) }

  /// An anchor's value in this view's space.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { source.resolve(anchor) }
}

/// What a view asked about its place, with the answers that it got.
package final class GeometrySource {
  private weak var layoutNode: LayoutNode?
  private var questions: [(ask: () -> AnyHashable, answer: AnyHashable)] = []

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Forgets what has been asked; the view is about to ask anew.
  package func restart() { questions = [] }

  /// Whether a question would be answered differently now.
  package var isStale: Bool { questions.contains { $0.ask() != $0.answer } }

  package var safeArea: EdgeInsets { ask { $0.safeArea } ?? EdgeInsets() }

  package func frame(in space: CoordinateSpace) -> Rect { ask { $0.bounds(in: space) } ?? .zero }

  package func bounds(of space: NamedCoordinateSpace) -> Rect? {
    guard let layoutNode, let owner = layoutNode.ancestry.first(where: { $0.behavior.spaceName == space.name }) else {
      return nil
    }
    return ask { [weak owner] layoutNode in
      guard let owner else { return .zero }
      return Rect(origin: layoutNode.fromStage(owner.onStage(.zero)), size: owner.frame.size)
    }
  }

  package func resolve<Value>(_ anchor: Anchor<Value>) -> Value {
    // Its place in relation to this one is what can change.
    _ = ask { Pair(first: anchor.origin.stageFrame, second: $0.onStage(.zero)) }
    return anchor.value(in: layoutNode)
  }

  private struct Pair: Hashable {
    let first: Rect
    let second: Point
  }

  private func ask<Answer: Hashable>(_ question: @escaping (LayoutNode) -> Answer) -> Answer? {
    guard let layoutNode else { return nil }
    let answer = question(layoutNode)
    if questions.count < Limits.geometryQuestions {
      questions.append(({ [weak layoutNode] in AnyHashable(layoutNode.map(question)) }, AnyHashable(Optional(answer))))
    }
    return answer
  }
}

/// A layout node that wants to know where it is once everything is placed.
package protocol GeometryObserver: LayoutBehavior {
  /// Called after each layout.
  func layoutSettled()
}
