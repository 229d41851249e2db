import Values

/// The positions of a slider's track that are marked.
public nonisolated enum SliderTicks: Hashable, Sendable {
  /// No positions are marked.
  case none
  /// Each value at which a handle can rest, as long as there are at most 101 of them.
  case stops
  /// A number of equidistant positions from 2 to 101, including both ends.
  case count(Int)
}

extension SliderTicks {
  /// The maximum number of tick marks: more of them would merge into a line.
  private nonisolated static var most: Int { 101 }

  /// The positions of the tick marks as fractions of the track.
  nonisolated func fractions<Value: Strideable>(of stops: Stops<Value>) -> [Double] {
    switch self {
    case .none: return []
    case .stops:
      guard let count = stops.count, (2...Self.most).contains(count) else { return [] }
      return (0..<count).map { stops.fraction(of: stops.value(at: $0)) }
    case .count(let count):
      guard (2...Self.most).contains(count) else { return [] }
      return (0..<count).map { Double($0) / Double(count - 1) }
    }
  }
}
