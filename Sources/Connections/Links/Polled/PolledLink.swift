import Glibc
import Machine
import Values

/// A link that reads its values one after another on its own thread, while they are wanted.
///
/// It serves files, commands and properties on D-Bus: what differs is in the ``PolledSource``.
@MainActor package final class PolledLink: ValueLink {
  package let name: String
  /// A machine is always there.
  package let isOnline = true
  let sources: [String: PolledSource]
  let worker = LinkWorker<ReadingOrder>()
  private weak var panel: (any LinkedPanel)?

  /// Creates a link of some sources.
  init(name: String, _ sources: [PolledSource]) {
    self.name = name
    self.sources = Dictionary(sources.map { ($0.value.name, $0) }) { first, _ in first }
  }

  /// Joins a panel, as other links do; see ``MQTTLink/join(_:)``.
  func join(_ panel: any LinkedPanel) -> LinkMailbox {
    self.panel = panel
    return LinkMailbox { [weak self] in self?.handle($0) }
  }

  package func start(for panel: any LinkedPanel) {
    let mailbox = join(panel)
    let sources = sources
    let isRunning = worker.start { PolledLoop(sources: sources, mailbox: mailbox).run($0) }
    if !isRunning { panel.writeLog("\(name): the machine has no thread left; its values stay unset") }
  }

  package func want(_ names: Set<String>) {
    worker.want(names.intersection(sources.keys))
  }

  package func write(_ datum: Datum, to name: String) -> String? {
    guard sources[name]?.write != nil else { return "it can only be read" }
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
    panel.receive(items.compactMap { if case .report(let report) = $0 { report } else { nil } })
    for case .log(let line) in items { panel.writeLog(line) }
  }
}

/// The loop of a polled link's thread.
///
/// A file whose folder the kernel watches is read when it has changed. Any other source is read at intervals, and so is
/// a file whose folder does not exist yet.
struct PolledLoop {
  let sources: [String: PolledSource]
  let mailbox: LinkMailbox
  private var wanted: Set<String> = []
  private var due: [String: Duration] = [:]
  private var readings: [String: PolledReading] = [:]
  private var rounds = ReadingRounds()
  private var watch: FolderWatch
  /// The written values that do not show the change yet, with the time until which they are watched.
  private var sought: [String: (datum: Datum, until: Duration)] = [:]

  /// The time between two checks of a written value: a service on D-Bus may take a while.
  private static let lookAgain = Duration.milliseconds(200)

  init(sources: [String: PolledSource], mailbox: LinkMailbox, watch: FolderWatch = FolderWatch()) {
    (self.sources, self.mailbox, self.watch) = (sources, mailbox, watch)
  }

  /// Works until the link ends.
  consuming func run(_ worker: LinkWorker<ReadingOrder>) {
    var loop = self
    defer { loop.watch.end() }
    worker.untilStopped { orders, isLast in
      for order in orders { loop.carryOut(order, at: MonotonicTime.now()) }
      if isLast { return }
      loop.work(at: MonotonicTime.now())
      let descriptor = loop.watch.descriptor
      let requests = descriptor >= 0 ? [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)] : []
      worker.sleep(until: loop.deadline, requests)
    }
  }

  /// When something must be read without a reported change; `nil` while only changes count.
  var deadline: Duration? { due.values.min() }

  /// Reads what has changed, and what is due.
  mutating func work(at now: Duration) {
    noteChanges()
    for name in due.filter({ $0.value <= now }).keys.sorted() { read(name, at: now) }
  }

  /// Does what the main thread asks for.
  mutating func carryOut(_ order: ReadingOrder, at now: Duration) {
    switch order {
    case .want(let names):
      for name in names.subtracting(wanted) { due[name] = .zero }
      for name in wanted.subtracting(names) {
        due[name] = nil
        rounds.forget(name)
      }
      wanted = names
      watch.follow(Set(names.compactMap { sources[$0]?.watched }))
    case .write(let name, let datum):
      guard let source = sources[name] else { return }
      guard let fault = source.write?(datum) else {
        sought[name] = (datum, now + OrdersInFlight.answerTime)
        return read(name, at: now)
      }
      sought[name] = nil
      mailbox.post(.log("\(name) cannot be written: \(fault)"))
      // The present content counts, and not the value that was to be written.
      read(name, at: now, refusal: LinkReport.Refusal(fault.reason, of: datum))
    }
  }

  /// Reads the files that have changed.
  private mutating func noteChanges() {
    let changed = watch.take()
    for name in wanted where sources[name]?.watched.map(changed.contains) == true { due[name] = .zero }
  }

  private mutating func read(_ name: String, at now: Duration, refusal: LinkReport.Refusal? = nil) {
    var refusal = refusal
    guard let source = sources[name] else { return }
    due[name] = wanted.contains(name) && !isTold(source) ? now + source.every : nil
    if source.write != nil { readings[name, default: PolledReading()].reportNext() }
    let result = source.read()
    if case .success = result, due[name] != nil {
      if let line = rounds.note(source.value, at: now) { mailbox.post(.log(line)) }
    } else {
      // A file whose changes are reported is read when there is one.
      rounds.forget(name)
    }
    if let (datum, end) = sought[name] {
      if case .success(let made) = result, OrdersInFlight.isSame(made, datum, step: source.value.step) {
        sought[name] = nil
      } else if now >= end {
        sought[name] = nil
        if case .success = result { refusal = LinkReport.Refusal(LinkReport.changed, of: datum) }
      } else {
        due[name] = min(due[name] ?? end, now + Self.lookAgain)
      }
    }
    let (report, line) = readings[name, default: PolledReading()].adopt(result, of: source.value)
    if let line { mailbox.post(.log(line)) }
    guard var report else { return }
    report.refusal = refusal
    mailbox.post(.report(report))
  }

  /// Whether the kernel reports changes from now on. Asked before a reading, so that no change is missed in between.
  private mutating func isTold(_ source: PolledSource) -> Bool {
    guard let path = source.watched else { return false }
    let isTold = watch.covers(path)
    mailbox.post(watch.takeLines().map(LinkMailbox.Item.log))
    return isTold
  }
}
