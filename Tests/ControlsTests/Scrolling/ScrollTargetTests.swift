import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("Where scroll views rest")
struct ScrollTargetTests {
  private struct Pages: View {
    @State private var page: Int?
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .frame(width: 300, height: 100)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Pages")
      Text("At \(page.map { "\($0)" } ?? "none")")
      Button("Third") { page = 3 }
      Button("First") { withAnimation { page = 0 } }
    }
  }

  @Test("Pages are turned one at a time, and the identity of the one that is seen is known")
  func paging() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack(spacing: 0) { Pages() } }
    #expect(panel.contains("At none"))
    try panel.drag("Page 0", dx: -180)
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("At 1"), "\(panel.labels)")
    #expect(abs(try panel.element("Page 1").frame.midX - 150) < 1)
    try panel.flick("Page 1", dx: -200)
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("At 2"), "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  // https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
  @Test("Of several views that are visible, the bound identity is that of the view at the top")
  func topmost() throws {
    struct Rows: View {
      @State private var row: Int?
      @State private var offset = 0.0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<9) { Text("Row \($0)").frame(width: 300, height: 100) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $row)
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }, action: { offset = $1 })
        .frame(width: 300, height: 300)
        Text("At \(row ?? -1), offset \(Int(offset.rounded()))")
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 400)) { VStack(spacing: 0) { Rows() } }
    try panel.drag("Row 2", dx: 0, dy: -120, steps: 40)
    try panel.advance(by: .seconds(2))
    let top = try #require((1..<6).first { panel.contains("At \($0), offset \($0 * 100)") }, "\(panel.labels)")
    #expect(panel.contains("Row \(top + 2)"), "\(panel.labels)")
  }

  @Test("An identity that is written is gone to")
  func written() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack(spacing: 0) { Pages() } }
    try panel.tap("Third")
    #expect(abs(try panel.element("Page 3").frame.midX - 150) < 1, "\(panel.accessibilityDump)")
  }

  @Test("A row of cards rests where one begins, and tells where it is")
  func aligned() throws {
    struct Cards: View {
      @State private var position = ScrollPosition(idType: Int.self)
      @State private var offset = 0.0
      @State private var phases: [ScrollPhase] = []
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<9, id: \.self) { Text("Card \($0)").frame(width: 140, height: 60).id($0) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.x
        } action: {
          offset = $1
        }
        .onScrollPhaseChange { phases.append($1) }
        .frame(width: 300, height: 60)
        Text("Offset \(Int(offset.rounded()))")
        Text("By hand \(position.isPositionedByUser), sees \(position.viewID(type: Int.self) ?? -1)")
        Text(phases.prefix(2) == [.tracking, .interacting] && phases.last == .idle ? "Rested" : "Moves")
        Button("End") { position.scrollTo(edge: .trailing) }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack(spacing: 0) { Cards() } }
    #expect(panel.contains("Offset 0"))
    try panel.drag("Card 0", dx: -110)
    try panel.advance(by: .seconds(2))
    let seen = try #require((1..<7).first { panel.contains("By hand true, sees \($0)") }, "\(panel.labels)")
    #expect(panel.contains("Offset \(seen * 150)"), "\(panel.labels)")
    #expect(panel.contains("Rested"))
    try panel.tap("End")
    #expect(panel.contains("Offset 1040") && panel.labels.contains { $0.hasPrefix("By hand false") }, "\(panel.labels)")
    // The last card reaches from 160 to the end at 300.
    #expect(try panel.element("Card 8").frame.midX == 230)
  }

  @Test("An animated way back to the first page ends there")
  func backToFirst() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack(spacing: 0) { Pages() } }
    try panel.tap("Third")
    try panel.advance(by: .seconds(1))
    try panel.tap("First")
    try panel.advance(by: .seconds(2))
    #expect(abs(try panel.element("Page 0").frame.midX - 150) <= 0.5, "\(panel.accessibilityDump)")
    #expect(panel.contains("At 0"))
    #expect(panel.stage.deadline == nil)
  }

  private struct Carousel: View {
    @State private var card: Int?
    @State private var offset = 0.0
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<8) { Text("Card \($0)").frame(width: 160, height: 90) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $card)
      .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.x }, action: { offset = $1 })
      .frame(width: 320, height: 100)
      Text("Offset \(Int(offset.rounded()))")
      Text("At \(card ?? -1)")
      ForEach([0, 4, 7], id: \.self) { index in
        Button("Go \(index)") { withAnimation { card = index } }
        Button("Jump \(index)") { card = index }
      }
    }
  }

  @Test("A carousel stands where a card begins, within its margins, however it gets there")
  func carousel() throws {
    let panel = try Harness(size: Size(width: 320, height: 480)) { VStack(spacing: 0) { Carousel() } }
    for way in ["Go", "Jump"] {
      for (card, x) in [(4, 120.0), (0, 120.0), (4, 120.0), (7, 200.0), (0, 120.0)] {
        try panel.tap("\(way) \(card)")
        try panel.advance(by: .seconds(2))
        let middle = try panel.element("Card \(card)").frame.midX
        #expect(abs(middle - x) <= 0.5, "\(way) \(card) \(middle)")
        #expect(panel.contains("At \(card)"), "\(way) \(card) \(panel.labels)")
        #expect(panel.stage.deadline == nil)
      }
    }
    try panel.drag("Card 0", dx: -200, steps: 40)
    try panel.advance(by: .seconds(2))
    let seen = try #require((1..<7).first { panel.contains("At \($0)") }, "\(panel.labels)")
    #expect(abs(try panel.element("Card \(seen)").frame.midX - 120) <= 0.5, "\(panel.labels)")
  }
}
