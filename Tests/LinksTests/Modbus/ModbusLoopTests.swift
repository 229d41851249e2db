import Testing
import Values

@testable import Links

/// A device that a test makes up.
private final class FakeDevice: ModbusDevice {
  var registers: [Int: UInt16] = [:]
  /// What the next requests are answered with instead.
  var faults: [ModbusFault] = []
  var refusesConnections = false
  /// The time, and how long an attempt to connect takes.
  var now = Duration.zero
  var connectTime = Duration.zero
  var requests: [ReadPlan.Block] = []
  /// The largest number that the device takes.
  var largest: UInt16 = .max

  func connect() throws(ModbusFault) {
    now += connectTime
    if refusesConnections { throw .lost("nobody is there") }
  }
  func close() {}

  func read(_ block: ReadPlan.Block) throws(ModbusFault) -> [UInt16] {
    requests.append(block)
    if !faults.isEmpty { throw faults.removeFirst() }
    let range = block.address..<(block.address + block.count)
    let words = range.compactMap { registers[$0] }
    if words.count < range.count { throw .exception(2) }
    return words
  }

  func write(_ words: [UInt16], unit: Int, _ table: ModbusPoint.Table, _ address: Int) throws(ModbusFault) {
    if !faults.isEmpty { throw faults.removeFirst() }
    for (index, word) in words.enumerated() { registers[address + index] = min(word, largest) }
  }
}

/// A loop over a device, whose time is told by hand.
private final class Bus {
  let device = FakeDevice()
  var loop: ModbusLoop<FakeDevice>
  private let told = Told()

  final class Told { var items: [LinkMailbox.Item] = [] }

  init(_ values: [LinkedValue], _ keys: [String: LinkKey] = [:], modbus: String = "tcp://plc.lan") throws {
    let settings = try ModbusSettings(keys.merging(["modbus": .text(modbus)]) { $1 })
    let points = try values.map { value throws in try ModbusPoint(value, unit: 1, every: settings.every) }
    loop = ModbusLoop(name: "plc", settings, points, device, clock: { [device] in device.now }) { [told] in
      told.items += $0
    }
    loop.want(Set(values.map(\.name)))
  }

  /// Takes a step. Returns the reports and the lines of the log.
  func step(_ seconds: Double) -> (reports: [LinkReport], lines: [String]) {
    device.now = .milliseconds(Int((seconds * 1000).rounded()))
    loop.step(at: device.now)
    defer { told.items = [] }
    return (
      told.items.compactMap { if case .report(let report) = $0 { report } else { nil } },
      told.items.compactMap { if case .log(let line) = $0 { line } else { nil } }
    )
  }
}

@Suite("A bus, step by step") struct ModbusLoopTests {
  private static func value(_ address: Int) -> LinkedValue {
    .number("a\(address)", link: "plc", ["holding": .number(Double(address)), "scale": .number(0.1)])
  }

  @Test("Values are read when they are due, and reported when they change")
  func polling() throws {
    let bus = try Bus([Self.value(0), Self.value(1)])
    bus.device.registers = [0: 215, 1: 30]
    var (reports, lines) = bus.step(0)
    #expect(Set(reports) == [LinkReport("a0", .number(21.5)), LinkReport("a1", .number(3))])
    #expect(lines == ["plc: connected to tcp://plc.lan"])
    #expect(bus.device.requests.count == 1)
    #expect(bus.loop.deadline == .seconds(1))
    bus.device.registers[1] = 31
    (reports, lines) = bus.step(1)
    #expect(reports == [LinkReport("a1", .number(3.1))])
    #expect(lines == [])
  }

  @Test("However late a slow device answers, an older order that it has carried out does not replace the newest one")
  @MainActor func slowDevice() throws {
    let keys: [String: LinkKey] = ["modbus": .text("tcp://plc.lan")]
    let link = try ModbusLink(LinkedConnection(name: "plc", kind: "modbus", keys: keys, place: ""), [])
    var orders = OrdersInFlight()
    orders.patience = link.patience
    orders.send(.number(21), at: .zero)
    orders.send(.number(22), at: .milliseconds(300))
    #expect(orders.judge(.number(21), at: .seconds(2)) == .hold)
    #expect(orders.pass(at: .seconds(4)).report == nil)
    #expect(orders.judge(.number(22), at: .seconds(6)) == .show)
  }

  @Test("What nobody wants is not read")
  func demand() throws {
    let bus = try Bus([Self.value(0)])
    bus.loop.want([])
    _ = bus.step(0)
    #expect(bus.device.requests == [])
    #expect(bus.loop.deadline == nil)
  }

  @Test("A hole that the device refuses is read around, once and for all")
  func holes() throws {
    let bus = try Bus([Self.value(0), Self.value(5)])
    bus.device.registers = [0: 10, 5: 20]
    let (reports, _) = bus.step(0)
    #expect(Set(reports) == [LinkReport("a0", .number(1)), LinkReport("a5", .number(2))])
    #expect(bus.device.requests.map(\.count) == [6, 1, 1])
    _ = bus.step(1)
    #expect(bus.device.requests.map(\.count) == [6, 1, 1, 1, 1])
  }

  @Test("A write is read back; of a device that makes something else of it the panel tells")
  func readBack() throws {
    let bus = try Bus([Self.value(0)])
    bus.device.registers = [0: 100]
    _ = bus.step(0)
    bus.loop.write(.number(21), to: "a0")
    #expect(bus.step(0.1).reports == [LinkReport("a0", .number(21))])
    bus.device.largest = 220
    bus.loop.write(.number(25), to: "a0")
    #expect(bus.step(0.2).reports == [])
    #expect(bus.loop.deadline == .milliseconds(400))
    let (reports, lines) = bus.step(2.3)
    #expect(reports == [.refusal("a0", .number(22), of: .number(25), why: "The device has changed it")])
    #expect(lines == ["a0: the device has changed 25 to 22"])
  }

  @Test("A device that rounds an order by less than half a step has carried it out")
  func rounding() throws {
    let bus = try Bus([.number("a", step: 1, ["holding": .number(0), "scale": .number(0.3)])])
    bus.device.registers = [0: 10]
    _ = bus.step(0)
    bus.loop.write(.number(5), to: "a")
    let (reports, lines) = bus.step(0.1)
    #expect(reports == [LinkReport("a", .number(5.1))])
    #expect(lines == [])
  }

  @Test("What is read after a refused write is a refusal, and neither an echo of the order nor the wait for another")
  func refusedWrites() throws {
    let bus = try Bus([Self.value(0)])
    bus.device.registers = [0: 100]
    _ = bus.step(0)
    bus.device.faults = [.exception(3)]
    bus.loop.write(.number(21), to: "a0")
    #expect(
      bus.step(0.1).reports == [
        .refusal("a0", .number(10), of: .number(21), why: "the device refuses this value or this many registers")
      ])
    bus.device.registers[0] = 110
    #expect(bus.step(1.2).reports == [LinkReport("a0", .number(11))])
    bus.device.largest = 220
    bus.loop.write(.number(25), to: "a0")
    #expect(bus.step(1.3).reports == [])
    bus.device.faults = [.exception(3)]
    bus.loop.write(.number(30), to: "a0")
    #expect(
      bus.step(1.4).reports == [
        .refusal("a0", .number(22), of: .number(30), why: "the device refuses this value or this many registers")
      ])
  }

  @Test("A reading without a value is logged once for each reason, also after writes and after a lost connection")
  func faultyReadings() throws {
    let mode = LinkedValue.choice("mode", ["eco"], link: "plc", ["holding": .number(0), "map": .names(["eco": "1"])])
    let bus = try Bus([mode])
    bus.device.registers = [0: 7]
    #expect(bus.step(0).lines == ["plc: connected to tcp://plc.lan", "mode: the register is not a value of mode: “7”"])
    // A device that keeps its own number.
    for second in [10.0, 20] {
      bus.loop.write(.text("eco"), to: "mode")
      bus.device.largest = 0
      var (reports, lines) = bus.step(second)
      #expect(reports == [] && lines == [])
      (reports, lines) = bus.step(second + 3)
      #expect(reports == [LinkReport("mode", nil, .unreadable("the reading is not a valid value"))])
      #expect(lines == [])
    }
    // A device that refuses the order.
    bus.device.faults = [.exception(3)]
    bus.loop.write(.text("eco"), to: "mode")
    let (reports, lines) = bus.step(30)
    let why = "the device refuses this value or this many registers"
    let bad = Quality.unreadable("the reading is not a valid value")
    #expect(reports == [.refusal("mode", nil, bad, of: .text("eco"), why: why)])
    #expect(lines == ["mode cannot be written: the device refuses this value or this many registers"])
    bus.device.faults = [.lost("the device has closed the connection")]
    #expect(bus.step(40).lines == ["plc: no connection to tcp://plc.lan: the device has closed the connection"])
    #expect(bus.step(50).reports == [LinkReport("mode", nil, .unreadable("the reading is not a valid value"))])
    bus.device.faults = [.exception(6)]
    #expect(bus.step(100).lines.last == "mode: the device is busy; write a longer every:")
    bus.device.registers = [0: 1]
    #expect(bus.step(110).lines == ["mode can be read again"])
  }

  @Test("Setting a bit leaves the others of its register alone")
  func bits() throws {
    let bus = try Bus([.flag("b", link: "plc", ["holding": .number(0), "bit": .number(3)])])
    bus.device.registers = [0: 0b0101]
    _ = bus.step(0)
    bus.loop.write(.flag(true), to: "b")
    #expect(bus.step(0.1).reports == [LinkReport("b", .flag(true))])
    #expect(bus.device.registers[0] == 0b1101)
  }

  @Test("An exception says what to change, and leaves the connection as it is")
  func exceptions() throws {
    let bus = try Bus([Self.value(9)])
    let words = "the device has no such address; check that it counts from 0"
    let (reports, lines) = bus.step(0)
    #expect(reports == [LinkReport("a9", nil, .bad("the device has no such address"))])
    #expect(lines == ["plc: connected to tcp://plc.lan", "a9: \(words)"])
    bus.device.registers = [9: 5]
    #expect(bus.step(1).lines == ["a9 can be read again"])
  }

  @Test("A lost connection is told once, tried again ever more seldom, and forgets what was to be written")
  func lost() throws {
    let bus = try Bus([Self.value(0)])
    bus.device.registers = [0: 100]
    _ = bus.step(0)
    (bus.device.faults, bus.device.refusesConnections) = ([.silent], true)
    var (reports, lines) = bus.step(1)
    #expect(reports == [LinkReport("a0", nil, .bad("No connection"))])
    let why = "no answer from unit 1 within 500 ms; check unit: and timeout:"
    #expect(lines == ["plc: no connection to tcp://plc.lan: \(why)"])
    let first = try #require(bus.loop.deadline)
    #expect(first > .seconds(1.7) && first < .seconds(2.3))
    (reports, lines) = bus.step(3)
    #expect(reports == [])
    #expect(lines == ["plc: no connection to tcp://plc.lan: nobody is there"])
    bus.loop.write(.number(5), to: "a0")
    #expect(bus.step(3.1).reports == [LinkReport("a0", nil, .bad("No connection"))])
    bus.device.refusesConnections = false
    #expect(bus.step(60).reports == [LinkReport("a0", .number(10))])
    #expect(bus.device.registers[0] == 100)
  }

  @Test("The pause before the next attempt begins when the last one has failed, and so do the rounds of reading")
  func slowConnection() throws {
    let bus = try Bus([Self.value(0)])
    (bus.device.registers, bus.device.connectTime, bus.device.refusesConnections) = ([0: 7], .seconds(12), true)
    _ = bus.step(0)
    #expect(try #require(bus.loop.deadline) > .seconds(12))
    bus.device.refusesConnections = false
    #expect(bus.step(20).reports == [LinkReport("a0", .number(0.7))])
    #expect(bus.loop.deadline == .seconds(33))
  }

  @Test(
    "A unit on a serial line or behind a gateway that is silent does not hold up the others",
    arguments: ["rtu:///dev/ttyUSB0", "tcp://gateway.lan"])
  func silence(modbus: String) throws {
    let other = LinkedValue.number("other", link: "plc", ["holding": .number(0), "unit": .number(2)])
    let bus = try Bus([Self.value(0), other], modbus: modbus)
    (bus.device.registers, bus.device.faults) = ([0: 7], [.silent])
    let (reports, lines) = bus.step(0)
    #expect(Set(reports) == [LinkReport("a0", nil, .bad("No answer")), LinkReport("other", .number(7))])
    #expect(lines.contains("a0: no answer from unit 1 within 500 ms; check unit: and timeout:"))
    _ = bus.step(1)
    #expect(bus.device.requests.map(\.unit) == [1, 2, 2])
  }

  @Test("A connection to the network is lost once all its units are silent")
  func allSilent() throws {
    let other = LinkedValue.number("other", link: "plc", ["holding": .number(0), "unit": .number(2)])
    let bus = try Bus([Self.value(0), other])
    (bus.device.registers, bus.device.faults) = ([0: 7], [.silent])
    _ = bus.step(0)
    #expect(bus.loop.isOnline)
    bus.device.faults = [.silent]
    _ = bus.step(1)
    #expect(!bus.loop.isOnline, "Unit 1 has not answered since, and unit 2 is silent now.")
    bus.device.faults = []
    let reports = bus.step(4).reports
    #expect(Set(reports) == [LinkReport("a0", .number(0.7)), LinkReport("other", .number(7))])
  }

  @Test("A device that takes connections and does not answer is tried ever more seldom, and the log says what to check")
  func silent() throws {
    let bus = try Bus([Self.value(0)], ["timeout": .duration(.seconds(2))])
    bus.device.faults = Array(repeating: .silent, count: 100)
    var (time, pauses, lines) = (0.0, [Double](), [String]())
    for _ in 0..<6 {
      lines += bus.step(time).lines
      let next = try #require(bus.loop.deadline) / .seconds(1)
      pauses.append(next - time)
      time = (next * 1000).rounded(.up) / 1000
    }
    for (pause, expected) in zip(pauses, [1.0, 2, 4, 8, 16, 30]) { #expect((0.75...1.25).contains(pause / expected)) }
    let why = "no answer from unit 1 within 2 s; check unit: and timeout:"
    #expect(lines == ["plc: no connection to tcp://plc.lan: \(why)"])
  }

  @Test("A round of reading that takes longer than a value may be old is reported once")
  func slow() throws {
    var value = Self.value(0)
    value.age = .limited(.seconds(3))
    let bus = try Bus([value])
    bus.device.registers = [0: 1]
    var lines: [String] = []
    for time in [0, 1, 3.9, 8.7, 13.5] { lines += bus.step(time).lines }
    #expect(
      lines == [
        "plc: connected to tcp://plc.lan",
        "plc: a0 is read every 4.8 s, and is stale after 3 s; raise stale:, lower every:, or read fewer values by this link",
      ])
  }

  @Test("A pause in which a value was not wanted, or could not be read, is no slow round")
  func pauses() throws {
    var value = Self.value(0)
    value.age = .limited(.seconds(3))
    let bus = try Bus([value])
    bus.device.registers = [0: 1]
    var lines = bus.step(0).lines
    bus.loop.want([])
    lines += bus.step(1).lines
    bus.loop.want(["a0"])
    lines += bus.step(10).lines
    bus.device.faults = [.exception(6)]
    _ = bus.step(11)
    lines += bus.step(20).lines
    #expect(lines == ["plc: connected to tcp://plc.lan", "a0 can be read again"])
  }

  @Test("A device that takes connections and answers rubbish is tried ever more seldom, and told once")
  func rubbish() throws {
    let bus = try Bus([Self.value(0)])
    bus.device.faults = Array(repeating: .lost("the answer is not of Modbus"), count: 100)
    var (time, pauses, lines) = (0.0, [Double](), [String]())
    for _ in 0..<6 {
      lines += bus.step(time).lines
      let next = try #require(bus.loop.deadline) / .seconds(1)
      pauses.append(next - time)
      // A step takes whole milliseconds.
      time = (next * 1000).rounded(.up) / 1000
    }
    for (pause, expected) in zip(pauses, [1.0, 2, 4, 8, 16, 30]) { #expect((0.75...1.25).contains(pause / expected)) }
    #expect(lines == ["plc: no connection to tcp://plc.lan: the answer is not of Modbus"])
    (bus.device.faults, bus.device.registers) = ([], [0: 5])
    #expect(bus.step(time).lines == [], "one answer is no end of the trouble")
    #expect(bus.step(time + 40).lines == ["plc: connected to tcp://plc.lan"])
  }
}
