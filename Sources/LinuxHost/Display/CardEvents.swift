/// What a flip event counts in: found by a number, since an event may come when its display is gone.
final class FlipCounter {
  private struct Living { weak var counter: FlipCounter? }
  private static var living: [UInt: Living] = [:]
  private static var last: UInt = 0

  private let number: UInt
  var count = 0

  init() {
    Self.last += 1
    number = Self.last
    Self.living[number] = Living(counter: self)
  }

  isolated deinit { Self.living[number] = nil }

  /// What goes with a flip and comes back with its event.
  var context: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: number) }

  /// Counts the event of a flip, unless its display is gone.
  static func count(_ context: UnsafeMutableRawPointer) { living[UInt(bitPattern: context)]?.counter?.count += 1 }
}
