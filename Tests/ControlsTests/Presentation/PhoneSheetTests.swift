import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Sheets without detents")
struct PhoneSheetTests {
  private struct Page: View {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Inside") }
    }
  }

  private func opened(_ size: Size, _ ground: PageGround) throws -> Harness {
    let panel = try Harness(size: size) { Page().pageGround(ground) }
    try panel.tap("Open")
    try panel.advance(by: .seconds(2))
    return panel
  }

  @Test("In sources of SwiftUI they take the whole height of a phone's screen, and their handle closes them")
  func phone() throws {
    let panel = try opened(Size(width: 390, height: 844), .plain)
    let handle = try panel.element("Sheet height").frame
    #expect(handle.minY < 30 && handle.width > 300)
    try panel.press("Sheet height")
    try panel.move(dx: 0, dy: 600, steps: 10)
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(!panel.contains("Inside"))
  }

  @Test("On other screens, and on panels, they are as large as their content")
  func others() throws {
    for (size, ground) in [
      (Size(width: 800, height: 480), PageGround.plain), (Size(width: 320, height: 240), .plain),
      (Size(width: 390, height: 844), .theme),
    ] {
      let panel = try opened(size, ground)
      #expect(panel.contains("Inside") && !panel.contains("Sheet height"))
      let texts = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .text && $0.label == "Inside" }
      #expect(abs(try #require(texts.first).frame.midY - size.height / 2) < 2)
    }
  }
}
