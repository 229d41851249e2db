import Glibc
import Links
import PanelFile
import Values

/// One panel of the fleet: the model and the links of a real one, without a screen, and what it was told by the broker.
final class FleetPanel {
  /// The panel, which lives without a stage.
  private let model = PanelModel()
  /// The number of the panel, from 0.
  let index: Int
  /// What its link has told it.
  let record = FleetRecord()
  /// The link, as the panel knows it.
  private(set) var link: RecordedLink?
  /// What was set at the panel itself.
  private(set) var target = "0"

  /// Shows the file of the panel, and begins to connect.
  ///
  /// - Parameters:
  ///   - index: the number of the panel.
  ///   - count: the number of panels: each shows a value of the one before it, and the first one of the last.
  ///   - port: the port of the broker.
  init?(_ index: Int, of count: Int, port: Int) {
    self.index = index
    let path = "/tmp/fleet.\(getpid()).yaml"
    guard let file = fopen(path, "w") else { return nil }
    fputs(Self.text(index, before: (index + count - 1) % count, port: port), file)
    fclose(file)
    let reading = PanelReading.read(path: path)
    remove(path)
    for problem in reading.problems { say("\(problem)") }
    guard reading.document != nil else { return nil }
    model.log = { [record] line in record.note(line) }
    model.show(reading)
    model.serve { [weak self] document in self?.links(of: document) ?? [] }
  }

  private func links(of document: PanelDocument) -> [any ValueLink] {
    let links = LinkMaker.links(
      document.connections, document.linkedValues, document.identity, LinkServices(), log: { say($0) })
    let recorded = links.map { RecordedLink($0, record) }
    link = recorded.first
    return recorded
  }

  /// Somebody in front of the panel sets a value.
  func setTarget(_ text: String) {
    target = text
    if let why = model.set("target", to: text) { say("panel \(index): \(why)") }
  }

  /// Ends the connection in order.
  func stop() { model.stopLinks() }

  /// The panel file: values of several kinds, one that the panel before it tells, a button and a group.
  private static func text(_ index: Int, before: Int, port: Int) -> String {
    """
    panel: {name: p\(index), title: Panel \(index)}
    links: {broker: {mqtt: "mqtt://127.0.0.1:\(port)", discovery: homeassistant, group: hall}}
    values:
      target: {type: number, in: 0..10000000, step: 1, keep: false, initial: 0}
      count: {type: number, in: 0..1000, step: 1, keep: false, initial: 0}
      warm: {type: range, in: 0..100, step: 1, keep: false, initial: 20..30}
      run: {type: switch, keep: false}
      mode: {type: choice, options: [day, night], keep: false}
      other: {type: number, mqtt: {topic: faceplate/p\(before)/state/target}}
    pages:
      start: {body: [target, count, warm, run, mode, other, {button: {label: Away, name: away, tap: {set: {run: false}}}}]}

    """
  }
}

/// What a panel was told by its link.
final class FleetRecord {
  /// The orders to set a value that came from the broker, by the value's name.
  var sets: [String: Int] = [:]
  /// The presses of buttons that came from the broker.
  var presses = 0
  /// The last value of the panel before.
  var other = ""
  /// The connections so far.
  var connections = 0

  /// Remembers a line of the panel's log.
  func note(_ line: String) {
    if line.hasPrefix("broker: connected") { connections += 1 }
  }
}

/// A link that writes down what it tells the panel, and changes nothing of it.
final class RecordedLink: ValueLink {
  private let link: any ValueLink
  private let record: FleetRecord
  /// What stands between the link and the panel; the link itself does not hold it.
  private var gate: RecordedPanel?

  init(_ link: any ValueLink, _ record: FleetRecord) { (self.link, self.record) = (link, record) }

  var name: String { link.name }
  var isOnline: Bool { link.isOnline }
  var mirrors: Bool { link.mirrors }

  func start(for panel: any LinkedPanel) {
    let gate = RecordedPanel(panel, record)
    self.gate = gate
    link.start(for: gate)
  }
  func want(_ names: Set<String>) { link.want(names) }
  func write(_ datum: Datum, to name: String) -> String? { link.write(datum, to: name) }
  func mirror(_ datum: Datum?, _ quality: Quality, of name: String) { link.mirror(datum, quality, of: name) }
  func mirror(alarm name: String, isPresent: Bool) { link.mirror(alarm: name, isPresent: isPresent) }
  func publish(_ text: String, topic: String, retained: Bool, by title: String) -> String? {
    link.publish(text, topic: topic, retained: retained, by: title)
  }
  func stop() { link.stop() }
}

/// The panel as its link sees it, with a record of what comes.
private final class RecordedPanel: LinkedPanel {
  private weak var panel: (any LinkedPanel)?
  private let record: FleetRecord

  init(_ panel: any LinkedPanel, _ record: FleetRecord) { (self.panel, self.record) = (panel, record) }

  func receive(_ reports: [LinkReport]) {
    for report in reports where report.name == "other" { report.datum.map { record.other = $0.text } }
    panel?.receive(reports)
  }
  func linkChanged() { panel?.linkChanged() }
  func set(_ name: String, to datum: Datum) -> String? {
    record.sets[name, default: 0] += 1
    return panel?.set(name, to: datum)
  }
  /// Counts the press. What the button does needs a screen, which this panel has not.
  func press(_ name: String) -> String? {
    record.presses += 1
    return nil
  }
  func sayRefused(_ why: String, of title: String) { panel?.sayRefused(why, of: title) }
  func writeLog(_ line: String) { panel?.writeLog(line) }
}
