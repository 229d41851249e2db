import Graphics
import Runtime

extension HeadlessStage {
  /// The time that a finger rests in a tap, and the time between two samples of a moving finger.
  static let tapTime = Duration.milliseconds(50), sampleTime = Duration.milliseconds(10)

  /// Puts a finger on a place, in points.
  public func press(at point: Point, contact: Int = 0) throws {
    fingers[contact] = point
    try send(.contact(id: contact, phase: .down, at: point))
  }

  /// Puts a finger on the middle of an element.
  public func press(_ label: String, in container: String? = nil, contact: Int = 0) throws {
    try press(at: touched(label, in: container).frame.center, contact: contact)
  }

  /// Moves a finger to a place, in points.
  public func move(to point: Point, contact: Int = 0) throws {
    _ = try place(of: contact)
    fingers[contact] = point
    try send(.contact(id: contact, phase: .moved, at: point))
  }

  /// Moves a finger by some points, in as many samples.
  public func move(dx: Double, dy: Double = 0, steps: Int = 1, contact: Int = 0) throws {
    let start = try place(of: contact)
    for step in 1...max(1, steps) {
      let share = Double(step) / Double(max(1, steps))
      try advance(by: Self.sampleTime)
      try move(to: start.offsetBy(dx: dx * share, dy: dy * share), contact: contact)
    }
  }

  /// Takes a finger off.
  public func lift(contact: Int = 0) throws { try end(contact, .up) }

  /// Loses a finger without lifting it, as when its device vanishes.
  public func cancel(contact: Int = 0) throws { try end(contact, .cancelled) }

  /// Whether a finger is on the screen.
  public func isDown(_ contact: Int) -> Bool { fingers[contact] != nil }

  private func end(_ contact: Int, _ phase: ContactPhase) throws {
    let point = try place(of: contact)
    fingers[contact] = nil
    try send(.contact(id: contact, phase: phase, at: point))
  }

  private func place(of contact: Int) throws -> Point {
    guard let point = fingers[contact] else {
      throw HeadlessError("finger \(contact) is not on the screen: press first")
    }
    return point
  }
}

extension HeadlessStage {
  /// Taps a place, in points.
  public func tap(at point: Point, contact: Int = 0) throws {
    try press(at: point, contact: contact)
    try advance(by: Self.tapTime)
    try lift(contact: contact)
  }

  /// Taps the middle of an element. If nothing there answers to a touch, ``reports`` says so.
  public func tap(_ label: String, in container: String? = nil) throws {
    try tap(at: place(of: label, in: container))
  }

  /// The middle of an element that is about to be touched.
  private func place(of label: String, in container: String?) throws -> Point {
    // A person who looks for an element by its name does so after a bar has moved the page.
    if let end = stage.endOfShift { try advance(to: end) }
    let element = try touched(label, in: container)
    let place = element.frame.center
    if element.isEnabled, !stage.mayTap(at: place) {
      let spot = "x \(Int(place.x)), y \(Int(place.y))"
      reports.append("a touch of “\(label)” does nothing: no view at its middle, \(spot), answers to one")
    }
    return place
  }

  /// Rests a finger on the middle of an element. If nothing there answers to a touch, ``reports`` says so.
  public func hold(_ label: String, in container: String? = nil, for duration: Duration) throws {
    try press(at: place(of: label, in: container))
    try advance(by: duration)
    try lift()
  }

  /// Drags from the middle of an element by some points, in as many samples.
  public func drag(_ label: String, in container: String? = nil, dx: Double, dy: Double = 0, steps: Int = 10) throws {
    try press(label, in: container)
    try move(dx: dx, dy: dy, steps: steps)
    try lift()
  }

  /// Drags from the middle of an element to a place, in as many samples.
  public func drag(_ label: String, in container: String? = nil, to point: Point, steps: Int = 10) throws {
    let start = try touched(label, in: container).frame.center
    try drag(label, in: container, dx: point.x - start.x, dy: point.y - start.y, steps: steps)
  }
}
