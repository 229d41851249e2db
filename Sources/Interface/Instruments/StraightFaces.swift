import Controls
import Graphics
import Runtime
import Values

/// The geometry of a straight scale: it is horizontal and grows in the reading direction, or vertical and grows
/// upwards.
@MainActor struct StraightScale {
  let bounds: Rect
  let isUpright: Bool
  let isReversed: Bool

  /// The position of a fraction along the scale.
  func place(_ fraction: Double) -> Double {
    if isUpright { return bounds.maxY - bounds.height * fraction }
    return isReversed ? bounds.maxX - bounds.width * fraction : bounds.minX + bounds.width * fraction
  }

  /// The part of the scale between two fractions.
  func part(_ from: Double, _ to: Double) -> Rect {
    let (one, other) = (place(from), place(to))
    let (low, extent) = (min(one, other), abs(one - other))
    return isUpright
      ? Rect(x: bounds.minX, y: low, width: bounds.width, height: extent)
      : Rect(x: low, y: bounds.minY, width: extent, height: bounds.height)
  }
}

/// A straight scale with its zones, a pointer at the value and a mark at the wanted one: the moving analog indicator of
/// quiet machine screens.
nonisolated struct ScaleFace: MeterFace {
  let isUpright: Bool

  var usualSize: Size { isUpright ? Size(width: 64, height: 160) : Size(width: 220, height: 44) }
  var height: Double? { isUpright ? nil : 44 }
  func scaleLength(_ size: Size) -> Double { isUpright ? size.height : size.width }

  @MainActor func paint(_ meter: MeterPicture, into painter: inout Painter) {
    let size = painter.size
    // Pointer, bar and numbers are side by side.
    let bar =
      isUpright
      ? Rect(x: size.width / 2 - 14, y: 8, width: 12, height: size.height - 16)
      : Rect(x: 9, y: 12, width: size.width - 18, height: 12)
    let scale = StraightScale(bounds: bar, isUpright: isUpright, isReversed: meter.isReversed)
    painter.fill(bar, radius: 3, meter.colors.track)
    for zone in meter.zones {
      painter.fill(scale.part(zone.range.lowerBound, zone.range.upperBound), meter.colors.zone(zone.kind))
    }
    let labels = meter.labels { fraction, size in
      let place = scale.place(fraction)
      return isUpright
        ? Point(x: bar.maxX + 8, y: place - size.height / 2)
        : Point(x: max(0, min(painter.size.width - size.width, place - size.width / 2)), y: bar.maxY + 4)
    }
    for (tick, label) in zip(meter.ticks, labels) { draw(tick, label, scale, meter, &painter) }
    if let setPoint = meter.setPoint {
      let place = scale.place(setPoint)
      let mark =
        isUpright
        ? Rect(x: bar.minX - 2, y: place - 1.5, width: bar.width + 4, height: 3)
        : Rect(x: place - 1.5, y: bar.minY - 2, width: 3, height: bar.height + 4)
      painter.fill(mark.insetBy(dx: -1, dy: -1), meter.colors.card)
      painter.fill(mark, meter.colors.text)
    }
    if let value = meter.value { drawPointer(at: scale.place(value), scale.bounds, meter.colors, &painter) }
  }

  @MainActor private func draw(
    _ tick: MeterPicture.Tick, _ label: Point?, _ scale: StraightScale, _ meter: MeterPicture,
    _ painter: inout Painter
  ) {
    guard let text = tick.text else { return }
    let (place, bar) = (scale.place(tick.fraction), scale.bounds)
    let line =
      isUpright
      ? Rect(x: bar.maxX, y: place - 0.5, width: 5, height: 1) : Rect(x: place - 0.5, y: bar.maxY, width: 1, height: 4)
    painter.fill(line, meter.colors.secondary)
    if let label { painter.draw(text, at: label, meter.colors.secondary) }
  }

  @MainActor private func drawPointer(
    at place: Double, _ bar: Rect, _ colors: MeterPicture.Colors, _ painter: inout Painter
  ) {
    let corners =
      isUpright
      ? [
        Point(x: bar.minX + 3, y: place), Point(x: bar.minX - 10, y: place - 7), Point(x: bar.minX - 10, y: place + 7),
      ]
      : [
        Point(x: place, y: bar.minY + 3), Point(x: place - 7, y: bar.minY - 10), Point(x: place + 7, y: bar.minY - 10),
      ]
    let path = Path {
      $0.addLines(corners)
      $0.closeSubpath()
    }
    painter.draw(.stroke(path, StrokeStyle(lineWidth: 3, lineJoin: .round)), .color(colors.card))
    painter.draw(.fill(path, .nonZero), .color(colors.value))
  }
}

/// A vessel that is filled up to the value, with its zones at its side.
nonisolated struct TankFace: MeterFace {
  var usualSize: Size { Size(width: 96, height: 140) }
  func scaleLength(_ size: Size) -> Double { size.height }

  @MainActor func paint(_ meter: MeterPicture, into painter: inout Painter) {
    let size = painter.size
    let width = max(20, min(size.width - 40, size.height * 0.7))
    let vessel = Rect(x: (size.width - width - 34) / 2, y: 3, width: width, height: size.height - 6)
    let radius = min(14, width / 4)
    painter.fill(vessel.insetBy(dx: -2, dy: -2), radius: radius + 2, meter.colors.outline)
    // A vessel whose level is unknown does not look empty.
    painter.fill(vessel, radius: radius, meter.value == nil ? meter.colors.track : meter.colors.card)
    let inside = vessel.insetBy(dx: 2, dy: 2)
    let scale = StraightScale(bounds: inside, isUpright: true, isReversed: false)
    if let value = meter.value {
      var state = painter.state
      state.clip(to: scale.part(0, value))
      var wet = Painter(state: state, size: size)
      wet.fill(inside, radius: max(0, radius - 2), meter.colors.value)
      painter.append(contentsOf: wet)
    }
    for zone in meter.zones where zone.kind != .normal {
      let part = scale.part(zone.range.lowerBound, zone.range.upperBound)
      painter.fill(Rect(x: vessel.maxX + 5, y: part.minY, width: 4, height: part.height), meter.colors.zone(zone.kind))
    }
    let labels = meter.labels { fraction, label in
      let y = scale.place(fraction) - label.height / 2
      return Point(x: vessel.maxX + 13, y: max(0, min(size.height - label.height, y)))
    }
    for (tick, label) in zip(meter.ticks, labels) {
      guard let text = tick.text else { continue }
      painter.fill(
        Rect(x: vessel.maxX + 2, y: scale.place(tick.fraction) - 0.5, width: 8, height: 1), meter.colors.secondary)
      if let label { painter.draw(text, at: label, meter.colors.secondary) }
    }
    if let setPoint = meter.setPoint {
      let place = scale.place(setPoint)
      painter.fill(Rect(x: vessel.minX - 4, y: place - 2, width: width + 8, height: 4), meter.colors.card)
      painter.fill(Rect(x: vessel.minX - 4, y: place - 1, width: width + 8, height: 2), meter.colors.text)
    }
  }
}

/// A thermometer: a column that rises from a bulb, with the scale at its side.
nonisolated struct ThermometerFace: MeterFace {
  var usualSize: Size { Size(width: 80, height: 170) }
  func scaleLength(_ size: Size) -> Double { size.height * 0.8 }

  @MainActor func paint(_ meter: MeterPicture, into painter: inout Painter) {
    let size = painter.size
    let bulb = max(8, min(16, size.height * 0.09))
    let half = bulb * 0.5
    let x = size.width / 2 - 14
    let tube = Rect(x: x - half - 2, y: 2, width: 2 * half + 4, height: size.height - bulb - 4)
    let foot = Point(x: x, y: size.height - bulb - 3)
    painter.draw(.ellipse(Rect(center: foot, radius: bulb + 2)), .color(meter.colors.track))
    painter.fill(tube, radius: half + 2, meter.colors.track)
    let column = Rect(
      x: x - half, y: tube.minY + half + 4, width: 2 * half, height: foot.y - bulb - tube.minY - half - 8)
    let scale = StraightScale(bounds: column, isUpright: true, isReversed: false)
    if let value = meter.value {
      painter.draw(.ellipse(Rect(center: foot, radius: bulb)), .color(meter.colors.value))
      let top = scale.place(value)
      painter.fill(Rect(x: x - half, y: top, width: 2 * half, height: foot.y - top), radius: half, meter.colors.value)
    }
    for zone in meter.zones where zone.kind != .normal {
      let part = scale.part(zone.range.lowerBound, zone.range.upperBound)
      painter.fill(Rect(x: tube.maxX + 2, y: part.minY, width: 4, height: part.height), meter.colors.zone(zone.kind))
    }
    let labels = meter.labels { Point(x: tube.maxX + 13, y: scale.place($0) - $1.height / 2) }
    for (tick, label) in zip(meter.ticks, labels) {
      guard let text = tick.text else { continue }
      painter.fill(
        Rect(x: tube.maxX + 2, y: scale.place(tick.fraction) - 0.5, width: 8, height: 1), meter.colors.secondary)
      if let label { painter.draw(text, at: label, meter.colors.secondary) }
    }
    if let setPoint = meter.setPoint {
      let place = scale.place(setPoint)
      let path = Path {
        $0.addLines([
          Point(x: tube.minX - 1, y: place), Point(x: tube.minX - 10, y: place - 6),
          Point(x: tube.minX - 10, y: place + 6),
        ])
        $0.closeSubpath()
      }
      painter.draw(.fill(path, .nonZero), .color(meter.colors.text))
    }
  }
}

/// A row of lamps that are lit up to the value.
nonisolated struct LevelFace: MeterFace {
  let isUpright: Bool

  var usualSize: Size { isUpright ? Size(width: 40, height: 160) : Size(width: 220, height: 26) }
  var height: Double? { isUpright ? nil : 26 }
  func scaleLength(_ size: Size) -> Double { isUpright ? size.height : size.width }

  @MainActor func paint(_ meter: MeterPicture, into painter: inout Painter) {
    let length = scaleLength(painter.size)
    let count = max(5, min(30, Int(length / 12)))
    let across = min(24, (isUpright ? painter.size.width : painter.size.height) - 2)
    let bounds =
      isUpright
      ? Rect(x: (painter.size.width - across) / 2, y: 1, width: across, height: length - 2)
      : Rect(x: 1, y: (painter.size.height - across) / 2, width: length - 2, height: across)
    let scale = StraightScale(bounds: bounds, isUpright: isUpright, isReversed: meter.isReversed)
    for lamp in 0..<count {
      let (from, to) = (Double(lamp) / Double(count), Double(lamp + 1) / Double(count))
      let part = scale.part(from, to).insetBy(dx: isUpright ? 0 : 1.5, dy: isUpright ? 1.5 : 0)
      let middle = (from + to) / 2
      let isLit = meter.value.map { $0 >= middle || (lamp == 0 && $0 > 0) } ?? false
      let zone = meter.zone(at: middle).flatMap { $0 == .normal ? nil : $0 }
      let color = isLit ? zone.map(meter.colors.zone) ?? meter.colors.value : meter.colors.track
      painter.fill(
        part, radius: 2, isLit ? color : zone.map { meter.colors.zone($0).multiplyingOpacity(by: 0.3) } ?? color)
    }
    if let setPoint = meter.setPoint {
      let place = scale.place(setPoint)
      let mark =
        isUpright
        ? Rect(x: bounds.minX - 4, y: place - 1.5, width: across + 8, height: 3)
        : Rect(x: place - 1.5, y: bounds.minY - 1, width: 3, height: across + 2)
      painter.fill(mark, meter.colors.text)
    }
  }
}
