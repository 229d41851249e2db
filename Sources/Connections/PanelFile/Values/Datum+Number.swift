import Values

extension Datum {
  /// The number, or the seconds of a duration; `nil` for anything else.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .duration(let duration): duration.inSeconds
    case .flag, .text, .range: nil
    }
  }
}
