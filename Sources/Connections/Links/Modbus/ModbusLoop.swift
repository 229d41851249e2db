import Machine
import Values

/// The thread of a bus, one step after another: it connects, writes the waiting values, and reads the values that are
/// due.
///
/// Writes go before reads, and of several writes to one value only the newest is made. A written value is read back. If
/// the device still has another value after two seconds, that value counts, and the panel says so. A value that the device
/// has only rounded counts as the same; see ``OrdersInFlight/isSame(_:_:step:)``.
struct ModbusLoop<Device: ModbusDevice> {
  /// The longest wait until a device shows a written value.
  private static var readBack: Duration { .seconds(2) }
  /// The time between two readings of a value that was just written.
  private static var lookAgain: Duration { .milliseconds(200) }
  /// The pause after a unit has not answered while others do, so that they need not wait for it.
  private static var silence: Duration { .seconds(5) }

  /// The expected next reading of a value after an order.
  private enum Expected {
    case written(Datum, until: Duration)
    /// Something else, since the order was not carried out.
    case refused(LinkReport.Refusal)
  }

  /// The peculiarities of the devices on the bus.
  private struct Known {
    /// The values around which a device refuses holes.
    var alone: Set<String> = []
    /// The units of this connection that have not answered their last request.
    var silentUnits: Set<Int> = []
  }

  private let name: String
  private let settings: ModbusSettings
  private let points: [String: ModbusPoint]
  private let clock: () -> Duration
  private let tell: ([LinkMailbox.Item]) -> Void
  private var device: Device
  /// When the next attempt to connect is made; `nil` while the device is connected.
  private var retry: Duration? = .zero
  var isOnline: Bool { retry == nil }
  private var attempts = Reconnection(Backoff(longest: .seconds(30), jitter: LinkLimits.jitter))
  private var wanted: Set<String> = []
  private var due: [String: Duration] = [:]
  private var writes: [(name: String, datum: Datum)] = []
  private var expected: [String: Expected] = [:]
  private var readings: [String: PolledReading] = [:]
  private var rounds = ReadingRounds()
  private var known = Known()

  /// - Parameters:
  ///   - clock: the time after an attempt to connect or to read, which may take long; a test passes its own.
  ///   - tell: takes messages for the main thread.
  init(
    name: String, _ settings: ModbusSettings, _ points: [ModbusPoint], _ device: Device,
    clock: @escaping () -> Duration = MonotonicTime.now, tell: @escaping ([LinkMailbox.Item]) -> Void
  ) {
    (self.name, self.settings, self.device, self.clock, self.tell) = (name, settings, device, clock, tell)
    self.points = Dictionary(points.map { ($0.value.name, $0) }) { first, _ in first }
  }

  // MARK: Orders

  /// Does what the main thread asks for.
  mutating func carryOut(_ order: ReadingOrder) {
    switch order {
    case .want(let names): want(names)
    case .write(let name, let datum): write(datum, to: name)
    }
  }

  /// Reads these values from now on, and no others.
  mutating func want(_ names: Set<String>) {
    for name in names.subtracting(wanted) { due[name] = .zero }
    for name in wanted.subtracting(names) {
      rounds.forget(name)
      if expected[name] == nil { due[name] = nil }
    }
    wanted = names
  }

  /// Writes a value with the next step.
  mutating func write(_ datum: Datum, to name: String) {
    writes.removeAll { $0.name == name }
    writes.append((name, datum))
  }

  /// When there is something to be done.
  var deadline: Duration? { isOnline ? writes.isEmpty ? due.values.min() : .zero : retry }

  /// Does what is due.
  mutating func step(at now: Duration) {
    var now = now
    if let retry, retry <= now {
      connect()
      now = clock()
    }
    guard isOnline else { return refuseWrites() }
    carryOutWrites(at: now)
    read(at: now)
  }

  private mutating func carryOutWrites(at now: Duration) {
    for (name, datum) in writes where isOnline { carryOut(name, datum, at: now) }
    writes = []
  }

  /// Carries out the orders that wait, and closes the connection.
  mutating func end(at now: Duration) {
    carryOutWrites(at: now)
    device.close()
  }

  // MARK: The connection

  private mutating func connect() {
    do throws(ModbusFault) {
      // Names are looked up, too, and nothing has to be finished at the end yet.
      try LinkThreads.apart { () throws(ModbusFault) in try device.connect() }
      (retry, known.silentUnits) = (nil, [])
      for name in wanted { due[name] = .zero }
      tell([.online(true)])
    } catch {
      lose(error.words)
    }
  }

  /// A unit has given a valid answer.
  private mutating func noteAnswer(of unit: Int, at now: Duration) {
    known.silentUnits.remove(unit)
    if attempts.succeed(at: now) { tell([.log(ConnectionLine.connected(name, to: settings.text))]) }
  }

  /// The connection is lost, or there was none. It is tried again later.
  private mutating func lose(_ why: String) {
    device.close()
    // Whatever has failed may have taken longer than the pause.
    let now = clock()
    let isChange = isOnline || !attempts.isTroubled
    let (pause, isNews) = attempts.fail(why, at: now)
    (retry, expected) = (now + pause, [:])
    for name in readings.keys { readings[name]?.reportNext() }
    rounds.forgetAll()
    var items: [LinkMailbox.Item] = []
    if isChange {
      items = [.online(false)] + points.keys.sorted().map { .report(LinkReport($0, nil, .bad(Quality.noConnection))) }
    }
    if isNews { items.append(.log(ConnectionLine.interrupted(name, to: settings.text, why))) }
    tell(items)
    refuseWrites()
  }

  /// A value that cannot be written now is not written later, when it is no longer expected.
  private mutating func refuseWrites() {
    tell(writes.map { .report(LinkReport($0.name, nil, .bad(Quality.noConnection))) })
    writes = []
  }

  // MARK: Writing

  private mutating func carryOut(_ name: String, _ datum: Datum, at now: Duration) {
    guard let point = points[name] else { return }
    readings[name]?.reportNext()
    due[name] = now
    do throws(LinkFault) {
      let raw = try point.raw(datum)
      do throws(ModbusFault) {
        try send(raw, to: point)
        noteAnswer(of: point.unit, at: now)
        expected[name] = .written(datum, until: now + Self.readBack)
      } catch {
        guard isLoss(error, of: point.unit) else {
          throw LinkFault(error.reason, detail: words(error, of: point.unit))
        }
        lose(words(error, of: point.unit))
      }
    } catch {
      expected[name] = .refused(LinkReport.Refusal(error.reason, of: datum))
      tell([.log("\(name) cannot be written: \(error)")])
    }
  }

  private mutating func send(_ raw: [UInt16], to point: ModbusPoint) throws(ModbusFault) {
    guard let bit = point.bit else { return try device.write(raw, unit: point.unit, point.table, point.address) }
    // The other bits of the register belong to others.
    let block = ReadPlan.Block(
      unit: point.unit, table: point.table, address: point.address, count: 1, names: [point.value.name])
    let mask = UInt16(1) << UInt16(bit)
    let before = try device.read(block)[0]
    let place = point.swapsBytes ? mask.byteSwapped : mask
    let after = raw[0] == 0 ? before & ~place : before | place
    try device.write([after], unit: point.unit, point.table, point.address)
  }

  // MARK: Reading

  private mutating func read(at now: Duration) {
    let names = due.filter { $0.value <= now }.keys
    var blocks = ReadPlan.blocks(names.compactMap { points[$0] }, gap: settings.gap, alone: known.alone)[...]
    while isOnline, let block = blocks.popFirst() {
      do throws(ModbusFault) {
        let raw = try device.read(block)
        noteAnswer(of: block.unit, at: now)
        for name in block.names { handle(raw, of: name, block, at: now) }
      } catch .exception(2) where block.names.count > 1 {
        noteAnswer(of: block.unit, at: now)
        known.alone.formUnion(block.names)
        blocks += ReadPlan.blocks(block.names.compactMap { points[$0] }, gap: 0, alone: known.alone)
      } catch {
        let why = words(error, of: block.unit)
        if isLoss(error, of: block.unit) { return lose(why) }
        if case .exception = error { noteAnswer(of: block.unit, at: now) }
        for name in block.names { handle(.failure(LinkFault(error.reason, detail: why)), of: name, at: now) }
        if error == .silent {
          let next = clock() + Self.silence
          for name in block.names { due[name] = next }
        }
      }
    }
  }

  /// Whether a fault ends the connection. One unit on a serial line, or behind a gateway, may be silent while the others
  /// answer. A connection to the network is lost once all its units are silent.
  private mutating func isLoss(_ fault: ModbusFault, of unit: Int) -> Bool {
    switch fault {
    case .exception: return false
    case .lost: return true
    case .silent:
      if case .rtu = settings.address { return false }
      known.silentUnits.insert(unit)
      return wanted.allSatisfy { name in points[name].map { known.silentUnits.contains($0.unit) } ?? true }
    }
  }

  /// Returns the fault and the advice, for the log.
  private func words(_ fault: ModbusFault, of unit: Int) -> String {
    if fault != .silent { return fault.words }
    return "\(fault.words) from unit \(unit) within \(settings.timeout.unitText); check unit: and timeout:"
  }

  private mutating func handle(_ raw: [UInt16], of name: String, _ block: ReadPlan.Block, at now: Duration) {
    guard let point = points[name] else { return }
    let start = point.address - block.address
    guard raw.count >= start + point.count else {
      return handle(.failure(LinkFault(LinkFault.invalid, detail: "the answer is too short")), of: name, at: now)
    }
    handle(point.datum(Array(raw[start..<(start + point.count)])), of: name, at: now)
  }

  private mutating func handle(_ result: Result<Datum, LinkFault>, of name: String, at now: Duration) {
    guard let point = points[name] else { return }
    due[name] = wanted.contains(name) ? now + point.every : nil
    var refusal: LinkReport.Refusal?
    switch expected[name] {
    case .written(let wish, let end)?:
      if case .success(let made) = result, OrdersInFlight.isSame(made, wish, step: point.value.step) {
        expected[name] = nil
      } else if now < end {
        due[name] = now + Self.lookAgain
        return
      } else {
        expected[name] = nil
        if case .success(let datum) = result {
          let (made, sent) = (point.value.shown(datum.text), point.value.shown(wish.text))
          tell([.log("\(name): the device has changed \(sent) to \(made)")])
          refusal = LinkReport.Refusal(LinkReport.changed, of: wish)
        }
      }
    case .refused(let order)?:
      expected[name] = nil
      refusal = order
    case nil: break
    }
    if case .success = result {
      if let line = rounds.note(point.value, at: now) { tell([.log("\(self.name): \(line)")]) }
    } else {
      rounds.forget(name)
    }
    var (report, line) = readings[name, default: PolledReading()].adopt(result, of: point.value)
    report?.refusal = refusal
    tell((line.map { [.log($0)] } ?? []) + (report.map { [.report($0)] } ?? []))
  }
}
