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

  @Test("The bar of a page has the colour that its sheet has been given, also when it changes")
  func own() throws {
    struct Colored: View {
      @State private var isBlue = true

      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          NavigationStack { Button("Change") { isBlue = false }.navigationTitle("More") }
            .presentationBackground(isBlue ? Color.blue : .yellow)
        }
      }
    }
    let panel = try Harness(size: Size(width: 480, height: 320)) { Colored() }
    try panel.advance(by: .seconds(2))
    let title = try #require(panel.stage.elements.flatMap(\.flattened).last { $0.label == "More" }).frame
    let (x, y) = (Int(title.minX) - 10, Int(title.midY))
    let blue = panel.snapshot()
    #expect(blue[x, y] == blue[x, 280])
    try panel.tap("Change")
    try panel.advance(by: .seconds(2))
    let yellow = panel.snapshot()
    #expect(yellow[x, y] == yellow[x, 280] && yellow[x, y] != blue[x, y])
  }

  @Test("A view or a style that a sheet has been given is seen through the bar of a page")
  func backdrop() throws {
    let gradient = LinearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing)
    func picture<Page: View>(_ page: Page) throws -> (bar: UInt32, below: UInt32) {
      let panel = try Harness(size: Size(width: 480, height: 320)) {
        Color.clear.sheet(isPresented: .constant(true)) { page }
      }
      try panel.advance(by: .seconds(2))
      let title = try #require(panel.stage.elements.flatMap(\.flattened).last { $0.label == "More" }).frame
      let (x, picture) = (Int(title.minX) - 10, panel.snapshot())
      return (picture[x, Int(title.midY)], picture[x, 280])
    }
    let page = NavigationStack { Color.clear.navigationTitle("More") }
    let (view, style) = try (
      picture(page.presentationBackground { Color.red }), picture(page.presentationBackground(gradient))
    )
    #expect(view.bar == view.below && style.bar == style.below)
  }
}
