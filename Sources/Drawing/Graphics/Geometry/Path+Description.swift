extension Path: CustomStringConvertible {
  /// The elements in order: coordinates in points, each pair as `x y`, followed by `m` for a move, `l` for a line, `q` and
  /// `c` for curves and `h` for the end of a subpath.
  public var description: String {
    func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    var parts: [String] = []
    forEach { element in
      switch element {
      case .move(let to): parts.append("\(pair(to)) m")
      case .line(let to): parts.append("\(pair(to)) l")
      case .quadCurve(let to, let control): parts.append("\(pair(control)) \(pair(to)) q")
      case .curve(let to, let control1, let control2): parts.append("\(pair(control1)) \(pair(control2)) \(pair(to)) c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }
}
