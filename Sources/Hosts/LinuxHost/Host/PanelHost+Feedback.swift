import Machine
import Runtime

// Feedback: clicks, sounds and vibration.
extension PanelHost {
  /// Applies other options of the feedback while the panel runs.
  public func apply(feedback: FeedbackOptions) {
    if feedback == options.feedback { return }
    options.feedback = feedback
    if machine != nil { connectFeedback() }
  }

  /// Plays the stage's feedback on the devices that the options name, after the application's own handler.
  func connectFeedback() {
    feedback.connect(to: stage, options.feedback, loop: loop) { [weak self] in self?.options.log($0) }
  }

  /// Closes the devices.
  func disconnectFeedback() {
    feedback.disconnect(from: stage)
  }
}
