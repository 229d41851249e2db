import Runtime
import Values

/// The effects of time on the values of a panel: good values become stale, and expressions read ages and timers again.
@MainActor struct ValueAges {
  /// Whether a value is good that can become stale.
  private let hasFresh = StoredLocation(false)
  /// Counts the seconds while an expression asks for an age.
  private let tick = StoredLocation(0)

  /// Whether time can make a value stale. A view that reads this is evaluated again when it changes.
  var canPass: Bool { hasFresh.read() }

  /// Notes that the running evaluation depends on the time.
  func depend() { _ = tick.read() }

  /// Invalidates everything that depends on the time.
  func invalidate() { tick.write(tick.value &+ 1) }

  /// Notes a report. The age of a value that can become stale is watched from now on.
  func note(_ quality: Quality, of declaration: ValueDeclaration) {
    if quality == .good, declaration.stale != nil { hasFresh.write(true) }
  }

  /// Makes values stale that arrived too long ago, and updates ages.
  func letPass(_ values: some Sequence<PanelValue>, at now: Duration) {
    var hasFresh = false
    for value in values {
      guard let longest = value.declaration.stale, let told = value.told, value.quality.value.isShown else { continue }
      if now - told > longest { value.becomeStale() } else { hasFresh = true }
    }
    self.hasFresh.write(hasFresh)
    invalidate()
  }
}

extension PanelModel {
  /// Takes in a report of a value. The age of a value that can become stale is watched from now on.
  ///
  /// - Parameter isReading: whether the link has read the value, and does not repeat what it has read before.
  func receive(_ value: PanelValue, _ datum: Datum?, _ quality: Quality, isReading: Bool = true) {
    value.receive(datum, quality, isReading: isReading, at: now)
    ages.note(quality, of: value.declaration)
    // A repeated value may be too old already.
    if !isReading { letPass() }
  }

  /// Makes values stale that arrived too long ago, and updates ages.
  func letPass() { ages.letPass(values.values, at: now) }
}
