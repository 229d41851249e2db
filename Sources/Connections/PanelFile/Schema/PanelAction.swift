import Appliance
import Values

/// A step in the list of actions of a button.
indirect enum PanelAction: Sendable, Hashable {
  /// Values become others.
  case set([Assignment])
  /// A value moves by a number of its steps.
  case step(String, by: Expression)
  /// A switch changes over.
  case toggle(String)
  /// A page is opened.
  case go(String)
  /// The page is left.
  case back
  /// A page opens as a sheet.
  case show(String)
  /// A message is shown until it is closed.
  case tell(TextTemplate)
  /// The next actions run if the question is answered with yes.
  case ask(TextTemplate, yes: TextTemplate?, isDestructive: Bool)
  /// The next actions run once the person has a role.
  case pin(AccessRole)
  /// The person leaves the role.
  case signOut
  /// A timer is started or continued.
  case startTimer(String)
  /// A timer ends.
  case stopTimer(String)
  /// The next actions run after a time.
  case wait(Duration)
  /// A message goes to a broker.
  case publish(link: String, topic: TextTemplate, text: TextTemplate, isRetained: Bool)
  /// An entry of the commands file is run.
  case run(String, arguments: [TextTemplate])
  /// One of two lists of actions.
  case choose(Expression, then: [PanelAction], otherwise: [PanelAction])

  /// Whether a held button may carry it out again and again.
  var canRepeat: Bool {
    switch self {
    case .set, .step, .toggle, .publish: true
    case .choose(_, let then, let otherwise): (then + otherwise).allSatisfy(\.canRepeat)
    case .go, .back, .show, .tell, .ask, .pin, .signOut, .startTimer, .stopTimer, .wait, .run: false
    }
  }

  /// Whether the following actions may never run, because a person has to agree or to have a role.
  var isGate: Bool {
    switch self {
    case .ask, .pin: true
    case .choose(_, let then, let otherwise): (then + otherwise).contains(where: \.isGate)
    case .set, .step, .toggle, .go, .back, .show, .tell, .signOut, .startTimer, .stopTimer, .wait, .publish, .run: false
    }
  }
}
