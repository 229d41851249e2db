import Graphics
import Testing

@testable import Runtime

@Suite("The pixels on which two versions of a drawing differ")
struct ItemDifferenceTests {
  /// Two columns of rows, far apart.
  private func items(_ count: Int, _ paint: Paint) -> [DisplayItem] {
    [0.0, 1000].flatMap { x in
      (0..<count / 2).map { DisplayItem(.rect(Rect(x: x, y: 2 * Double($0), width: 10, height: 1)), paint: paint) }
    }
  }

  @Test("Many items that change leave out what is far from them", arguments: [(500, 500), (500, 400), (20, 500)])
  func many(_ count: (old: Int, new: Int)) {
    let (old, new) = (items(count.old, .color(.black)), items(count.new, .color(.white)))
    var damage = Region()
    damage.insertDifference(from: old, to: new)
    for item in old + new { #expect(damage.clipped(to: item.bounds).area == item.bounds.area) }
    #expect(damage.area <= 2 * 10 * 500)
  }
}
