import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// A row of a table of layouts: the size that a view tree takes for a proposal, and the frames of its leaves in the tree's
/// own coordinate space.
///
///     try row(100, nil, "100×40", "a 0,0 80×40", "b 80,0 20×40") { HStack(spacing: 0) { flexible("a"); fixed("b", 20, 40) } }
///
/// - Parameters:
///   - expected: the size, and then each leaf in the order of the tree.
func row<Content: View>(
  _ width: Double?, _ height: Double?, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ tree: @escaping () -> Content
) throws {
  let proposal = ProposedViewSize(width: width, height: height)
  let panel = try BarePanel(size: Size(width: 400, height: 400)) { Corner(proposal: proposal)() { tree() } }
  let corner = try #require(panel.stage.rootLayoutNode.children.first)
  let size = try #require(corner.children.first).sizeThatFits(proposal)
  let frames = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .image || $0.role == .text }.map {
    "\($0.label) \(short($0.frame.minX)),\(short($0.frame.minY)) \(short($0.frame.width))×\(short($0.frame.height))"
  }
  #expect(["\(short(size.width))×\(short(size.height))"] + frames == expected, sourceLocation: sourceLocation)
}

/// Fills the screen and places its view in the corner, with a proposal that can be anything.
struct Corner: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }
}

private func short(_ value: Double) -> String {
  value >= LayoutNode.endless / 2 ? "∞" : value == value.rounded() ? String(Int(value)) : String(value)
}

/// A view that takes what it is proposed, as a colour does; its ideal size is 10×10.
func flexible(_ name: String) -> Leaf { Leaf(name: name) }

/// A view of one size.
func fixed(_ name: String, _ width: Double, _ height: Double) -> Leaf { .fixed(name, width, height) }

/// A view whose width stays between two bounds, and which takes the proposed height.
func between(_ name: String, _ width: ClosedRange<Double>, ideal: Double = 10) -> Leaf {
  Leaf(name: name, width: width, idealWidth: ideal)
}

/// Words of one letter. Each letter is 8 points wide, a line is 16 points high, and a line breaks after any letter.
func words(_ letter: Character, _ count: Int) -> Bar { Bar(String(repeating: letter, count: count)) }
