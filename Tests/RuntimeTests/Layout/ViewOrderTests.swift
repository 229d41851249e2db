import Graphics
import PrimitiveViews
import Runtime
import Testing

@Suite("Which view is in front")
struct ViewOrderTests {
  /// Whether the panel shows red from side to side.
  private func isRed<Content: View>(@ViewBuilder _ tree: @escaping () -> Content) throws -> Bool {
    let panel = try BarePanel(size: Size(width: 40, height: 40), root: tree)
    return redColumns(panel, row: 20) == 0...39
  }

  // https://developer.apple.com/documentation/swiftui/zstack
  @Test("A later layer is in front of an earlier one")
  func layers() throws {
    #expect(
      try isRed {
        ZStack {
          Box.blue
          Box.red
        }
      })
    #expect(
      try !isRed {
        ZStack {
          Box.red
          Box.blue
        }
      })
  }

  // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:) and
  // https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  @Test("An overlay is in front of its view, and a background behind it")
  func coveringLayers() throws {
    #expect(try isRed { Box.blue.overlay { Box.red } })
    #expect(try !isRed { Box.blue.background { Box.red } })
    #expect(try isRed { Box.red.background { Box.blue } })
    #expect(
      try isRed {
        Box.blue.overlay {
          Box.blue
          Box.red
        }
      })
  }
}
