import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The side margins of what is in a sheet.
@MainActor
@Suite("Margins in sheets")
struct SheetMarginTests {
  /// Two texts at the ends of a line.
  private struct Ends: View {
    let name: String

    var body: some View {
      HStack {
        Text("\(name) begins")
        Spacer()
        Text("\(name) ends")
      }
    }
  }

  private struct Rows: View {
    var body: some View { List { Ends(name: "Row").listRowInsets(EdgeInsets()) } }
  }

  private func panel<Content: View>(
    _ size: Size = Size(width: 800, height: 480), @ViewBuilder _ content: @escaping () -> Content
  ) throws -> Harness {
    let panel = try Harness(size: size) { Color.clear.sheet(isPresented: .constant(true), content: content) }
    try panel.advance(by: .seconds(2))
    return panel
  }

  /// The frame of a text, in points. The sheet has the name of its first text.
  private func text(_ label: String, _ panel: Harness) throws -> Rect {
    try #require(panel.stage.elements.flatMap(\.flattened).last { $0.label == label }).frame
  }

  /// The sides of a line, in points.
  private func sides(_ name: String, _ panel: Harness) throws -> [Double] {
    [try text("\(name) begins", panel).minX, try text("\(name) ends", panel).maxX]
  }

  @Test(
    "The rows of a list line up with what is above and below it",
    arguments: [Size(width: 320, height: 240), Size(width: 800, height: 480), Size(width: 1280, height: 800)],
    [false, true])
  func lines(size: Size, rests: Bool) throws {
    let panel = try panel(size) {
      VStack {
        Ends(name: "Above")
        Rows()
        Ends(name: "Below")
      }
      .presentationDetents(rests ? [.large] : [])
    }
    let row = try sides("Row", panel)
    #expect(try sides("Above", panel) == row && sides("Below", panel) == row)
    #expect(row[0] >= 16 && row[1] <= size.width - 16)
  }

  @Test("The ground of the list goes to the edges of the sheet that it touches, and no further")
  func ground() throws {
    let panel = try panel {
      VStack(spacing: 0) {
        Rows()
        Ends(name: "Below")
      }
      .frame(height: 200)
    }
    let picture = panel.snapshot()
    let (row, below) = (try sides("Row", panel), try text("Below begins", panel))
    let (left, right) = (Int(row[0]) - 12, Int(row[1]) + 12)
    let ground = picture[400, Int(below.minY) - 8]
    #expect([left, right].map { picture[$0, Int(below.minY) - 8] } == [ground, ground])
    #expect(picture[left, Int(below.midY)] != ground)
  }

  @Test("A list beside other content keeps off it")
  func beside() throws {
    let panel = try panel {
      HStack(spacing: 0) {
        Rows()
        Ends(name: "Beside").frame(width: 220)
      }
      .frame(width: 500, height: 200)
    }
    let (row, beside) = (try sides("Row", panel), try sides("Beside", panel))
    // The rows keep the margin of the list; the sheet, which is 532 points wide, keeps it around its content.
    #expect(row[1] == beside[0] - 16)
    #expect(row[0] == 150 && beside[1] == 650)
  }

  @Test("A list in a sheet scrolls until its last row is above a bar")
  func bar() throws {
    let panel = try panel {
      List(0..<12) { Text("Row \($0)") }.safeAreaInset(edge: .bottom) { Text("Bar").frame(height: 60) }
    }
    for _ in 0..<4 {
      try panel.press(at: Point(x: 400, y: 300))
      try panel.move(dx: 0, dy: -150, steps: 10)
      try panel.lift()
      try panel.advance(by: .seconds(2))
    }
    let bar = try panel.element("Bar").frame
    #expect(try panel.element("Row 11").frame.maxY <= bar.midY - 30)
    #expect(abs(bar.midY + 30 - (480 - 16 - 16)) < 1)
  }

  @Test("The pages of a sheet reach its edges, and so do the lists in them")
  func pages() throws {
    let panel = try panel { NavigationStack { Rows().navigationTitle("More") } }
    let bar = ScreenMetrics.of(.medium).barHeight
    // The bar begins at the upper edge of the sheet, 16 points below that of the screen.
    #expect(try abs(text("More", panel).midY - 16 - bar / 2) < 2)
  }
}
