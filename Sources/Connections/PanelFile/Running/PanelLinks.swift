import Controls
import Links
import Machine
import Runtime
import Values

/// The links of a running panel, and the values that are passed to them.
///
/// Reports of a link come in through ``PanelModel/receive(_:)``, and values that a control sets go out through
/// ``ValueLink/write(_:to:)``. A value from a link is not sent back to it.
@MainActor final class PanelLinks {
  /// The links that are served, by name.
  var links: [String: any ValueLink] = [:]
  /// The orders that were not carried out lately.
  let refusals = Refusals()
  /// The numbers of lists of actions that wait, by what has started them. Each is bounded by itself, so that a client
  /// that presses without pause keeps no alarm and no person from anything.
  var waits: [String: Int] = [:]
  /// Makes the links that a panel declares. The values of a link that it does not make stay unset.
  var make: (PanelDocument) -> [any ValueLink] = { _ in [] }
  /// The declarations from which the links were made: the links stay while these are the same.
  var made: [String] = []
  /// The values that links have been asked to read.
  var wanted: Set<String>?
  /// The watches over values that a link mirrors, by name.
  var watches: [String: ChangeWatch] = [:]
  /// The watch over alarms, if a link mirrors them.
  var alarmWatch: ChangeWatch?
  /// The states of alarms that links have received, by name.
  var toldAlarms: [String: Bool] = [:]
  /// The values that have changed since links received them.
  var changed: Set<String> = []
  /// Why values are bad, by name, as far as a link mirrors the panel.
  var badValues: [String: String] = [:]
  /// The state of the panel's parts that links have received; `nil` before the first.
  var toldParts: [PartState]?
}

extension PanelModel {
  /// Makes links with a function from now on, as a test does to simulate the devices.
  package func serve(_ make: @escaping (PanelDocument) -> [any ValueLink]) {
    (outside.make, outside.made) = (make, [])
    connect()
  }

  /// Serves all links that the toolkit knows.
  package func serve(_ services: LinkServices) {
    serve { [weak self] document in
      LinkMaker.links(document.connections, document.linkedValues, document.identity, services) { self?.log($0) }
    }
  }

  /// Ends all links in order. Orders that wait are sent before.
  package func stopLinks() {
    for value in values.values { value.finish() }
    for link in outside.links.values { link.stop() }
    (outside.links, outside.watches, outside.alarmWatch) = ([:], [:], nil)
  }

  /// Ends the previous links and begins those of the file, if their declarations have changed.
  func connect() {
    guard let document else { return }
    let made = document.linkSignature
    // If only the look of the values has changed, every connection stays.
    if made == outside.made { return updateDemand() }
    stopLinks()
    (outside.made, outside.wanted) = (made, nil)
    let links = outside.make(document)
    outside.links = Dictionary(links.map { ($0.name, $0) }) { $1 }
    updateDemand()
    mirror()
    // Links start with complete knowledge, so that the first messages to a broker are complete.
    for link in links { link.start(for: self) }
  }

  /// The links and sources that this program does not serve, a sentence each: their values stay unset.
  package var unserved: [String] {
    guard let document else { return [] }
    let missing = document.links.filter { outside.links[$0.name] == nil }
    let lonely = document.values.filter { value in
      value.source.map { $0.link == nil && outside.links[$0.servedBy] == nil } ?? false
    }
    return missing.map {
      "\($0.place.text): this program does not serve links of the kind \($0.kind); the values of \($0.name) stay unset"
    }
      + lonely.map {
        "\($0.place.text): this program does not serve \($0.source?.kind ?? ""): sources; \($0.name) stays unset"
      }
  }

  /// The state of the panel file, and of each link that it declares or whose kind its values need.
  package var parts: [PartState] {
    Tracker.untracked { [fileState] + linkStates }
  }

  private var fileState: PartState {
    let problems = version.problems.read()
    guard let first = problems.first else { return PartState("panel-file", fault: nil) }
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    var place = first.place
    place.file = FilePath.name(of: place.file)
    let mistakes = problems.count > 1 ? "\(problems.count) mistakes, the first" : "a mistake"
    return PartState(
      "panel-file", fault: first.description + more, publicFault: "\(mistakes) at \(place.text)".onOneLine)
  }

  private var linkStates: [PartState] {
    guard let document else { return [] }
    var names = document.links.map(\.name)
    var values = Dictionary(names.map { ($0, [ValueDeclaration]()) }) { first, _ in first }
    for value in document.values {
      guard let name = value.source?.servedBy else { continue }
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(value)
    }
    return names.map { name in
      let own = (values[name] ?? []).lazy
      return PartState(
        name, servedBy: outside.links[name], own.map { ($0.name, $0.audience, self.quality(of: $0.name)) })
    }
  }

  // MARK: In and out

  /// Takes in the reports of a link, or of a script that simulates a link.
  package func receive(_ reports: [LinkReport]) {
    for report in reports {
      guard let value = values[report.name] else { continue }
      if let refusal = report.refusal { value.refuse(refusal.why, of: refusal.order) }
      receive(value, report.datum, report.quality, isReading: report.isReading)
    }
  }

  /// Passes a value to its link. Returns why the link refuses it.
  func send(_ datum: Datum, of value: PanelValue) -> String? {
    let declaration = value.declaration
    if let link = declaration.source.flatMap({ outside.links[$0.servedBy] }) {
      guard let refusal = link.write(datum, to: declaration.name) else { return nil }
      value.quality.write(.bad(refusal))
      log("\(declaration.name) cannot be written: \(refusal)")
      return refusal
    }
    receive(value, datum, isAlone ? .good : .bad(Quality.noConnection))
    return nil
  }

  /// Returns the longest wait for echoes of a value's link.
  func patience(of value: PanelValue) -> Duration {
    value.declaration.source.flatMap { outside.links[$0.servedBy]?.patience } ?? OrdersInFlight.answerTime
  }

  /// Lets time pass for a value with orders in flight.
  func wake(_ value: PanelValue, at time: Duration) { stage?.run(at: time) { [weak value] in value?.passTime() } }

  // MARK: What is read

  /// The pages that can be seen at the moment.
  var visiblePages: [String] { pages.visible(of: document) }

  /// Tells the links which values are shown or needed by a rule. A link that mirrors the panel needs all values.
  func updateDemand() {
    guard let document, !outside.links.isEmpty else { return }
    // The panel cannot see who reads a mirror.
    let all = outside.links.values.contains { $0.mirrors }
    let wanted =
      all
      ? Set(document.values.map(\.name))
      : Tracker.untracked { document.names(on: visiblePages, and: document.supervised) }
    if wanted == outside.wanted { return }
    outside.wanted = wanted
    for (name, value) in values { value.isRead = wanted.contains(name) }
    for link in outside.links.values { link.want(wanted) }
  }

  // MARK: Mirrors

  /// Watches all values, if a link mirrors them, and tells the link their present state.
  func mirror() {
    (outside.watches, outside.toldParts) = ([:], nil)
    guard outside.links.values.contains(where: { $0.mirrors }), let document else { return }
    for name in document.values.map(\.name) {
      outside.watches[name] = ChangeWatch { [weak self] in self?.tellLater(name) }
      mirror(name)
    }
    mirrorAlarms()
    tellParts()
  }

  /// Watches the alarms, if there are any and a link mirrors the panel, and tells the link which alarms ask for
  /// attention.
  func mirrorAlarms() {
    (outside.alarmWatch, outside.toldAlarms) = (nil, [:])
    guard alarms != nil, outside.links.values.contains(where: { $0.mirrors }) else { return }
    outside.alarmWatch = ChangeWatch { [weak self] in Task { self?.tellAlarms() } }
    tellAlarms()
  }

  /// Tells the links that mirror the panel of alarms that have come or gone.
  private func tellAlarms() {
    guard let watch = outside.alarmWatch, let center = alarms?.center else { return }
    let present = watch.tracking { Set(center.present.map(\.id)) }
    for declaration in document?.alarms ?? [] {
      let isPresent = present.contains(declaration.id)
      if outside.toldAlarms.updateValue(isPresent, forKey: declaration.name) == isPresent { continue }
      for link in outside.links.values where link.mirrors { link.mirror(alarm: declaration.name, isPresent: isPresent) }
    }
  }

  /// Reports a change with the next wake: a value that changes ten times until then is sent once.
  private func tellLater(_ name: String) {
    let isFirst = outside.changed.isEmpty
    outside.changed.insert(name)
    if isFirst { Task { [weak self] in self?.tellChanged() } }
  }

  /// Sends all values that have changed since links received them.
  private func tellChanged() {
    let (changed, badValues) = (outside.changed, outside.badValues)
    outside.changed = []
    for name in changed.sorted() { mirror(name) }
    if outside.badValues != badValues { tellParts() }
  }

  /// Tells the links that mirror the panel how its parts are, if that has changed.
  func tellParts() {
    guard outside.links.values.contains(where: { $0.mirrors }), case let parts = parts, parts != outside.toldParts
    else {
      return
    }
    outside.toldParts = parts
    for link in outside.links.values where link.mirrors { link.mirror(parts) }
  }

  /// Gives the mirroring links the present state of a value, and notices its next change.
  private func mirror(_ name: String) {
    guard let watch = outside.watches[name] else { return }
    let (datum, quality) = watch.tracking { (self.datum(of: name), self.quality(of: name)) }
    outside.badValues[name] = quality.fault
    for link in outside.links.values where link.mirrors { link.mirror(datum, quality, of: name) }
  }
}

extension PanelModel: LinkedPanel {
  /// A link has come or gone: expressions that ask for it are looked at again.
  package func linkChanged() {
    ages.invalidate()
    tellParts()
  }

  /// Sets a value for a client outside the panel. A value that a person can set only with a code cannot be set from
  /// outside.
  package func set(_ name: String, to datum: Datum) -> String? {
    guard let value = values[name] else { return "there is no value \(name)" }
    if value.declaration.isReadOnly { return "\(name) can only be read" }
    if document?.guardedValues.contains(name) == true { return "\(name) can only be set at the panel" }
    if let fault = value.declaration.fault(of: datum) { return fault }
    return value.order(datum)
  }

  /// Presses a button by name at the request of a client outside the panel. A button that a person could not press now
  /// cannot be pressed from outside.
  package func press(_ name: String) -> String? {
    guard let document, let button = document.button(name) else { return "there is no button \(name)" }
    // A client outside the panel has entered no code.
    if document.isGuarded(button) || document.asksForCode(button) { return "\(name) can only be pressed at the panel" }
    guard document.conditions(of: button).allSatisfy({ $0.holds(in: self) }) else {
      return "\(name) cannot be pressed now"
    }
    guard let actions = button.properties[ChoiceControls.tap] else { return "\(name) does nothing" }
    guard let texts else { return "the panel is not shown" }
    let title = button.properties[ItemKeys.label].flatMap(texts.title)
    perform(actions, ActionContext(texts: texts, title: title, starter: "button \(name)"))
    return nil
  }

  package func writeLog(_ line: String) { log(line) }
}
