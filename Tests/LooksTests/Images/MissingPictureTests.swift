import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Builds an image anew with each press.
private struct LogoPanel: View {
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Again") { presses += 1 }
      Image("logo").opacity(presses.isMultiple(of: 2) ? 1 : 0.5).font(presses.isMultiple(of: 2) ? .body : .title)
    }
  }
}

private final class Shelf {
  var searches = 0
  var picture: Picture?
}

@MainActor
@Suite("Pictures that are missing")
struct MissingPictureTests {
  @Test("They are looked for once a second, however often their views are built")
  func longestWait() throws {
    let shelf = Shelf()
    let catalog = PictureCatalog { _ in
      shelf.searches += 1
      return shelf.picture
    }
    let panel = try Harness(size: Size(width: 320, height: 240)) { LogoPanel().environment(\.pictures, catalog) }
    #expect(shelf.searches == 1)
    for _ in 0..<5 { try panel.tap("Again") }
    #expect(panel.now < .seconds(1))
    #expect(shelf.searches == 1)
    try panel.advance(by: .seconds(1))
    let before = panel.snapshot()
    shelf.picture = Picture(Bitmap(width: 8, height: 8).filled(with: 0xffff_0000))
    try panel.tap("Again")
    #expect(shelf.searches == 2)
    #expect(panel.snapshot() != before)
  }

  @Test("A symbol that there is none of is reported once, and the symbol that stands for it is not")
  func symbol() throws {
    let panel = try Harness {
      VStack {
        Image(systemName: "hifispeaker.fill.nowhere")
        Image(systemName: "hifispeaker.fill.nowhere").font(.title)
        Image(systemName: "questionmark.square")
        Image(systemName: "chevron.forward")
      }
    }
    #expect(panel.reports.count == 1)
    #expect(panel.reports.first?.contains("“hifispeaker.fill.nowhere”") == true)
  }
}

extension Bitmap {
  /// The bitmap with all pixels alike.
  fileprivate func filled(with pixel: UInt32) -> Bitmap {
    for y in 0..<height { for x in 0..<width { self[x, y] = pixel } }
    return self
  }
}
