import Testing

@testable import Graphics

@Suite("Symbols")
struct SymbolTests {
  private static let cell = Rect(x: 12, y: 12, width: 24, height: 24)

  private func picture(of symbol: SystemSymbol, background: RGBA = .white) -> Bitmap {
    let bitmap = Bitmap(width: 48, height: 48)
    let list = DisplayList(
      background: background, items: symbol.items(in: Self.cell, paint: .color(.black)))
    Rasterizer().draw(list, into: bitmap)
    return bitmap
  }

  private func inked(_ bitmap: Bitmap) -> [(x: Int, y: Int)] {
    (0..<48 * 48).map { (x: $0 % 48, y: $0 / 48) }.filter { bitmap[$0.x, $0.y] != 0xFFFF_FFFF }
  }

  @Test("A name that no table has stays unknown, also among more names than are remembered")
  func unknownNames() throws {
    for index in 0...SymbolTable.mostKnown {
      #expect(SystemSymbol(named: "no symbol \(index)") == nil)
    }
    #expect(SystemSymbol(named: "no symbol 0") == nil)
    let lock = try #require(SystemSymbol(named: "lock"))
    let again = try #require(SystemSymbol(named: "lock"))
    #expect(inked(picture(of: lock)).map(\.x) == inked(picture(of: again)).map(\.x))
  }

  @Test("Every symbol, outlined or filled, draws something and stays on its grid", arguments: SystemSymbol.names)
  func staysOnTheGrid(name: String) throws {
    for name in [name, name + ".fill"] {
      let ink = inked(picture(of: try #require(SystemSymbol(named: name))))
      #expect(!ink.isEmpty, "\(name) is empty")
      #expect(ink.allSatisfy { (12..<36).contains($0.x) && (12..<36).contains($0.y) }, "\(name) leaves its grid")
    }
  }

  /// The opacities of the pixels in the middle of the horizontal line of a symbol, from top to bottom.
  private func rows(of name: String, side: Double, at offset: Double) throws -> [UInt32] {
    let bitmap = Bitmap(width: 64, height: 64)
    let place = Rect(x: 8, y: 8 + offset, width: side, height: side)
    let symbol = try #require(SystemSymbol(named: name))
    Rasterizer().draw(
      DisplayList(background: .white, items: symbol.items(in: place, lineWidth: 2.5, paint: .color(.black))),
      into: bitmap)
    // A quarter of the width from the leading edge the line has no round end and no other line crosses it.
    return (0..<64).map { bitmap[Int(8 + side * 0.35), $0] & 255 }
  }

  @Test(
    "The lines of plus and minus begin and end at edges of pixels, in every size",
    arguments: [18.0, 22, 26, 27.5, 32, 40])
  func crisp(side: Double) throws {
    for name in ["plus", "minus"] {
      for offset in [0, 0.25, 0.5] {
        let rows = try rows(of: name, side: side, at: offset)
        #expect(Set(rows) == [0, 255], "\(name) of \(side): \(rows.filter { $0 != 255 })")
      }
    }
  }

  @Test("A name without a drawing is no symbol", arguments: ["", "no.such.thing", ".fill", "circle.of.life", "123"])
  func unknown(name: String) {
    #expect(SystemSymbol(named: name) == nil)
  }

  @Test("Endings go with every symbol", arguments: ["bell.slash.fill", "play.circle.fill", "42.square", "7.circle"])
  func endings(name: String) throws {
    #expect(try !inked(picture(of: #require(SystemSymbol(named: name)))).isEmpty)
  }

  @Test("What stands on a filled body shows what lies below the symbol")
  func cutOut() throws {
    let symbol = try #require(SystemSymbol(named: "plus.circle.fill"))
    let bitmap = picture(of: symbol, background: RGBA(red: 1, green: 0, blue: 0))
    #expect(bitmap[24, 24] == RGBA(red: 1, green: 0, blue: 0).premultiplied)
    #expect(bitmap[19, 19] == RGBA.black.premultiplied)
  }

  @Test("The same weight at any size: strokes scale with the grid")
  func scales() throws {
    let symbol = try #require(SystemSymbol(named: "minus"))
    func height(_ side: Double) -> Int {
      let items = symbol.items(in: Rect(x: 0, y: 0, width: side, height: side), paint: .color(.black))
      return items[0].bounds.height
    }
    #expect(height(240) >= 20 && height(240) <= 22)
    #expect(height(24) <= 4)
  }

  @Test("There are as many as the guide says")
  func count() { #expect(SystemSymbol.names.count > 300) }

  @Test("The symbols that applications use most are there, outlined and filled", arguments: commonSymbols)
  func common(name: String) throws {
    for name in [name, name + ".fill"] {
      let ink = inked(picture(of: try #require(SystemSymbol(named: name), "\(name)")))
      #expect(!ink.isEmpty, "\(name) is empty")
      #expect(ink.allSatisfy { (12..<36).contains($0.x) && (12..<36).contains($0.y) }, "\(name) leaves its grid")
    }
  }

  @Test("A badge stands on the symbol with a gap around it, and differs by its mark")
  func badges() throws {
    let pictures = try ["folder", "folder.badge", "folder.badge.plus", "folder.badge.minus"].map {
      inked(picture(of: try #require(SystemSymbol(named: $0)))).map { $0.x + 48 * $0.y }
    }
    #expect(Set(pictures).count == 4)
    #expect(SystemSymbol(named: "folder.badge.nonsense") == nil)
  }
}
