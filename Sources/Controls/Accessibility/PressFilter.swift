import Graphics
import Runtime

/// Passes on only those touches and keys that a person means: such as last long enough, and one finger at a time.
///
/// A touch or a key is held back until its time has come, and then goes to the panel as if it had begun just then; one
/// that is over before, or that slips away, is dropped. While fingers only explore, since the panel speaks, they are not
/// held back. What the panel itself makes of strokes and of other keys has been meant, and does not come here.
final class PressFilter: StageService {
  /// How far a finger that is held back may move, in points.
  private static let slop = 20.0

  static var place: ServicePlace { .filter }

  private struct Waiting {
    var event: InputEvent.Kind
    var due: Duration
  }

  private unowned let stage: Stage
  /// How long something must be down until it counts.
  var slowness = Duration.zero
  /// Whether a finger is ignored while another one is down.
  var usesOneFinger = false
  /// The finger that is down first.
  private var first: Int?
  private var fingers: [Int: (start: Point, waiting: Waiting)] = [:]
  /// The keys that are held back, in the order in which they were pressed.
  private var keys: [(key: Key, waiting: Waiting)] = []

  /// Whether what was held back is on its way.
  private var isPassing = false

  init(stage: Stage) { self.stage = stage }

  var deadline: Duration? {
    (fingers.values.map(\.waiting.due) + keys.map(\.waiting.due)).min()
  }

  func advance(to time: Duration) {
    // Passing one on lets time pass, too: those behind it wait until it has arrived, and each is looked for anew.
    if isPassing { return }
    isPassing = true
    defer { isPassing = false }
    while let id = fingers.filter({ $0.value.waiting.due <= time }).keys.min(), let finger = fingers[id] {
      fingers[id] = nil
      pass(finger.waiting.event)
    }
    while let next = keys.indices.min(by: { keys[$0].waiting.due < keys[$1].waiting.due }),
      keys[next].waiting.due <= time
    {
      pass(keys.remove(at: next).waiting.event)
    }
  }

  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    switch event {
    case .contact(let id, let phase, let place): return takesFinger(id, phase, place, event, time)
    case .key(let key, let isDown, _): return takesKey(key, isDown, event, time)
    case .cancelAll:
      giveUp()
      return false
    case .wheel, .hover, .knobTurned, .knobPressed: return false
    }
  }

  /// Drops what is held back.
  func giveUp() { (first, fingers, keys) = (nil, [:], []) }

  private func takesFinger(
    _ id: Int, _ phase: ContactPhase, _ place: Point, _ event: InputEvent.Kind, _ time: Duration
  ) -> Bool {
    if usesOneFinger, let first, first != id { return true }
    switch phase {
    case .down:
      first = id
      guard slowness > .zero, !isSpoken else { return false }
      fingers[id] = (place, Waiting(event: event, due: time + slowness))
      return true
    case .moved:
      guard let finger = fingers[id] else { return false }
      // A finger that slides is at something else than it touched.
      if finger.start.distance(to: place) > Self.slop {
        fingers[id] = (place, Waiting(event: .contact(id: id, phase: .down, at: place), due: time + slowness))
      }
      return true
    case .up, .cancelled:
      if first == id { first = nil }
      return fingers.removeValue(forKey: id) != nil
    }
  }

  private func takesKey(_ key: Key, _ isDown: Bool, _ event: InputEvent.Kind, _ time: Duration) -> Bool {
    guard slowness > .zero else { return false }
    let held = keys.firstIndex { $0.key == key }
    if let held { keys.remove(at: held) }
    guard isDown else { return held != nil }
    keys.append((key, Waiting(event: event, due: time + slowness)))
    return true
  }

  private var isSpoken: Bool { EnvironmentValues(root: stage.environmentRoot).accessibilityVoiceOverEnabled }

  private func pass(_ event: InputEvent.Kind) {
    stage.handle(InputEvent(time: stage.now, event), behind: Self.place)
  }
}
