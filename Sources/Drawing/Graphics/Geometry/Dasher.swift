import Glibc

/// Splits polylines into dashes.
struct Dasher {
  private var pattern: [Double] = []
  private var total = 0.0
  private var phase = 0.0

  /// Whether there is a dash pattern.
  var isActive: Bool { !pattern.isEmpty }

  /// Sets the dash pattern of a style. A pattern with negative lengths, or with a period below 0.1 pixel, is ignored.
  mutating func begin(_ style: StrokeStyle, scale: Double) {
    pattern.removeAll(keepingCapacity: true)
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dashPhase.isFinite else {
      return
    }
    let sum = style.dash.reduce(0, +)
    guard sum * scale > 0.1 else { return }
    pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    total = pattern.reduce(0, +)
    phase = fmod(style.dashPhase, total)
    if phase < 0 { phase += total }
  }

  /// Calls `emit` with each dash, and with whether the dash is a closed line because the first dash covers all of it.
  func cut(_ line: [Stroker.Vertex], isClosed: Bool, emit: (_ dash: [Stroker.Vertex], _ isClosed: Bool) -> Void) {
    let line = isClosed ? line + [line[0]] : line
    var length = 0.0
    for index in 1..<max(1, line.count) { length += line[index].point.distance(to: line[index - 1].point) }
    guard length.isFinite, length / total * Double(pattern.count) < Double(GraphicsLimits.dashes) else {
      return emit(isClosed ? Array(line.dropLast()) : line, isClosed)
    }
    var (index, left) = entry
    var isOn = index % 2 == 0
    var dash = isOn ? [line[0]] : []
    var first: [Stroker.Vertex]?
    for step in 1..<max(1, line.count) {
      let (from, to) = (line[step - 1].point, line[step].point)
      let span = from.distance(to: to)
      guard span > 0 else { continue }
      let direction = (to - from) * (1 / span)
      var done = 0.0
      while span - done > left {
        done += left
        let place = Stroker.Vertex(point: from + direction * done, isCorner: true)
        if isOn {
          // A dash of zero length still has a direction, which its square caps need.
          let end =
            left == 0 && dash.count == 1 ? Stroker.Vertex(point: place.point + direction * 1e-6, isCorner: true) : place
          dash.append(end)
          if first == nil, isClosed, entry.index % 2 == 0 { first = dash } else { emit(dash, false) }
          dash.removeAll(keepingCapacity: true)
        } else {
          dash = [place]
        }
        isOn.toggle()
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= span - done
      if isOn { dash.append(line[step]) }
    }
    finish(dash, first, isClosed: isClosed, emit: emit)
  }

  /// Emits the last dash. On a closed line it continues into the first.
  private func finish(
    _ dash: [Stroker.Vertex], _ first: [Stroker.Vertex]?, isClosed: Bool, emit: ([Stroker.Vertex], Bool) -> Void
  ) {
    if let first {
      emit(dash.isEmpty ? first : dash + first.dropFirst(), false)
    } else if !dash.isEmpty {
      let coversAll = isClosed && entry.index % 2 == 0
      emit(coversAll ? Array(dash.dropLast()) : dash, coversAll)
    }
  }

  /// The pattern element in which a line begins, and its remaining length.
  private var entry: (index: Int, left: Double) {
    var (index, rest) = (0, phase)
    while index + 1 < pattern.count, rest >= pattern[index] {
      rest -= pattern[index]
      index += 1
    }
    return (index, max(0, pattern[index] - rest))
  }
}
