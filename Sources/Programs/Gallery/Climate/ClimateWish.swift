import Faceplate

/// A person's wish in place of the schedule. It is stored in the config file, so it outlasts a power failure.
nonisolated enum ClimateWish: Equatable {
  /// The schedule holds.
  case none
  /// A temperature in °C until a moment; without one, for good.
  case temperature(Double, until: Duration?)

  /// The temperature; `nil` if the schedule applies.
  var temperature: Double? { if case .temperature(let temperature, _) = self { temperature } else { nil } }

  /// The moment at which the schedule applies again; `nil` for never.
  var end: Duration? { if case .temperature(_, let end) = self { end } else { nil } }
}

nonisolated extension ClimateWish: TweakValue {
  static var tweakDescription: String { "a temperature such as 22.5 until 2026-11-24T08:30:00.000Z, or nothing" }

  init?(tweakText text: String) {
    if text.isEmpty {
      self = .none
      return
    }
    let words = text.split(separator: " ")
    guard let temperature = Double(words[0]), ClimateModel.range.contains(temperature) else { return nil }
    if words.count == 1 {
      self = .temperature(temperature, until: nil)
    } else {
      guard words.count == 3, words[1] == "until", let end = Duration(momentText: String(words[2])) else { return nil }
      self = .temperature(temperature, until: end)
    }
  }

  var tweakText: String {
    guard let temperature else { return "" }
    return "\(temperature)" + (end.map { " until " + $0.momentText } ?? "")
  }
}
