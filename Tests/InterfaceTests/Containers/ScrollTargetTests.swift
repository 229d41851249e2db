import FaceplateTesting
import Graphics
import Interface
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
        Text(phases.first == .interacting && phases.last == .idle ? "Rested" : "Moves")
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
    #expect(panel.stage.deadline != nil || panel.contains("Card 8"))
  }
}
