import Graphics
import Controls
import Runtime

extension Harness {
  /// The duration of a tap, and the interval between two samples of a moving finger.
  static let tapTime = Duration.milliseconds(50), sampleTime = Duration.milliseconds(10)

  /// Puts a finger down at a point.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func press(at point: Point, contact: Int = 0) throws {
    fingers[contact] = point
    try send(.contact(id: contact, phase: .down, at: point))
  }

  /// Puts a finger down at the centre of an element.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func press(_ label: String, in container: String? = nil, contact: Int = 0) throws {
    try press(at: element(label, in: container).frame.center, contact: contact)
  }

  /// Moves a finger to a point.
  ///
  /// - Throws: ``HarnessError`` if the finger is not down.
  public func move(to point: Point, contact: Int = 0) throws {
    _ = try place(of: contact)
    fingers[contact] = point
    try send(.contact(id: contact, phase: .moved, at: point))
  }

  /// Moves a finger by a distance in points, in a number of samples.
  ///
  /// - Throws: ``HarnessError`` if the finger is not down.
  public func move(dx: Double, dy: Double = 0, steps: Int = 1, contact: Int = 0) throws {
    let start = try place(of: contact)
    for step in 1...max(1, steps) {
      let share = Double(step) / Double(max(1, steps))
      try advance(by: Self.sampleTime)
      try move(to: start.offsetBy(dx: dx * share, dy: dy * share), contact: contact)
    }
  }

  /// Lifts a finger.
  ///
  /// - Throws: ``HarnessError`` if the finger is not down.
  public func lift(contact: Int = 0) throws { try end(contact, .up) }

  /// Cancels a contact, as when its device is unplugged.
  ///
  /// - Throws: ``HarnessError`` if the finger is not down.
  public func cancel(contact: Int = 0) throws { try end(contact, .cancelled) }

  /// Whether a finger is down.
  public func isDown(_ contact: Int) -> Bool { fingers[contact] != nil }

  private func end(_ contact: Int, _ phase: ContactPhase) throws {
    let point = try place(of: contact)
    fingers[contact] = nil
    try send(.contact(id: contact, phase: phase, at: point))
  }

  private func place(of contact: Int) throws -> Point {
    guard let point = fingers[contact] else {
      throw HarnessError("finger \(contact) is not on the screen: press first")
    }
    return point
  }
}

extension Harness {
  /// Taps a point.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func tap(at point: Point, contact: Int = 0) throws {
    try press(at: point, contact: contact)
    try advance(by: Self.tapTime)
    try lift(contact: contact)
  }

  /// Taps the centre of an element. If no view there responds to touches, ``reports`` says so.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func tap(_ label: String, in container: String? = nil) throws {
    try tap(at: place(of: label, in: container))
  }

  /// The centre of an element that is about to be touched.
  private func place(of label: String, in container: String?) throws -> Point {
    let element = try element(label, in: container)
    let place = element.frame.center
    if element.isEnabled, !stage.mayTap(at: place) {
      let spot = "x \(Int(place.x)), y \(Int(place.y))"
      reports.append("a touch of “\(label)” does nothing: no view at its middle, \(spot), answers to one")
    }
    return place
  }

  /// Holds a finger on the centre of an element for a duration. If no view there responds to touches, ``reports``
  /// says so.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func hold(_ label: String, in container: String? = nil, for duration: Duration) throws {
    try press(at: place(of: label, in: container))
    try advance(by: duration)
    try lift()
  }

  /// Drags from the centre of an element by a distance in points, in a number of samples.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func drag(_ label: String, in container: String? = nil, dx: Double, dy: Double = 0, steps: Int = 10) throws {
    try press(label, in: container)
    try move(dx: dx, dy: dy, steps: steps)
    try lift()
  }

  /// Drags from the centre of an element to a point, in a number of samples.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func drag(_ label: String, in container: String? = nil, to point: Point, steps: Int = 10) throws {
    let start = try element(label, in: container).frame.center
    try drag(label, in: container, dx: point.x - start.x, dy: point.y - start.y, steps: steps)
  }

  /// Flicks from the centre of an element by a distance in points: a fast drag with only two samples.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func flick(_ label: String, in container: String? = nil, dx: Double, dy: Double = 0) throws {
    try drag(label, in: container, dx: dx, dy: dy, steps: 2)
  }
}

extension Harness {
  /// Moves the pointer to a point without a button pressed.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func hover(at point: Point) throws { try send(.hover(at: point)) }

  /// Moves the pointer to the centre of an element without a button pressed.
  ///
  /// - Throws: ``HarnessError`` if there is no such element or more than one.
  public func hover(_ label: String, in container: String? = nil) throws {
    try hover(at: element(label, in: container).frame.center)
  }

  /// Ends the hover, as when the pointer is hidden.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func endHover() throws { try send(.hover(at: nil)) }
}
