import Runtime

/// A feedback as the tones of a loudspeaker or a beeper and the shake of a motor.
nonisolated struct FeedbackPattern: Hashable, Sendable {
  /// A tone, or a pause.
  struct Tone: Hashable, Sendable {
    /// In hertz; 0 for a pause.
    var frequency: Int
    /// In milliseconds.
    var milliseconds: Int

    init(_ frequency: Int, _ milliseconds: Int) { (self.frequency, self.milliseconds) = (frequency, milliseconds) }
  }

  /// A shake of the motor.
  struct Shake: Hashable, Sendable {
    /// The strength, 0…1.
    var strength: Double
    /// In milliseconds.
    var milliseconds: Int

    init(_ strength: Double, _ milliseconds: Int) { (self.strength, self.milliseconds) = (strength, milliseconds) }
  }

  /// The tones, one after another.
  var tones: [Tone]
  /// The shake; `nil` for none.
  var shake: Shake?
  /// Whether the pattern is played although others wait: the call of an alarm.
  var isUrgent = false

  init(_ tones: [Tone], _ shake: Shake? = nil, isUrgent: Bool = false) {
    (self.tones, self.shake, self.isUrgent) = (tones, shake, isUrgent)
  }

  /// The pattern of a feedback.
  ///
  /// Clicks are too short to have a pitch that annoys. Alarms have the numbers of pulses, and the pauses between them,
  /// that IEC 60601-1-8 gives for bursts of low, medium and high priority.
  init(_ feedback: SensoryFeedback) {
    switch feedback.kind {
    case .press: self.init([Tone(2000, 8)], Shake(0.6, 20))
    case .selection, .alignment, .levelChange: self.init([Tone(1500, 5)], Shake(0.4, 12))
    case .increase: self.init([Tone(1200, 30), Tone(1600, 30)], Shake(0.5, 20))
    case .decrease: self.init([Tone(1600, 30), Tone(1200, 30)], Shake(0.5, 20))
    case .start: self.init([Tone(1000, 60)], Shake(0.6, 30))
    case .stop: self.init([Tone(400, 60)], Shake(1, 50))
    case .pathComplete: self.init([Tone(1319, 60)], Shake(0.5, 30))
    case .success: self.init([Tone(1047, 80), Tone(1568, 140)], Shake(0.7, 80))
    case .warning: self.init([Tone(880, 120), Tone(0, 60), Tone(880, 120)], Shake(0.8, 150))
    case .error: self.init([Tone(440, 150), Tone(0, 60), Tone(330, 250)], Shake(1, 250))
    case .impact(let weight): self.init([Tone(200, 15)], Shake(feedback.intensity * weight.strength, 30))
    case .flexibleImpact(let softness):
      self.init([Tone(180, 15)], Shake(feedback.intensity * 0.8, softness == .soft ? 60 : 25))
    case .alarm(let sound): self.init(sound.pulses, Shake(1, 400), isUrgent: true)
    }
  }

  /// The time that the tones take, in milliseconds.
  var milliseconds: Int { tones.reduce(0) { $0 + $1.milliseconds } }
}

nonisolated extension SensoryFeedback.Weight {
  fileprivate var strength: Double {
    switch self {
    case .light: 0.4
    case .medium: 0.7
    case .heavy: 1
    }
  }
}

nonisolated extension AlarmSound {
  /// The burst of the alarm: two, three or ten pulses.
  fileprivate var pulses: [FeedbackPattern.Tone] {
    func pulses(_ frequencies: [Int], _ length: Int, _ pause: Int) -> [FeedbackPattern.Tone] {
      frequencies.flatMap { [FeedbackPattern.Tone($0, length), FeedbackPattern.Tone(0, pause)] }
    }
    switch self {
    case .low: return pulses([660, 550], 200, 150)
    case .medium: return pulses([660, 660, 660], 200, 200)
    case .high:
      let half = pulses([880, 880, 880], 120, 60) + [.init(0, 120)] + pulses([880, 880], 120, 60)
      return half + [.init(0, 400)] + half
    }
  }
}
