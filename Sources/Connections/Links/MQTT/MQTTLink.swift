import Values

/// A broker: values that live in its topics, and the values of the panel for others to see and to set.
@MainActor package final class MQTTLink: ValueLink {
  package let name: String
  package private(set) var isOnline = false
  package let mirrors = true
  package let patience = BrokerLoop.readBack
  let plan: BrokerPlan
  private let services: LinkServices
  let worker = LinkWorker<BrokerLoop.Order>()
  private let read: Set<String>
  private weak var panel: (any LinkedPanel)?

  /// Creates a link, which connects when it is started.
  ///
  /// - Throws: ``LinkFault`` for keys that make no sense.
  init(
    _ connection: LinkedConnection, _ values: [LinkedValue], _ identity: PanelIdentity, _ services: LinkServices
  ) throws(LinkFault) {
    name = connection.name
    plan = try BrokerPlan(connection, values, identity, services)
    self.services = services
    read = Set(plan.read.map(\.name))
  }

  /// Joins a panel. Returns the mailbox by which the thread of the link, or a test in its place, reaches it.
  func join(_ panel: any LinkedPanel) -> LinkMailbox {
    self.panel = panel
    return LinkMailbox { [weak self] in self?.handle($0) }
  }

  package func start(for panel: any LinkedPanel) {
    let mailbox = join(panel)
    let (plan, services) = (plan, services)
    let isRunning = worker.start { worker in
      BrokerLoop(plan, mailbox) { (settings, will) throws(LinkFault) in
        try BrokerConnection(settings, will: will, services)
      }
      .run(worker)
    }
    if !isRunning { panel.writeLog("\(name): the machine has no thread left; there is no connection") }
  }

  /// A broker sends what it has: nothing is asked for.
  package func want(_ names: Set<String>) {}

  package func write(_ datum: Datum, to name: String) -> String? {
    // A value of the panel's own is what the panel says.
    guard read.contains(name) else {
      panel?.receive([LinkReport(name, datum)])
      return nil
    }
    guard isOnline else { return Quality.noConnection }
    panel?.receive([LinkReport(name, datum, .pending)])
    worker.send(.write(name, datum), replacing: "write \(name)")
    return nil
  }

  package func mirror(_ datum: Datum?, _ quality: Quality, of name: String) {
    guard plan.published[name] != nil else { return }
    worker.send(.mirror(name, datum, quality), replacing: "value \(name)")
  }

  package func mirror(alarm name: String, isPresent: Bool) {
    worker.send(.mirrorAlarm(name, isPresent), replacing: "alarm \(name)")
  }

  package func mirror(_ parts: [PartState]) {
    // The broker that hears of it is connected.
    let own = PartState(link: name, fault: nil)
    worker.send(.mirrorParts(parts.map { $0.name == own.name && !isOnline ? own : $0 }), replacing: "parts")
  }

  package func publish(_ text: String, topic: String, retained: Bool, by title: String) -> String? {
    guard isOnline else { return Quality.noConnection }
    guard BrokerTopics.isTopic(topic) else { return "“\(topic)” is not a topic" }
    worker.send(.publish(text, topic: topic, isRetained: retained, title: title))
    return nil
  }

  package func stop() {
    panel = nil
    worker.stop()
  }

  // MARK: What the thread tells

  private func handle(_ items: [LinkMailbox.Item]) {
    guard let panel else { return }
    for item in items {
      switch item {
      case .report(let report): panel.receive([report])
      case .online(let isOnline):
        self.isOnline = isOnline
        panel.linkChanged()
      case .set(let name, let datum):
        if let why = panel.set(name, to: datum) {
          let topic = plan.topics.set(name)
          let text = plan.published[name]?.isPrivate == true ? "" : datum.text
          worker.send(.fault(.fault(topic: topic, name: name, text: text, why: why)))
        }
      case .press(let button):
        if let why = panel.press(button) {
          let topic = plan.topics.press + button
          worker.send(.fault(.fault(topic: topic, name: button, text: "", why: why)))
        }
      case .refused(let title, let why): panel.sayRefused(why, of: title)
      case .log(let line): panel.writeLog(line)
      }
    }
  }
}
