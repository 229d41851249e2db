import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Images")
struct ImageTests {
  /// Red, green, blue, white from the top left, each a square of two pixels.
  private var picture: Picture {
    let bitmap = Bitmap(width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 {
        let colors: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff]
        bitmap[x, y] = colors[y / 2 * 2 + x / 2]
      }
    }
    return Picture(bitmap)
  }

  @Test("A picture is as large as its pixels say, and fills its space when it is told to")
  func sizes() throws {
    let picture = picture
    let natural = try drawn { Image(decorative: picture) }
    #expect(natural.hex(18, 18) == "FF0000" && natural.hex(16, 16) == "FFFFFF" && natural.hex(21, 19) == "00FF00")
    let large = try drawn { Image(decorative: picture).resizable().interpolation(.none) }
    #expect([large.hex(5, 5), large.hex(35, 5), large.hex(5, 35)] == ["FF0000", "00FF00", "0000FF"])
    let fine = try drawn { Image(decorative: picture, scale: 2) }
    #expect([fine.hex(18, 18), fine.hex(19, 19), fine.hex(20, 19)] == ["FFFFFF", "FF0000", "00FF00"])
    let fitted = try drawn(40, 20) { Image(decorative: picture).resizable().interpolation(.none).scaledToFit() }
    #expect(fitted.hex(5, 10) == "FFFFFF" && fitted.hex(12, 3) == "FF0000")
  }

  @Test("Caps keep their size; what is between is stretched or repeated")
  func caps() throws {
    let picture = picture
    let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let stretched = try drawn { Image(decorative: picture).resizable(capInsets: insets) }
    #expect([stretched.hex(1, 1), stretched.hex(38, 1), stretched.hex(1, 38)] == ["FF0000", "00FF00", "0000FF"])
    // Without the cap, the red half of the picture would reach to the middle.
    let edge = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0)
    let capped = try drawn { Image(decorative: picture).resizable(capInsets: edge).interpolation(.none) }
    #expect([capped.hex(1, 1), capped.hex(3, 1), capped.hex(38, 1)] == ["FF0000", "00FF00", "00FF00"])
    let tiled = try drawn { Image(decorative: picture).resizable(resizingMode: .tile).interpolation(.none) }
    #expect(
      [tiled.hex(0, 0), tiled.hex(4, 0), tiled.hex(6, 0), tiled.hex(0, 6)] == [
        "FF0000", "FF0000", "00FF00", "0000FF",
      ])
  }

  @Test("A template is a stencil for the foreground's style")
  func template() throws {
    let picture = picture
    let bitmap = try drawn {
      Image(decorative: picture).resizable().renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 1))
        .frame(width: 10, height: 10)
    }
    #expect(bitmap.hex(20, 20) == "FF00FF" && bitmap.hex(5, 5) == "FFFFFF")
  }

  @Test("Symbols grow with the text around, and take its style and forms")
  func symbols() throws {
    let panel = try Harness(size: Size(width: 200, height: 100)) {
      HStack {
        Image(systemName: "heart")
        Image(systemName: "star.fill").font(.largeTitle)
        Image(systemName: "bell").imageScale(.small)
      }
    }
    let sides = try ["heart", "star", "bell"].map { try panel.element($0).frame.width }
    #expect(sides == [21, 43, 17])
    #expect(SymbolVariants.fill.symbol(named: "heart").name == "heart.fill")
    #expect(SymbolVariants.circle.fill.symbol(named: "plus").name == "plus.circle.fill")
    #expect(SymbolVariants.none.symbol(named: "no such thing").name == "questionmark.square")
  }

  @Test("Pictures are found by their names; one that is not there is reported once")
  func names() throws {
    let picture = picture
    let catalog = PictureCatalog { $0 == "logo" ? picture : nil }
    let panel = try Harness(size: Size(width: 40, height: 40)) {
      VStack {
        Image("logo")
        Image("lgoo")
      }
    }
    try panel.setEnvironment { $0.pictures = catalog }
    #expect(try panel.element("logo").frame.size == Size(width: 4, height: 4))
    #expect(panel.reports.contains { $0.contains("lgoo") })
  }
}
