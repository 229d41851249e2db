import Machine
import Runtime

/// The devices that play a stage's feedback, beside what the application does with it.
struct FeedbackConnection {
  /// The devices that give feedback; `nil` if the options name none.
  private var player: FeedbackPlayer?
  /// Sets the volume of the sound card; `nil` before that is asked for.
  private var mixer: NewestOrder<FeedbackOptions>?
  /// The application's own handler of feedback, once it has been looked up.
  private var application: ((SensoryFeedback) -> Void)??

  /// Plays the feedback of a stage on the devices that options name, after the application's own handler.
  mutating func connect(
    to stage: Stage, _ options: FeedbackOptions, loop: EventLoop, log: @escaping @MainActor @Sendable (String) -> Void
  ) {
    if application == nil { application = .some(stage.feedback.onFeedback) }
    let own = application ?? nil
    setVolume(options, log: log)
    stage.feedback.playsWhileSpeaking = options.playsWhileSpeaking
    let player = FeedbackPlayer(options, loop: loop, log: log)
    self.player = player
    stage.feedback.onFeedback =
      player.map { player in
        {
          own?($0)
          player.play($0)
        }
      } ?? own
  }

  /// Closes the devices.
  mutating func disconnect(from stage: Stage) {
    stage.feedback.onFeedback = application ?? nil
    (player, application) = (nil, nil)
  }

  /// Sets the volume of the sound card, if the options name a control of its mixer. The library is loaded and the card is asked
  /// on another thread.
  private mutating func setVolume(_ options: FeedbackOptions, log: @escaping @MainActor @Sendable (String) -> Void) {
    if options.mixer.isEmpty { return }
    let mixer =
      mixer
      ?? NewestOrder { order in
        do { try MixerLibrary().set(order.mixer, on: order.sound, to: order.volume) } catch {
          Task { @MainActor in log("\(error)") }
        }
      }
    self.mixer = mixer
    mixer.send(options)
  }
}
