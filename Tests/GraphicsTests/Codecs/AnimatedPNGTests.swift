import Testing

@testable import Graphics

@Suite("Films as animated PNG files")
struct AnimatedPNGTests {
  /// A chunk of a PNG file.
  private struct Chunk {
    let name: String
    let contents: [UInt8]

    /// The number of 32 bits at a place of the contents.
    func number(at place: Int) -> Int { contents[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func chunks(of file: [UInt8]) -> [Chunk] {
    var (chunks, place) = ([Chunk](), 8)
    while place < file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append(Chunk(name: name, contents: Array(file[(place + 8)..<(place + 8 + length)])))
      place += length + 12
    }
    return chunks
  }

  private func picture() -> Bitmap {
    let bitmap = Bitmap(width: 40, height: 30)
    for index in 0..<1200 { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index * 41) }
    return bitmap
  }

  /// A film whose second frame changes a square, and whose third changes nothing.
  private func film() -> (first: Bitmap, film: AnimatedPNG) {
    let bitmap = picture()
    let first = bitmap.copy()
    var film = AnimatedPNG(bitmap, at: .seconds(5))
    bitmap.fill(0xFF12_3456, in: PixelRect(x: 4, y: 6, width: 8, height: 9))
    film.add(Region(PixelRect(x: 4, y: 6, width: 8, height: 9)), of: bitmap, at: .milliseconds(5040))
    film.add(Region(), of: bitmap, at: .seconds(6))
    return (first, film)
  }

  @Test("A program that knows no films reads the first picture; libpng finds every checksum right")
  func firstPicture() throws {
    let (first, film) = film()
    #expect(try PNG.decode(film.bytes(until: .seconds(7))) == first)
    #expect(film.count == 2)
  }

  @Test("Each frame has its place, its size and its time; what does not change anything is none")
  func frames() {
    let all = chunks(of: film().film.bytes(until: .seconds(7)))
    #expect(all.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(all[1].number(at: 0) == 2)
    // Number, width, height, left, top.
    #expect([0, 4, 8, 12, 16].map { all[2].number(at: $0) } == [0, 40, 30, 0, 0])
    #expect([0, 4, 8, 12, 16].map { all[4].number(at: $0) } == [1, 8, 9, 4, 6])
    #expect(all[5].number(at: 0) == 2)
    // Thousandths of a second.
    #expect(all[2].contents[20...] == [0, 40, 3, 232, 0, 0])
    #expect(all[4].contents[20...] == [7, 168, 3, 232, 0, 0])
  }

  @Test("A frame's compressed pixels are those of the changed part")
  func pixels() throws {
    let all = chunks(of: film().film.bytes(until: .seconds(7)))
    // The part as a file of its own, whose checksums libpng need not find right if the data is.
    let part = Bitmap(width: 8, height: 9)
    part.fill(0xFF12_3456)
    let alone = chunks(of: PNG.encode(part)).filter { $0.name == "IDAT" }.flatMap(\.contents)
    #expect(Array(all[5].contents.dropFirst(4)) == alone)
  }

  @Test("A long pause is shortened to a minute, and a picture of another size is left out")
  func limits() {
    let bitmap = picture()
    var film = AnimatedPNG(bitmap, at: .zero)
    film.add(Region(bitmap.bounds), of: Bitmap(width: 10, height: 10), at: .seconds(1))
    let all = chunks(of: film.bytes(until: .seconds(86_400)))
    #expect(film.count == 1 && all[2].contents[20...21] == [255, 255])
  }
}
