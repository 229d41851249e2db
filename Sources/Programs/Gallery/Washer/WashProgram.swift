import Faceplate

/// A program of the washing machine, in the order around the knob.
nonisolated enum WashProgram: Int, Strideable, CaseIterable, CustomStringConvertible {
  case cotton, eco, synthetics, delicate, wool, quick, rinse, spin

  /// The name on the knob.
  var description: String {
    switch self {
    case .cotton: "Cotton"
    case .eco: "Eco 40–60"
    case .synthetics: "Synthetics"
    case .delicate: "Delicate"
    case .wool: "Wool"
    case .quick: "Quick 20"
    case .rinse: "Rinse"
    case .spin: "Spin"
    }
  }

  /// The duration in minutes.
  var minutes: Int {
    switch self {
    case .cotton: 138
    case .eco: 209
    case .synthetics: 105
    case .delicate: 62
    case .wool: 38
    case .quick: 20
    case .rinse: 24
    case .spin: 12
    }
  }

  /// The number of programs to another one.
  func distance(to other: WashProgram) -> Int { other.rawValue - rawValue }

  /// The program `count` steps further, limited to the first and last one.
  func advanced(by count: Int) -> WashProgram {
    WashProgram(rawValue: max(0, min(Self.allCases.count - 1, rawValue + count))) ?? self
  }
}
