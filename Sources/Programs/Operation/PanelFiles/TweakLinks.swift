#if Links
import Controls
import Links
import Runtime
import Values

/// Serves the tweaks of a program that live on a bus, at a broker or in a file.
///
/// It connects the store of tweaks, which knows no link, and the links, which know no view: a report becomes the
/// text of a tweak, and a change on the panel an order. A value from a link is not sent back to it.
///
/// Links are made once the views and models of an update have declared their tweaks, and made again when further ones are
/// declared. A panel whose tweaks all live in the config file has none, and loads none of their libraries.
package final class TweakLinks {
  private weak var stage: Stage?
  private let services: LinkServices
  /// The name of the program, by which a broker knows the panel unless a link says otherwise.
  private let program: String
  private let log: (String) -> Void
  /// The links that are served, by name.
  private var links: [String: any ValueLink] = [:]
  /// Whether further tweaks were declared since the links were made.
  private var isLate = false
  /// The states of the links that brokers have received.
  private var told: [PartState] = []
  /// The number of times that the states were looked up for brokers, for tests.
  private(set) var lookups = 0
  /// The orders that links have not answered yet, by the names of tweaks. No control says that it is held.
  private var orders: [String: OrdersInFlight] = [:]

  /// Serves the tweaks of a stage.
  ///
  /// - Parameters:
  ///   - services: the program's services for links.
  ///   - program: the name of the program.
  ///   - log: receives what a link has to say.
  package init(_ stage: Stage, _ services: LinkServices, program: String, log: @escaping (String) -> Void) {
    (self.stage, self.services, self.program, self.log) = (stage, services, program, log)
    stage.tweaks.onLink = { [weak self] in self?.connectLater() }
    stage.tweaks.onLinkedChange = { [weak self] in self?.set($0) }
    if !stage.tweaks.linked.isEmpty { connect() }
  }

  /// The state of each link that the tweaks of the panel need.
  package var states: [PartState] {
    Tracker.untracked {
      let tweaks = Dictionary(grouping: (stage?.tweaks.linked.values).map(Array.init) ?? [], by: \.place.servedBy)
      return tweaks.sorted { $0.key < $1.key }.map { name, tweaks in
        let own = tweaks.sorted { $0.id < $1.id }
        return PartState(name, servedBy: links[name], own.map { ($0.id, $0.value.audience, $0.quality.value) })
      }
    }
  }

  /// Tells brokers how the links are, if that has changed.
  private func tellStates() {
    guard links.values.contains(where: { $0.mirrors }) else { return }
    lookups += 1
    let states = states
    if states == told { return }
    told = states
    for link in links.values where link.mirrors { link.mirror(states) }
  }

  /// Ends all links in order. Orders that wait are sent before.
  package func stop() {
    for id in orders.keys.sorted() {
      if let order = orders[id]?.takeUnsent(at: stage?.now ?? .zero) { send(order, of: id) }
    }
    orders = [:]
    for link in links.values { link.stop() }
    links = [:]
  }

  /// Waits for the end of the update, in which further tweaks may be declared.
  private func connectLater() {
    if isLate { return }
    isLate = true
    stage?.afterUpdate { [weak self] in self?.connect() }
  }

  /// Makes the links of all tweaks that are declared.
  func connect(_ make: ([LinkedConnection], [LinkedValue]) -> [any ValueLink]) {
    guard let stage else { return }
    isLate = false
    stop()
    let tweaks = stage.tweaks.linked.values.sorted { $0.id < $1.id }
    var connections: [LinkedConnection] = []
    for tweak in tweaks {
      guard let link = tweak.place.link, !connections.contains(where: { $0.name == link.name }) else { continue }
      connections.append(LinkedConnection(name: link.name, kind: link.kind, keys: link.keys, place: tweak.source))
    }
    let made = make(connections, tweaks.map(\.value))
    links = Dictionary(made.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(tweaks.map(\.id))
    for link in made {
      link.want(names)
      link.start(for: self)
      if link.mirrors { for tweak in tweaks { mirror(tweak, to: link) } }
    }
    told = []
    tellStates()
  }

  /// The panel as it introduces itself: the program's name with a hyphen for each character that a topic cannot
  /// contain.
  var identity: PanelIdentity {
    PanelIdentity(name: String(program.map { "+#/\0".contains($0) ? "-" : $0 }), title: "")
  }

  /// Makes the links of this machine.
  private func connect() {
    connect { LinkMaker.links($0, $1, identity, services, log: log) }
  }

  /// Takes the value that a control or an assignment has set. Its link receives it in time.
  private func set(_ tweak: LinkedTweak) {
    guard let stage, let datum = tweak.datum else { return }
    orders[tweak.id, default: OrdersInFlight()].patience =
      links[tweak.place.servedBy]?.patience ?? OrdersInFlight.answerTime
    if orders[tweak.id]?.set(datum, .changed, at: stage.now) == true { send(datum, of: tweak.id) }
    watchTime(of: tweak.id)
  }

  /// Writes an order.
  private func send(_ datum: Datum, of id: String) {
    guard let tweak = stage?.tweaks.linked[id] else { return }
    // A link answers at once whether it will try, and reports the result later.
    let refusal =
      tweak.place.isReadOnly
      ? "it can only be read" : links[tweak.place.servedBy].map { $0.write(datum, to: id) } ?? Quality.noConnection
    guard let refusal else { return }
    refuse(id, refusal)
    show(LinkReport(id, orders[id]?.known, .bad(refusal)))
    log("\(id) cannot be written: \(refusal)")
  }

  /// The link has not carried out an order to a tweak: the panel says why, unless a newer order has replaced it.
  ///
  /// - Parameter order: the order; `nil` for the newest one.
  private func refuse(_ id: String, _ why: String, of order: Datum? = nil) {
    if orders[id]?.refuse(order) == false { return }
    if let title = stage?.tweaks.linked[id]?.title { sayRefused(why, of: title) }
  }

  /// Lets time pass for a tweak with orders in flight.
  private func watchTime(of id: String) {
    guard let stage, let deadline = orders[id]?.takeDeadline() else { return }
    stage.run(at: deadline) { [weak self] in self?.passTime(of: id) }
  }

  /// Sends a tweak's due order, or shows a report that was held back long enough.
  private func passTime(of id: String) {
    guard let stage, let due = orders[id]?.pass(at: stage.now) else { return }
    if let order = due.order { send(order, of: id) }
    if let report = due.report { show(LinkReport(id, report)) }
    watchTime(of: id)
  }

  /// Shows the report of a link, also at brokers.
  private func show(_ report: LinkReport) {
    take(report)
    tellStates(after: [report])
  }

  /// Tells brokers how the links are, if reports may have changed that.
  private func tellStates(after reports: [LinkReport]) {
    if reports.contains(where: { $0.quality != .good }) || !told.allSatisfy({ $0.fault == nil }) { tellStates() }
  }

  /// Takes the report of a link into its tweak, which brokers also see.
  private func take(_ report: LinkReport) {
    if let line = stage?.tweaks.receive(report.name, report.datum, report.quality) { log(line) }
    guard let tweak = stage?.tweaks.linked[report.name] else { return }
    for link in links.values where link.mirrors { mirror(tweak, to: link) }
  }

  /// Tells a link that shows the panel's values to others, such as a broker, what a tweak is now.
  private func mirror(_ tweak: LinkedTweak, to link: any ValueLink) {
    if let datum = tweak.datum { link.mirror(datum, Tracker.untracked { tweak.quality.value }, of: tweak.id) }
  }
}

extension TweakLinks: LinkedPanel {
  /// Takes in what a link has read. The states of all links are looked up once for all reports: a link that is lost reports
  /// each of its values.
  package func receive(_ reports: [LinkReport]) {
    for report in reports { receive(report) }
    tellStates(after: reports)
  }

  private func receive(_ report: LinkReport) {
    var report = report
    if let refusal = report.refusal { refuse(report.name, refusal.why, of: refusal.order) }
    guard let stage, report.quality == .good, let datum = report.datum else {
      // A fault that comes with the refusal of an older order does not end a newer one.
      if report.refusal != nil, orders[report.name]?.newest != nil { return }
      if let why = orders[report.name]?.drop(by: report.quality) {
        refuse(report.name, why)
        report.datum = report.datum ?? orders[report.name]?.known
      }
      return take(report)
    }
    let step = stage.tweaks.linked[report.name]?.step
    switch orders[report.name, default: OrdersInFlight()].judge(datum, at: stage.now, step: step) {
    case .show: take(report)
    case .settle: take(LinkReport(report.name, nil))
    case .hold: watchTime(of: report.name)
    }
  }

  /// Tells brokers of it. No view of a program asks for a link.
  package func linkChanged() { tellStates() }

  /// Sets a tweak because another program asks for it.
  package func set(_ name: String, to datum: Datum) -> String? {
    guard let tweak = stage?.tweaks.linked[name] else { return "there is no value \(name)" }
    if tweak.place.isReadOnly { return "\(name) can only be read" }
    if let fault = tweak.fault(of: datum) { return fault }
    stage?.tweaks.receive(name, datum, .pending)
    guard let stage, let datum = tweak.datum else { return nil }
    orders[name, default: OrdersInFlight()].send(datum, at: stage.now)
    send(datum, of: name)
    return nil
  }

  /// Says on the panel and with speech that an order was not carried out.
  package func sayRefused(_ why: String, of title: String) {
    guard let stage else { return }
    stage.refusals.add(title, why, in: stage.environment.values.localizer)
  }

  /// Refuses: the buttons of a program have no names outside.
  package func press(_ name: String) -> String? { "there is no button \(name)" }

  package func writeLog(_ line: String) { log(line) }
}

extension LinkedTweak {
  /// The tweak as links see it.
  fileprivate var value: LinkedValue {
    var value = LinkedValue(id, form)
    (value.unit, value.bounds, value.step, value.isReadOnly) = (unit, bounds, step, place.isReadOnly)
    (value.title, value.link, value.keys) = (id, place.servedBy, place.keys)
    let (form, bounds) = (form, bounds)
    value.rules.parse = { form.datum($0) }
    value.rules.fault = { datum in
      guard let bounds, case .number(let number) = datum, !bounds.contains(number) else { return nil }
      return "must be from \(bounds.lowerBound.decimalText) to \(bounds.upperBound.decimalText)"
    }
    return value
  }
}
#endif
