/// How a knob's counts become detents.
public nonisolated struct KnobTuning: Hashable, Sendable {
  /// Whether clockwise counts downwards.
  public var isReversed = false
  /// How many counts of the kernel's make a detent that a person feels: 4 for many encoders, 1 as the kernel's own driver sends them.
  public var steps = 1.0
  /// Whether a fast turn counts for more.
  public var acceleration = KnobAcceleration.none

  /// A knob that counts as it is.
  public init() {}
}

/// Whether a fast turn counts for more than a slow one.
public nonisolated enum KnobAcceleration: String, CaseIterable, Sendable {
  /// A detent is a detent.
  case none = "off"
  /// Twice from 12 detents a second on.
  case gentle
  /// Twice from 12, five times from 20 detents a second on.
  case strong

  /// How much a detent counts at a speed in detents a second.
  func factor(at speed: Double) -> Int {
    switch self {
    case .none: 1
    case .gentle: speed >= 12 ? 2 : 1
    case .strong: speed >= 20 ? 5 : speed >= 12 ? 2 : 1
    }
  }
}
