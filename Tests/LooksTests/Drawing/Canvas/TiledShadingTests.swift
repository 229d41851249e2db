import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Tiles, transitions and labels that follow their arguments")
struct TiledShadingTests {
  @Test("The tiles of a shading begin at its origin, whatever the path")
  func tiles() throws {
    let bitmap = Bitmap(width: 2, height: 2)
    (bitmap[0, 0], bitmap[1, 0], bitmap[0, 1], bitmap[1, 1]) = (0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff)
    let picture = Picture(bitmap)
    func color(_ origin: Point) throws -> String {
      try drawn {
        Canvas { context, _ in
          context.fill(
            Path(Rect(x: 3, y: 3, width: 30, height: 30)),
            with: .tiledImage(Image(picture, label: Text("Tiles")), origin: origin, scale: 9))
        }
      }.hex(13, 13)
    }
    // Enlarged pixels blend into one another, least in their middle.
    #expect(try color(.zero).isNear(0xFFFFFF))
    #expect(try color(Point(x: 9, y: 9)).isNear(0xFF0000))
    #expect(try color(Point(x: 0, y: 9)).isNear(0x00FF00))
  }

  @Test("A proportional scroll transition follows its timing curve")
  func timingCurve() {
    let curve = UnitCurve.easeIn
    let configuration = ScrollTransitionConfiguration.interactive(timingCurve: curve)
    #expect(configuration.progress(hidden: 0.5) == curve.value(at: 0.5))
    #expect(configuration.threshold(.visible(0.5)).progress(hidden: 0.75) == curve.value(at: 0.5))
    #expect(configuration.progress(hidden: 2) == 1 && configuration.progress(hidden: -1) == 0)
  }

  @Test("An animated scroll transition keeps its animation")
  func animation() {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 3)).threshold(.visible(0.3))
    #expect(configuration.animation == .linear(duration: 3))
  }

  @Test("A control inside can show the label that a container hides")
  func labels() throws {
    func width(_ visibility: Visibility) throws -> Double {
      let panel = try Harness(size: Size(width: 300, height: 100)) {
        Toggle("Light", isOn: .constant(true)).toggleStyle(.checkbox).labelsVisibility(visibility).labelsHidden()
          .fixedSize()
      }
      return try panel.element("Light").frame.width
    }
    #expect(try width(.visible) > (try width(.hidden)) + 10)
    #expect(try width(.automatic) == width(.hidden))
  }
}

extension String {
  /// Whether a colour, as six hexadecimal digits, differs from another by at most 4 of 255 in each channel.
  fileprivate func isNear(_ other: Int) -> Bool {
    guard let own = Int(self, radix: 16) else { return false }
    return [16, 8, 0].allSatisfy { abs((own >> $0 & 255) - (other >> $0 & 255)) <= 4 }
  }
}
