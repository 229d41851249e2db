import Controls
import Runtime

// What a person feels and hears.
extension PanelHost {
  /// Applies other options of the feedback while the panel runs.
  public func apply(feedback: FeedbackOptions) {
    if feedback == options.feedback { return }
    options.feedback = feedback
    if machine != nil { connectFeedback() }
  }

  /// Has the stage's feedback played by the devices that the options name, after whatever the application does with it.
  func connectFeedback() {
    if applicationFeedback == nil { applicationFeedback = .some(stage.feedback.onFeedback) }
    let own = applicationFeedback ?? nil
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

  /// Closes the devices.
  func disconnectFeedback() {
    stage.feedback.onFeedback = applicationFeedback ?? nil
    (feedback, applicationFeedback) = (nil, nil)
  }
}
