import CLinux
import Glibc
import Runtime

/// Plays feedback on the devices that the settings name, each on a thread of its own.
///
/// The panel only hands a pattern over: it never waits for a device. Without a pattern the threads sleep.
final class FeedbackPlayer {
  private let workers: [FeedbackWorker]
  private let playsPresses: Bool
  /// An eventfd that becomes readable when a worker has a message.
  private let mail: Int32
  private let loop: EventLoop
  private let log: (String) -> Void

  /// Starts the threads of the devices. Returns `nil` if none is named.
  init?(_ options: FeedbackOptions, loop: EventLoop, log: @escaping (String) -> Void) {
    guard options.hasDevice else { return nil }
    (self.loop, self.log, playsPresses) = (loop, log, options.playsPresses)
    mail = clinux_event_descriptor()
    workers = Self.devices(options).compactMap { [mail] name, make in
      let worker = FeedbackWorker(mail: mail)
      if worker.start(make) { return worker }
      log("No thread could be started for the feedback of “\(name)”.")
      return nil
    }
    if mail >= 0 { loop.watch(mail, in: .supervision) { [weak self] in self?.readMail() } }
  }

  isolated deinit {
    for worker in workers { worker.end() }
    guard mail >= 0 else { return }
    loop.unwatch(mail)
    close(mail)
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

  private func readMail() {
    var count: UInt64 = 0
    _ = read(mail, &count, 8)
    for worker in workers { for message in worker.takeMessages() { log(message) } }
  }
}
