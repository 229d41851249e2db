import Graphics
import Runtime

/// The way through the panel: its stops, the one that is spoken of, and where the person was on pages that something covers.
struct SpeechRoute {
  /// The most covered pages that are gone back to.
  private static let mostFormerPages = 16

  /// The numbers by which stops are found again.
  let owners = OwnerNumbers()
  /// The stops of the panel as they were found last.
  private(set) var stops: [SpeechStop] = []
  /// The stop that is spoken of, by its identity and its place.
  private(set) var cursor: (id: SpeechStop.ID, index: Int)?
  /// Where the person was before another page came.
  private var formerPages: [SpeechStop.ID] = []

  /// The stop that is spoken of; `nil` before the first.
  var current: SpeechStop? { cursor.flatMap { stops.indices.contains($0.index) ? stops[$0.index] : nil } }

  /// The stops that next and previous come to.
  var way: [SpeechStop] { stops.filter(\.isOnWay) }

  /// The stops in an accessibility tree, with the identities that they have had before.
  func order(_ elements: [SemanticsElement]) -> [SpeechStop] { SpeechOrder(elements, owners).stops }

  /// The next stop of those that a condition allows, or the one before; `nil` at the end.
  func stop(by places: Int, where isMeant: (SpeechStop) -> Bool) -> SpeechStop? {
    guard let cursor else { return way.first(where: isMeant) }
    let rest = places > 0 ? Array(stops[min(cursor.index + 1, stops.count)...]) : stops[..<cursor.index].reversed()
    return rest.first { $0.isOnWay && isMeant($0) }
  }

  /// Takes the present stops of the panel. Returns whether the stop that is spoken of is among them.
  mutating func adopt(_ stops: [SpeechStop]) -> Bool {
    self.stops = stops
    guard let cursor, let index = stops.firstIndex(where: { $0.id == cursor.id }) else { return false }
    self.cursor = (cursor.id, index)
    return true
  }

  /// Takes a stop as the one that is spoken of. Returns whether it exists.
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

  /// The stop at which a page that has come begins: what is new on it, since a bar that all pages have says nothing of this
  /// one. A heading that only buttons stand before, as in a title bar, comes first.
  func beginning(after page: [SpeechStop]) -> SpeechStop? {
    let known = Set(page.map(\.element.label))
    let new = way.filter { !known.contains($0.element.label) }
    if let heading = new.first(where: { $0.element.role != .button }), heading.isHeading { return heading }
    return new.first ?? way.first
  }

  /// Remembers where the person was on a page that something covers.
  mutating func remember(_ id: SpeechStop.ID) {
    formerPages.removeAll { $0 == id }
    formerPages.append(id)
    if formerPages.count > Self.mostFormerPages { formerPages.removeFirst() }
  }

  /// Another stop has taken the place of one that is remembered.
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
