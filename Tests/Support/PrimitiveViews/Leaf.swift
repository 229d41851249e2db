import Driver
import Graphics
import Runtime

/// A view of a name whose extents stay between a least and a greatest one.
package struct Leaf: @MainActor LayoutView {
  let name: String
  let width: ClosedRange<Double>
  let height: ClosedRange<Double>
  let idealWidth: Double
  let idealHeight: Double

  package init(
    name: String, width: ClosedRange<Double> = 0...(.infinity), height: ClosedRange<Double> = 0...(.infinity),
    idealWidth: Double = 10, idealHeight: Double = 10
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.idealWidth = idealWidth
    self.idealHeight = idealHeight
  }

  /// A view of one size.
  package static func fixed(_ name: String, _ width: Double, _ height: Double) -> Leaf {
    Leaf(name: name, width: width...width, height: height...height, idealWidth: width, idealHeight: height)
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> LeafBehavior { LeafBehavior(layoutNode) }

  package func configure(_ behavior: LeafBehavior, in environment: EnvironmentValues) {
    behavior.leaf = self
    behavior.setNeedsLayout()
  }
}

package final class LeafBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// How often leaves were asked for their size.
  package static var measures = 0

  var leaf = Leaf(name: "")

  package func measure(_ proposal: ProposedViewSize) -> Size {
    Self.measures += 1
    func fit(_ offer: Double, _ range: ClosedRange<Double>) -> Double {
      max(range.lowerBound, min(range.upperBound, offer))
    }
    return Size(
      width: fit(proposal.width ?? leaf.idealWidth, leaf.width),
      height: fit(proposal.height ?? leaf.idealHeight, leaf.height))
  }

  package var semantics: Semantics? { Semantics(role: .image, label: leaf.name) }
}

/// Where the leaves of a view are: a line each with name, origin and size.
package func layout<Content: View>(
  _ width: Double = 100, _ height: Double = 100, scale: Double = 1, @ViewBuilder _ content: @escaping () -> Content
) throws -> [String] {
  try leaves(BarePanel(size: Size(width: width, height: height), scale: scale, root: content))
}

/// Where the leaves of a panel are.
package func leaves(_ panel: HeadlessStage) -> [String] {
  panel.stage.elements.flatMap(\.flattened).filter { $0.role == .image }.map {
    "\($0.label) \(short($0.frame.minX)),\(short($0.frame.minY)) \(short($0.frame.width))×\(short($0.frame.height))"
  }
}

private func short(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
