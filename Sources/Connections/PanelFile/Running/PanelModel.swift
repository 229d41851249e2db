import Appliance
import Controls
import Links
import Localization
import Looks
import Runtime
import Values

/// A running panel that a file describes: its values, its pages, and its questions.
///
/// A new version of the file is taken as a whole or not at all. Values, open pages and the state of views stay, by
/// name.
///
/// Each value has its own location, and so has a question: a change updates only the views that read it. The
/// location of a kept value is in the stage's store of tweaks, where the config file, the tweak panel and the commands
/// `get` and `set` find it under its name; the locations of other values are here.
///
/// No view knows a link: see ``PanelLinks``.
@MainActor package final class PanelModel {
  /// Views that last as long as the panel.
  @MainActor struct MadeViews {
    /// The tabs by their pages: a bar with new labels each time would never come to rest.
    var tabs: [String: AnyView] = [:]
    /// Makes the control of a value for the tweak panel.
    var editor: (_ name: String) -> AnyView = { _ in AnyView(EmptyView()) }
  }

  let version = ShownVersion()
  let pages = OpenPages()
  /// The questions and messages before next actions.
  let questions = OpenQuestions()
  /// The lasting views of this panel.
  var made = MadeViews()
  let ages = ValueAges()
  var declared = DeclaredValues()
  /// The alarms; `nil` for a panel without any.
  var alarms: PanelAlarms?
  var roles = RolesInUse()
  /// The language of the environment with the translations of the file, made once for each file and language.
  var language: (base: Localizer, file: PanelDocument, translated: Localizer)?
  /// The timers; `nil` for a panel without any.
  var timers: PanelTimers?
  /// The links of the panel.
  let outside = PanelLinks()
  weak var stage: Stage?

  /// Whether values answer without a link, as in a picture or a test: a written value is good at once.
  package var isAlone = true
  /// Told what the panel cannot do.
  package var log: (String) -> Void = { _ in }
  /// Runs an entry of the commands file, without waiting for its end. Returns why it is not run; otherwise `ended` is called
  /// once it has ended, with the reason for the screen if it has failed, and `nil` if not.
  package var run: (_ order: CommandOrder, _ ended: @escaping (String?) -> Void) -> LinkFault? = { order, _ in
    LinkFault(LinkFault.notStarted, detail: "the command \(order.name) cannot be run here")
  }

  /// Creates a panel without a file.
  package init() {}

  /// The file that is shown; `nil` as long as none was good.
  package var document: PanelDocument? { version.document }
  /// Knows the present role; `nil` for a panel that everybody may work.
  var access: AccessCenter? { roles.center }
  /// The values by name.
  var values: [String: PanelValue] { declared.byName }

  /// Shows the result of a reading, if there is no mistake in it. Otherwise the previous panel stays, or the last
  /// working version stands in, with a mark.
  package func show(_ reading: PanelReading) {
    defer { tellParts() }
    guard let document = version.adopt(reading) else { return }
    for declaration in document.values { follow(declaration) }
    declared.keep(document)
    declared.compute(document.values)
    pages.keep(document)
    version.show(document)
    connect()
    keepHistories()
    serveSections()
  }

  /// Takes the other sections of the file besides values and pages: alarms, roles and timers.
  private func serveSections() {
    watchAlarms()
    keepRoles()
    keepTimers()
  }

  /// Takes a declaration, for an existing or a new value.
  private func follow(_ declaration: ValueDeclaration) {
    let known = values[declaration.name]
    let value = known ?? PanelValue(declaration)
    declared.add(value)
    known?.follow(declaration)
    value.send = { [weak self, unowned value] in self?.send($0, of: value) }
    value.refused = { [weak self, unowned value] in self?.sayRefused($0, of: value) }
    value.now = { [weak self] in self?.now ?? .zero }
    value.patience = { [weak self, unowned value] in self?.patience(of: value) ?? OrdersInFlight.answerTime }
    value.wake = { [weak self, unowned value] in self?.wake(value, at: $0) }
    if let stage { keep(value, in: stage) }
  }

  // MARK: The stage

  /// Joins the stage that shows the panel: kept values live in its config file from now on.
  ///
  /// - Parameter editor: makes the control of a value for the tweak panel.
  func join(_ stage: Stage, editor: @escaping (_ name: String) -> AnyView) {
    if self.stage === stage { return }
    (self.stage, made.editor) = (stage, editor)
    for value in declared.sorted { keep(value, in: stage) }
    declared.forgetResults()
    mirror()
    keepHistories()
    serveSections()
  }

  /// Lets a value live in the config file, if it is to be kept.
  private func keep(_ value: PanelValue, in stage: Stage) {
    let declaration = value.declaration
    guard declaration.isKept else { return }
    value.keep(
      at: stage.tweaks.declare(
        TweakData(
          id: declaration.name, initial: declaration.first,
          place: "\(declaration.place.file):\(declaration.place.line)",
          isPrivate: declaration.isPrivate, description: declaration.description, parse: declaration.datum,
          accept: declaration.fault, nearest: declaration.nearest,
          editor: { [weak self] _ in self?.made.editor(declaration.name) ?? AnyView(EmptyView()) })))
  }

  /// The time of the panel.
  var now: Duration { stage?.now ?? .zero }

  /// Sets a value by its text, as a script does to simulate a device or a person.
  ///
  /// - Returns: why it cannot be set; `nil` if it was.
  package func set(_ name: String, to text: String) -> String? {
    guard let value = values[name] else { return "there is no value \(name); \(adviceFor(name, among: values.keys))" }
    guard let datum = value.declaration.datum(text) else { return "\(name) must be \(value.declaration.description)" }
    if !value.declaration.isElsewhere, let fault = value.declaration.fault(of: datum) { return "\(name) \(fault)" }
    if value.declaration.computed != nil { return "\(name) is computed" }
    receive(value, datum, .good)
    return nil
  }

  /// Sets how far a value can be trusted, as a script does to simulate a broken link.
  package func set(_ name: String, to quality: Quality) -> String? {
    guard let value = values[name] else { return "there is no value \(name); \(adviceFor(name, among: values.keys))" }
    receive(value, nil, quality)
    return nil
  }
}

extension PanelModel {
  /// The names of the values that are in no config file, also of the private ones.
  package var namesElsewhere: [String] {
    declared.sorted.filter { !$0.declaration.isKept }.map(\.declaration.name)
  }

  /// The values that are in no config file, sorted by name, for the report of a visit: the text, or why there is none.
  package var textsElsewhere: [(id: String, text: String)] {
    declared.sorted.filter { !$0.declaration.isKept && !$0.declaration.isPrivate }
      .map { value in
        let name = value.declaration.name
        let quality = quality(of: name)
        if quality.isShown { return (name, datum(of: name)?.text ?? PanelTexts.nothing) }
        let why = quality.fault ?? ""
        return (name, why.isEmpty ? quality.word : "\(quality.word): \(why)")
      }
  }
}

extension PanelModel: ExpressionScope {
  /// The value, which is computed if it is a computed one.
  func datum(of name: String) -> Datum? {
    guard let value = values[name] else { return nil }
    return value.declaration.computed.map { result(of: name, $0).datum } ?? value.datum
  }

  func quality(of name: String) -> Quality {
    guard let value = values[name] else { return .unset }
    return value.declaration.computed.map { result(of: name, $0).quality } ?? value.quality.read()
  }

  /// Returns the present result of a computed value.
  private func result(of name: String, _ expression: Expression) -> ComputedValue.Result {
    declared.computed.result(of: name) { ComputedValue.Result(of: expression, in: self) }
  }

  /// The time since it arrived.
  func age(of name: String) -> Duration? {
    ages.depend()
    guard let value = values[name], let told = value.told else { return nil }
    return now - told
  }

  /// Whether the link answers.
  func isOnline(_ link: String) -> Bool {
    ages.depend()
    return outside.links[link]?.isOnline ?? false
  }

  /// The time that a timer shows: the remaining time of a countdown, in seconds rounded up, or the run time of a timer
  /// that counts up, in whole seconds. Zero for a timer that has not been started.
  func time(ofTimer name: String) -> Duration {
    ages.depend()
    guard let timer = timers?[name], timer.phase != .idle else { return .zero }
    let moment = stage?.clock.moment ?? .zero
    return .seconds(countsUp(name) ? timer.secondsRun(at: moment) : timer.secondsLeft(at: moment))
  }

  /// Whether a timer counts the time since its start.
  private func countsUp(_ timer: String) -> Bool {
    document?.timer(timer)?.properties.has(TimeControls.time) != true
  }

  /// The moments at which the running timers end.
  var timerEnds: [Duration] { timers.map { timers in timers.names.compactMap { timers[$0].deadline } } ?? [] }

  /// The time until the next change of a running timer's seconds; `nil` while none runs.
  var nextSecond: Duration? {
    guard let timers, let moment = stage?.clock.moment else { return nil }
    return timers.names.compactMap { timers[$0].nextSecond(after: moment, countsUp: countsUp($0)) }.min()
      .map { max($0 - moment, .milliseconds(1)) }
  }

  /// Whether a timer runs.
  func isRunning(_ timer: String) -> Bool {
    ages.depend()
    return timers?[timer].isRunning ?? false
  }
}
