extension FeedbackStream: StageService {
  package convenience init(stage: Stage) { self.init(clock: { [weak stage] in stage?.now ?? .zero }) }
}

extension Stage {
  /// The feedback to feel or to hear that views give.
  public var feedback: FeedbackStream { service(FeedbackStream.self) }
}

extension EnvironmentValues {
  /// The stream that plays the feedback of views.
  package var feedbackStream: FeedbackStream? { stage?.feedback }
}
