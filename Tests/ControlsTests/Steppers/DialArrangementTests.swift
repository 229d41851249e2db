import Graphics
import Testing
import Values

@testable import Controls

@Suite("Arrangements of a dial")
struct DialArrangementTests {
  private static let content = DialArrangement.Content(characters: 6)

  /// Rooms from the smallest dial to the largest, upright, wide and square.
  private nonisolated static let rooms: [Size] = stride(from: 96.0, through: 800, by: 16).flatMap { side in
    [Size(width: side, height: side), Size(width: side * 2, height: side), Size(width: side, height: side * 2)]
  }

  @Test("The buttons stand clear of the ring's arc, of each other, and of the edges", arguments: rooms)
  func buttons(room: Size) {
    guard room.height >= DialArrangement.leastHeight(width: room.width, Self.content), room.width >= 96 else { return }
    let places = DialArrangement(in: room, Self.content)
    let dial = DialGeometry(size: places.ring.size)
    #expect(places.decrement.distance(to: places.increment) >= places.button + 4)
    for button in [places.decrement, places.increment] {
      for step in 0...40 {
        let arc = dial.point(at: Double(step) / 40).offsetBy(dx: places.ring.minX, dy: places.ring.minY)
        // The arc is as wide as its line; the handle is twice as wide.
        #expect(arc.distance(to: button) >= places.button / 2 + dial.width * 0.5 + 1, "at \(step)/40 in \(room)")
      }
    }
  }

  @Test("The value is as large as a sixth of the ring, and inside the ticks", arguments: rooms)
  func value(room: Size) {
    let places = DialArrangement(in: room, Self.content)
    let dial = DialGeometry(size: places.ring.size)
    let width = Self.content.characters * 0.6 * places.valueSize
    let inner = dial.radius - dial.width * (places.hasScale ? 2.1 : 0.5)
    #expect(width <= 2 * inner)
    #expect(places.valueSize >= 15)
    if places.ring.width >= 220 { #expect(places.valueSize >= places.ring.width * 0.1) }
  }

  @Test("Beside or above its buttons a ring fills the height: no room is left below the ends of its arc")
  func height() {
    for room in [Size(width: 288, height: 150), Size(width: 190, height: 190)] {
      let places = DialArrangement(in: room, Self.content)
      let dial = DialGeometry(size: places.ring.size)
      // The handle is drawn one and a quarter times as wide as the arc while it is held.
      let lowest = places.ring.minY + dial.point(at: 0).y + 1.25 * dial.width
      let bottom = max(lowest, places.decrement.y + places.button / 2)
      #expect(bottom <= room.height && bottom > room.height - 3, "\(room): \(bottom)")
      #expect(places.ring.minY < 1 && places.ring.minY > -1e-9 && !places.hasScale, "\(room)")
    }
  }

  @Test("Words around the ring have their room, or are left out")
  func words() {
    let content = DialArrangement.Content(characters: 10, words: Array(repeating: 10, count: 8))
    let wide = DialArrangement(in: Size(width: 420, height: 400), content)
    #expect(wide.hasWords && wide.size.width <= 420 && wide.size.height <= 400)
    #expect(!DialArrangement(in: Size(width: 240, height: 240), content).hasWords)
  }

  @Test("Long words above the ring leave it larger than such words beside it")
  func longWords() {
    func side(_ words: [Double]) -> Double {
      let places = DialArrangement(in: Size(width: 344, height: 416), .init(characters: 10, words: words))
      #expect(places.hasWords && places.size.width <= 344 && places.size.height <= 416)
      return places.ring.width
    }
    #expect(side([4, 4, 4, 10, 4, 4, 4]) > side([4, 10, 4, 4, 4, 4, 4]) + 30)
    // The programs of the washing machine on seven inches.
    #expect(side([6, 9, 10, 8, 4, 8, 5, 4]) > 215)
  }

  @Test("The ticks are at round numbers inside the range, at most forty")
  func ticks() {
    let rest = DialScale(seconds: 0...3600)
    #expect(rest.ticks.compactMap(\.number) == [0, 600, 1200, 1800, 2400, 3000, 3600])
    #expect(rest.text(600, .posix) == "10 min")
    let oven = DialScale(numbers: 30...250).ticks
    #expect(oven.filter(\.isMajor).compactMap(\.number) == [50, 100, 150, 200, 250])
    #expect(oven.first?.number == 30 && oven.last?.fraction == 1 && oven.count == 23)
    for range in [0.0...1, 5...30, -40...85, 0...999, 2200...6500, 0...1e9, 1e-6...2e-6] {
      let ticks = DialScale(numbers: range).ticks
      #expect((5...41).contains(ticks.count), "\(range): \(ticks.count)")
      #expect(ticks.allSatisfy { (-1e-9...1 + 1e-9).contains($0.fraction) })
    }
    #expect(DialScale(numbers: 5...5).ticks.isEmpty)
    #expect(DialScale(numbers: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude).ticks.isEmpty)
  }

  @Test("Programs have a tick each, and no filled arc")
  func programs() {
    let scale = DialScale(stops: 8)
    #expect(scale.isCategorical && scale.ticks.count == 8 && scale.ticks.allSatisfy(\.isMajor))
  }
}
