import Looks
import Runtime
#if Speech
import Speech
#endif

extension PanelHost {
  /// Applies other options of speech while the panel runs. A session that is on ends.
  public func apply(speech: SpeechOptions) {
    guard speech != options.speech else { return }
    options.speech = speech
    // The former one lets go of the jacks first.
    end(speech: machine?.speech)
    beginSpeech()
  }

  /// Lets go of speech. It ends after the machine has been changed: its end may read the machine.
  private func end(speech: AnyObject?) { machine?.speech = nil }

  /// Begins speech, where the options allow it. It is made before the machine is changed: it reads the machine's devices.
  func beginSpeech() {
    let speech = makeSpeech()
    machine?.speech = speech
  }

  private func makeSpeech() -> AnyObject? {
    #if Speech
    let speech = PanelSpeech(
      options.speech, stage: stage, loop: loop, devices: { [weak self] in self?.machine?.inputs.roles ?? [] },
      sound: { [weak stage] in stage?.feedback.playBesideWords($0.feedback) }, log: options.log)
    // The listener has gone: a panel that returns to its start warns of it now.
    speech?.onEnd = { [weak stage] in stage?.personHasLeft() }
    return speech
    #else
    return nil
    #endif
  }
}
