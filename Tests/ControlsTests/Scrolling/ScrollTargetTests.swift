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

  @Test("Single views are targets as well, and the scroll view tells which of them are visible")
  func singleTargets() throws {
    struct Rows: View {
      @State private var seen: [Int] = []
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { row in
              Text("Row \(row)").frame(width: 300, height: 100).scrollTarget(isEnabled: row.isMultiple(of: 2))
            }
          }
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .frame(width: 300, height: 260)
        Text("Sees \(seen.map { "\($0)" }.joined(separator: ", "))")
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      VStack(spacing: 0) { Rows() }.frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(panel.contains("Sees 0, 2"), "\(panel.labels)")
    try panel.drag("Row 1", dx: 0, dy: -130, steps: 40)
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Sees 2, 4"), "\(panel.labels)")
    let middle = try panel.element("Row 2").frame.midY
    #expect(abs(middle - 50) <= 0.5, "\(middle)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("Of the views of a layout, those are told that are visible by the threshold, and of the type")
  func visibleTargets() throws {
    struct Cards: View {
      let threshold: Double
      @State private var seen: [Int] = []
      @State private var names: [String] = ["unknown"]
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<9) { Text("Card \($0)").frame(width: 120, height: 60) } }
            .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { seen = $0 }
        .onScrollTargetVisibilityChange(idType: String.self) { names = $0 }
        .frame(width: 300, height: 60)
        Text("Sees \(seen.map { "\($0)" }.joined(separator: ", ")), \(names.count) names")
      }
    }
    for (threshold, seen) in [(0.5, "0, 1, 2"), (0.6, "0, 1"), (1, "0, 1")] {
      let panel = try Harness(size: Size(width: 300, height: 200)) {
        VStack(spacing: 0) { Cards(threshold: threshold) }
      }
      #expect(panel.contains("Sees \(seen), 0 names"), "\(threshold) \(panel.labels)")
    }
  }

  private final class Speeds { var all: [Vector] = [] }

  private struct Noting: ScrollTargetBehavior {
    let speeds: Speeds
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { speeds.all.append(context.velocity) }
  }

  @Test("A behaviour knows how fast the finger scrolls, and to which end")
  func velocity() throws {
    let speeds = Speeds()
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 100) } }
      }
      .scrollTargetBehavior(Noting(speeds: speeds))
    }
    for (start, distance) in [(250.0, -200.0), (100, 100)] {
      try panel.press(at: Point(x: 150, y: start))
      try panel.move(dx: 0, dy: distance, steps: 2)
      try panel.lift()
      try panel.advance(by: .seconds(3))
    }
    #expect(speeds.all.count == 2)
    #expect(speeds.all.first.map { $0.dy > 100 && $0.dx == 0 } == true, "\(speeds.all)")
    #expect(speeds.all.last.map { $0.dy < -100 } == true, "\(speeds.all)")
  }

  @Test("A geometry can be made of its parts, and tells them")
  func geometry() {
    let geometry = ScrollGeometry(
      contentOffset: Point(x: 0, y: 40), contentSize: Size(width: 100, height: 900), contentInsets: EdgeInsets(),
      containerSize: Size(width: 100, height: 300))
    #expect(geometry.visibleRect == Rect(x: 0, y: 40, width: 100, height: 300))
    #expect(geometry.debugDescription.contains("contentSize: \(geometry.contentSize)"))
  }
}
