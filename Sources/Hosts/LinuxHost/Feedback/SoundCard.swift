import Glibc
import Graphics

/// A sound card that ALSA plays on. Its library is loaded with the first sound, and the device is open only while one is
/// played, so that it is free for speech.
nonisolated struct SoundCard: FeedbackOutput {
  /// The name of the device, such as `default`.
  let name: String
  /// The loudness, 0…1.
  let volume: Double
  private var library: SoundLibrary?

  init(name: String, volume: Double) { (self.name, self.volume) = (name, volume) }

  mutating func play(_ pattern: FeedbackPattern) throws {
    let library = try library ?? SoundLibrary()
    self.library = library
    try library.play(ToneSamples.samples(of: pattern.tones, volume: volume), rate: ToneSamples.rate, on: name)
  }

  mutating func close() {}
}

/// The sound of tones, as samples of 16 bits.
nonisolated enum ToneSamples {
  /// Samples in a second.
  static let rate = 48_000
  /// The time in which a tone swells and dies away, in milliseconds: a sudden edge would crackle.
  private static let edge = 2.0

  /// Returns the samples of tones.
  ///
  /// - Parameter volume: 0…1. The amplitude is its square, as the ear hears it.
  static func samples(of tones: [FeedbackPattern.Tone], volume: Double) -> [Int16] {
    let amplitude = 32_000 * max(0, min(1, volume)) * max(0, min(1, volume))
    var samples: [Int16] = []
    for tone in tones {
      let count = rate * max(0, min(10_000, tone.milliseconds)) / 1000
      let ramp = min(Double(rate) * edge / 1000, Double(count) / 2)
      for index in 0..<count {
        let place = Double(index)
        let swell = ramp > 0 ? min(1, (place + 1) / ramp, (Double(count) - place) / ramp) : 1
        let wave = tone.frequency > 0 ? sin(2 * .pi * Double(tone.frequency) * place / Double(rate)) : 0
        samples.append(Int16(amplitude * swell * wave))
      }
    }
    return samples
  }
}
