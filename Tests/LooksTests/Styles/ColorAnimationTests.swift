import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Colours on their way")
struct ColorAnimationTests {
  private struct Tint: View {
    @State private var isOn = false
    var body: some View {
      Color(white: isOn ? 1 : 0).animation(.linear(duration: 1), value: isOn)
      Do("Go") { isOn.toggle() }
    }
  }

  @Test("Colours run into each other, in the views whose value has changed")
  func colors() throws {
    let panel = try Harness(size: Size(width: 100, height: 60)) { VStack(spacing: 0) { Tint() } }
    func gray() -> UInt32 { panel.bitmap[50, 2] & 0xFF }
    #expect(gray() == 0)
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect((120...135).contains(gray()))
    try panel.advance(by: .seconds(1))
    #expect(gray() == 255)
    #expect(panel.stage.deadline == nil)
  }
}
