/// The actions by the names that a panel file calls them, in the order of the reference page.
enum ActionKind: String, CaseIterable {
  case set, step, toggle, go, back, show, tell, ask, pin
  case signOut = "sign out"
  case startTimer = "start timer"
  case stopTimer = "stop timer"
  case wait, publish, run
  case choose = "if"

  /// The actions that may be a single word.
  static let words = [back, signOut]

  /// The key of the action, and the keys that may accompany it.
  var rule: ActionRule {
    switch self {
    case .set: ActionRule(key: ActionKeys.set)
    case .step: ActionRule(key: ActionKeys.step, beside: [ActionKeys.by])
    case .toggle: ActionRule(key: ActionKeys.toggle)
    case .go: ActionRule(key: ActionKeys.go)
    case .back: ActionRule(key: ActionKeys.back)
    case .show: ActionRule(key: ActionKeys.show)
    case .tell: ActionRule(key: ActionKeys.tell)
    case .ask: ActionRule(key: ActionKeys.ask, beside: [ActionKeys.yes, ActionKeys.role])
    case .pin: ActionRule(key: ActionKeys.pin)
    case .signOut: ActionRule(key: ActionKeys.signOut)
    case .startTimer: ActionRule(key: ActionKeys.startTimer)
    case .stopTimer: ActionRule(key: ActionKeys.stopTimer)
    case .wait: ActionRule(key: ActionKeys.wait)
    case .publish: ActionRule(key: ActionKeys.publish)
    case .run: ActionRule(key: ActionKeys.run, beside: [ActionKeys.arguments])
    case .choose: ActionRule(key: ActionKeys.condition, beside: [ActionKeys.then, ActionKeys.otherwise])
    }
  }
}

/// An action: its own key, and the keys that may accompany it.
struct ActionRule: Sendable {
  var name: String { key.name }
  let key: KeyRule
  let beside: [KeyRule]

  /// Creates the rule of an action.
  init(key: any DeclaredKey, beside: [any DeclaredKey] = []) { (self.key, self.beside) = (key.rule, beside.rules) }
}

/// The keys of actions, and those beside them.
enum ActionKeys {
  enum QuestionRole: String, CaseIterable { case destructive, normal }

  static let set = key(
    .set, .anything,
    "Sets values: {set: {oven.run: true}}. A text may have values in braces. "
      + "An order is sent even if the value is already the same.")
  static let step = key(.step, .value([.number, .duration]), "Moves a value by one of its steps.")
  static let by = PanelKey("by", .quantity, "The number of steps; 1 unless given.")
  static let toggle = key(.toggle, .value([.switch]), "Turns a switch over.")
  static let go = key(.go, .page, "Opens a page.")
  static let back = key(.back, .flag, "Leaves the page; also the word back alone.")
  static let show = key(.show, .page, "Opens a page as a sheet above this one.")
  static let tell = key(.tell, .text, "Shows a message until it is closed.")
  static let ask = key(.ask, .text, "Asks a question. The actions after it follow only if the answer is yes.")
  static let yes = PanelKey("yes", .text, "The title of the button that continues.")
  static let role = PanelKey("role", .word(QuestionRole.allCases), "Whether that cannot be undone.")
  static let pin = key(
    .pin, .role, "Asks for the code of a role. The actions after it follow once the person has it.")
  static let signOut = key(.signOut, .flag, "Leaves the role; also the words sign out alone.")
  static let startTimer = key(
    .startTimer, .timer, "Starts a timer from its beginning, or resumes a stopped one.")
  static let stopTimer = key(.stopTimer, .timer, "Ends a timer, or silences one that is over.")
  static let wait = key(.wait, .duration, "Waits before the actions after it.")
  static let publish = key(
    .publish, .map([topic, text, link, retained]), "Publishes a message to a broker.")
  static let topic = PanelKey("topic", .text, "The topic.", isRequired: true)
  static let text = PanelKey("text", .text, "The text.", isRequired: true)
  static let link = PanelKey("link", .name, "The broker, if there are several.")
  static let retained = PanelKey("retained", .flag, "Whether the broker keeps it; false unless given.")
  static let run = key(
    .run, .name, "Runs an entry of the commands file. The actions after it follow once it has ended with success.")
  static let arguments = PanelKey("with", .anything, "Its arguments, a list of texts with values in braces.")
  static let condition = key(.choose, .condition, "Chooses between actions.")
  static let then = PanelKey("then", .actions, "What is done if the condition holds.", isRequired: true)
  static let otherwise = PanelKey("else", .actions, "What is done otherwise.")

  /// The key of an action, which has its name.
  private static func key<Value>(_ kind: ActionKind, _ type: KeyType<Value>, _ doc: String) -> PanelKey<Value> {
    PanelKey(kind.rawValue, type, doc)
  }
}
