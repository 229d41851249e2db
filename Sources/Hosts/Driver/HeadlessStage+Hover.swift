import Graphics
import Runtime

extension HeadlessStage {
  /// Moves the pointer to a place, in points, without a button pressed.
  public func hover(at point: Point) throws { try send(.hover(at: point)) }

  /// Moves the pointer to the centre of an element without a button pressed.
  ///
  /// - Throws: ``HeadlessError`` if there is no such element or more than one.
  public func hover(_ label: String, in container: String? = nil) throws {
    try hover(at: element(label, in: container).frame.center)
  }

  /// Ends the hover, as when the pointer is hidden.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func endHover() throws { try send(.hover(at: nil)) }

  /// Throws from the middle of an element by some points: few samples, far apart.
  public func flick(_ label: String, in container: String? = nil, dx: Double, dy: Double = 0) throws {
    try drag(label, in: container, dx: dx, dy: dy, steps: 2)
  }
}
