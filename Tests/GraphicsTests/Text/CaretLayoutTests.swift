import Testing

@testable import Graphics

/// Where the caret stands in text of both directions.
@Suite("Places of the caret")
struct CaretLayoutTests {
  private func layout(_ text: String, width: Double? = nil, isMirrored: Bool = false) throws -> CaretLayout {
    let font = TextFont(typeface: try FontLibrary.system().face(weight: 400), size: 20)
    return CaretLayout(Array(text), font: font, width: width, isMirrored: isMirrored)
  }

  private func places(_ layout: CaretLayout, _ count: Int) -> [Double] {
    (0...count).map { layout.caret(at: $0).minX }
  }

  @Test("In English the caret goes from left to right, in Hebrew and Arabic from right to left")
  func directions() throws {
    let english = places(try layout("abc"), 3)
    #expect(english[0] == 0 && english == english.sorted())
    for word in ["שלום", "مرحب"] {
      let layout = try layout(word)
      let places = places(layout, 4)
      #expect(places == places.sorted(by: >) && Set(places).count == 5, "\(places)")
      #expect(abs(places[0] - layout.size.width) < 0.01 && abs(places[4]) < 0.01)
      #expect(layout.startsAtRight)
    }
  }

  @Test("Lines of a page stand at the side of the alignment, or in the middle")
  func alignment() throws {
    let font = TextFont(typeface: try FontLibrary.system().face(weight: 400), size: 20)
    func starts(_ text: String, _ alignment: LineAlignment, isMirrored: Bool = false) -> [Double] {
      let layout = CaretLayout(Array(text), font: font, width: 300, isMirrored: isMirrored, alignment: alignment)
      return layout.lines.map(\.start.x)
    }
    let (left, right) = (starts("abc\nd", .leading), starts("abc\nd", .trailing))
    #expect(left == [0, 0] && right[0] > 200 && right[1] > right[0])
    #expect(starts("abc\nd", .center) == right.map { $0 / 2 })
    #expect(starts("abc\nd", .trailing, isMirrored: true) == left)
    #expect(starts("abc\nd", .leading, isMirrored: true) == right)
  }

  @Test("In mixed text the caret stands behind the character before it")
  func mixed() throws {
    let layout = try layout("ab אב cd")
    let x = places(layout, 8)
    // The Hebrew word is between the English ones, and runs to the left.
    #expect(x[3] < x[4] && x[4] > x[5] && abs(x[5] - x[3]) < 0.01)
    #expect(x[6] > x[4] && x[8] > x[7] && !layout.startsAtRight)
  }

  @Test("A tap is at the place that is seen there")
  func taps() throws {
    let layout = try layout("ab אבגד cd")
    for place in [0, 1, 2, 4, 5, 6, 8, 9, 10] {
      let caret = layout.caret(at: place)
      let hit = layout.place(at: Point(x: caret.minX + 0.2, y: 5))
      #expect(abs(layout.caret(at: hit).minX - caret.minX) < 0.01, "\(place) \(hit)")
    }
  }

  @Test("A selection over a change of direction has several grounds")
  func selection() throws {
    let layout = try layout("ab אבגד cd")
    #expect(layout.rects(of: 0..<10).count == 1)
    let rects = layout.rects(of: 1..<5)
    #expect(rects.count == 2)
    // The first letters of the Hebrew word are at its right.
    let (right, left) = (layout.caret(at: 3).minX, layout.caret(at: 5).minX)
    #expect(rects[1].minX >= left - 0.01 && rects[0].maxX <= right + 0.01)
  }

  @Test("Left and right go as they are seen, and reach every place that can be seen")
  func arrows() throws {
    let layout = try layout("ab אבגד cd")
    var place = 0
    var seen = [layout.caret(at: place).minX]
    for _ in 0..<20 {
      place = layout.place(beside: place, toRight: true)
      let x = layout.caret(at: place).minX
      if x == seen.last { break }
      #expect(x > seen[seen.count - 1])
      seen.append(x)
    }
    #expect(place == 10)
    #expect(Set(seen.map { ($0 * 8).rounded() }) == Set(places(layout, 10).map { ($0 * 8).rounded() }))
    let hebrew = try self.layout("שלום")
    #expect(hebrew.place(beside: 0, toRight: false) == 1 && hebrew.place(beside: 0, toRight: true) == 0)
  }

  @Test("Characters of a ligature share its width")
  func ligature() throws {
    // Lam and alef are one glyph.
    let x = places(try layout("لا"), 2)
    #expect(abs(x[0] - 2 * x[1]) < 0.5 && x[2] == 0)
  }

  @Test("Thai vowels and tone marks have no place of their own")
  func marks() throws {
    let layout = try layout("ที่นี่")
    #expect(layout.line(of: 0) == 0...2)
    let x = places(layout, 2)
    #expect(x[0] < x[1] && x[1] < x[2])
  }

  @Test("Lines from right to left begin at the right edge, and spaces at their ends do not move them")
  func lines() throws {
    let layout = try layout("שלום לכולם\nabc", width: 60)
    #expect(layout.count > 2)
    #expect(abs(layout.caret(at: 0).minX - 60) < 0.01)
    let last = layout.caret(at: 11)
    #expect(last.minX == 0 && last.minY > layout.caret(at: 0).minY)
    #expect(try self.layout("abc", width: 200, isMirrored: true).caret(at: 3).minX == 200)
    #expect(try self.layout("", width: 200, isMirrored: true).caret(at: 0).minX == 200)
    #expect(try self.layout("123", width: 200, isMirrored: true).startsAtRight)
  }

  @Test("The place below is the nearest one on the next line, and an end of a line is before its break")
  func vertical() throws {
    let layout = try layout("one two\nthree", width: 300)
    #expect(layout.line(of: 3) == 0...7 && layout.line(of: 9) == 8...13)
    #expect(layout.place(from: 0, down: true) == 8 && layout.place(from: 9, down: false) == 1)
    #expect(layout.place(from: 0, down: false) == nil)
  }
}
