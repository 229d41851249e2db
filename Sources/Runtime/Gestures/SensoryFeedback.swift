/// Something to be felt or heard: a click of a buzzer, a pulse of a motor, a flash of a lamp.
///
/// A panel has no such device by itself. Whoever has one listens to ``FeedbackStream/onFeedback``.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
  /// How heavy two objects that collide seem.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How soft two objects that collide seem.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// What the feedback says.
  public enum Kind: Hashable, Sendable {
    /// A task has come to an end, for good or not.
    case success, warning, error
    /// Another value is selected.
    case selection
    /// A value has crossed a threshold up or down.
    case increase, decrease
    /// Something begins or ends, such as the way of a value at the end of its range.
    case start, stop
    /// Something that is dragged is in line.
    case alignment
    /// A value has come to a level.
    case levelChange
    /// A drawn path is complete.
    case pathComplete
    /// Two objects collide.
    case impact(Weight)
    /// Two objects collide.
    case flexibleImpact(Flexibility)
  }

  /// What the feedback says.
  public let kind: Kind
  /// How strong it is: 0…1.
  public let intensity: Double

  private init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity
  }

  /// A task has succeeded.
  public static let success = SensoryFeedback(.success)
  /// A task has come to an end with a warning.
  public static let warning = SensoryFeedback(.warning)
  /// A task has failed.
  public static let error = SensoryFeedback(.error)
  /// Another value is selected.
  public static let selection = SensoryFeedback(.selection)
  /// A value has risen above a threshold.
  public static let increase = SensoryFeedback(.increase)
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback(.decrease)
  /// Something begins.
  public static let start = SensoryFeedback(.start)
  /// Something ends.
  public static let stop = SensoryFeedback(.stop)
  /// Something that is dragged is in line.
  public static let alignment = SensoryFeedback(.alignment)
  /// A value has come to a level.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// Two objects collide.
  public static let impact = SensoryFeedback(.impact(.medium))

  /// Two objects of a weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.impact(weight), intensity: intensity)
  }

  /// Two objects of a softness collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.flexibleImpact(flexibility), intensity: intensity)
  }
}
