import Runtime
import Values

/// The handles of a control as a drag sees them: positions as fractions of a track.
protocol DraggedHandles {
  /// The values at the start of a drag, from which a cancelled drag restores them.
  associatedtype Memory
  /// The position of a handle: 0…1.
  func fraction(of handle: RangeHandle) -> Double
  /// The handle that a press grabs; `nil` if both handles are at the same position and the first movement has
  /// to decide.
  func handle(nearest fraction: Double) -> RangeHandle?
  /// The handle that a movement grabs where both handles are at the same position.
  func handle(movingBy movement: Double) -> RangeHandle
  /// The other handle, which a second finger can grab; `nil` if there is none.
  func partner(of handle: RangeHandle) -> RangeHandle?
  /// Moves a handle to a position, as far as its limits allow.
  mutating func move(_ handle: RangeHandle, toFraction fraction: Double)
  /// Moves both handles by a distance from their positions at the start of the drag.
  mutating func moveSpan(from start: ClosedRange<Double>, by distance: Double)
  /// The current values, as a cancelled drag restores them.
  var memory: Memory { get }
  /// Restores one handle, or both for `nil`.
  mutating func restore(_ memory: Memory, of handle: RangeHandle?)
}

/// The single handle of a slider or a dial.
struct SingleHandle: DraggedHandles {
  /// The change that a drag requests.
  private enum Change {
    case move(toFraction: Double)
    case restore(() -> Void)
  }

  private let fraction: Double
  /// Returns a closure that restores the current value.
  private let remember: () -> () -> Void
  private var change: Change?

  init(at fraction: Double, remember: @escaping () -> () -> Void) {
    self.fraction = fraction
    self.remember = remember
  }

  /// Performs the change that the latest event has requested, if any.
  ///
  /// - Returns: Whether the handle has moved to another value.
  func apply(to move: (Double) -> Bool) -> Bool {
    switch change {
    case .move(let fraction): return move(fraction)
    case .restore(let restore): restore()
    case nil: break
    }
    return false
  }

  func fraction(of handle: RangeHandle) -> Double { fraction }
  func handle(nearest fraction: Double) -> RangeHandle? { .upper }
  func handle(movingBy movement: Double) -> RangeHandle { .upper }
  func partner(of handle: RangeHandle) -> RangeHandle? { nil }
  mutating func move(_ handle: RangeHandle, toFraction fraction: Double) { change = .move(toFraction: fraction) }
  mutating func moveSpan(from start: ClosedRange<Double>, by distance: Double) {}
  var memory: () -> Void { remember() }
  mutating func restore(_ memory: @escaping () -> Void, of handle: RangeHandle?) { change = .restore(memory) }
}

extension RangeSelection: DraggedHandles {
  func fraction(of handle: RangeHandle) -> Double { handle == .lower ? lowerFraction : upperFraction }
  func partner(of handle: RangeHandle) -> RangeHandle? { handle == .lower ? .upper : .lower }
  var memory: ClosedRange<Value> { range }

  mutating func restore(_ memory: ClosedRange<Value>, of handle: RangeHandle?) {
    let low = handle == .upper ? lower : memory.lowerBound
    let high = handle == .lower ? upper : memory.upperBound
    if low <= high { select(low...high) }
  }
}
