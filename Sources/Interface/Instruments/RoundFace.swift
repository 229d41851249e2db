import Controls
import Glibc
import Graphics
import Runtime
import Values

/// A round scale of three quarters of a circle, with a needle, or filled up to the value. It turns clockwise in every
/// language, as clocks do.
nonisolated struct RoundFace: MeterFace {
  let hasNeedle: Bool

  var usualSize: Size { Size(width: 180, height: 180) }
  var isSquare: Bool { true }
  func scaleLength(_ size: Size) -> Double { size.width * 0.36 * 1.5 * .pi }

  /// The start and the extent of the scale, in radians, clockwise from three o'clock.
  private static let start = 0.75 * Double.pi, sweep = 1.5 * Double.pi

  private func angle(_ fraction: Double) -> Double { Self.start + Self.sweep * fraction }

  @MainActor func paint(_ meter: MeterPicture, into painter: inout Painter) {
    let radius = painter.size.width / 2 - 1
    let center = painter.bounds.center
    func place(_ fraction: Double, _ distance: Double) -> Point {
      center.offsetBy(dx: distance * cos(angle(fraction)), dy: distance * sin(angle(fraction)))
    }
    func arc(_ from: Double, _ to: Double, at distance: Double, width: Double, _ color: RGBA, cap: LineCap = .butt) {
      guard to > from else { return }
      let path = Path {
        $0.addArc(
          center: center, radius: distance, startAngle: Angle(radians: angle(from)),
          delta: Angle(radians: Self.sweep * (to - from)))
      }
      painter.draw(.stroke(path, StrokeStyle(lineWidth: width, lineCap: cap)), .color(color))
    }
    let width = radius * (hasNeedle ? 0.07 : 0.16)
    let line = radius - width / 2 - (meter.setPoint == nil || hasNeedle ? 0 : radius * 0.08)
    arc(0, 1, at: line, width: width, meter.colors.track, cap: hasNeedle ? .butt : .round)
    if hasNeedle {
      for zone in meter.zones {
        arc(zone.range.lowerBound, zone.range.upperBound, at: line, width: width, meter.colors.zone(zone.kind))
      }
      drawTicks(meter, radius, place, &painter)
      drawSetPoint(meter, place, outer: radius - width, inner: radius - width * 2.6, &painter)
      if let value = meter.value { drawNeedle(value, meter.colors, center, radius, place, &painter) }
    } else {
      if let value = meter.value {
        arc(0, max(0.001, value), at: line, width: width, meter.colors.value, cap: .round)
      }
      for zone in meter.zones where zone.kind != .normal {
        let inner = line - width / 2 - radius * 0.035
        arc(
          zone.range.lowerBound, zone.range.upperBound, at: inner, width: radius * 0.03, meter.colors.zone(zone.kind))
      }
      drawSetPoint(meter, place, outer: line + width * 0.5, inner: line + width * 0.5 + radius * 0.09, &painter)
    }
  }

  /// Draws the numbers inside of the scale, where there is room for them.
  @MainActor private func drawTicks(
    _ meter: MeterPicture, _ radius: Double, _ place: (Double, Double) -> Point, _ painter: inout Painter
  ) {
    let center = painter.bounds.center
    let pivot = Rect(center: center, radius: radius * 0.075)
    let labels = meter.labels(besides: pivot) { fraction, size in
      let reach = abs(cos(angle(fraction))) * size.width / 2 + abs(sin(angle(fraction))) * size.height / 2
      let middle = place(fraction, radius * 0.78 - reach)
      return Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    }
    for (tick, label) in zip(meter.ticks, labels) {
      let path = Path { $0.addLines([place(tick.fraction, radius * 0.92), place(tick.fraction, radius * 0.82)]) }
      painter.draw(
        .stroke(path, StrokeStyle(lineWidth: max(1, radius * 0.02), lineCap: .round)), .color(meter.colors.secondary))
      guard radius >= 64, let text = tick.text, let label else { continue }
      painter.draw(text, at: label, meter.colors.secondary)
    }
  }

  /// Draws the wanted value: a triangle whose tip is at the scale.
  @MainActor private func drawSetPoint(
    _ meter: MeterPicture, _ place: (Double, Double) -> Point, outer: Double, inner: Double, _ painter: inout Painter
  ) {
    guard let setPoint = meter.setPoint, inner > 0 else { return }
    let half = abs(outer - inner) * 0.6 / inner / Self.sweep
    let path = Path {
      $0.addLines([place(setPoint, outer), place(setPoint - half, inner), place(setPoint + half, inner)])
      $0.closeSubpath()
    }
    painter.draw(.fill(path, .nonZero), .color(meter.colors.text))
  }

  @MainActor private func drawNeedle(
    _ value: Double, _ colors: MeterPicture.Colors, _ center: Point, _ radius: Double,
    _ place: (Double, Double) -> Point, _ painter: inout Painter
  ) {
    // A quarter of a turn to either side, as fractions of the scale.
    let side = 0.5 * Double.pi / Self.sweep
    let half = radius * 0.035
    let path = Path {
      $0.addLines([
        place(value, radius * 0.86), place(value + side, half), place(value, -radius * 0.16), place(value - side, half),
      ])
      $0.closeSubpath()
    }
    painter.draw(.fill(path, .nonZero), .color(colors.value))
    painter.draw(.ellipse(Rect(center: center, radius: radius * 0.075)), .color(colors.text))
    painter.draw(.ellipse(Rect(center: center, radius: radius * 0.03)), .color(colors.card))
  }
}
