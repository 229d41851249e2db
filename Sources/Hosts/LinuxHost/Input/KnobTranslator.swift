import CLinux
import Runtime

/// Translates the kernel events of a knob into turns and presses.
nonisolated struct KnobTranslator {
  private var queue = EventQueue()
  private let axes: [Int32: ClosedRange<Int32>]
  private var positions: [Int32: Int32]
  private var keyboard = KeyboardState()
  private var counters: [Int32: DetentCounter] = [:]
  private let tuning: KnobTuning
  /// The keys that are down, so that a key that vanishes with its device can be released.
  private(set) var held: Set<Int32> = []
  /// The keys released in the present report; whether the user released them is known at its end.
  private var released: [(code: Int32, time: Duration)] = []

  /// Creates a translator for one knob.
  ///
  /// - Parameters:
  ///   - axes: The absolute axes and their ranges.
  ///   - positions: The present positions of these axes.
  ///   - tuning: Direction, counts per detent and acceleration.
  init(axes: [Int32: ClosedRange<Int32>] = [:], positions: [Int32: Int32] = [:], tuning: KnobTuning = KnobTuning()) {
    (self.axes, self.positions, self.tuning) = (axes, positions, tuning)
  }

  /// Takes one kernel event.
  mutating func handle(type: Int32, code: Int32, value: Int32, at time: Duration) {
    switch type {
    case EV_REL where DeviceRole.dials.contains(code):
      count(Int(value), of: code, at: time)
    case EV_ABS where DeviceRole.absoluteDials.contains(code):
      count(turn(of: code, to: value), of: code, at: time)
    case EV_KEY where value == 1: press(code, at: time)
    // A value of 2 is the kernel's autorepeat, which is ignored.
    case EV_KEY where value == 0: released.append((code, time))
    // SYN_REPORT with 1 ends a report that the kernel made itself: it releases the keys of a device that is being
    // unplugged.
    case EV_SYN where code == SYN_REPORT: value == 1 ? cancel(at: time) : release()
    default: break
    }
  }

  /// Returns the events of the reports that are complete.
  mutating func drain() -> [InputEvent] { queue.take() }

  private mutating func count(_ counts: Int, of axis: Int32, at time: Duration) {
    let detents = counters[axis, default: DetentCounter(tuning)].add(Double(counts) * 120, at: time)
    queue.append(InputEvent(time: time, .knobTurned(detents: detents)))
  }

  /// The shorter way around: an encoder with 24 positions that goes from 23 to 0 has turned by one.
  private mutating func turn(of axis: Int32, to value: Int32) -> Int {
    defer { positions[axis] = value }
    guard let before = positions[axis], let range = axes[axis] else { return 0 }
    let count = range.count
    let way = (Int(value) - Int(before)) % count
    if way * 2 > count { return way - count }
    if way * 2 < -count { return way + count }
    return way
  }

  private mutating func press(_ code: Int32, at time: Duration) {
    held.insert(code)
    queue(code, isDown: true, at: time)
  }

  private mutating func release() {
    for (code, time) in released where held.remove(code) != nil { queue(code, isDown: false, at: time) }
    released.removeAll(keepingCapacity: true)
  }

  private mutating func cancel(at time: Duration) {
    let isHeld = released.contains { held.contains($0.code) }
    released.removeAll(keepingCapacity: true)
    guard isHeld else { return }
    held = []
    keyboard.forget("")
    queue.append(InputEvent(time: time, .cancelAll))
  }

  private mutating func queue(_ code: Int32, isDown: Bool, at time: Duration) {
    if let kind = keyboard.handle(code, isDown: isDown, isKnob: true) {
      queue.append(InputEvent(time: time, kind))
    }
  }
}
