import Graphics
import Runtime
import Values

/// Waits for what brings the tweak panel up, before the views of the panel are told of anything.
final class TweakSummons: StageService {
  /// The side of the square in a corner where a finger has to rest, and how far it may stray, in points.
  private static let corner = 48.0
  private static let stray = 10.0

  private(set) weak var stage: Stage?

  init(stage: Stage) { self.stage = stage }

  /// What brings the panel up; without any it cannot come, and one that is there goes.
  var triggers: TweakPanelTriggers? {
    didSet { if triggers == nil { close() } }
  }
  let isOpen = StoredLocation(false)

  private var finger: (id: Int, start: Point, due: Duration)?
  private var knobDue: Duration?

  var deadline: Duration? { [finger?.due, knobDue].compactMap { $0 }.min() }

  /// Looks at an event before the views do; `true` if it is not for them.
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

  /// What has been going on below ends without effect.
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
      // A second finger is no finger at rest.
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
  /// What brings the tweak panel of the views' stage up.
  var tweakSummons: TweakSummons? { stage?.service(TweakSummons.self) }
}
