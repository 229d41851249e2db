import Graphics
import Runtime
import Values

/// Recognizes the triggers of the tweak panel before the views receive the events.
final class TweakSummons: StageService {
  /// The extent of a corner that can be pressed, and the distance by which the finger may move, in points.
  private static let corner = 48.0
  private static let stray = 10.0

  private(set) weak var stage: Stage?

  init(stage: Stage) { self.stage = stage }

  /// The triggers; `nil` disables the panel and closes it.
  var triggers: TweakPanelTriggers? {
    didSet { if triggers == nil { close() } }
  }
  let isOpen = StoredLocation(false)

  private var finger: (id: Int, start: Point, due: Duration)?
  private var knobDue: Duration?

  /// The time at which a press has lasted long enough; `nil` without one.
  var deadline: Duration? { [finger?.due, knobDue].compactMap { $0 }.min() }

  /// Inspects an event before the views receive it.
  ///
  /// - Returns: Whether the event must not reach the views.
  func intercepts(_ kind: InputEvent.Kind, at time: Duration) -> Bool {
    guard let triggers else { return false }
    switch kind {
    case .contact(let id, let phase, let location): follow(id, phase, location, at: time)
    case .key(let key, let isDown, _) where key == triggers.key:
      if isDown { isOpen.value ? close() : open() }
      return true
    case .knobPressed(let isDown): knobDue = isDown && !isOpen.value ? triggers.knobHold.map { time + $0 } : nil
    case .knobTurned: knobDue = nil
    case .cancelAll: forget()
    default: break
    }
    return false
  }

  func advance(to time: Duration) {
    if let deadline, deadline <= time { open() }
  }

  func close() { isOpen.write(false) }

  /// Opens the panel and cancels the gestures that are in progress below it.
  private func open() {
    forget()
    stage?.arena.cancelAll()
    stage?.focus.cancelAll()
    isOpen.write(true)
  }

  private func forget() { (finger, knobDue) = (nil, nil) }

  private func follow(_ id: Int, _ phase: ContactPhase, _ location: Point, at time: Duration) {
    switch phase {
    case .down:
      // A second finger ends the press.
      let isFirst = finger == nil
      finger = isFirst && isCorner(location) ? (id, location, time + (triggers?.cornerHold ?? .zero)) : nil
    case .moved: if let finger, finger.id == id, finger.start.distance(to: location) > Self.stray { self.finger = nil }
    case .up, .cancelled: if finger?.id == id { finger = nil }
    }
  }

  private func isCorner(_ location: Point) -> Bool {
    guard let corner = triggers?.corner, let size = stage?.size, !isOpen.value else { return false }
    return abs(location.x - corner.x * size.width) <= Self.corner
      && abs(location.y - corner.y * size.height) <= Self.corner
  }
}

extension EnvironmentValues {
  /// The recognizer of the stage; `nil` off a stage.
  var tweakSummons: TweakSummons? { stage?.service(TweakSummons.self) }
}
