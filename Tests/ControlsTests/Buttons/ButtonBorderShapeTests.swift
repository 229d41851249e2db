import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("The shape of buttons as a shape")
struct ButtonBorderShapeTests {
  /// The colours of a point near the corner, of one at the left edge and of the middle of a view of 120×100 points.
  private func colors<Content: View>(_ content: Content) throws -> [String] {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      content.frame(width: 120, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
    }
    let picture = panel.snapshot()
    return [(98, 58), (92, 100), (150, 100)].map { picture.hex($0.0, $0.1) }
  }

  private let red = "FF0000"
  private let white = "FFFFFF"

  @Test("It clips, fills and strokes as buttons in the environment do, unless it is a certain shape")
  func shapes() throws {
    let fill = Color(RGBA(hex: 0xFF0000))
    #expect(try colors(fill.clipShape(.buttonBorder)) == [red, red, red])
    #expect(try colors(fill.clipShape(.buttonBorder).buttonBorderShape(.capsule)) == [white, red, red])
    #expect(try colors(fill.clipShape(.buttonBorder).buttonBorderShape(.circle)) == [white, white, red])
    #expect(try colors(fill.clipShape(ButtonBorderShape.capsule).buttonBorderShape(.circle)) == [white, red, red])
    let background = Color.clear.background(fill, in: .buttonBorder).buttonBorderShape(.circle)
    #expect(try colors(background) == [white, white, red])
    let border = ButtonBorderShape.buttonBorder.strokeBorder(fill, lineWidth: 4).buttonBorderShape(.capsule)
    #expect(try colors(border) == [white, red, white])
  }

  @Test("Its outline has the radius of a theme, and an inset")
  func outlines() {
    let rect = Rect(x: 0, y: 0, width: 60, height: 40)
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 7).path(in: rect)
        == RoundedRectangle(cornerRadius: 7).path(in: rect))
    #expect(
      ButtonBorderShape.automatic.path(in: rect)
        == RoundedRectangle(cornerRadius: Theme.light.metrics.cornerRadius).path(in: rect))
    #expect(ButtonBorderShape.capsule.inset(by: 3).path(in: rect) == Capsule().inset(by: 3).path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
  }
}
