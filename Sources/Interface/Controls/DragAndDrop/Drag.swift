import Graphics
import Runtime

/// Something that is being dragged.
struct Drag {
  /// The source of the movement.
  enum Steering {
    /// A finger, the place where it picked the view up, and the offset from the finger to the middle of the preview.
    case finger(id: Int, start: Point, grip: Size)
    /// Keys, the knob or accessibility actions; the time since which the knob's button is down.
    case keys(knobDown: Duration?)
  }

  let item: TransferItem
  let preview: DragPreview?
  /// The middle of the view where the drag began, on the stage in points.
  let home: Point
  /// Tells the view that it came from whether it is away.
  let isLifted: (Bool) -> Void
  var steering = Steering.keys(knobDown: nil)
  /// The place of the preview's middle on the stage, in points.
  var middle = Point.zero
  /// The destination that it is over.
  weak var target: DropBehavior?
  /// The latest place that the destination has received, in its own space.
  var location = Point.zero
  /// Whether the destination has said that it takes nothing at this place.
  var isRefused = false

  init(item: TransferItem, preview: DragPreview?, home: Point, isLifted: @escaping (Bool) -> Void) {
    (self.item, self.preview, self.home, self.isLifted) = (item, preview, home, isLifted)
  }

  var isSteeredByKeys: Bool { if case .keys = steering { true } else { false } }

  /// The preview's way back from a place; `nil` if nothing of it would be visible.
  func flight(from middle: Point, at time: Duration) -> DragFlight? {
    guard let preview, middle != home else { return nil }
    return DragFlight(preview: preview, from: middle, to: home, since: time, shown: time, isLifted: isLifted)
  }
}

/// A preview on its way back to the view that it came from.
struct DragFlight {
  let preview: DragPreview
  let from: Point
  let to: Point
  let since: Duration
  /// The time of the last frame.
  var shown: Duration
  let isLifted: (Bool) -> Void

  private static let duration = Duration.milliseconds(200)

  var nextFrame: Duration { shown + ScrollMotions.frame }
  func isOver(at time: Duration) -> Bool { time - since >= Self.duration }

  /// Quick at first, and slow towards the end.
  func draw(at time: Duration, into painter: inout Painter, snapped: (Point) -> Point) {
    let left = 1 - min(1, max(0, (time - since) / Self.duration))
    let share = 1 - left * left * left
    let middle = Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    preview.draw(at: middle, into: &painter, snapped: snapped)
  }
}
