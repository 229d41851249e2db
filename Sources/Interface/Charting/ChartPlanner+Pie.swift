import Looks
import Glibc
import Graphics
import Runtime
import Values

extension ChartPlanner {
  /// Adds the sectors of a pie to the plan, from the top clockwise.
  mutating func drawPie(_ styles: ChartStyles) {
    let sectors = data.marks.filter { $0.kind == .sector }
    let total = sectors.reduce(0) { $0 + ($1.sector?.angle ?? 0) }
    let radius = min(plan.plot.width, plan.plot.height) / 2
    guard total > 0, total.isFinite, radius > 0 else { return }
    let center = plan.plot.center
    var (turn, sum) = (-Double.pi / 2, 0.0)
    for mark in sectors {
      guard let sector = mark.sector else { continue }
      let sweep = sector.angle / total * 2 * .pi
      let outer = min(radius, sector.outerRadius.extent(of: radius, usual: 1))
      let inner = sector.innerRadius == .automatic ? 0 : min(outer, sector.innerRadius.extent(of: radius, usual: 0))
      if sweep > 0 {
        let path = Self.sector(center, inner: inner, outer: outer, from: turn, sweep: sweep, inset: sector.inset)
        plan.marks.append(
          .init(shape: .fill(path, .nonZero), style: styles.style(of: mark), area: plan.plot))
      }
      let middle = turn + sweep / 2
      let distance = (inner + outer) / 2
      let point = center.offsetBy(dx: distance * cos(middle), dy: distance * sin(middle))
      let name = mark.look.label?.words(in: environment) ?? mark.group
      plan.readings.append(
        .init(
          name: name, value: sector.value, x: .number(Double(plan.sectors.count)), point: point,
          color: styles.style(of: mark).color, format: nil))
      plan.sectors.append(.init(name: name, value: sector.value, range: sum..<sum + sector.angle))
      annotate(mark, at: Rect(origin: point, size: .zero))
      turn += sweep
      sum += sector.angle
    }
  }

  /// The outline of a sector. The gap beside it has the same width at the rim and at the hole.
  private static func sector(
    _ center: Point, inner: Double, outer: Double, from start: Double, sweep: Double, inset: Double
  ) -> Path {
    func angle(at radius: Double) -> Double { radius > inset ? min(sweep / 2, asin(inset / radius)) : sweep / 2 }
    return Path { path in
      let gap = angle(at: outer)
      path.addArc(
        center: center, radius: outer, startAngle: Angle(radians: start + gap), delta: Angle(radians: sweep - 2 * gap))
      if inner > 0 {
        let gap = angle(at: inner)
        path.addArc(
          center: center, radius: inner, startAngle: Angle(radians: start + sweep - gap),
          delta: Angle(radians: -(sweep - 2 * gap)))
      } else if sweep < 2 * .pi - 1e-9 {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }
}
