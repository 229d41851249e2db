import Graphics
import Runtime

/// The rule about layers above the page.
struct LintLayers {
  let page: LintPage

  /// The topmost layer, if its edge does not stand out from the page behind it.
  var findings: [LintFinding] {
    guard let layer = page.survey.layer, let surface = surface(of: layer) else { return [] }
    // A layer that fills the screen leaves nothing of the page beside its edge.
    if let content = layer.children.first, content.stageFrame.insetBy(dx: -1, dy: -1).contains(page.bounds) {
      return []
    }
    let points = Self.edgePoints(of: surface)
    let merging = points.filter { !isVisible($0.point, outward: $0.outward) }
    guard Double(merging.count) > Double(points.count) * Self.mostMerging else { return [] }
    let percent = merging.count * 100 / max(1, points.count)
    return [
      page.finding(
        .mergingLayer, "layer",
        "\(percent) % of its edge looks like the page behind it: give it a shadow or an outline",
        at: layer, surface)
    ]
  }

  /// The share of the edge that may look like the page: a part of it may be on a surface of its own colour.
  private static let mostMerging = 0.4
  /// The distance inside and outside an edge within which the edge is searched for, in points.
  private static let depth = 8.0

  /// The largest surface of the layer that does not cover the whole screen.
  private func surface(of layer: LayoutNode) -> Rect? {
    page.survey.marks.compactMap { $0.layoutNode.isInside(layer) ? $0.surface : nil }
      .filter { !$0.insetBy(dx: -1, dy: -1).contains(page.bounds) && $0.width > 40 && $0.height > 40 }
      .max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Points on the straight parts of the four sides, with the directions away from the surface.
  private static func edgePoints(of surface: Rect) -> [(point: Point, outward: Point)] {
    stride(from: 0.15, through: 0.85, by: 0.05).flatMap { share in
      let (x, y) = (surface.minX + surface.width * share, surface.minY + surface.height * share)
      return [
        (Point(x: x, y: surface.minY), Point(x: 0, y: -1)), (Point(x: x, y: surface.maxY), Point(x: 0, y: 1)),
        (Point(x: surface.minX, y: y), Point(x: -1, y: 0)), (Point(x: surface.maxX, y: y), Point(x: 1, y: 0)),
      ]
    }
  }

  /// Whether the picture changes visibly across the edge at a point; true where the edge is not on the screen.
  private func isVisible(_ point: Point, outward: Point) -> Bool {
    let picture = page.drawing.picture
    var colors: [UInt32] = []
    for step in stride(from: -Self.depth / 4, through: Self.depth, by: 0.5) {
      let x = Int(((point.x + outward.x * step) * page.stage.scale).rounded(.down))
      let y = Int(((point.y + outward.y * step) * page.stage.scale).rounded(.down))
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return true }
      colors.append(picture[x, y])
    }
    return colors.contains { Luminance.contrast($0, colors[0]) >= LintLimits.leastVisibleContrast }
  }
}
