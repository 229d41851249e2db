import Machine
import Values

/// A bus whose devices hold values of the panel in registers and bits.
@MainActor package final class ModbusLink: ValueLink {
  package let name: String
  package private(set) var isOnline = false
  /// The loop answers each order itself, at the latest two seconds after it was written. So an older order that is read
  /// back while the newest one waits for a slow device counts for nothing, however long that takes within reason.
  package let patience = Duration.seconds(30)
  let settings: ModbusSettings
  let points: [ModbusPoint]
  let worker = LinkWorker<ReadingOrder>()
  private weak var panel: (any LinkedPanel)?

  /// Creates a link, which connects when it is started.
  ///
  /// - Throws: ``LinkFault`` for keys that make no sense.
  init(_ connection: LinkedConnection, _ values: [LinkedValue]) throws(LinkFault) {
    name = connection.name
    let settings = try ModbusSettings(connection.keys)
    points = try values.map { value throws(LinkFault) in
      try ModbusPoint(value, unit: settings.unit, every: settings.every)
    }
    self.settings = settings
  }

  /// Joins a panel, as ``MQTTLink/join(_:)`` does.
  func join(_ panel: any LinkedPanel) -> LinkMailbox {
    self.panel = panel
    return LinkMailbox { [weak self] in self?.handle($0) }
  }

  package func start(for panel: any LinkedPanel) {
    let mailbox = join(panel)
    let (name, settings, points) = (name, settings, points)
    let isRunning = worker.start { worker in
      do throws(LinkFault) {
        switch settings.address {
        case .tcp(let host, let port):
          let device = ModbusNetwork(host: host, port: port, timeout: settings.timeout)
          Self.run(worker, ModbusLoop(name: name, settings, points, device) { mailbox.post($0) })
        case .rtu(let device):
          let line = try ModbusLine(device, settings)
          Self.run(worker, ModbusLoop(name: name, settings, points, line) { mailbox.post($0) })
        }
      } catch {
        mailbox.post(
          [.log("\(name): \(error)")]
            + points.map { .report(LinkReport($0.value.name, nil, .bad(Quality.noConnection))) })
      }
    }
    if !isRunning { panel.writeLog("\(name): the machine has no thread left; its values stay unset") }
  }

  private nonisolated static func run(
    _ worker: LinkWorker<ReadingOrder>, _ loop: consuming ModbusLoop<some ModbusDevice>
  ) {
    worker.untilStopped { orders, isLast in
      for order in orders { loop.carryOut(order) }
      if isLast { return loop.end(at: MonotonicTime.now()) }
      loop.step(at: MonotonicTime.now())
      worker.sleep(until: loop.deadline)
    }
  }

  package func want(_ names: Set<String>) {
    let own = names.intersection(points.map(\.value.name))
    worker.want(own)
  }

  package func write(_ datum: Datum, to name: String) -> String? {
    guard isOnline else { return Quality.noConnection }
    panel?.receive([LinkReport(name, datum, .pending)])
    worker.write(datum, to: name)
    return nil
  }

  package func stop() {
    panel = nil
    worker.stop()
  }

  private func handle(_ items: [LinkMailbox.Item]) {
    guard let panel else { return }
    for item in items {
      switch item {
      case .report(let report): panel.receive([report])
      case .online(let isOnline):
        self.isOnline = isOnline
        panel.linkChanged()
      case .log(let line): panel.writeLog(line)
      case .set, .press, .refused: break
      }
    }
  }
}
