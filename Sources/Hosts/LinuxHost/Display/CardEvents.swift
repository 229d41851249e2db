/// Counts the page-flip events of one display. The event carries a number rather than a pointer, since it may arrive
/// after the display has been deallocated.
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

  /// The user data to pass with a page flip; the kernel returns it in the event.
  var context: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: number) }

  /// Counts a page-flip event, unless its display no longer exists.
  static func count(_ context: UnsafeMutableRawPointer) { living[UInt(bitPattern: context)]?.counter?.count += 1 }
}
