import Runtime

/// Reads the timing of held controls from tweaks.
private struct HoldTweaks: ViewModifier {
  @Tweak private var delay: Int
  @Tweak private var interval: Int
  @Tweak private var accelerates: Bool
  @Tweak private var factor: Double
  @Tweak private var floor: Int
  @Tweak private var slop: Double

  init(_ group: String) {
    _delay = Tweak(wrappedValue: 500, "\(group).delay", in: 100...5000, step: 10, unit: "ms")
    _interval = Tweak(wrappedValue: 100, "\(group).interval", in: 20...2000, step: 5, unit: "ms")
    _accelerates = Tweak(wrappedValue: false, "\(group).accelerates")
    _factor = Tweak(wrappedValue: 0.6, "\(group).factor", in: 0.1...1, step: 0.05)
    _floor = Tweak(wrappedValue: 25, "\(group).floor", in: 5...500, step: 5, unit: "ms")
    _slop = Tweak(wrappedValue: 20, "\(group).slop", in: 0...100, step: 1, unit: "pt")
  }

  func body(content: Content) -> some View {
    content.repeatTiming(
      delay: .milliseconds(delay), interval: .milliseconds(interval),
      acceleration: accelerates ? .staggered(factor: factor, floor: .milliseconds(floor)) : Rhythm.Acceleration.none,
      slop: slop)
  }
}

extension View {
  /// Makes the repetition of held controls in this view adjustable, in the config file and on the tweak panel.
  ///
  /// The tweaks are `delay` and `interval`; `accelerates`, `factor` and `floor` for repetitions that become faster; and
  /// `slop`, the distance in points by which a finger may leave the control.
  ///
  /// - Parameter group: the group of the tweaks in the config file.
  public func tweakableRepeatTiming(_ group: String = "hold") -> some View { modifier(HoldTweaks(group)) }
}
