import FaceplateTesting
import Graphics

@testable import Controls
@testable import Runtime

/// A view of a name whose extents stay between a least and a greatest one.
struct Leaf: @MainActor LayoutView {
  let name: String
  var width: ClosedRange<Double> = 0...(.infinity)
  var height: ClosedRange<Double> = 0...(.infinity)
  var idealWidth = 10.0
  var idealHeight = 10.0

  /// A view of one size.
  static func fixed(_ name: String, _ width: Double, _ height: Double) -> Leaf {
    Leaf(name: name, width: width...width, height: height...height, idealWidth: width, idealHeight: height)
  }

  func makeBehavior(for layoutNode: LayoutNode) -> LeafBehavior { LeafBehavior(layoutNode) }

  func configure(_ behavior: LeafBehavior, in environment: EnvironmentValues) {
    behavior.leaf = self
    behavior.setNeedsLayout()
  }
}

final class LeafBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// How often leaves were asked for their size.
  static var measures = 0

  var leaf = Leaf(name: "")

  func measure(_ proposal: ProposedViewSize) -> Size {
    Self.measures += 1
    func fit(_ offer: Double, _ range: ClosedRange<Double>) -> Double {
      max(range.lowerBound, min(range.upperBound, offer))
    }
    return Size(
      width: fit(proposal.width ?? leaf.idealWidth, leaf.width),
      height: fit(proposal.height ?? leaf.idealHeight, leaf.height))
  }

  var semantics: Semantics? { Semantics(role: .image, label: leaf.name) }
}

/// Where the leaves of a view are: a line each with name, origin and size.
func layout<Content: View>(
  _ width: Double = 100, _ height: Double = 100, scale: Double = 1, @ViewBuilder _ content: @escaping () -> Content
) throws -> [String] {
  try leaves(Harness(size: Size(width: width, height: height), scale: scale, root: content))
}

/// Where the leaves of a panel are.
func leaves(_ panel: Harness) -> [String] {
  panel.stage.elements.flatMap(\.flattened).filter { $0.role == .image }.map {
    "\($0.label) \(short($0.frame.minX)),\(short($0.frame.minY)) \(short($0.frame.width))×\(short($0.frame.height))"
  }
}

private func short(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
