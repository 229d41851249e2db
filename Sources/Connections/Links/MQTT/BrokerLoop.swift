import Glibc
import Machine
import Values

/// The thread of a broker: it connects, sends and receives, and tries again when the connection is lost.
///
/// After a connection it subscribes, then sends the discovery messages of Home Assistant, then all values, and at last
/// that the panel is available: a client that receives this message finds all current values.
struct BrokerLoop {
  /// An order of the main thread to the thread of the link.
  enum Order: Sendable {
    case mirror(String, Datum?, Quality)
    case mirrorAlarm(String, Bool)
    case mirrorParts([PartState])
    case write(String, Datum)
    case publish(String, topic: String, isRetained: Bool, title: String)
    case fault(BrokerRouter.Meaning)
  }

  /// The orders without an answer.
  private struct Awaited {
    /// The values that were written and not published yet, and when the wait for them ends.
    var values: [String: (order: Datum, end: Duration)] = [:]
    /// The topics and titles of orders that set no value, by the numbers of messages that the broker has not confirmed yet.
    var messages: [Int32: (topic: String, title: String)] = [:]
  }

  /// The faults of messages.
  private struct Faults {
    /// The lines for the log.
    var lines = RepeatedLines<String>(mostKnown: LinkLimits.waiting, excess: .refuse)
    /// The answers to clients.
    var complaints = ComplaintRate()
  }

  /// When all values were published last, and when they are to be published again.
  private struct Retelling {
    var last: Duration?
    var next: Duration?
  }

  /// The longest wait for the answer to a connection.
  private static let patience = Duration.seconds(10)
  /// The time between two checks whether the library has to ping the broker.
  private static let heartbeat = Duration.seconds(10)
  /// The shortest interval between two full publications after a birth message of Home Assistant, which any client can
  /// send at any rate.
  private static let retellingPause = Duration.seconds(5)
  /// The time that a connection must last to count as a success after another panel of the same name has taken its
  /// place: longer than any pause.
  private static let rivalry = Backoff.longest * 2
  /// The longest wait until a topic shows a written value.
  static let readBack = Duration.seconds(5)
  /// The reason of an order whose message the library does not take.
  private static let notSent = "the message cannot be sent"

  private let mailbox: LinkMailbox
  private var plan: BrokerPlan
  private let makeClient: (BrokerSettings, _ will: String) throws(LinkFault) -> any BrokerClient
  private let clock: () -> Duration
  private var connection: (any BrokerClient)?
  private var isOnline = false
  /// When the present attempt is given up, or the next attempt is made.
  private var due: Duration? = .zero
  private var attempts = Reconnection(Backoff(jitter: LinkLimits.jitter))
  private var retelling = Retelling()
  private var book = BrokerBook()
  private var faults = Faults()
  /// The last message about each value: the value, or why it has none.
  private var told: [String: Result<Datum, LinkFault>] = [:]
  private var awaited = Awaited()
  /// The record of what was published; `nil` without a folder for it.
  private let store: PublishedStore?
  private var rivals = RivalWatch()

  /// - Parameters:
  ///   - clock: the time after an attempt to connect, which may take long; a test passes its own.
  ///   - makeClient: makes the client of a connection, with the topic of its will; a test passes its own.
  init(
    _ plan: BrokerPlan, _ mailbox: LinkMailbox, clock: @escaping () -> Duration = MonotonicTime.now,
    makeClient: @escaping (BrokerSettings, _ will: String) throws(LinkFault) -> any BrokerClient
  ) {
    (self.plan, self.mailbox, self.clock, self.makeClient) = (plan, mailbox, clock, makeClient)
    store = plan.store.map(PublishedStore.init)
    book.set(plan.info([]), plan.topics.info)
  }

  /// Works until the link ends.
  consuming func run(_ worker: LinkWorker<Order>) {
    var loop = self
    worker.untilStopped { orders, isLast in
      for order in orders { loop.carryOut(order, at: MonotonicTime.now()) }
      if isLast { return }
      loop.work(at: MonotonicTime.now())
      let descriptor = loop.connection?.descriptor ?? -1
      let requests =
        descriptor >= 0 ? [pollfd(fd: descriptor, events: loop.connection?.interests ?? 0, revents: 0)] : []
      let ready = worker.sleep(until: loop.deadline(after: MonotonicTime.now()), requests).first ?? 0
      loop.receive(ready, at: MonotonicTime.now())
    }
    loop.end(at: MonotonicTime.now())
  }

  /// The next time at which there is something to do without an event.
  func deadline(after now: Duration) -> Duration? {
    let heartbeat = connection == nil ? nil : now + Self.heartbeat
    return [
      due, heartbeat, attempts.deadline, retelling.next, isOnline ? book.deadline : nil,
      awaited.values.values.map(\.end).min(), faults.lines.deadline,
    ].compactMap { $0 }.min()
  }

  /// Does what is due.
  mutating func work(at now: Duration) {
    if let due, due <= now { connection == nil ? connect() : lose("the broker does not answer", at: now) }
    if attempts.settle(at: now) { logConnection() }
    if let next = retelling.next, next <= now { tell(at: now) }
    if isOnline { for (topic, text) in book.take(at: now) { connection?.publish(text, topic, retained: true) } }
    for (name, (order, end)) in awaited.values where end <= now {
      awaited.values[name] = nil
      mailbox.post([
        .report(refusal(of: order, to: name, LinkReport.unanswered)),
        .log("\(name) was written, but its topic does not show the new value"),
      ])
    }
    for (line, addition) in faults.lines.take(at: now) { mailbox.post(.log(line + addition)) }
  }

  /// Takes in what has come on the connection.
  ///
  /// - Parameter ready: the events of its descriptor.
  mutating func receive(_ ready: Int16, at now: Duration) {
    guard let connection else { return }
    for event in connection.work(ready) { handle(event, at: now) }
  }

  // MARK: The connection

  private mutating func connect() {
    do throws(LinkFault) {
      let new = try makeClient(plan.settings, plan.topics.availability)
      // Names are looked up, too, and nothing has to be said at the end yet.
      try LinkThreads.apart { () throws(LinkFault) in try new.connect(to: plan.settings) }
      (connection, due) = (new, clock() + Self.patience)
    } catch {
      lose(error.description, at: clock())
    }
  }

  /// The connection is lost, or there was none. It is tried again later.
  private mutating func lose(_ why: String, at now: Duration) {
    if connection != nil { connection = nil }
    let isFirst = !attempts.isTroubled
    let (pause, isNews) = attempts.fail(why, at: now)
    due = now + pause
    awaited.values = [:]
    // The broker's messages no longer count: a topic that is not retained has no value after the next connection.
    told = told.filter { if case .failure = $0.value { true } else { false } }
    // The first failed attempt also marks the values as bad; later failures change nothing.
    if isOnline || isFirst {
      mailbox.post([.online(false)] + plan.read.map { .report(LinkReport($0.name, nil, .bad(Quality.noConnection))) })
    }
    (isOnline, retelling.next) = (false, nil)
    for (_, order) in awaited.messages.sorted(by: { $0.key < $1.key }) {
      refuse(
        order.title, Quality.noConnection, "the connection was lost before the broker had the message at \(order.topic)"
      )
    }
    awaited.messages = [:]
    if isNews { mailbox.post(.log(ConnectionLine.interrupted(plan.name, to: plan.settings.address, why))) }
  }

  private mutating func handle(_ event: BrokerConnection.Event, at now: Duration) {
    switch event {
    case .accepted: greet(at: now)
    case .refused(let why), .closed(let why): if connection != nil { lose(why, at: now) }
    case .message(let topic, let bytes, let isRetained):
      plan.router.forgetOrders(until: now)
      for meaning in plan.router.meanings(topic: topic, bytes, isRetained: isRetained) {
        if meaning == .rival { noteRival(isRetained: isRetained, at: now) } else { obey(meaning, at: now) }
      }
    case .published(let number): awaited.messages[number] = nil
    }
  }

  /// The broker has accepted the panel.
  private mutating func greet(at now: Duration) {
    (due, isOnline) = (nil, true)
    rivals.introduce()
    for topic in plan.router.subscriptions { connection?.subscribe(topic) }
    if plan.settings.discovery != .none { connection?.subscribe(BrokerRouter.birthTopic) }
    tell(at: now)
    // A device that reports only after an order must get one, so its value can be set. A panel that hears of the connection
    // looks at the state of its values at once.
    mailbox.post(plan.read.map { .report(LinkReport($0.name, nil, .unset)) } + [.online(true)])
    if attempts.succeed(at: now) { logConnection() }
  }

  private func logConnection() { mailbox.post(.log(ConnectionLine.connected(plan.name, to: plan.settings.address))) }

  /// Tells the broker everything: what is gone, what there is, all values, and that the panel is there.
  private mutating func tell(at time: Duration) {
    retelling = Retelling(last: time)
    let isLocked = store?.lock() ?? false
    let before = isLocked ? store?.read(isOwn: plan.isOwn) ?? PublishedRecord() : PublishedRecord()
    let now = plan.standing
    for topic in before.topics.subtracting(now.topics).sorted() { connection?.publish("", topic, retained: true) }
    for message in plan.discovery.messages(before: before.discovery) {
      connection?.publish(message.text, message.topic, retained: true)
    }
    book.forgetSent()
    for (topic, text) in book.take(at: time + BrokerBook.pause) {
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
  private mutating func noteRival(isRetained: Bool, at now: Duration) {
    let sign = rivals.sign(isRetained: isRetained)
    if sign == .none { return }
    // They throw each other off: that the broker answers is no success.
    if sign == .inTurn { attempts.doubt(until: now + Self.rivalry) }
    report("another panel at this broker is called \(plan.panel); both publish below \(plan.topics.prefix)")
  }

  /// Logs once what is wrong with the name of the panel.
  private mutating func report(_ what: String) {
    if let line = rivals.line(what) { mailbox.post(.log("\(plan.name): \(line)")) }
  }

  /// Ends in order: a goodbye takes the will back, so the panel says by itself that it is gone.
  mutating func end(at now: Duration) {
    guard let connection else { return }
    if isOnline {
      for (topic, text) in book.take(at: now + BrokerBook.pause) {
        connection.publish(text, topic, retained: true)
      }
      connection.publish("offline", plan.topics.availability, retained: true)
    }
    connection.disconnect()
    self.connection = nil
  }

  // MARK: Messages

  private mutating func obey(_ meaning: BrokerRouter.Meaning, at now: Duration) {
    switch meaning {
    case .report(let report):
      told[report.name] = report.datum.map { .success($0) }
      awaited.values[report.name] = nil
      mailbox.post(.report(report))
    case .noValue(let name, let topic, let fault):
      let before = told.updateValue(.failure(fault), forKey: name)
      awaited.values[name] = nil
      mailbox.post(.report(LinkReport(name, nil, fault.quality)))
      // A device may publish the same fault after each order, and the broker does at each connection.
      if case .failure(let known)? = before, known.detail == fault.detail { return }
      log("\(plan.name): \(topic)", fault.detail, received: fault.received, at: now)
    case .set(let name, let datum):
      plan.router.noteOrder(datum, of: name, at: now)
      mailbox.post(.set(name: name, datum: datum))
    case .press(let name): mailbox.post(.press(name))
    case .birth: retelling.next = retelling.next ?? retelling.last.map { $0 + Self.retellingPause }
    case .fault(let topic, let name, let text, let why):
      log("\(plan.name): \(topic)", why, received: text.isEmpty ? "" : text.quotedForLog, at: now)
      complain(of: name ?? topic, text, why, at: now)
    case .none, .rival: break
    }
  }

  /// Logs a fault, unless it was logged a short time ago: then it is counted.
  private mutating func log(_ place: String, _ why: String, received: String, at now: Duration) {
    let text = "\(place): \(why)"
    // Another text that was received is not another fault.
    let lines = faults.lines.note(text, received.isEmpty ? text : "\(text): \(received)", at: now)
    for (line, addition) in lines { mailbox.post(.log(line + addition)) }
  }

  /// Publishes why an order was refused, for the client that has sent it. Each refused order has its answer: what the log
  /// sums up, a client waits for.
  private mutating func complain(of name: String, _ text: String, _ why: String, at now: Duration) {
    guard let connection, faults.complaints.allowsOne(at: now) else { return }
    let complaint = JSONText.members([
      ("name", .string(name)), ("text", .string(String(text.prefix(200)))), ("why", .string(why)),
    ])
    connection.publish(complaint.description, plan.topics.error, retained: false)
  }

  mutating func carryOut(_ order: Order, at now: Duration) {
    switch order {
    case .mirror(let name, let datum, let quality): mirror(name, datum, quality)
    case .mirrorAlarm(let name, let isPresent): book.set(isPresent ? "true" : "false", plan.topics.alarm(name))
    case .mirrorParts(let parts): book.set(plan.info(parts), plan.topics.info)
    case .write(let name, let datum): write(name, datum, at: now)
    case .publish(let text, let topic, let isRetained, let title):
      guard isOnline, let connection else {
        return refuse(title, Quality.noConnection, "no connection, so nothing was published at \(topic)")
      }
      guard let number = connection.publish(text, topic, retained: isRetained) else {
        return refuse(title, Self.notSent, "nothing was published at \(topic): \(Self.notSent)")
      }
      if awaited.messages.count < LinkLimits.orders { awaited.messages[number] = (topic, title) }
    case .fault(let meaning):
      if case .fault(_, let name?, _, _) = meaning { plan.router.forgetOrder(of: name) }
      obey(meaning, at: now)
    }
  }

  /// Publishes a value of the panel.
  private mutating func mirror(_ name: String, _ datum: Datum?, _ quality: Quality) {
    guard let value = plan.published[name] else { return }
    if value.hasQuality { book.set(quality.word, plan.topics.quality(name)) }
    guard let datum else { return }
    plan.router.note(datum, of: name)
    if quality.isShown { book.set(RawScaling([:]).text(datum, of: value) ?? datum.text, plan.topics.state(name)) }
  }

  /// Writes a value to its topic.
  private mutating func write(_ name: String, _ datum: Datum, at now: Duration) {
    guard isOnline else {
      return mailbox.post(.report(LinkReport(name, lastDatum(of: name), .bad(Quality.noConnection))))
    }
    guard let value = plan.read.first(where: { $0.name == name }), let topic = value.keys.text("set") else { return }
    let text: String
    do throws(LinkFault) { text = try RawScaling(value.keys).demandText(datum, of: value) } catch {
      return refuse(datum, to: name, error.reason, error.detail)
    }
    // A template that is wrong was reported with its place when the file was read.
    let template = value.keys.text("message").flatMap { try? MessageTemplate($0, for: value) }
    guard connection?.publish(template?.text(text) ?? text, topic, retained: value.keys.flag("retained")) != nil else {
      return refuse(datum, to: name, Self.notSent)
    }
    // Many devices do not repeat what has not changed, so no answer to such an order is expected.
    if awaited.values[name] == nil, let last = lastDatum(of: name),
      OrdersInFlight.isSame(last, datum, step: value.step)
    {
      var report = LinkReport(name, last)
      report.isRepeated = true
      return mailbox.post(.report(report))
    }
    awaited.values[name] = (datum, now + Self.readBack)
  }

  /// Reports that an order that sets no value is not carried out.
  ///
  /// - Parameters:
  ///   - title: the title of what was pressed.
  ///   - why: the reason, in words for the screen.
  ///   - line: the line for the log.
  private func refuse(_ title: String, _ why: String, _ line: String) {
    mailbox.post([.log("\(plan.name): \(line)"), .refused(title: title, why: why)])
  }

  /// Reports that a value is not set.
  ///
  /// - Parameters:
  ///   - why: the reason, in words for the screen.
  ///   - detail: the reason, in words for the log; `nil` for those for the screen.
  private func refuse(_ order: Datum, to name: String, _ why: String, _ detail: String? = nil) {
    mailbox.post([.log("\(name) cannot be written: \(detail ?? why)"), .report(refusal(of: order, to: name, why))])
  }

  /// Returns the broker's last report of a value, which still counts after an order that was not sent or had no answer.
  private func refusal(of order: Datum, to name: String, _ why: String) -> LinkReport {
    let datum = lastDatum(of: name)
    var report = LinkReport(name, datum, datum == nil ? .unset : .good)
    report.refusal = LinkReport.Refusal(why, of: order)
    return report
  }

  /// The last value of a topic; `nil` if its last message had none.
  private func lastDatum(of name: String) -> Datum? { try? told[name]?.get() }
}
