import Values

@testable import Links

/// A device of Modbus on the network that answers byte by byte, and lies. What the panel sends and understands is the real thing.
final class SimulatedBus: ModbusDevice {
  var mood = Mood.honest
  /// The time that the requests of a step have taken.
  var elapsed = Duration.zero
  /// The holding registers and the coils.
  private(set) var words: [Int: UInt16] = [:]
  private(set) var coils: [Int: UInt16] = [:]
  /// The number of requests.
  private(set) var requests = 0
  /// Told of each order that the device receives.
  var onOrder: (_ table: ModbusPoint.Table, _ address: Int, _ words: [UInt16]) -> Void = { _, _, _ in }

  private let world: SimulatedWorld
  private let timeout: Duration
  private var isOpen = false
  private var number: UInt16 = 0
  private var lastAnswer: [UInt8] = []

  init(_ world: SimulatedWorld, timeout: Duration) { (self.world, self.timeout) = (world, timeout) }

  /// What the device holds in some registers, or in a coil.
  func raw(_ table: ModbusPoint.Table, _ address: Int, _ count: Int) -> [UInt16] {
    (address..<address + count).map { (table.isBits ? coils[$0] : words[$0]) ?? 0 }
  }

  /// Changes what the device holds.
  func set(_ table: ModbusPoint.Table, _ address: Int, _ raw: [UInt16]) {
    for (index, word) in raw.enumerated() {
      if table.isBits { coils[address + index] = word } else { words[address + index] = word }
    }
  }

  // MARK: The panel's side

  func connect() throws(ModbusFault) {
    elapsed += .milliseconds(5)
    if mood == .gone { throw .lost("Connection refused") }
    isOpen = true
  }

  func close() { isOpen = false }

  func read(_ block: ReadPlan.Block) throws(ModbusFault) -> [UInt16] {
    number &+= 1
    return try ask(ModbusMessage(reading: block, number: number))
  }

  func write(_ words: [UInt16], unit: Int, _ table: ModbusPoint.Table, _ address: Int) throws(ModbusFault) {
    number &+= 1
    _ = try ask(ModbusMessage(writing: words, unit: unit, table, address, number: number))
  }

  /// Sends a request, and waits for the answer.
  private func ask(_ message: ModbusMessage) throws(ModbusFault) -> [UInt16] {
    requests += 1
    elapsed += .milliseconds(world.number(in: 1...10))
    if !isOpen || mood == .gone { throw .lost("Connection reset by peer") }
    guard let answer = answer(to: message.bytes), answer.count >= ModbusMessage.headerBytes else { throw silence() }
    let length = try message.length(after: Array(answer.prefix(ModbusMessage.headerBytes)))
    guard answer.count >= ModbusMessage.headerBytes + length else { throw silence() }
    return try message.values(Array(answer.dropFirst(ModbusMessage.headerBytes).prefix(length)))
  }

  private func silence() -> ModbusFault {
    elapsed += timeout
    return .silent
  }

  // MARK: The device's side

  /// The bytes of the answer; `nil` for none.
  private func answer(to request: [UInt8]) -> [UInt8]? {
    switch mood {
    case .honest, .gone: return serve(request)
    case .slow:
      elapsed += world.pause(upTo: .milliseconds(400))
      return serve(request)
    case .silent:
      if world.chance(50) { _ = serve(request) }
      return nil
    case .refusing: return exception(world.any(of: [2, 3, 4, 6, 11]), to: request)
    case .nonsense: return nonsense(request)
    }
  }

  private func nonsense(_ request: [UInt8]) -> [UInt8] {
    var right = world.chance(70) ? serve(request) : exception(4, to: request)
    switch world.number(in: 0...6) {
    case 0: return world.bytes(0...20)
    // The answer of another request, such as the one before.
    case 1: right[1] &+= UInt8(world.number(in: 1...255))
    case 2: return lastAnswer
    // Of another device.
    case 3: right[6] = UInt8(world.number(in: 0...254))
    case 4: right.removeLast(world.number(in: 1...right.count))
    // The right form with a wrong content.
    case 5: right[right.count - 1] = UInt8(world.number(in: 0...255))
    default: return exception(UInt8(world.number(in: 0...255)), to: request)
    }
    return right
  }

  private func exception(_ code: UInt8, to request: [UInt8]) -> [UInt8] {
    [request[0], request[1], 0, 0, 0, 3, request[6], request[7] | 0x80, code]
  }

  /// Does what a request says.
  private func serve(_ request: [UInt8]) -> [UInt8] {
    func word(_ place: Int) -> Int { Int(request[place]) << 8 | Int(request[place + 1]) }
    let (function, address, count) = (request[7], word(8), word(10))
    var body: [UInt8]
    switch function {
    case 1, 2:
      body = [UInt8](repeating: 0, count: (count + 7) / 8)
      for index in 0..<count where coils[address + index] ?? 0 != 0 { body[index / 8] |= 1 << UInt8(index % 8) }
      body = [function, UInt8(body.count)] + body
    case 3, 4:
      let raw = raw(.holding, address, count)
      body = [function, UInt8(2 * count)] + raw.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case 5: body = take(.coil, address, [count == 0 ? 0 : 1], request)
    case 6: body = take(.holding, address, [UInt16(count)], request)
    default: body = take(.holding, address, (0..<count).map { UInt16(word(13 + 2 * $0)) }, request)
    }
    let length = body.count + 1
    lastAnswer = [request[0], request[1], 0, 0, UInt8(length >> 8), UInt8(length & 0xFF), request[6]] + body
    return lastAnswer
  }

  /// Takes an order.
  private func take(_ table: ModbusPoint.Table, _ address: Int, _ words: [UInt16], _ request: [UInt8]) -> [UInt8] {
    onOrder(table, address, words)
    if mood == .slow {
      world.after(world.pause(upTo: .seconds(3))) { [weak self] in self?.set(table, address, words) }
    } else {
      set(table, address, words)
    }
    return Array(request[7..<12])
  }
}
