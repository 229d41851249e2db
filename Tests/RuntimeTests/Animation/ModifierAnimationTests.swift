import Graphics
import PrimitiveViews
import Runtime
import Testing

/// Moves its content aside.
private struct Shift: ViewModifier {
  var distance: Double
  func body(content: Content) -> some View { content.offset(x: distance) }
}

/// A square that moves by an animation of its modifier, and whose colour changes without one.
private struct Mover: View {
  @State private var isAway = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      (isAway ? Box.black : Box.red).frame(width: 10, height: 10)
        .modifier(Shift(distance: isAway ? 40 : 0).animation(.linear(duration: 1)))
      Area("Go") { isAway = true }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

@MainActor
@Suite("Animation of a modifier")
struct ModifierAnimationTests {
  @Test("What the modifier adds is animated, and its content is not")
  func move() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { Mover() }
    func pixel(_ x: Int) -> UInt32 { panel.snapshot().pixels[5 * 100 + x] }
    #expect(pixel(5) != 0xff00_0000 && pixel(45) == pixel(90))
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect(pixel(25) == 0xff00_0000, "half way, in the new colour")
    #expect(pixel(5) == pixel(90) && pixel(45) == pixel(90))
    try panel.advance(by: .milliseconds(600))
    #expect(pixel(45) == 0xff00_0000 && pixel(25) == pixel(90))
  }
}
