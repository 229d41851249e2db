import Graphics
import Runtime
import Values

/// Turns the touches of a text that is edited into positions of the caret and selections.
///
/// A tap places the caret, and a second tap soon after it selects the word. A drag moves the end of the selection near
/// which it starts or, where nothing is selected, the caret.
final class TextTouches {
  /// The effect of a touch.
  enum Effect: Equatable {
    /// Place the caret, and begin to edit.
    case tap(Int)
    /// Select the word at a position.
    case doubleTap(Int)
    /// Move the caret.
    case drag(Int)
    /// Move an end of the selection, while the other end stays.
    case dragEnd(to: Int, from: Int)
  }

  private struct Touch {
    let id: Int
    let start: Point
    /// The end of the selection that stays; `nil` if the caret is moved.
    let fixedEnd: Int?
    var isDrag = false
  }

  private var touch: Touch?
  private var latestTap: (time: Duration, location: Point)?

  /// The distance after which a touch is a drag, the one within which an end of the selection is grabbed, and the one
  /// within which two taps are one double tap, in points.
  private static let slop = 8.0, grip = 22.0, spread = 24.0
  /// The time within which two taps are one double tap.
  private static let pause = Duration.milliseconds(300)

  /// Follows an event of a touch.
  ///
  /// - Parameters:
  ///   - point: its place in the coordinates of the text.
  ///   - isEdited: whether the text is being edited; otherwise drags have no effect.
  func follow(
    _ event: ContactGesture.Value, at point: Point, _ edit: TextEdit, isEdited: Bool, _ places: CaretPlaces
  ) -> Effect? {
    switch event.phase {
    case .down:
      if touch == nil { touch = Touch(id: event.id, start: point, fixedEnd: fixedEnd(edit, point, places)) }
      return nil
    case .moved:
      guard var touch, touch.id == event.id, isEdited else { return nil }
      touch.isDrag = touch.isDrag || touch.start.distance(to: point) > Self.slop
      self.touch = touch
      if !touch.isDrag { return nil }
      let place = places.caret(at: point)
      return touch.fixedEnd.map { .dragEnd(to: place, from: $0) } ?? .drag(place)
    case .up:
      guard let touch, touch.id == event.id else { return nil }
      self.touch = nil
      return touch.isDrag ? nil : tap(point, event.time, places)
    case .cancelled:
      if touch?.id == event.id { touch = nil }
      return nil
    }
  }

  private func tap(_ point: Point, _ time: Duration, _ places: CaretPlaces) -> Effect {
    let place = places.caret(at: point)
    if let latestTap, time - latestTap.time <= Self.pause, latestTap.location.distance(to: point) <= Self.spread {
      self.latestTap = nil
      return .doubleTap(place)
    }
    latestTap = (time, point)
    return .tap(place)
  }

  /// The end of the selection that stays where the other one is grabbed.
  private func fixedEnd(_ edit: TextEdit, _ point: Point, _ places: CaretPlaces) -> Int? {
    let ends = edit.selection
    if ends.isEmpty { return nil }
    let (start, end) = (
      places.distance(from: point, to: ends.lowerBound), places.distance(from: point, to: ends.upperBound)
    )
    if min(start, end) > Self.grip { return nil }
    return start < end ? ends.upperBound : ends.lowerBound
  }
}
