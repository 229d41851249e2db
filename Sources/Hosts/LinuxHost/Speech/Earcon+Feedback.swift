#if Speech
import Runtime
import Speech

extension Earcon {
  /// The feedback that corresponds to the sound, for the devices that play the feedback of views.
  var feedback: SensoryFeedback {
    switch self {
    case .moved: .selection
    case .movedToControl: .impact(weight: .light)
    case .acted: .success
    case .checked: .increase
    case .unchecked: .decrease
    case .nothing: .error
    case .edge: .stop
    case .pageChanged: .levelChange
    case .alert: .warning
    case .hiddenCharacter: .alignment
    }
  }
}
#endif
