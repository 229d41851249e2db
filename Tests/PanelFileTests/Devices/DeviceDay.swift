import FaceplateTesting
import Machine
import Runtime
import Values

@testable import Links
@testable import PanelFile

/// A day of a panel whose devices lie, by a seed.
///
/// For five minutes people at the panel and at a broker give orders, devices change by themselves, and devices and connections are
/// late, refuse, lie and disappear. Then each of them is honest again, or gone for good, for four minutes.
final class DeviceDay {
  static let text = """
    panel: {name: sim}
    links: {plc: {modbus: tcp://plc.lan, every: 5 s}, broker: {mqtt: mqtt://broker.lan}}
    values:
      heat: {type: number, in: 0..100, step: 0.5, stale: 60 s, modbus: {holding: 0, scale: 0.1}}
      flow: {type: number, in: 0..100, step: 0.25, stale: 60 s, modbus: {holding: 2, as: float32}}
      run: {type: switch, stale: 60 s, modbus: {coil: 5}}
      lamp: {type: switch, stale: 60 s, modbus: {holding: 7, bit: 3}}
      level: {type: number, in: 0..100, step: 1, stale: 60 s, mqtt: {topic: level/state, set: level/set}}
      fan: {type: switch, stale: 60 s, mqtt: {topic: fan/state, set: fan/set}}
      note: {type: number, in: 0..100, step: 1, stale: 60 s, file: {path: /sim/note, writable: true}}
      host: {type: number, in: 0..100, step: 1, stale: 60 s, dbus: {service: s.s, path: /s, interface: s.s, property: P, writable: true}}
      own: {type: number, in: 0..10, step: 1, initial: 3, keep: false}
    pages: {start: {body: [heat, flow, run, lamp, level, fan, note, host, own]}}
    """

  /// Something that the panel or a device did wrong.
  struct Fault: Error, CustomStringConvertible { var description: String }

  /// What a day has cost.
  struct Costs {
    var lines = 0
    var requests = 0
    var readings = 0
    var published = 0
    var orders = 0
  }

  private(set) var costs = Costs()
  private(set) var lines: [String] = []
  private let seed: Int
  private let world: SimulatedWorld
  private let stage: Stage
  private let model = PanelModel()
  private let bus: SimulatedBus
  private let broker: SimulatedBroker
  private let appliance: SimulatedAppliance
  private let properties: [String: SimulatedProperty]
  private var links: [String: ServedLink] = [:]
  private var points: [String: ModbusPoint] = [:]
  private var linked: [String: LinkedValue] = [:]
  /// The orders that devices have received, in order.
  private var received: [String: [Datum]] = [:]
  private var written = RepeatedLines<String>()
  /// What holds a control.
  private final class Finger {}

  /// The values that live on each link.
  private static let values = [
    "plc": ["heat", "flow", "run", "lamp"], "broker": ["level", "fan"], "file:": ["note"], "dbus:": ["host"],
  ]
  private static let chaos = Duration.seconds(300), calm = Duration.seconds(240)

  /// - Parameter stage: the stage whose time the panel has; the day begins there.
  init(seed: Int, _ reading: PanelReading, on stage: Stage) {
    (self.seed, self.stage) = (seed, stage)
    world = SimulatedWorld(seed: seed, now: stage.now)
    bus = SimulatedBus(world, timeout: .milliseconds(500))
    broker = SimulatedBroker(world)
    appliance = SimulatedAppliance(broker, ["level": "20", "fan": "false"])
    properties = ["note": SimulatedProperty(world, "10"), "host": SimulatedProperty(world, "30")]
    model.isAlone = false
    model.log = { [weak self] in self?.note($0) }
    model.show(reading)
    model.join(stage) { _ in AnyView(EmptyView()) }
    for value in model.values.values {
      value.wake = { [world, weak value] time in world.at(time) { value?.passTime() } }
    }
    model.serve { [weak self] in self?.makeLinks($0) ?? [] }
    appliance.start()
    letPass()
  }

  private func note(_ line: String) {
    for (line, addition) in written.note(line, line, at: world.now) { write(line + addition) }
  }

  private func write(_ line: String) {
    costs.lines += 1
    lines.append(line)
  }

  /// Values become stale, as on a shown page, and lines that have come again are written.
  private func letPass() {
    model.letPass()
    for (line, addition) in written.take(at: world.now) { write(line + addition) }
    world.after(.seconds(5)) { [weak self] in self?.letPass() }
  }

  // MARK: Links

  private func makeLinks(_ document: PanelDocument) -> [any ValueLink] {
    linked = Dictionary(document.linkedValues.map { ($0.name, $0) }) { $1 }
    do {
      let connections = Dictionary(document.connections.map { ($0.name, $0) }) { $1 }
      let own = { (name: String) in document.linkedValues.filter { $0.link == name } }
      links["plc"] = serve(try ModbusLink(connections["plc"]!, own("plc")))
      links["broker"] = serve(
        try MQTTLink(connections["broker"]!, document.linkedValues, document.identity, LinkServices()))
      for name in ["file:", "dbus:"] {
        let sources = own(name).compactMap { value in properties[value.name].map { ($0, $0.source(value)) } }
        links[name] = serve(PolledLink(name: name, sources.map(\.1)), sources.map(\.0))
      }
    } catch {
      note("\(error)")
    }
    for (name, property) in properties {
      property.onOrder = { [weak self] text in
        guard let self, let value = linked[name] else { return }
        receive(RawScaling(value.keys).datum(text, of: value), name)
      }
    }
    return links.keys.sorted().compactMap { links[$0] }
  }

  private func receive(_ order: Datum?, _ name: String) { if let order { received[name, default: []].append(order) } }

  private func serve(_ link: ModbusLink) -> ServedLink {
    points = Dictionary(link.points.map { ($0.value.name, $0) }) { $1 }
    bus.onOrder = { [weak self] table, address, words in
      guard let point = self?.points.values.first(where: { $0.table == table && $0.address == address }) else { return }
      self?.receive(try? point.datum(words).get(), point.value.name)
    }
    return ServedLink(link, world, join: link.join) { [bus, world] tell in
      var loop = ModbusLoop(name: link.name, link.settings, link.points, bus, clock: { world.now }, tell: tell)
      @MainActor func takeOrders() { for order in link.worker.take() { loop.carryOut(order) } }
      return .init(
        step: { now in
          bus.elapsed = .zero
          takeOrders()
          loop.step(at: now)
          return bus.elapsed
        }, deadline: { _ in loop.deadline },
        end: { now in
          takeOrders()
          loop.end(at: now)
        })
    }
  }

  private func serve(_ link: MQTTLink) -> ServedLink {
    broker.onMessage = { [weak self] topic, text in
      guard let self, topic.hasSuffix("/set"), let value = linked[String(topic.dropLast(4))] else { return }
      receive(RawScaling(value.keys).datum(text, of: value), value.name)
      world.after(world.pause(upTo: .milliseconds(20))) { [appliance] in appliance.order(value.name, text) }
    }
    return ServedLink(link, world, join: link.join) { [broker, world, weak self] tell in
      let box = LinkMailbox { _ in }
      var loop = BrokerLoop(link.plan, box, clock: { world.now }) { _, _ in
        SimulatedSession(broker) { self?.links["broker"]?.wake() }
      }
      @MainActor func takeOrders(_ now: Duration) { for order in link.worker.take() { loop.carryOut(order, at: now) } }
      return .init(
        step: { now in
          takeOrders(now)
          loop.work(at: now)
          loop.receive(0, at: now)
          while case let items = box.take(), !items.isEmpty { tell(items) }
          return .zero
        }, deadline: { loop.deadline(after: $0) },
        end: { now in
          takeOrders(now)
          loop.end(at: now)
        })
    }
  }

  private func serve(_ link: PolledLink, _ properties: [SimulatedProperty]) -> ServedLink {
    ServedLink(link, world, join: link.join) { tell in
      let box = LinkMailbox { _ in }
      var loop = PolledLoop(sources: link.sources, mailbox: box)
      @MainActor func takeOrders(_ now: Duration) { for order in link.worker.take() { loop.carryOut(order, at: now) } }
      return .init(
        step: { now in
          for property in properties { property.elapsed = .zero }
          takeOrders(now)
          loop.work(at: now)
          while case let items = box.take(), !items.isEmpty { tell(items) }
          return properties.reduce(.zero) { $0 + $1.elapsed }
        }, deadline: { _ in loop.deadline }, end: { takeOrders($0) })
    }
  }

  // MARK: The day

  /// Lives through the day.
  ///
  /// - Throws: ``Fault`` for the first thing that is wrong.
  func live() async throws {
    let start = world.now
    for _ in 0..<40 {
      world.at(start + .seconds(5) + world.pause(upTo: Self.chaos - .seconds(5))) { [weak self] in self?.doSomething() }
    }
    await pass(Self.chaos)
    let gone = Self.values.keys.sorted().filter { _ in world.chance(20) }
    let isBrokerGone = world.chance(50)
    bus.mood = gone.contains("plc") ? .gone : .honest
    broker.mood = gone.contains("broker") && isBrokerGone ? .gone : .honest
    appliance.mood = gone.contains("broker") && !isBrokerGone ? .gone : .honest
    for name in ["file:", "dbus:"] {
      for value in Self.values[name] ?? [] { properties[value]?.mood = gone.contains(name) ? .gone : .honest }
    }
    await pass(Self.calm)
    let present = Self.values.keys.sorted().filter { !gone.contains($0) }
    try check(gone: gone, present: present)
    try await order(present.flatMap { Self.values[$0] ?? [] }, outside: present.contains("broker"))
    try check(gone: gone, present: present)
    try await end(present.flatMap { Self.values[$0] ?? [] })
    try checkOrders()
    (costs.requests, costs.published) = (bus.requests, broker.published)
    costs.readings = properties.values.reduce(0) { $0 + $1.readings }
    costs.orders = links.values.reduce(0) { $0 + $1.taken.values.reduce(0) { $0 + $1.count } }
  }

  private func pass(_ time: Duration) async {
    await world.live(until: world.now + time) { [self] now in
      stage.now = now
      for _ in 0..<20 where !model.outside.changed.isEmpty || links.values.contains(where: { !$0.isIdle }) {
        await Task.yield()
      }
    }
  }

  /// Something of which nobody knows when it comes.
  private func doSomething() {
    let name = world.any(of: ["heat", "flow", "run", "lamp", "level", "fan", "note", "host"])
    switch world.number(in: 0...9) {
    case 0...1: _ = model.values[name]?.write(datum(for: name))
    case 2...3: drag(world.any(of: ["heat", "flow", "level", "note", "host"]))
    case 4:
      let texts = ["7", "8.5", "on", "false", "", "null", "1e99", "-1", "\u{7}"]
      let order = world.chance(70) ? datum(for: name).text : world.any(of: texts)
      broker.publish(Array(order.utf8), "faceplate/sim/set/\(name)", isRetained: world.chance(10))
    case 5: change(name)
    default: lie()
    }
  }

  /// A value that can be set.
  private func datum(for name: String) -> Datum {
    ["run", "lamp", "fan"].contains(name)
      ? .flag(world.chance(50)) : .number(Double(world.number(in: 0...(name == "own" ? 10 : 100))))
  }

  /// A finger drags a control.
  private func drag(_ name: String) {
    guard let value = model.values[name] else { return }
    let finger = Finger()
    value.hold(true, by: finger)
    var end = Duration.zero
    for _ in 0..<world.number(in: 1...12) {
      end += world.pause(upTo: .milliseconds(400))
      let number = Double(world.number(in: 0...100))
      world.after(end) { value.number.wrappedValue = number }
    }
    world.after(end + world.pause(upTo: .seconds(2))) { value.hold(false, by: finger) }
  }

  /// Somebody works the device.
  private func change(_ name: String) {
    let datum = datum(for: name)
    if let point = points[name] {
      if let bit = point.bit {
        let before = bus.raw(point.table, point.address, 1)[0]
        bus.set(point.table, point.address, [before ^ UInt16(1) << UInt16(bit)])
      } else if let raw = try? point.raw(datum) {
        bus.set(point.table, point.address, raw)
      }
    } else if let property = properties[name] {
      property.held = datum.text
    } else {
      appliance.set(name, datum.text)
    }
  }

  /// A device, or the broker, begins to behave in another way.
  private func lie() {
    let mood = world.any(of: Mood.allCases)
    switch world.number(in: 0...4) {
    case 0: bus.mood = mood
    case 1: broker.mood = mood == .nonsense || mood == .refusing ? .gone : mood
    case 2: appliance.mood = mood
    case 3: properties["note"]?.mood = mood
    default: properties["host"]?.mood = mood
    }
  }

  // MARK: What has to hold

  /// What the device holds.
  private func held(_ name: String) -> Datum? {
    guard let value = linked[name] else { return nil }
    if let point = points[name] { return try? point.datum(bus.raw(point.table, point.address, point.count)).get() }
    return (properties[name]?.held ?? appliance.held[name]).flatMap { RawScaling(value.keys).datum($0, of: value) }
  }

  private func fault(_ words: String) -> Fault {
    Fault(description: "day \(seed), \(world.now.unitText): \(words)\n  " + lines.suffix(12).joined(separator: "\n  "))
  }

  /// The panel shows what a device holds that is there, and marks what one holds that is gone.
  private func check(gone: [String], present: [String]) throws {
    for name in present.flatMap({ Self.values[$0] ?? [] }) {
      let (shown, held, quality) = (model.datum(of: name), held(name), model.quality(of: name))
      guard let shown, let held, quality == .good, OrdersInFlight.isSame(shown, held) else {
        throw fault("\(name) shows \(shown?.text ?? "-"), \(quality); the device holds \(held?.text ?? "-")")
      }
    }
    for name in gone.flatMap({ Self.values[$0] ?? [] }) where model.quality(of: name) == .good {
      throw fault("\(name) is good though its device is gone")
    }
  }

  /// Each value is ordered once more, at the panel or through the broker, and has to arrive.
  private func order(_ names: [String], outside: Bool) async throws {
    var wanted: [String: Datum] = [:]
    for name in names + ["own"] {
      let datum = datum(for: name)
      wanted[name] = datum
      // What lives in a topic of its own is not ordered by one of the panel's.
      if outside, links["broker"]?.name != linked[name]?.link, world.chance(50) {
        broker.publish(Array(datum.text.utf8), "faceplate/sim/set/\(name)", isRetained: false)
      } else {
        _ = model.values[name]?.write(datum)
      }
    }
    await pass(.seconds(30))
    for (name, datum) in wanted.sorted(by: { $0.key < $1.key }) {
      let result = name == "own" ? model.datum(of: name) : held(name)
      if result != datum { throw fault("\(name) was ordered to be \(datum.text), and is \(result?.text ?? "-")") }
    }
  }

  /// The panel ends right after an order, which has to arrive.
  private func end(_ names: [String]) async throws {
    var wanted: [String: Datum] = [:]
    for name in names {
      let datum = datum(for: name)
      wanted[name] = datum
      _ = model.values[name]?.write(datum)
    }
    model.stopLinks()
    await pass(.seconds(10))
    for (name, datum) in wanted.sorted(by: { $0.key < $1.key }) where held(name) != datum {
      throw fault("\(name) was ordered to be \(datum.text) at the end, and is \(held(name)?.text ?? "-")")
    }
  }

  /// Devices have received what was ordered, in this order, and nothing twice.
  private func checkOrders() throws {
    for link in links.values {
      for (name, orders) in received where Self.values[link.name]?.contains(name) == true {
        var taken = (link.taken[name] ?? [])[...]
        for order in orders {
          guard let place = taken.firstIndex(where: { OrdersInFlight.isSame($0, order) }) else {
            throw fault("the device of \(name) has received \(order.text), which was not ordered, or once more")
          }
          taken = taken[(place + 1)...]
        }
      }
    }
  }
}
