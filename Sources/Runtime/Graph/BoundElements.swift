/// The elements of a collection that is bound, each as a binding.
///
///     ForEach($timers) { $timer in Stepper(timer.name, value: $timer.minutes, in: 0...60) }
@preconcurrency @MainActor
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>: @MainActor RandomAccessCollection
where Base.Index: Hashable {
  private let binding: Binding<Base>
  private let base: Base
  private let locations: Locations

  package init(_ binding: Binding<Base>) {
    self.binding = binding
    base = binding.wrappedValue
    if let known = binding.location.elements as? Locations {
      locations = known
    } else {
      locations = Locations()
      binding.location.elements = locations
    }
  }

  /// The first position.
  public var startIndex: Base.Index { base.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// The next position.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// The position before.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  /// A position some places on.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  /// The number of places between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

  /// The element at a position. It stays the same binding, so views that are given it are left alone.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    Binding(location: locations.location(at: position, of: binding.location, now: base[position]))
  }

  /// The value at a position, without a binding.
  package func value(at position: Base.Index) -> Base.Element { base[position] }

  private final class Locations {
    private struct Known { weak var location: ValueLocation<Base.Element>? }
    private var known: [Base.Index: Known] = [:]
    /// From how many elements on those that nobody looks at any more are forgotten.
    private var purgeAt = 16

    func location(
      at index: Base.Index, of base: ValueLocation<Base>, now: Base.Element
    ) -> ValueLocation<Base.Element> {
      if let location = known[index]?.location { return location }
      // A view that is about to go may still look at an element that is gone.
      var last = now
      let location = DerivedLocation(
        get: {
          let all = base.read()
          if all.indices.contains(index) { last = all[index] }
          return last
        },
        set: { element in
          var all = base.value
          guard all.indices.contains(index) else { return }
          all[index] = element
          base.write(all)
        })
      if known.count >= purgeAt {
        known = known.filter { $0.value.location != nil }
        purgeAt = 2 * known.count + 16
      }
      known[index] = Known(location: location)
      return location
    }
  }
}
