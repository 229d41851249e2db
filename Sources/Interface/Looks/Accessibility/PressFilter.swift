import Graphics
import Runtime

/// Passes on only intended touches and presses: those that last long enough, do not immediately follow another one at
/// the same place, and are made with one finger at a time.
///
/// A touch, a key or the button of a knob is held back for the required time, and then goes to the panel as if it had
/// just begun. If it ends before that, or slips away, it is dropped. Fingers that explore while the panel speaks are
/// neither held back nor ignored. Events that the panel itself creates, from strokes and other keys, are always
/// intended and bypass the filter.
final class PressFilter: StageService {
  /// The distance by which a held-back finger may move, in points.
  private static let slop = 20.0

  static var place: ServicePlace { .filter }

  /// A key, or the button of the knob.
  private enum Button: Hashable {
    case key(Key)
    case knob
  }

  private struct Waiting {
    var event: InputEvent.Kind
    var due: Duration
  }

  private unowned let stage: Stage
  /// The time for which a touch or a press must last before it counts.
  var slowness = Duration.zero
  /// The time after a press for which another one of the same key, or at the same place, is ignored.
  var doubleStrike = Duration.zero
  /// Whether a finger is ignored while another one is down.
  var usesOneFinger = false
  /// The finger that is down first.
  private var first: Int?
  private var fingers: [Int: (start: Point, waiting: Waiting)] = [:]
  /// The keys and the button that are held back, in the order in which they were pressed.
  private var buttons: [(button: Button, waiting: Waiting)] = []
  /// The times at which keys and the button were released, while another press may still be ignored.
  private var releases: [Button: Duration] = [:]
  /// The place and the time at which a finger was last lifted.
  private var lastLift: (place: Point, time: Duration)?
  /// The second strikes that are ignored until they end.
  private var ignoredButtons: Set<Button> = []
  private var ignoredFingers: Set<Int> = []

  /// Whether a held-back event is being passed on.
  private var isPassing = false

  init(stage: Stage) { self.stage = stage }

  var deadline: Duration? {
    (fingers.values.map(\.waiting.due) + buttons.map(\.waiting.due)).min()
  }

  func advance(to time: Duration) {
    // Passing an event on also advances the time. The others wait until it has been handled, and each is looked up
    // again.
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
    case .wheel, .hover, .knobTurned, .viewerLeft: return false
    }
  }

  /// Drops the presses that are held back.
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
      // A finger that slides has left what it touched.
      if finger.start.distance(to: place) > Self.slop {
        fingers[id] = (place, Waiting(event: .contact(id: id, phase: .down, at: place), due: time + slowness))
      }
      return true
    case .up, .cancelled:
      if first == id { first = nil }
      return fingers.removeValue(forKey: id) != nil
    }
  }

  /// Whether a touch immediately follows another one at the same place.
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
      // A touch that was too short does not count as a first touch.
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
