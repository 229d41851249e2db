import Machine
import Runtime

/// Plays feedback on the devices that the settings name, each on its own thread.
///
/// The panel only hands a pattern over: it never waits for a device. Without a pattern the threads sleep.
final class FeedbackPlayer {
  private let workers: [FeedbackWorker]
  private let playsPresses: Bool
  /// The failures on the threads.
  private let messages = Mailbox<String>()
  private let loop: EventLoop

  /// Starts the threads of the devices. Returns `nil` if none is named.
  init?(_ options: FeedbackOptions, loop: EventLoop, log: @escaping (String) -> Void) {
    guard options.hasDevice else { return nil }
    (self.loop, playsPresses) = (loop, options.playsPresses)
    workers = Self.devices(options).compactMap { [messages] name, make in
      let worker = FeedbackWorker(messages: messages)
      if worker.start(make) { return worker }
      log("No thread could be started for the feedback of “\(name)”.")
      return nil
    }
    guard messages.descriptor >= 0 else { return }
    loop.watch(messages.descriptor, in: .supervision) { [messages] in messages.take().forEach(log) }
  }

  isolated deinit {
    for worker in workers { worker.end() }
    if messages.descriptor >= 0 { loop.unwatch(messages.descriptor) }
  }

  private typealias Device = (name: String, make: @Sendable () -> any FeedbackOutput)

  /// The devices that options name.
  private static func devices(_ options: FeedbackOptions) -> [Device] {
    let (beeper, vibration, sound) = (options.beeper, options.vibration, options.sound)
    // A mixer has made the sounds as loud as they are to be already.
    let volume = options.mixer.isEmpty ? Double(options.volume) / 100 : 1
    let all: [Device] = [
      (beeper, { Beeper(name: beeper) }), (vibration, { VibrationMotor(name: vibration) }),
      (sound, { SoundCard(name: sound, volume: volume) }),
    ]
    return all.filter { !$0.name.isEmpty }
  }

  /// Plays a feedback, unless it is a press and presses are off.
  func play(_ feedback: SensoryFeedback) {
    if !playsPresses, feedback.kind == .press || feedback.kind == .selection { return }
    let pattern = FeedbackPattern(feedback)
    for worker in workers { worker.play(pattern) }
  }
}
