/// A feedback that can be felt, heard or seen: the click of a buzzer, a vibration, the flash of a lamp.
///
/// The group `[feedback]` of the config file names the beeper, the vibration motor and the sound card that give
/// feedback. An application with its own device sets ``FeedbackStream/onFeedback``.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
  /// The apparent weight of colliding objects.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The apparent softness of colliding objects.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// The meaning of a feedback.
  public enum Kind: Hashable, Sendable {
    /// A task has ended successfully, with a warning, or with an error.
    case success, warning, error
    /// The selection has changed.
    case selection
    /// A value has risen above or fallen below a threshold.
    case increase, decrease
    /// An activity begins or ends. `stop` is also played at the end of a value's range.
    case start, stop
    /// A dragged object is aligned with another.
    case alignment
    /// A value has reached another level.
    case levelChange
    /// A drawn path is complete.
    case pathComplete
    /// Two objects of an apparent weight collide.
    case impact(Weight)
    /// Two objects of an apparent softness collide.
    case flexibleImpact(Flexibility)
    /// A control has been pressed. Controls play it by themselves.
    case press
    /// An alarm calls.
    case alarm(AlarmSound)
  }

  /// The meaning of the feedback.
  public let kind: Kind
  /// The strength of the feedback, 0…1.
  public let intensity: Double

  private init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity
  }

  /// A task has ended successfully.
  public static let success = SensoryFeedback(.success)
  /// A task has ended with a warning.
  public static let warning = SensoryFeedback(.warning)
  /// A task has ended with an error.
  public static let error = SensoryFeedback(.error)
  /// The selection has changed.
  public static let selection = SensoryFeedback(.selection)
  /// A value has risen above a threshold.
  public static let increase = SensoryFeedback(.increase)
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback(.decrease)
  /// An activity begins, such as a recording.
  public static let start = SensoryFeedback(.start)
  /// An activity ends, or a value is at the end of its range.
  public static let stop = SensoryFeedback(.stop)
  /// A dragged object is aligned with another.
  public static let alignment = SensoryFeedback(.alignment)
  /// A value has reached another level.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// Two objects of medium weight collide.
  public static let impact = SensoryFeedback(.impact(.medium))

  /// A control has been pressed.
  public static let press = SensoryFeedback(.press)

  /// An alarm calls once. ``FeedbackStream/alarm`` lets it call until a person has acknowledged it.
  public static func alarm(_ sound: AlarmSound) -> SensoryFeedback { SensoryFeedback(.alarm(sound)) }

  /// Two objects collide.
  ///
  /// - Parameter intensity: 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.impact(weight), intensity: intensity)
  }

  /// Two objects of an apparent softness collide.
  ///
  /// - Parameter intensity: 0…1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.flexibleImpact(flexibility), intensity: intensity)
  }
}
