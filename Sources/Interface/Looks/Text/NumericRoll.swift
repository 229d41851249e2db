import Graphics
import Runtime

/// The change of a number's digits: those that differ roll up or down, and the others stay.
///
/// It compares the drawn glyphs: those that are at the same place as in the former text are the same digits.
struct NumericRoll {
  /// The items of the text before the change.
  private let before: [DisplayItem]
  /// The places of its glyphs.
  private let old: [Place]
  /// Whether new digits roll in from above, as for a decreasing number.
  private let comesFromAbove: Bool

  init(from before: [DisplayItem], countsDown: Bool) {
    (self.before, comesFromAbove) = (before, countsDown)
    old = Self.places(of: before)
  }

  /// Returns the items to draw.
  ///
  /// - Parameters:
  ///   - new: the items of the new text.
  ///   - remaining: the remaining part of the movement: from 1 at its beginning to 0.
  ///   - room: the rectangle in which digits are visible, in pixels.
  func items(_ new: [DisplayItem], remaining: Double, within room: Rect) -> [DisplayItem] {
    if remaining <= 0 { return new }
    // At the beginning all former digits are at their old places, so the former drawing is reused.
    if remaining >= 1, looksAsBefore(new) { return before }
    let share = min(1, remaining)
    let now = Self.places(of: new)
    let (staysOfOld, staysOfNew) = (Self.stays(old, in: now), Self.stays(now, in: old))
    let way = room.height * 0.7 * (comesFromAbove ? -1 : 1)
    var items: [DisplayItem] = []
    add(new, staysOfNew, isFixed: true, 0, 1, room, to: &items)
    add(before, staysOfOld, isFixed: false, way * (share - 1), share, room, to: &items)
    add(new, staysOfNew, isFixed: false, way * share, 1 - share, room, to: &items)
    return items
  }

  /// Whether new items consist only of glyphs with the same paint as the former ones.
  private func looksAsBefore(_ new: [DisplayItem]) -> Bool {
    guard let first = new.first, !before.isEmpty else { return false }
    func isAlike(_ item: DisplayItem) -> Bool {
      guard case .glyphs = item.shape else { return false }
      return item.paint == first.paint && item.clip == first.clip
    }
    return new.allSatisfy(isAlike) && before.allSatisfy(isAlike)
  }

  /// A glyph and its position, in sixteenths of a pixel.
  private struct Place: Hashable {
    let id: UInt32
    let x, y: Int
    let size: Double
  }

  /// The places of all glyphs.
  private static func places(of items: [DisplayItem]) -> [Place] {
    var places: [Place] = []
    for item in items {
      guard case .glyphs(let run) = item.shape else { continue }
      for glyph in run.glyphs { places.append(place(of: glyph, in: run, item)) }
    }
    return places
  }

  /// Returns for each glyph whether it is also among others.
  private static func stays(_ places: [Place], in others: [Place]) -> [Bool] {
    // For the few digits of a number a linear search is faster than a table.
    if others.count <= mostWithoutTable { return places.map { others.contains($0) } }
    let table = Set(others)
    return places.map { table.contains($0) }
  }

  private static let mostWithoutTable = 24

  private static func place(of glyph: GlyphRun.Glyph, in run: GlyphRun, _ item: DisplayItem) -> Place {
    let point = Point(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y)).applying(item.transform)
    func sixteenths(_ length: Double) -> Int { Int(exactly: (length * 16).rounded()) ?? .max }
    return Place(id: glyph.id, x: sixteenths(point.x), y: sixteenths(point.y), size: run.size)
  }

  /// Adds the glyphs of items that stay, or those that move, at a distance in pixels and with an opacity.
  private func add(
    _ items: [DisplayItem], _ stays: [Bool], isFixed: Bool, _ way: Double, _ opacity: Double, _ room: Rect,
    to result: inout [DisplayItem]
  ) {
    // At the beginning the new digits cannot be seen, and at the end the former ones.
    if opacity <= 0 { return }
    var next = 0
    for item in items {
      guard case .glyphs(let run) = item.shape else {
        if isFixed { result.append(item) }
        continue
      }
      var index = next
      next += run.glyphs.count
      let count = stays[index..<next].count { $0 == isFixed }
      if count == 0 { continue }
      let chosen =
        count == run.glyphs.count
        ? run
        : run.filter { _ in
          index += 1
          return stays[index - 1] == isFixed
        }
      result.append(
        isFixed
          ? DisplayItem(.glyphs(chosen), paint: item.paint, transform: item.transform, clip: item.clip)
          : DisplayItem(
            .glyphs(chosen), paint: item.paint.multiplyingOpacity(by: opacity),
            transform: item.transform.concatenating(Transform(translationX: 0, y: way)),
            clip: item.clip.intersection(room)))
    }
  }
}
