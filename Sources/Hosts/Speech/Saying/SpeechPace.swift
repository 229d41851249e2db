/// The speed and the volume of speech, in five steps each.
public nonisolated struct SpeechPace: Hashable, Sendable {
  /// The steps of either.
  public static let steps = 1...5
  /// The step with which each session begins.
  public static let usual = 3

  /// The step of the speed.
  public var speed = usual { didSet { speed = Self.clamped(speed) } }
  /// The step of the volume.
  public var volume = usual { didSet { volume = Self.clamped(volume) } }

  /// Creates the pace with which a session begins.
  public init(speed: Int = usual, volume: Int = usual) {
    (self.speed, self.volume) = (Self.clamped(speed), Self.clamped(volume))
  }

  /// The speed from −100 to 100, in the units of speech servers: 80, about 125, 170, about 310 and 449 words a minute
  /// with espeak-ng.
  public var rate: Int { (speed - Self.usual) * 50 }
  /// The volume from −100 to 100, in the units of speech servers.
  public var loudness: Int { (volume - Self.usual) * 50 }

  private static func clamped(_ step: Int) -> Int { min(max(step, steps.lowerBound), steps.upperBound) }
}
