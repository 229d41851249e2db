import Glibc

/// What a bus is spoken to by: libmodbus, or a device that a test makes up.
protocol ModbusDevice {
  /// Opens the connection. Throws ``LinkFault`` with the reason, and with advice where the sandbox of the service is it.
  mutating func connect() throws(ModbusFault)
  /// Closes the connection.
  mutating func close()
  /// Reads bits or registers.
  mutating func read(_ block: ReadPlan.Block) throws(ModbusFault) -> [UInt16]
  /// Writes registers, or a coil.
  mutating func write(_ words: [UInt16], unit: Int, _ table: ModbusPoint.Table, _ address: Int) throws(ModbusFault)
}

/// Why a request was not answered.
enum ModbusFault: Error, Equatable {
  /// The device is there, and has answered with an exception.
  case exception(Int)
  /// The connection is lost, or the answer makes no sense.
  case lost(String)

  /// What to do, in words for the log and the screen.
  var words: String {
    switch self {
    case .exception(1):
      "the device does not know this kind of request; check the table: holding, input, coil or discrete"
    case .exception(2): "the device has no such address; check that it counts from 0"
    case .exception(3): "the device refuses this value or this many registers"
    case .exception(4): "the device has failed"
    case .exception(6): "the device is busy"
    case .exception(10), .exception(11): "the gateway does not reach the device; check unit:"
    case .exception(let code): "the device answers with exception \(code)"
    case .lost(let why): why
    }
  }
}

/// A bus by libmodbus. It belongs to the thread that makes it.
final class ModbusBus: ModbusDevice {
  private let library: ModbusLibrary
  private let handle: OpaquePointer

  /// The number from which libmodbus counts the exceptions of devices.
  private static let exceptions: CInt = 112_345_678

  /// Makes a bus that is not connected yet.
  ///
  /// - Throws: ``LinkFault`` if the library is missing or refuses the address.
  init(_ settings: ModbusSettings) throws(LinkFault) {
    guard let library = ModbusLibrary.shared else {
      throw LinkFault(
        "\(ModbusLibrary.fileName), which speaks Modbus, is not installed; run: apt-get install libmodbus5")
    }
    let handle =
      switch settings.address {
      case .tcp(let host, let port): library.newTCP(host, String(port))
      case .rtu(let device): library.newRTU(device, settings.baud, settings.parity, 8, settings.parity == 78 ? 2 : 1)
      }
    guard let handle else { throw LinkFault("\(settings.text) cannot be used") }
    (self.library, self.handle) = (library, handle)
    let (seconds, rest) = settings.timeout.components
    _ = library.setTimeout(handle, UInt32(clamping: seconds), UInt32(clamping: rest / 1_000_000_000_000))
    if case .rtu = settings.address { isSerial = true }
    needsRS485 = settings.isRS485
  }

  private var isSerial = false
  private let needsRS485: Bool

  deinit { library.free(handle) }

  func connect() throws(ModbusFault) {
    _ = library.setUnit(handle, 1)
    guard library.connect(handle) == 0 else {
      let number = errno
      if !isSerial, let advice = NetworkSandbox.advice(after: number) { throw .lost(advice) }
      if isSerial, number == EACCES || number == EPERM {
        throw .lost("the serial line is not allowed: add DeviceAllow=char-ttyUSB rw and the group dialout to the unit")
      }
      throw .lost(words(number))
    }
    if needsRS485, library.setSerialMode(handle, 1) != 0 {
      throw .lost("the line cannot be switched to send: \(words(errno))")
    }
  }

  func close() { library.close(handle) }

  func read(_ block: ReadPlan.Block) throws(ModbusFault) -> [UInt16] {
    _ = library.setUnit(handle, CInt(block.unit))
    let (address, count) = (CInt(block.address), CInt(block.count))
    if block.table.isBits {
      var bits = [UInt8](repeating: 0, count: block.count)
      let call = block.table == .coil ? library.readCoils : library.readDiscrete
      try check(call(handle, address, count, &bits))
      return bits.map(UInt16.init)
    }
    var words = [UInt16](repeating: 0, count: block.count)
    let call = block.table == .holding ? library.readHolding : library.readInput
    try check(call(handle, address, count, &words))
    return words
  }

  func write(_ words: [UInt16], unit: Int, _ table: ModbusPoint.Table, _ address: Int) throws(ModbusFault) {
    _ = library.setUnit(handle, CInt(unit))
    switch (table, words.count) {
    case (.coil, _): try check(library.writeCoil(handle, CInt(address), words[0] == 0 ? 0 : 1))
    case (_, 1): try check(library.writeRegister(handle, CInt(address), words[0]))
    default: try check(library.writeRegisters(handle, CInt(address), CInt(words.count), words))
    }
  }

  private func check(_ code: CInt) throws(ModbusFault) {
    if code >= 0 { return }
    let number = errno
    // An answer of another request, or half of one: what is still to come belongs to nothing.
    _ = library.flush(handle)
    if (1...11).contains(number - Self.exceptions) { throw .exception(Int(number - Self.exceptions)) }
    throw .lost(number == ETIMEDOUT ? "no answer" : words(number))
  }

  private func words(_ number: CInt) -> String {
    library.words(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
