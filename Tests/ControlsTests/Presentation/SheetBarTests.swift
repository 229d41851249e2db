import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The bars of pages in sheets.
@MainActor
@Suite("Bars in sheets")
struct SheetBarTests {
  @Test("The bar of a page has the colour of the sheet, and its line reaches the edges", arguments: [false, true])
  func ground(isDark: Bool) throws {
    let panel = try Harness(size: Size(width: 480, height: 320), colorScheme: isDark ? .dark : .light) {
      Color.clear.sheet(isPresented: .constant(true)) {
        NavigationStack { Color.clear.navigationTitle("More") }
      }
    }
    // The sheet has the name of its title.
    let title = try #require(panel.stage.elements.flatMap(\.flattened).last { $0.label == "More" }).frame
    let picture = panel.snapshot()
    let (x, y) = (Int(title.minX) - 10, Int(title.midY))
    let sheet = picture[x, 280]
    #expect(picture[x, y] == sheet)
    let line = try #require((y..<280).first { picture[x, $0] != sheet })
    func width(_ row: Int, _ color: UInt32) -> Int { (0..<480).filter { picture[$0, row] == color }.count }
    #expect(width(line, picture[x, line]) >= width(line + 2, sheet))
  }
}
