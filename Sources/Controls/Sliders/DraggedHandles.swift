import Runtime
import Values

/// The handles of a control as a drag sees them: fractions of a track.
protocol DraggedHandles {
  /// What it takes to bring the values back.
  associatedtype Memory
  /// Where a handle is: 0…1.
  func fraction(of handle: RangeHandle) -> Double
  /// The handle that a press takes hold of; `nil` if two lie in one place and the first movement has to decide.
  func handle(nearest fraction: Double) -> RangeHandle?
  /// The handle that a movement takes along where two lie in one place.
  func handle(movingBy movement: Double) -> RangeHandle
  /// Another handle that a second finger can hold; `nil` if there is none.
  func partner(of handle: RangeHandle) -> RangeHandle?
  /// Moves a handle.
  mutating func move(_ handle: RangeHandle, toFraction fraction: Double)
  /// Moves both handles by a distance from where they were.
  mutating func moveSpan(from start: ClosedRange<Double>, by distance: Double)
  /// The present values.
  var memory: Memory { get }
  /// Brings back a handle, or everything for `nil`.
  mutating func restore(_ memory: Memory, of handle: RangeHandle?)
}

/// The one handle of a slider or a dial.
struct SingleHandle: DraggedHandles {
  /// What a drag wants of the value.
  private enum Change {
    case move(toFraction: Double)
    case restore(() -> Void)
  }

  private let fraction: Double
  /// Makes a closure that brings back the value of now.
  private let remember: () -> () -> Void
  private var change: Change?

  init(at fraction: Double, remember: @escaping () -> () -> Void) {
    self.fraction = fraction
    self.remember = remember
  }

  /// Does what the latest event has brought about, if anything.
  func apply(to move: (Double) -> Bool) {
    switch change {
    case .move(let fraction): _ = move(fraction)
    case .restore(let restore): restore()
    case nil: break
    }
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
