import Testing
import Values

@testable import Links

@MainActor @Suite("The thread of a broker") struct BrokerLoopTests {
  /// A broker whose name takes twelve seconds to look up.
  private final class SlowBroker: BrokerClient {
    var now = Duration.zero
    /// Why there is no connection after that; `nil` if there is one.
    var fault: LinkFault?
    private(set) var published: [String] = []
    /// Whether it takes messages.
    var isTaking = true
    var events: [BrokerConnection.Event] = []

    let descriptor: Int32 = -1
    let interests: Int16 = 0
    func connect(to settings: BrokerSettings) throws(LinkFault) {
      now += .seconds(12)
      if let fault { throw fault }
    }
    func work(_ ready: Int16) -> [BrokerConnection.Event] {
      defer { events = [] }
      return events
    }
    func publish(_ text: String, _ topic: String, retained: Bool) -> Int32? {
      if !isTaking { return nil }
      published.append("\(topic)=\(text)")
      return Int32(published.count)
    }
    func subscribe(_ topic: String) -> Bool { true }
    func disconnect() {}
  }

  private static func loop(
    _ broker: SlowBroker, _ mailbox: LinkMailbox, _ values: [LinkedValue] = []
  ) throws -> BrokerLoop {
    let connection = LinkedConnection(
      name: "broker", kind: "mqtt", keys: ["mqtt": .text("mqtt://broker.lan")], place: "1")
    let plan = try BrokerPlan(connection, values, PanelIdentity(name: "oven", title: ""), LinkServices())
    return BrokerLoop(plan, mailbox, clock: { broker.now }) { _, _ in broker }
  }

  /// A loop with a value that can be set and whose topic says 20.
  private static func settable(_ broker: SlowBroker, _ mailbox: LinkMailbox) throws -> BrokerLoop {
    let target = LinkedValue.number("target", link: "broker", ["topic": .text("target"), "set": .text("target/set")])
    var loop = try Self.loop(broker, mailbox, [target])
    loop.work(at: broker.now)
    broker.events = [.accepted, .message(topic: "target", bytes: Array("20".utf8), isRetained: true)]
    loop.receive(0, at: broker.now)
    _ = mailbox.take()
    return loop
  }

  /// The reports that wait in a mailbox, which is empty then.
  private static func reports(in mailbox: LinkMailbox) -> [LinkReport] {
    mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
  }

  @Test("The broker has ten seconds for its answer, however long the connection has taken")
  func patience() throws {
    let broker = SlowBroker()
    var loop = try Self.loop(broker, LinkMailbox { _ in })
    loop.work(at: broker.now)
    #expect(loop.deadline(after: broker.now) == .seconds(22))
    broker.now += .milliseconds(100)
    loop.work(at: broker.now)
    broker.events = [.accepted]
    loop.receive(0, at: broker.now)
    #expect(broker.published.contains("faceplate/oven/availability=online"))
  }

  @Test("The pause before the next attempt begins when the last one has failed")
  func pause() throws {
    let broker = SlowBroker()
    broker.fault = LinkFault("the name is not known")
    var loop = try Self.loop(broker, LinkMailbox { _ in })
    loop.work(at: broker.now)
    #expect(try #require(loop.deadline(after: broker.now)) > .seconds(12))
  }

  @Test("A value without a report stays unset if an order of it has no text for the broker")
  func unwritable() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    var mode = LinkedValue("mode", .choice)
    mode.link = "broker"
    mode.keys = ["topic": .text("mode"), "set": .text("mode/set"), "map": .names(["eco": "1"])]
    var loop = try Self.loop(broker, mailbox, [mode])
    loop.work(at: broker.now)
    broker.events = [.accepted]
    loop.receive(0, at: broker.now)
    _ = mailbox.take()
    loop.carryOut(.write("mode", .text("boost")), at: broker.now)
    let items = mailbox.take()
    let reports = items.compactMap { if case .report(let report) = $0 { report } else { nil } }
    let lines = items.compactMap { if case .log(let line) = $0 { line } else { nil } }
    #expect(
      reports == [.refusal("mode", nil, .unset, of: .text("boost"), why: "the device cannot hold this value")])
    #expect(lines == ["mode cannot be written: boost has no raw value"])
  }

  @Test("What a message says that is no value is unreadable, is in the log once, and leaves the connection as it is")
  func unreadable() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    let target = LinkedValue.number("target", link: "broker", ["topic": .text("target"), "set": .text("target/set")])
    var loop = try Self.loop(broker, mailbox, [target])
    loop.work(at: broker.now)
    broker.events = [.accepted]
    loop.receive(0, at: broker.now)
    _ = mailbox.take()
    broker.events = ["null", "ajar"].map { .message(topic: "target", bytes: Array($0.utf8), isRetained: false) }
    loop.receive(0, at: broker.now)
    let items = mailbox.take()
    let reports = items.compactMap { if case .report(let report) = $0 { report } else { nil } }
    let lines = items.compactMap { if case .log(let line) = $0 { line } else { nil } }
    let unreadable = LinkReport("target", nil, .unreadable("the reading is not a valid value"))
    #expect(reports == [unreadable])
    #expect(lines == ["broker: target: this is not a value of target: “null”"])
    loop.carryOut(.write("target", .number(30)), at: broker.now)
    #expect(broker.published.last == "target/set=30")
  }

  @Test("A message that the broker does not take is a refusal, and not the echo of an order")
  func refusal() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    var loop = try Self.settable(broker, mailbox)
    broker.isTaking = false
    loop.carryOut(.write("target", .number(30)), at: broker.now)
    func reports() -> [LinkReport] { Self.reports(in: mailbox) }
    #expect(reports() == [.refusal("target", .number(20), of: .number(30), why: "the message cannot be sent")])
    // This one is sent, and its topic never shows it.
    broker.isTaking = true
    loop.carryOut(.write("target", .number(40)), at: broker.now)
    #expect(reports() == [])
    loop.work(at: broker.now + .seconds(5))
    #expect(reports() == [.refusal("target", .number(20), of: .number(40), why: "No answer")])
  }

  @Test("A value that its topic says already is sent again, and no answer is expected")
  func repeated() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    var loop = try Self.settable(broker, mailbox)
    func reports() -> [LinkReport] { Self.reports(in: mailbox) }
    var report = LinkReport("target", .number(20))
    report.isRepeated = true
    loop.carryOut(.write("target", .number(20)), at: broker.now)
    #expect(broker.published.filter { $0.hasPrefix("target/set") } == ["target/set=20"])
    #expect(reports() == [report])
    // After another order the topic may say either.
    loop.carryOut(.write("target", .number(30)), at: broker.now)
    loop.carryOut(.write("target", .number(20)), at: broker.now)
    #expect(reports() == [])
    loop.work(at: broker.now + .seconds(5))
    #expect(reports() == [.refusal("target", .number(20), of: .number(20), why: "No answer")])
  }

  @Test("A message of a button that does not reach the broker is refused by the title of the button, whenever it fails")
  func lostMessages() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    var loop = try Self.loop(broker, mailbox)
    func refusals() -> [String] {
      mailbox.take().compactMap { if case .refused(let title, let why) = $0 { "\(title) (\(why))" } else { nil } }
    }
    func publish(_ title: String) {
      loop.carryOut(.publish("1", topic: "horn", isRetained: false, title: title), at: broker.now)
    }
    publish("Early")
    #expect(refusals() == ["Early (No connection)"])
    loop.work(at: broker.now)
    broker.events = [.accepted]
    loop.receive(0, at: broker.now)
    publish("Confirmed")
    broker.events = [.published(Int32(broker.published.count))]
    loop.receive(0, at: broker.now)
    broker.isTaking = false
    publish("Not taken")
    #expect(refusals() == ["Not taken (the message cannot be sent)"])
    broker.isTaking = true
    for title in ["First", "Second"] { publish(title) }
    #expect(refusals() == [])
    broker.events = [.closed("The connection was lost.")]
    loop.receive(0, at: broker.now)
    #expect(refusals() == ["First (No connection)", "Second (No connection)"])
    // Each is said once.
    loop.work(at: broker.now + .seconds(60))
    #expect(refusals() == [])
  }

  @Test("A message without a value is logged once for each reason, however often it comes again")
  func faultyMessages() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    let target = LinkedValue.number("target", link: "broker", ["topic": .text("target"), "set": .text("target/set")])
    var loop = try Self.loop(broker, mailbox, [target])
    loop.work(at: broker.now)
    func lines(_ events: BrokerConnection.Event..., after minutes: Int) -> [String] {
      broker.now += .seconds(60) * minutes
      broker.events = events
      loop.receive(0, at: broker.now)
      loop.work(at: broker.now)
      return mailbox.take().compactMap { if case .log(let line) = $0 { line } else { nil } }
    }
    func message(_ text: String) -> BrokerConnection.Event {
      .message(topic: "target", bytes: Array(text.utf8), isRetained: true)
    }
    let fault = "broker: target: this is not a value of target"
    #expect(lines(.accepted, message("broken"), after: 0).last == fault + ": “broken”")
    for _ in 0..<3 {
      loop.carryOut(.write("target", .number(30)), at: broker.now)
      #expect(lines(message("null"), after: 5) == [])
    }
    #expect(lines(.closed("the broker has closed the connection"), after: 5).count == 1)
    #expect(!lines(after: 5).contains { $0.hasPrefix(fault) })
    #expect(!lines(.accepted, message("broken"), after: 0).contains { $0.hasPrefix(fault) })
    _ = lines(message("30"), after: 5)
    #expect(lines(message("broken"), after: 5) == [fault + ": “broken”"])
  }

  @Test("Each refused order is answered, also one that is refused for the same reason as before; the log sums up")
  func complaints() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    var loop = try Self.loop(broker, mailbox, [.number("target", in: 5...30)])
    loop.work(at: broker.now)
    broker.events = [.accepted]
    loop.receive(0, at: broker.now)
    _ = mailbox.take()
    func order(_ text: String) -> BrokerConnection.Event {
      .message(topic: "faceplate/oven/set/target", bytes: Array(text.utf8), isRetained: false)
    }
    /// The texts of the orders that are answered as refused.
    func answers(_ events: [BrokerConnection.Event]) -> [String] {
      let before = broker.published.count
      broker.events = events
      loop.receive(0, at: broker.now)
      return broker.published[before...].compactMap { message in
        guard message.hasPrefix("faceplate/oven/error=") else { return nil }
        return ["99", "88", "77"].first { message.contains("\"text\":\"\($0)\"") }
      }
    }
    #expect(answers([order("99")]) == ["99"])
    #expect(answers([order("20"), order("99"), order("88"), order("88")]) == ["99", "88", "88"])
    #expect(mailbox.take().filter { if case .log = $0 { true } else { false } }.count == 1)
    // A client that sends nothing but wrong orders has no answer to all of them.
    broker.now += .seconds(60)
    #expect(answers(Array(repeating: order("77"), count: 100)).count == LinkLimits.complaints)
    broker.now += .seconds(2)
    #expect(answers(Array(repeating: order("77"), count: 100)).count == 2)
  }

  @Test("Before the link says that it is connected, no value is bad for want of a connection any more")
  func connection() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    let target = LinkedValue.number("target", link: "broker", ["topic": .text("target")])
    var loop = try Self.loop(broker, mailbox, [target])
    loop.work(at: broker.now)
    broker.events = [.accepted]
    loop.receive(0, at: broker.now)
    let items = mailbox.take().map { item in
      switch item {
      case .report(let report): "\(report.name) \(report.quality)"
      case .online(let isOnline): "online \(isOnline)"
      default: "other"
      }
    }
    #expect(items == ["target unset", "online true", "other"])
  }

  @Test("After another connection a value is unset until its topic is told again, and can be set")
  func reconnection() throws {
    let broker = SlowBroker()
    let mailbox = LinkMailbox { _ in }
    let target = LinkedValue.number("target", link: "broker", ["topic": .text("target"), "set": .text("target/set")])
    var loop = try Self.loop(broker, mailbox, [target])
    func reports(_ events: BrokerConnection.Event...) -> [LinkReport] {
      broker.events = events
      loop.receive(0, at: broker.now)
      return mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
    }
    loop.work(at: broker.now)
    #expect(
      reports(.accepted, .message(topic: "target", bytes: Array("20".utf8), isRetained: false))
        == [LinkReport("target", .number(20))])
    #expect(reports(.closed("gone")) == [LinkReport("target", nil, .bad("No connection"))])
    broker.now += .seconds(60)
    loop.work(at: broker.now)
    #expect(reports(.accepted) == [LinkReport("target", nil, .unset)])
    loop.carryOut(.write("target", .number(30)), at: broker.now)
    #expect(broker.published.last == "target/set=30")
    loop.work(at: broker.now + .seconds(5))
    #expect(reports() == [.refusal("target", nil, .unset, of: .number(30), why: "No answer")])
  }
}
