import Testing
import Values

@testable import Links

@Suite("The thread of a broker") struct BrokerLoopTests {
  /// A broker whose name takes twelve seconds to look up.
  private final class SlowBroker: BrokerClient {
    var now = Duration.zero
    /// Why there is no connection after that; `nil` if there is one.
    var fault: LinkFault?
    private(set) var published: [String] = []
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
    func publish(_ text: String, _ topic: String, retained: Bool) -> Bool {
      published.append("\(topic)=\(text)")
      return true
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
    let reports = mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
    #expect(reports == [LinkReport("mode", nil, .unset)])
  }
}
