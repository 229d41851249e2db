import FaceplateTesting
import Graphics
import Testing
import Values

@testable import PanelFile
@testable import Runtime

/// What a grid of a panel file places again where an item has changed.
@MainActor @Suite("Placement in grids of panel files") struct GridPlacementTests {
  /// A page with a grid of texts that show values.
  private func panel() throws -> ShownPanel {
    var text = "values:\n"
    for index in 0..<9 { text += "  v\(index): {type: text, initial: word}\n" }
    text += "pages: {start: {body: [{grid: {columns: 3, body: ["
    text += (0..<9).map { "{text: \"{v\($0)}\"}" }.joined(separator: ", ")
    return try ShownPanel(text + "]}}]}}", size: Size(width: 480, height: 320))
  }

  private func layoutNode(_ panel: ShownPanel) throws -> LayoutNode {
    func search(_ layoutNode: LayoutNode) -> LayoutNode? {
      if String(describing: type(of: layoutNode.behavior)).contains("<FittingGrid>") { return layoutNode }
      return layoutNode.children.firstMapped(search)
    }
    return try #require(search(panel.harness.stage.rootLayoutNode))
  }

  /// A grid, and what it keeps of the items of another.
  @MainActor private struct Kept {
    let grid = FittingGrid(most: 3, least: 40, usual: 200, spacing: 8)
    let layoutNode: LayoutNode
    var cache: FittingGrid.Cache

    init(_ layoutNode: LayoutNode) {
      self.layoutNode = layoutNode
      cache = grid.makeCache(subviews: Self.subviews(layoutNode, PlacementRecord(of: 0)))
    }

    private static func subviews(_ layoutNode: LayoutNode, _ record: PlacementRecord) -> LayoutSubviews {
      LayoutSubviews(layoutNodes: layoutNode.children, record: record, layoutDirection: .leftToRight)
    }

    mutating func place(width: Double = 300) throws -> [Placement] {
      let record = PlacementRecord(of: layoutNode.children.count)
      let bounds = Rect(x: 0, y: 0, width: width, height: 200)
      grid.placeSubviews(
        in: bounds, proposal: ProposedViewSize(bounds.size), subviews: Self.subviews(layoutNode, record), cache: &cache)
      return try #require(record.all)
    }
  }

  private func isSame(_ one: [Placement], _ other: [Placement]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.origin == $1.origin && $0.proposal == $1.proposal }
  }

  private func address(_ placements: [Placement]) -> UnsafePointer<Placement>? {
    placements.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test("The placements of last time are handed back where no item has another place")
  func kept() throws {
    let panel = try panel()
    var kept = Kept(try layoutNode(panel))
    let first = try kept.place()
    #expect(address(try kept.place()) == address(first))
    try panel.tell("v4", "drow")
    let second = try kept.place()
    #expect(isSame(first, second) && address(second) == address(first))
    try panel.tell("v4", "w")
    let third = try kept.place()
    #expect(address(third) != address(first))
    #expect(zip(first, third).map { $0.origin == $1.origin } == (0..<9).map { $0 != 4 })
  }

  @Test("They are those of a grid that has never placed anything else")
  func stale() throws {
    let panel = try panel()
    let layoutNode = try layoutNode(panel)
    var kept = Kept(layoutNode)
    let long = "some words that take several lines of a column"
    for (item, text) in [(0, "w"), (8, long), (8, "x"), (3, long), (4, long), (3, "word"), (0, long), (4, "y")] {
      try panel.tell("v\(item)", text)
      for width in [300.0, 300, 200] {
        var fresh = Kept(layoutNode)
        #expect(isSame(try kept.place(width: width), try fresh.place(width: width)))
      }
    }
    // More changes than there are items, and no placement between them.
    for index in 0..<30 {
      try panel.tell("v\(index % 9)", "\(index)")
      _ = kept.grid.sizeThatFits(
        proposal: ProposedViewSize(width: 300, height: nil),
        subviews: LayoutSubviews(layoutNodes: layoutNode.children, record: nil, layoutDirection: .leftToRight),
        cache: &kept.cache)
    }
    var fresh = Kept(layoutNode)
    #expect(isSame(try kept.place(), try fresh.place()))
  }

  @Test(
    "A page on which items change looks as one that has always been so",
    arguments: ["none", "dark", "scale", "right to left", "large"])
  func page(_ change: String) throws {
    let panel = try panel()
    func apply() throws {
      switch change {
      case "dark": try panel.harness.setEnvironment { $0.colorScheme = .dark }
      case "scale": try panel.harness.resize(to: Size(width: 460, height: 300), scale: 1.5)
      case "right to left": try panel.harness.setEnvironment { $0.layoutDirection = .rightToLeft }
      case "large": try panel.harness.resize(to: Size(width: 700, height: 300))
      default: break
      }
    }
    for (index, text) in ["w", "drow", "several words", "x", "word", "and", "dna"].enumerated() {
      try panel.tell("v\(index)", text)
      try panel.harness.checkAgainstFreshStage()
      if index == 3 { try apply() }
    }
    try panel.harness.checkAgainstFreshStage()
  }
}
