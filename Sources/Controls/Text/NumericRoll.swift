import Graphics
import Runtime

/// The change of a number's digits: those that differ roll up or down, and the others stay.
///
/// It works on what is drawn: the glyphs of the former text that stand at the same places as before are the same digits.
struct NumericRoll {
  /// The items of the text before the change.
  private let before: [DisplayItem]
  /// Whether new digits come from above, as for a number that becomes less.
  private let comesFromAbove: Bool

  init(from before: [DisplayItem], countsDown: Bool) {
    (self.before, comesFromAbove) = (before, countsDown)
  }

  /// Returns the items to draw.
  ///
  /// - Parameters:
  ///   - new: the items of the new text.
  ///   - remaining: how much of the movement is left: from 1 at its beginning to 0.
  ///   - room: the rectangle in which digits are seen, in pixels.
  func items(_ new: [DisplayItem], remaining: Double, within room: Rect) -> [DisplayItem] {
    if remaining <= 0 { return new }
    let share = min(1, remaining)
    let fixed = Set(places(of: before)).intersection(places(of: new))
    let way = room.height * 0.7 * (comesFromAbove ? -1 : 1)
    return new.flatMap { part($0, fixed, isFixed: true, 0, 1, room) }
      + before.flatMap { part($0, fixed, isFixed: false, way * (share - 1), share, room) }
      + new.flatMap { part($0, fixed, isFixed: false, way * share, 1 - share, room) }
  }

  /// A glyph and where it stands, in sixteenths of a pixel.
  private struct Place: Hashable {
    let id: UInt32
    let x, y: Int
    let size: Double
  }

  private func places(of items: [DisplayItem]) -> [Place] {
    items.flatMap { item -> [Place] in
      guard case .glyphs(let run) = item.shape else { return [] }
      return run.glyphs.map { place(of: $0, in: run, item) }
    }
  }

  private func place(of glyph: GlyphRun.Glyph, in run: GlyphRun, _ item: DisplayItem) -> Place {
    let point = Point(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y)).applying(item.transform)
    func sixteenths(_ length: Double) -> Int { Int(exactly: (length * 16).rounded()) ?? .max }
    return Place(id: glyph.id, x: sixteenths(point.x), y: sixteenths(point.y), size: run.size)
  }

  /// The glyphs of an item that stay, or those that move, at a distance in pixels and with an opacity.
  private func part(
    _ item: DisplayItem, _ fixed: Set<Place>, isFixed: Bool, _ way: Double, _ opacity: Double, _ room: Rect
  ) -> [DisplayItem] {
    guard case .glyphs(let run) = item.shape else { return isFixed ? [item] : [] }
    let chosen = run.filter { fixed.contains(place(of: $0, in: run, item)) == isFixed }
    if chosen.glyphs.isEmpty { return [] }
    if isFixed { return [DisplayItem(.glyphs(chosen), paint: item.paint, transform: item.transform, clip: item.clip)] }
    return [
      DisplayItem(
        .glyphs(chosen), paint: item.paint.multiplyingOpacity(by: opacity),
        transform: item.transform.concatenating(Transform(translationX: 0, y: way)),
        clip: item.clip.intersection(room))
    ]
  }
}
