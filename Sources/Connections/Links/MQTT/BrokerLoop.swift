import Glibc
import Machine
import Values

/// The thread of a broker: it connects, sends and receives, and tries again when the connection is lost.
///
/// After a connection it subscribes, then sends the discovery messages of Home Assistant, then all values, and at last
/// that the panel is available: a client that receives this message finds all current values.
struct BrokerLoop {
  /// What the main thread asks of the thread.
  enum Order: Sendable {
    case note(String, Datum?, Quality)
    case noteAlarm(String, Bool)
    case write(String, Datum)
    case publish(String, topic: String, isRetained: Bool)
    case fault(BrokerRouter.Meaning)
  }

  /// How long the answer to a connection may take.
  private static let patience = Duration.seconds(10)
  /// How often the library looks whether the broker has to hear from it.
  private static let heartbeat = Duration.seconds(10)
  /// The shortest interval between two full publications after a birth message of Home Assistant, which any client can
  /// send at any rate.
  private static let retelling = Duration.seconds(5)
  /// How long a connection has to last that another panel of the same name has taken before: longer than any pause.
  private static let rivalry = Backoff.longest * 2
  /// How long it may take until a topic shows what was written.
  static let readBack = Duration.seconds(5)

  private let services: LinkServices
  private let mailbox: LinkMailbox
  private var plan: BrokerPlan
  private var connection: BrokerConnection?
  private var isOnline = false
  /// When the present attempt is given up, or the next one is made.
  private var due: Duration? = .zero
  private var attempts = Reconnection(Backoff(jitter: LinkLimits.jitter))
  /// When all values were published last, and when they are to be published again.
  private var (toldAt, retellAt): (Duration?, Duration?) = (nil, nil)
  private var book = BrokerBook()
  private var faults = RepeatedFaults()
  /// The values that were published, and those that were written and not published yet.
  private var told: [String: Datum] = [:]
  private var expected: [String: Duration] = [:]
  /// Where it is kept what was published; `nil` without a folder for it.
  private let store: PublishedStore?
  private var rivals = RivalWatch()

  init(_ plan: BrokerPlan, _ services: LinkServices, _ mailbox: LinkMailbox) {
    (self.plan, self.services, self.mailbox) = (plan, services, mailbox)
    store = plan.store.map(PublishedStore.init)
    book.set(plan.info, plan.topics.info)
  }

  /// Works until the link ends.
  consuming func run(_ worker: LinkWorker<Order>) {
    var loop = self
    while !worker.isStopped {
      let orders = worker.take()
      for order in orders { loop.carryOut(order) }
      loop.work()
      let descriptor = loop.connection?.descriptor ?? -1
      let requests =
        descriptor >= 0 ? [pollfd(fd: descriptor, events: loop.connection?.interests ?? 0, revents: 0)] : []
      let ready = worker.sleep(until: loop.deadline, requests).first ?? 0
      if let connection = loop.connection {
        for event in connection.work(ready) { loop.take(event) }
      }
    }
    loop.end()
  }

  /// When there is something to be done without anybody asking.
  private var deadline: Duration? {
    let heartbeat = connection == nil ? nil : MonotonicTime.now() + Self.heartbeat
    return [due, heartbeat, attempts.deadline, retellAt, isOnline ? book.deadline : nil, expected.values.min()]
      .compactMap { $0 }.min()
  }

  /// Does what is due.
  private mutating func work() {
    let now = MonotonicTime.now()
    if let due, due <= now { connection == nil ? connect() : lose("the broker does not answer") }
    if attempts.settle(at: now) { logConnection() }
    if let retellAt, retellAt <= now { tell() }
    if isOnline { for (topic, text) in book.take(at: now) { connection?.publish(text, topic, retained: true) } }
    for (name, end) in expected where end <= now {
      expected[name] = nil
      mailbox.post([
        .report(LinkReport(name, told[name], told[name] == nil ? .unset : .good)),
        .log("\(name) was written, but its topic does not show the new value"),
      ])
    }
  }

  // MARK: The connection

  private mutating func connect() {
    do throws(LinkFault) {
      let new = try BrokerConnection(plan.settings, will: plan.topics.availability, services)
      try new.connect(to: plan.settings)
      (connection, due) = (new, MonotonicTime.now() + Self.patience)
    } catch {
      lose(error.description)
    }
  }

  /// The connection is lost, or there was none. It is tried again later.
  private mutating func lose(_ why: String) {
    if connection != nil { connection = nil }
    let (now, isFirst) = (MonotonicTime.now(), !attempts.isTroubled)
    let (pause, isNews) = attempts.fail(why, at: now)
    due = now + pause
    expected = [:]
    // The first attempt that fails tells the values, too; the ones after it change nothing.
    if isOnline || isFirst {
      mailbox.post([.online(false)] + plan.read.map { .report(LinkReport($0.name, nil, .bad("No connection"))) })
    }
    (isOnline, retellAt) = (false, nil)
    if isNews { mailbox.post(.log("\(plan.name): no connection to \(plan.settings.address): \(why)")) }
  }

  private mutating func take(_ event: BrokerConnection.Event) {
    switch event {
    case .accepted: greet()
    case .refused(let why), .closed(let why): if connection != nil { lose(why) }
    case .message(let topic, let bytes, let isRetained):
      plan.router.forgetOrders(until: MonotonicTime.now())
      for meaning in plan.router.meanings(topic: topic, bytes, isRetained: isRetained) {
        if meaning == .rival { noteRival(isRetained: isRetained) } else { obey(meaning) }
      }
    }
  }

  /// The broker has accepted the panel.
  private mutating func greet() {
    (due, isOnline) = (nil, true)
    rivals.introduce()
    for topic in plan.router.subscriptions { connection?.subscribe(topic) }
    if plan.settings.discovery != .none { connection?.subscribe(BrokerRouter.birthTopic) }
    tell()
    let stale = plan.read.map { LinkReport($0.name, nil, told[$0.name] == nil ? .unset : .stale) }
    mailbox.post([.online(true)] + stale.map { .report($0) })
    if attempts.succeed(at: MonotonicTime.now()) { logConnection() }
  }

  private func logConnection() { mailbox.post(.log("\(plan.name): connected to \(plan.settings.address)")) }

  /// Tells the broker everything: what is gone, what there is, all values, and that the panel is there.
  private mutating func tell() {
    (toldAt, retellAt) = (MonotonicTime.now(), nil)
    let isLocked = store?.lock() ?? false
    let before = isLocked ? store?.read(isOwn: plan.isOwn) ?? PublishedRecord() : PublishedRecord()
    let now = plan.standing
    for topic in before.topics.subtracting(now.topics).sorted() { connection?.publish("", topic, retained: true) }
    for message in plan.discovery.messages(before: before.discovery) {
      connection?.publish(message.text, message.topic, retained: true)
    }
    book.forgetSent()
    for (topic, text) in book.take(at: MonotonicTime.now() + BrokerBook.pause) {
      connection?.publish(text, topic, retained: true)
    }
    connection?.publish("online", plan.topics.availability, retained: true)
    guard let store else { return }
    if !isLocked {
      report("another program on this machine shows the panel \(plan.panel), and keeps its record in \(store.path)")
    } else if !store.holds(now), !store.write(now) {
      mailbox.post(
        .log(
          "\(plan.name): \(store.path) cannot be written: entities that are removed from the panel stay at the broker"))
    }
  }

  /// Another panel may have the name of this one.
  private mutating func noteRival(isRetained: Bool) {
    let sign = rivals.sign(isRetained: isRetained)
    if sign == .none { return }
    // They throw each other off: that the broker answers is no success.
    if sign == .inTurn { attempts.doubt(until: MonotonicTime.now() + Self.rivalry) }
    report("another panel at this broker is called \(plan.panel); both publish below \(plan.topics.prefix)")
  }

  /// Logs once what is wrong with the name of the panel.
  private mutating func report(_ what: String) {
    if let line = rivals.line(what) { mailbox.post(.log("\(plan.name): \(line)")) }
  }

  /// Ends in order: a goodbye takes the will back, so the panel says by itself that it is gone.
  private mutating func end() {
    guard let connection else { return }
    if isOnline {
      for (topic, text) in book.take(at: MonotonicTime.now() + BrokerBook.pause) {
        connection.publish(text, topic, retained: true)
      }
      connection.publish("offline", plan.topics.availability, retained: true)
    }
    connection.disconnect()
    self.connection = nil
  }

  // MARK: Messages

  private mutating func obey(_ meaning: BrokerRouter.Meaning) {
    switch meaning {
    case .report(let report):
      told[report.name] = report.datum
      expected[report.name] = nil
      mailbox.post(.report(report))
    case .noValue(let name, let topic, let fault):
      (told[name], expected[name]) = (nil, nil)
      mailbox.post(.report(LinkReport(name, nil, .bad(fault.reason))))
      log("\(plan.name): \(topic)", fault.reason, received: fault.received)
    case .set(let name, let datum):
      plan.router.noteOrder(datum, of: name, at: MonotonicTime.now())
      mailbox.post(.set(name: name, datum: datum))
    case .press(let name): mailbox.post(.press(name))
    case .birth: retellAt = retellAt ?? toldAt.map { $0 + Self.retelling }
    case .fault(let topic, let name, let text, let why):
      // The name of a value that there is none of may be that of a private one, mistyped.
      let isKnown = name.map { plan.published[$0] != nil } ?? false
      if log("\(plan.name): \(topic)", why, received: isKnown && !text.isEmpty ? text.quotedForLog : "") {
        complain(name ?? topic, text, why)
      }
    case .none, .rival: break
    }
  }

  /// Logs a fault, unless it was logged a short time ago. Returns whether it is in the log.
  @discardableResult
  private mutating func log(_ place: String, _ why: String, received: String) -> Bool {
    guard let line = faults.note(place, why, received: received, at: MonotonicTime.now()) else { return false }
    mailbox.post(.log(line))
    return true
  }

  /// Publishes why an order was refused, for the client that has sent it.
  private func complain(_ name: String, _ text: String, _ why: String) {
    let message = JSONText.members([
      ("name", .string(name)), ("text", .string(String(text.prefix(200)))), ("why", .string(why)),
    ])
    connection?.publish(message.description, plan.topics.error, retained: false)
  }

  private mutating func carryOut(_ order: Order) {
    switch order {
    case .note(let name, let datum, let quality): note(name, datum, quality)
    case .noteAlarm(let name, let isPresent): book.set(isPresent ? "true" : "false", plan.topics.alarm(name))
    case .write(let name, let datum): write(name, datum)
    case .publish(let text, let topic, let isRetained):
      if isOnline { connection?.publish(text, topic, retained: isRetained) }
    case .fault(let meaning):
      if case .fault(_, let name?, _, _) = meaning { plan.router.forgetOrder(of: name) }
      obey(meaning)
    }
  }

  /// A value of the panel is what it is now.
  private mutating func note(_ name: String, _ datum: Datum?, _ quality: Quality) {
    guard let value = plan.published[name] else { return }
    if value.hasQuality { book.set(quality.word, plan.topics.quality(name)) }
    guard let datum else { return }
    plan.router.note(datum, of: name)
    if quality.isShown { book.set(RawScaling([:]).text(datum, of: value) ?? datum.text, plan.topics.state(name)) }
  }

  /// Writes a value to its topic.
  private mutating func write(_ name: String, _ datum: Datum) {
    guard isOnline, let value = plan.read.first(where: { $0.name == name }), let topic = value.keys.text("set"),
      let text = RawScaling(value.keys).text(datum, of: value)
    else {
      return mailbox.post(.report(LinkReport(name, told[name], isOnline ? .good : .bad("No connection"))))
    }
    // A template that is wrong was reported with its place when the file was read.
    let template = value.keys.text("message").flatMap { try? MessageTemplate($0, for: value) }
    connection?.publish(template?.text(text) ?? text, topic, retained: value.keys.flag("retained"))
    expected[name] = MonotonicTime.now() + Self.readBack
  }
}
