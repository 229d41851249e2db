import Appliance
import Controls
import Links
import Looks
import Runtime
import Values

// What buttons and alarms do.
//
// Actions that end at once are carried out at once, in the press itself: nothing is drawn between two of them. A
// question, a wait or a command keeps the rest for later. Presses are never stored for a link that is down: an action that is
// impossible now is not done later, when it is no longer expected.
extension PanelModel {
  /// Carries out actions one after another. A question, a wait or a command holds up those that follow it.
  func perform(_ actions: [PanelAction], _ context: ActionContext) {
    enter(RemainingActions(actions), context)
  }

  /// Carries out the rest of a list of actions, called from outside of the panel, whose time a timer and a wait need: messages
  /// of links, alarms and the ends of commands come from there.
  private func enter(_ actions: RemainingActions, _ context: ActionContext) {
    guard let stage else { return perform(actions, context) }
    stage.whileCurrent { perform(actions, context) }
  }

  /// Carries out the rest of a list of actions.
  private func perform(_ actions: RemainingActions, _ context: ActionContext) {
    let texts = context.texts
    var rest = actions
    while let action = rest.next() {
      let scope = context.scope(self)
      let later = rest
      switch action {
      case .choose(let condition, let then, let otherwise):
        guard let holds = condition.truth(in: scope) else {
          log("neither list of an if: is carried out: its condition is not known at the moment")
          if let title = context.title { sayRefused(Refusals.unknown, of: title, in: context) }
          // The answer to the question might have prevented the rest.
          if (then + otherwise).contains(where: \.isGate) { return }
          continue
        }
        rest.begin(holds ? then : otherwise)
      case .ask(let text, let yes, let isDestructive):
        let title = yes.map { translated($0, texts, in: scope) } ?? texts.words("OK")
        return ask(key(text, texts, in: scope), yes: title, isDestructive: isDestructive, before: later, context)
      case .tell where rest.hasFailed: log("a message is not shown: an action before it has failed")
      case .tell(let text): return ask(key(text, texts, in: scope), before: later, context)
      case .pin(let role):
        // An action that no person at the panel has started cannot ask for a code.
        guard let request = context.requestAccess else {
          return log("nothing is done: only the panel itself can ask for the code of \(role.rawValue)")
        }
        return request(role) { [weak self] in self?.perform(later, context) }
      case .wait(let duration): return perform(later, context, after: duration)
      case .run(let command, let arguments): return runCommand(command, arguments, before: later, context)
      case .set, .step, .toggle:
        if order(action, context) { continue }
        // A message that the pump stands still must not follow the order to stop that did not reach it. An alarm stops what
        // it can.
        rest.hasFailed = true
        if context.isUnattended { continue }
        if !later.isEmpty { log("the actions after a refused order are not carried out") }
        return
      default: carryOut(action, context)
      }
    }
  }

  /// Asks a question, or shows a message, before the rest of a list of actions. It waits for those that are open already,
  /// unless they are too many.
  private func ask(
    _ text: LocalizedStringKey, yes: String? = nil, isDestructive: Bool = false, before rest: RemainingActions,
    _ context: ActionContext
  ) {
    let question = OpenQuestions.Question(text: text, yes: yes, isDestructive: isDestructive) { [weak self] in
      self?.perform(rest, context)
    }
    if questions.ask(question) { return }
    let kind = yes == nil ? "a message is not shown" : "a question is not asked"
    log("\(kind), and the actions after it are not carried out: \(Limits.questions) others are open already")
  }

  /// Carries out the rest of a list of actions after a time, unless too many lists of the same starter wait already.
  private func perform(_ rest: RemainingActions, _ context: ActionContext, after duration: Duration) {
    guard outside.waits[context.starter, default: 0] < Limits.waits else {
      return log("the actions after a wait: are not carried out: \(Limits.waits) others wait already")
    }
    outside.waits[context.starter, default: 0] += 1
    Task { [weak self] in
      try? await Task.sleep(for: duration)
      guard let self else { return }
      let others = outside.waits[context.starter, default: 1] - 1
      outside.waits[context.starter] = others > 0 ? others : nil
      perform(rest, context)
    }
  }

  /// Runs an entry of the commands file, and carries out the rest of a list of actions once it has ended with success: a
  /// message that the backup is done must not follow one that has failed.
  private func runCommand(
    _ command: String, _ arguments: [TextTemplate], before rest: RemainingActions, _ context: ActionContext
  ) {
    let scope = context.scope(self)
    var words: [String] = []
    for argument in arguments {
      guard let word = message(argument, in: scope) else {
        log("\(command) is not run: a value of its arguments is not known at the moment")
        return end(command, Refusals.unknown, before: rest, context)
      }
      words.append(word)
    }
    let isPrivate = arguments.contains { !$0.origins.isDisjoint(with: declared.privateOrigins) }
    let refusal = run(CommandOrder(command, words, isPrivate: isPrivate)) { [weak self] fault in
      guard let self else { return }
      if let fault { end(command, fault, before: rest, context) } else { enter(rest, context) }
    }
    guard let refusal else { return }
    log(refusal.description)
    end(command, refusal.reason, before: rest, context)
  }

  /// Says that a command was not run, or has failed: the rest of a person's list of actions is not carried out.
  private func end(_ command: String, _ why: String, before rest: RemainingActions, _ context: ActionContext) {
    sayRefused(why, of: context.title ?? command, in: context)
    if context.isUnattended {
      var rest = rest
      rest.hasFailed = true
      enter(rest, context)
    } else if !rest.isEmpty {
      log("the actions after the command \(command) are not carried out")
    }
  }

  /// Carries out an action that sets values. Returns whether no link refuses one of them. A value that stays as it is, since
  /// the action depends on an unknown value, is not refused by its link.
  private func order(_ action: PanelAction, _ context: ActionContext) -> Bool {
    let (texts, scope) = (context.texts, context.scope(self))
    switch action {
    case .set(let assignments):
      // All of them are computed before the first is set: {set: {a: b, b: a}} exchanges two values.
      let data = assignments.map { ($0.name, datum(of: $0, texts, scope)) }
      // Each of them is set, also after one that is refused.
      return data.map { set($0.0, $0.1, context) }.allSatisfy { $0 }
    case .step(let name, let by): return step(name, by: by.number(in: scope, isStrict: true), context)
    case .toggle(let name):
      let value = Expression.value(name).datum(in: scope, isStrict: true)
      return set(name, value.flatMap { if case .flag(let flag) = $0 { .flag(!flag) } else { nil } }, context)
    default: return true
    }
  }

  /// Carries out an action that ends at once, and sets no value.
  private func carryOut(_ action: PanelAction, _ context: ActionContext) {
    let scope = context.scope(self)
    switch action {
    case .go(let page): open(page)
    case .back: pages.goBack()
    case .show(let page): pages.sheet.write(page)
    case .publish(let link, let topic, let text, let isRetained):
      let title = context.title ?? link
      guard let text = message(text, in: scope), let topic = message(topic, in: scope) else {
        log("nothing is published: a value of the message or of its topic is not known at the moment")
        return sayRefused(Refusals.unknown, of: title, in: context)
      }
      let refusal =
        outside.links[link].map { $0.publish(text, topic: topic, retained: isRetained, by: title) }
        ?? Quality.noConnection
      guard let refusal else { return }
      log("nothing is published by \(link): \(refusal)")
      sayRefused(refusal == Quality.noConnection ? refusal : Refusals.unsent, of: title, in: context)
    case .signOut: access?.signOut()
    case .startTimer(let name): startTimer(name, context)
    case .stopTimer(let name): timers?.reset(name)
    case .choose, .ask, .tell, .pin, .wait, .run, .set, .step, .toggle: break
    }
  }

  /// Moves a value by a number of its steps. A value that was written and has not been read back yet moves on from what
  /// was written, so that quick presses add up; an unknown value stays as it is, which is logged.
  ///
  /// - Returns: whether its link does not refuse it.
  private func step(_ name: String, by count: Double?, _ context: ActionContext) -> Bool {
    guard let count, let declaration = values[name]?.declaration,
      let number = Expression.value(name).datum(in: self)?.number
    else { return set(name, nil, context) }
    let steps = Int(max(-1e6, min(1e6, count.rounded())))
    let moved = declaration.numbers.stepperStops.value(number, adjustedBy: steps)
    let datum = declaration.kind == .duration ? Duration(inSeconds: moved).map(Datum.duration) : .number(moved)
    return set(name, datum, context)
  }

  /// Returns the value that an assignment gives; `nil` if a value that it needs is unknown.
  private func datum(of assignment: Assignment, _ texts: PanelTexts, _ scope: any ExpressionScope) -> Datum? {
    switch assignment.source {
    case .expression(let expression): return expression.datum(in: scope, isStrict: true)
    case .text(let template):
      let isKnown = template.expressions.allSatisfy { $0.datum(in: scope, isStrict: true) != nil }
      return isKnown ? .text(string(template, texts, in: scope)) : nil
    }
  }

  /// Sets a value as an action does. Without a result of its expression it stays as it is, which is said.
  ///
  /// - Returns: whether its link does not refuse it.
  private func set(_ name: String, _ datum: Datum?, _ context: ActionContext) -> Bool {
    guard let datum, let value = values[name] else {
      refuse(name, context)
      return true
    }
    return value.write(datum, by: context.title, isPrivate: context.isPrivate) == nil
  }

  /// Says that a value stays as it is.
  private func refuse(_ name: String, _ context: ActionContext) {
    log("\(name) is not set: a value that it depends on is not known at the moment")
    let label = values[name].map { translated($0.declaration.label, context.texts) }
    sayRefused(Refusals.unknown, of: context.title ?? label ?? name, in: context)
  }

  // MARK: Pages

  /// Opens a page.
  func open(_ page: String) {
    guard let document, document.page(page) != nil else { return }
    if !pages.open(page, in: document) {
      log("the page \(page) is not opened: \(Limits.openPages) pages are already open")
    }
  }

  /// Whether the first page is shown, with nothing above it.
  var isAtHome: Bool { pages.isAtHome(in: document) && questions.shown.read() == nil }

  /// Whether the code of a role was entered.
  var isSignedIn: Bool { access.map { $0.role > (document?.roles?.lowest ?? .visitor) } ?? false }

  /// Shows the first page, and leaves the role. Open questions stay without an answer.
  func goHome() {
    access?.signOut()
    questions.closeAll()
    pages.goHome(in: document)
  }

  // MARK: Texts

  /// The text with its values as a key of translations, which may put the values in another order.
  func key(
    _ template: TextTemplate, _ texts: PanelTexts, in scope: (any ExpressionScope)? = nil
  ) -> LocalizedStringKey {
    template.key { string($0, texts, in: scope) }
  }

  /// The text with its values, in the language of the panel.
  func translated(_ template: TextTemplate, _ texts: PanelTexts, in scope: (any ExpressionScope)? = nil) -> String {
    texts.words.text(of: key(template, texts, in: scope))
  }

  /// The text with its values, as written in the file.
  func string(_ template: TextTemplate, _ texts: PanelTexts, in scope: (any ExpressionScope)? = nil) -> String {
    template.parts.map { part in
      switch part {
      case .literal(let text): text
      case .expression(let expression, _): string(expression, texts, in: scope)
      }
    }.joined()
  }

  /// The text of an expression: a value's text has the value's format and unit.
  func string(_ expression: Expression, _ texts: PanelTexts, in scope: (any ExpressionScope)? = nil) -> String {
    let scope: any ExpressionScope = scope ?? self
    guard var datum = expression.datum(in: scope) else { return PanelTexts.nothing }
    // A time that passes is looked at each second, and parts of a second would have no meaning.
    let origin = expression.namedValue.flatMap { values[$0]?.declaration.computed } ?? expression
    if case .duration(let time) = datum, origin.isTimeMeasured {
      datum = .duration(.seconds(time.inSeconds.rounded(.down)))
    }
    if let name = expression.namedValue, let value = values[name] { return texts.text(datum, of: value.declaration) }
    return texts.text(datum)
  }

  /// The text for other programs: its values have the form of the config file, without units, and durations are in
  /// seconds. In a message in JSON what a text contains is escaped as a string needs it.
  ///
  /// - Returns: `nil` if one of its values is not known.
  private func message(_ template: TextTemplate, in scope: any ExpressionScope) -> String? {
    var text = ""
    for part in template.parts {
      switch part {
      case .literal(let literal): text += literal
      case .expression(let expression, _):
        guard let datum = expression.datum(in: scope) else { return nil }
        let raw = if case .duration(let duration) = datum { duration.inSeconds.decimalText } else { datum.text }
        text += template.isJSON ? String(JSONText.string(raw).description.dropFirst().dropLast()) : raw
      }
    }
    return text
  }
}
