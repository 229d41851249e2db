/// The conversion of the counts of a knob to detents.
public nonisolated struct KnobTuning: Hashable, Sendable {
  /// Whether to reverse the direction: clockwise turns count down.
  public var isReversed = false
  /// The number of kernel counts per detent: 4 for many encoders; the kernel's `rotary-encoder` driver reports 1.
  public var steps = 1.0
  /// Whether fast turns are accelerated.
  public var acceleration = KnobAcceleration.none

  /// Creates a tuning that reports every count unchanged.
  public init() {}
}

/// Acceleration of a knob: whether detents of a fast turn count several times.
public nonisolated enum KnobAcceleration: String, CaseIterable, Sendable {
  /// Every detent counts once.
  case none = "off"
  /// Detents count twice from 12 detents per second.
  case gentle
  /// Detents count twice from 12, and five times from 20 detents per second.
  case strong

  /// The factor for a speed in detents per second.
  func factor(at speed: Double) -> Int {
    switch self {
    case .none: 1
    case .gentle: speed >= 12 ? 2 : 1
    case .strong: speed >= 20 ? 5 : speed >= 12 ? 2 : 1
    }
  }
}
