import Controls
import Machine
import Runtime

// What a person feels and hears.
extension PanelHost {
  /// Applies other options of the feedback while the panel runs.
  public func apply(feedback: FeedbackOptions) {
    if feedback == options.feedback { return }
    options.feedback = feedback
    if machine != nil { connectFeedback() }
  }

  /// Plays the stage's feedback on the devices that the options name, after the application's own handler.
  func connectFeedback() {
    if applicationFeedback == nil { applicationFeedback = .some(stage.feedback.onFeedback) }
    let own = applicationFeedback ?? nil
    setVolume()
    stage.feedback.playsWhileSpeaking = options.feedback.playsWhileSpeaking
    let player = FeedbackPlayer(options.feedback, loop: loop, log: options.log)
    feedback = player
    stage.feedback.onFeedback =
      player.map { player in
        {
          own?($0)
          player.play($0)
        }
      } ?? own
  }

  /// Sets the volume of the sound card, if the options name a control of its mixer. The library is loaded and the card is asked
  /// on another thread.
  private func setVolume() {
    let feedback = options.feedback
    if feedback.mixer.isEmpty { return }
    let mixer =
      mixer
      ?? NewestOrder { [weak self] order in
        do { try MixerLibrary().set(order.mixer, on: order.sound, to: order.volume) } catch {
          Task { @MainActor [weak self] in self?.options.log("\(error)") }
        }
      }
    self.mixer = mixer
    mixer.give(feedback)
  }

  /// Closes the devices.
  func disconnectFeedback() {
    stage.feedback.onFeedback = applicationFeedback ?? nil
    (feedback, applicationFeedback) = (nil, nil)
  }
}
