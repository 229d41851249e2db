import Graphics
import Runtime

/// Passes on only those touches and presses that a person means: such as last long enough, do not follow another one at
/// the same place at once, and are made with one finger at a time.
///
/// A touch, a key or the button of a knob is held back until its time has come, and then goes to the panel as if it had
/// begun just then; one that is over before, or that slips away, is dropped. While fingers only explore, since the panel
/// speaks, they are neither held back nor ignored. What the panel itself makes of strokes and of other keys has been
/// meant, and does not come here.
final class PressFilter: StageService {
  /// How far a finger that is held back may move, in points.
  private static let slop = 20.0

  static var place: ServicePlace { .filter }

  /// What can be pressed and let go.
  private enum Button: Hashable {
    case key(Key)
    case knob
  }

  private struct Waiting {
    var event: InputEvent.Kind
    var due: Duration
  }

  private unowned let stage: Stage
  /// How long something must be down until it counts.
  var slowness = Duration.zero
  /// How long after a press another one of the same key, or at the same place, is ignored.
  var doubleStrike = Duration.zero
  /// Whether a finger is ignored while another one is down.
  var usesOneFinger = false
  /// The finger that is down first.
  private var first: Int?
  private var fingers: [Int: (start: Point, waiting: Waiting)] = [:]
  /// The keys and the button that are held back, in the order in which they were pressed.
  private var buttons: [(button: Button, waiting: Waiting)] = []
  /// When each key and the button was let go, as far as another press may still be ignored.
  private var releases: [Button: Duration] = [:]
  /// Where and when a finger was lifted last.
  private var lastLift: (place: Point, time: Duration)?
  /// The second strikes that are ignored until they end.
  private var ignoredButtons: Set<Button> = []
  private var ignoredFingers: Set<Int> = []

  /// Whether what was held back is on its way.
  private var isPassing = false

  init(stage: Stage) { self.stage = stage }

  var deadline: Duration? {
    (fingers.values.map(\.waiting.due) + buttons.map(\.waiting.due)).min()
  }

  func advance(to time: Duration) {
    // Passing one on lets time pass, too: those behind it wait until it has arrived, and each is looked up again.
    if isPassing { return }
    isPassing = true
    defer { isPassing = false }
    while let id = fingers.filter({ $0.value.waiting.due <= time }).keys.min(), let finger = fingers[id] {
      fingers[id] = nil
      pass(finger.waiting.event)
    }
    while let next = buttons.indices.min(by: { buttons[$0].waiting.due < buttons[$1].waiting.due }),
      buttons[next].waiting.due <= time
    {
      pass(buttons.remove(at: next).waiting.event)
    }
  }

  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    switch event {
    case .contact(let id, let phase, let place): return takesFinger(id, phase, place, event, time)
    case .key(let key, let isDown, _): return takes(.key(key), isDown, event, time)
    case .knobPressed(let isDown): return takes(.knob, isDown, event, time)
    case .cancelAll:
      giveUp()
      return false
    case .wheel, .hover, .knobTurned: return false
    }
  }

  /// Drops what is held back.
  func giveUp() {
    (first, fingers, buttons) = (nil, [:], [])
    (releases, lastLift, ignoredButtons, ignoredFingers) = ([:], nil, [], [])
  }

  private func takesFinger(
    _ id: Int, _ phase: ContactPhase, _ place: Point, _ event: InputEvent.Kind, _ time: Duration
  ) -> Bool {
    if usesOneFinger, let first, first != id { return true }
    if isSecondStrike(id, phase, place, time) { return true }
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

  /// Whether a touch follows another one at the same place at once.
  private func isSecondStrike(_ id: Int, _ phase: ContactPhase, _ place: Point, _ time: Duration) -> Bool {
    guard doubleStrike > .zero, !isSpoken else { return ignoredFingers.remove(id) != nil }
    if phase == .down, let lastLift, time - lastLift.time < doubleStrike,
      lastLift.place.distance(to: place) <= Self.slop
    {
      ignoredFingers.insert(id)
    }
    let isIgnored = ignoredFingers.contains(id)
    if phase == .up || phase == .cancelled {
      ignoredFingers.remove(id)
      // A touch that was too short to count is none.
      if fingers[id] == nil { lastLift = (place, time) }
    }
    return isIgnored
  }

  private func takes(_ button: Button, _ isDown: Bool, _ event: InputEvent.Kind, _ time: Duration) -> Bool {
    let held = buttons.firstIndex { $0.button == button }
    if let held { buttons.remove(at: held) }
    guard isDown else {
      if held != nil { return true }
      if doubleStrike > .zero {
        releases = releases.filter { time - $0.value < doubleStrike }
        releases[button] = time
      }
      return ignoredButtons.remove(button) != nil
    }
    if let last = releases[button], time - last < doubleStrike {
      ignoredButtons.insert(button)
      return true
    }
    guard slowness > .zero else { return false }
    buttons.append((button, Waiting(event: event, due: time + slowness)))
    return true
  }

  private var isSpoken: Bool { stage.environment.values.accessibilityVoiceOverEnabled }

  private func pass(_ event: InputEvent.Kind) {
    stage.handle(InputEvent(time: stage.now, event), behind: Self.place)
  }
}
