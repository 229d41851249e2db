import Graphics
import Runtime

/// The route through the panel: its stops, the current stop, and the person's places on covered pages.
struct SpeechRoute {
  /// The greatest number of covered pages whose places are remembered.
  private static let mostFormerPages = 16

  /// The numbers that identify stops from one tree to the next.
  let owners = OwnerNumbers()
  /// The stops of the panel at the last update.
  private(set) var stops: [SpeechStop] = []
  /// The current stop, by its identity and its place.
  private(set) var cursor: (id: SpeechStop.ID, index: Int)?
  /// The person's places before other pages were shown.
  private var formerPages: [SpeechStop.ID] = []

  /// The current stop; `nil` before the first.
  var current: SpeechStop? { cursor.flatMap { stops.indices.contains($0.index) ? stops[$0.index] : nil } }

  /// The stops that next and previous come to.
  var way: [SpeechStop] { stops.filter(\.isOnWay) }

  /// The stops in an accessibility tree, with the identities that they have had before.
  func order(_ elements: [SemanticsElement]) -> [SpeechStop] { SpeechOrder(elements, owners).stops }

  /// The next or the previous stop that satisfies a condition; `nil` at the end.
  func stop(by places: Int, where isMeant: (SpeechStop) -> Bool) -> SpeechStop? {
    guard let cursor else { return way.first(where: isMeant) }
    let rest = places > 0 ? Array(stops[min(cursor.index + 1, stops.count)...]) : stops[..<cursor.index].reversed()
    return rest.first { $0.isOnWay && isMeant($0) }
  }

  /// Takes over the present stops of the panel. Returns whether the current stop is among them.
  mutating func adopt(_ stops: [SpeechStop]) -> Bool {
    self.stops = stops
    guard let cursor, let index = stops.firstIndex(where: { $0.id == cursor.id }) else { return false }
    self.cursor = (cursor.id, index)
    return true
  }

  /// Makes a stop the current one. Returns whether it exists.
  mutating func place(at stop: SpeechStop) -> Bool {
    guard let index = stops.firstIndex(where: { $0.id == stop.id }) else { return false }
    cursor = (stop.id, index)
    return true
  }

  /// No stop is spoken of from now on.
  mutating func leave() { cursor = nil }

  // MARK: Pages

  /// Whether the stops belong to this page: more than half of its elements are among them.
  func isSamePage(as page: [SpeechStop]) -> Bool {
    let now = Set(stops.map(\.id))
    return page.count(where: { now.contains($0.id) }) * 2 > page.count
  }

  /// The stop at which a new page begins: the first that was not on the previous page, as a bar that all pages share
  /// says nothing about this one. A heading after only buttons, as in a title bar, is preferred.
  func beginning(after page: [SpeechStop]) -> SpeechStop? {
    let known = Set(page.map(\.element.label))
    let new = way.filter { !known.contains($0.element.label) }
    if let heading = new.first(where: { $0.element.role != .button }), heading.isHeading { return heading }
    return new.first ?? way.first
  }

  /// Remembers the person's place on a page that is covered.
  mutating func remember(_ id: SpeechStop.ID) {
    formerPages.removeAll { $0 == id }
    formerPages.append(id)
    if formerPages.count > Self.mostFormerPages { formerPages.removeFirst() }
  }

  /// Replaces a remembered stop by the stop that has taken its place.
  mutating func replace(_ former: SpeechStop.ID, with id: SpeechStop.ID) {
    formerPages = formerPages.map { $0 == former ? id : $0 }
  }

  /// The place on a page that was covered and is back; `nil` if none is. Pages that covered it are forgotten.
  mutating func takeFormerPlace() -> SpeechStop? {
    guard let known = formerPages.lastIndex(where: { id in stops.contains { $0.id == id } }) else { return nil }
    let id = formerPages[known]
    formerPages.removeSubrange(known...)
    return stops.first { $0.id == id }
  }
}
