/// The elements of a bound collection, each as a binding.
///
///     ForEach($timers) { $timer in Stepper(timer.name, value: $timer.minutes, in: 0...60) }
@preconcurrency @MainActor
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>: @MainActor RandomAccessCollection
where Base.Index: Hashable {
  private let binding: Binding<Base>
  private let base: Base
  private let locations: Locations

  /// Creates the elements of a binding. All collections of the same binding share their element bindings.
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

  /// The position of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// Returns the position after another.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// Returns the position before another.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  /// Returns the position a number of elements away.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  /// Returns the number of elements between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

  /// Returns a binding to the element at a position. It is the same binding each time, so that views that receive it
  /// are not updated needlessly.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    Binding(location: locations.location(at: position, of: binding.location, now: base[position]))
  }

  /// Returns the element at a position, without a binding.
  package func value(at position: Base.Index) -> Base.Element { base[position] }

  /// The locations of the elements, by position.
  private final class Locations {
    private struct Known { weak var location: ValueLocation<Base.Element>? }
    private var known: [Base.Index: Known] = [:]
    /// The number of entries from which unused entries are removed.
    private var purgeAt = 16

    /// Returns the location of an element; the same one each time while it is used.
    func location(
      at index: Base.Index, of base: ValueLocation<Base>, now: Base.Element
    ) -> ValueLocation<Base.Element> {
      if let location = known[index]?.location { return location }
      // A view that is about to be removed may still read an element that no longer exists: it reads the last value.
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
