import FaceplateTesting
import SwiftUI
import Testing

/// The size of titles in navigation bars.
@MainActor
@Suite("Titles of pages")
struct TitleModeTests {
  private static let upright = CGSize(width: 390, height: 844), wide = CGSize(width: 844, height: 390)

  /// The height of the title of a page, in points.
  private func height<Page: View>(_ size: CGSize, @ViewBuilder _ page: @escaping () -> Page) throws -> Double {
    let panel = try Harness(size: size) { NavigationStack { page() } }
    return try panel.element("Errands").frame.height
  }

  @Test("A page says whether its title is large, by each of the names")
  func modes() throws {
    let size = CGSize(width: 800, height: 480)
    let small = try height(size) { Color.clear.navigationTitle("Errands") }
    let large = try height(size) { Color.clear.navigationTitle("Errands").navigationBarTitleDisplayMode(.large) }
    #expect(large >= 1.5 * small)
    #expect(try height(size) { Color.clear.navigationTitle("Errands").toolbarTitleDisplayMode(.large) } == large)
    #expect(try height(size) { Color.clear.navigationBarTitle("Errands", displayMode: .large) } == large)
    #expect(try height(size) { Color.clear.navigationBarTitle(Text("Errands"), displayMode: .inline) } == small)
  }

  @Test(
    "Of itself the title of the first page is large on a screen that is higher than wide, and of a further one small")
  func automatic() throws {
    let large = try height(Self.upright) { Color.clear.navigationTitle("Errands") }
    let small = try height(Self.upright) {
      Color.clear.navigationTitle("Errands").navigationBarTitleDisplayMode(.inline)
    }
    #expect(large >= 1.5 * small)
    #expect(try height(Self.wide) { Color.clear.navigationTitle("Errands") } == small)
    let panel = try Harness(size: Self.upright) {
      NavigationStack {
        NavigationLink("Go") { Color.clear.navigationTitle("Errands") }.navigationTitle("Start")
      }
    }
    try panel.tap("Go")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Errands").frame.height == small)
  }

  @Test("On a screen under 420 points in height no title is large")
  func low() throws {
    let small = try height(Self.wide) { Color.clear.navigationTitle("Errands") }
    #expect(
      try height(Self.wide) { Color.clear.navigationTitle("Errands").navigationBarTitleDisplayMode(.large) } == small)
  }

  @Test("A large title stands below the items of the bar, and takes their line where there are none")
  func items() throws {
    func top(_ hasItem: Bool) throws -> Double {
      let panel = try Harness(size: Self.upright) {
        NavigationStack {
          Color.clear.navigationTitle("Errands")
            .toolbar { if hasItem { ToolbarItem { Button("Add", systemImage: "plus") {} } } }
        }
      }
      if hasItem { #expect(try panel.element("Errands").frame.minY >= panel.element("Add").frame.maxY) }
      return try panel.element("Errands").frame.minY
    }
    #expect(try top(false) < top(true))
  }

  /// A list of errands below a large title.
  private func errands(_ count: Int, hasItem: Bool) throws -> Harness {
    try Harness(size: Self.upright) {
      NavigationStack {
        List(0..<count, id: \.self) { Text("Errand \($0)") }
          .navigationTitle("Errands")
          .toolbar { if hasItem { ToolbarItem { Button("Add", systemImage: "plus") {} } } }
      }
    }
  }

  @Test("A large title moves with the page")
  func moving() throws {
    let panel = try errands(40, hasItem: true)
    let (title, row) = try (panel.element("Errands").frame, panel.element("Errand 3").frame)
    try panel.press("Errand 8")
    try panel.move(dx: 0, dy: -15, steps: 3)
    let moved = try row.minY - panel.element("Errand 3").frame.minY
    #expect(moved > 0)
    #expect(try panel.element("Errands").frame.minY == title.minY - moved)
  }

  @Test("A large title goes behind the bar as the page scrolls, and the bar shows it small", arguments: [true, false])
  func scrolled(hasItem: Bool) throws {
    let panel = try errands(40, hasItem: hasItem)
    let (before, picture) = (try panel.element("Errands").frame, panel.snapshot())
    try panel.press("Errand 8")
    try panel.move(dx: 0, dy: -160, steps: 32)
    let small = try panel.element("Errands").frame
    #expect(small.height < before.height)
    #expect(abs(small.midX - Self.upright.width / 2) < 1)
    try panel.move(dx: 0, dy: 160, steps: 32)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    #expect(try panel.element("Errands").frame == before)
    #expect(panel.snapshot() == picture)
  }

  @Test("The ground of a list goes up to the bar where a title has gone", arguments: [true, false])
  func ground(hasItem: Bool) throws {
    let panel = try errands(40, hasItem: hasItem)
    try panel.press("Errand 8")
    try panel.move(dx: 0, dy: -200, steps: 40)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    let picture = panel.snapshot()
    // Left of the rows: the bar, its line, and nothing but the ground, shaded at its ends.
    let column = (0..<picture.height).map { picture.pixels[$0 * picture.width + 2] }
    let bar = try #require(column.firstIndex { $0 != column[0] })
    #expect(bar < 60)
    #expect(!column[bar...].contains(column[0]))
  }

  @Test("The rows show where a title has gone, and can be touched there")
  func room() throws {
    struct Page: View {
      @State private var touched = "none"
      var body: some View {
        NavigationStack {
          List(0..<40, id: \.self) { row in Button("Errand \(row)") { touched = "\(row)" } }
            .navigationTitle("Errands")
            .toolbar { ToolbarItem { Text("Touched \(touched)") } }
        }
      }
    }
    let panel = try Harness(size: Self.upright) { Page() }
    let title = try panel.element("Errands").frame
    try panel.press("Errand 8")
    try panel.move(dx: 0, dy: -200, steps: 40)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    let row = try #require(
      try (0..<40).first { row in
        guard panel.contains("Errand \(row)") else { return false }
        return try abs(panel.element("Errand \(row)").frame.midY - title.midY) < 30
      })
    let frame = try panel.element("Errand \(row)").frame.intersection(title)
    let place = CGPoint(x: frame.minX + 40, y: frame.midY)
    func brightness(_ x: Int, _ y: Int) -> UInt32 { panel.bitmap[x, y] & 0xff }
    let shades = Set((Int(frame.minX)..<Int(frame.minX) + 90).map { brightness($0, Int(frame.midY)) })
    #expect(shades.count > 3, "the words of the row are not seen: \(shades)")
    try panel.tap(at: place)
    #expect(panel.contains("Touched \(row)"), "\(panel.accessibilityDump)")
  }

  @Test("A page that fits keeps its large title, and one with a list further below, too")
  func still() throws {
    let short = try errands(3, hasItem: true)
    let before = try short.element("Errands").frame
    try short.drag("Errand 1", dx: 0, dy: -100)
    try short.advance(by: .seconds(3))
    #expect(try short.element("Errands").frame == before)
    let below = try Harness(size: Self.upright) {
      NavigationStack {
        VStack {
          Text("Today")
          ScrollView { VStack { ForEach(0..<40) { Text("Errand \($0)").frame(height: 44) } } }
        }
        .navigationTitle("Errands")
      }
    }
    let title = try below.element("Errands").frame
    try below.drag("Errand 8", dx: 0, dy: -200)
    try below.advance(by: .seconds(3))
    #expect(try below.element("Errands").frame == title)
  }
}
