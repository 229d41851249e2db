import Glibc

/// Devices on a serial line, by libmodbus. It belongs to the thread that makes it.
final class ModbusLine: ModbusDevice {
  private let library: ModbusLibrary
  private let handle: OpaquePointer

  /// The number from which libmodbus counts the exceptions of devices.
  private static let exceptions: CInt = 112_345_678

  /// Makes a line that is not opened yet.
  ///
  /// - Throws: ``LinkFault`` if the library is missing or refuses the line.
  init(_ device: String, _ settings: ModbusSettings) throws(LinkFault) {
    guard let library = ModbusLibrary.shared else {
      throw LinkFault(
        "\(ModbusLibrary.fileName), which speaks Modbus on serial lines, is not installed; run: apt-get install libmodbus5"
      )
    }
    guard let handle = library.newRTU(device, settings.baud, settings.parity, 8, settings.parity == 78 ? 2 : 1) else {
      throw LinkFault("\(settings.text) cannot be used")
    }
    (self.library, self.handle, needsRS485) = (library, handle, settings.isRS485)
    let (seconds, rest) = settings.timeout.components
    _ = library.setTimeout(handle, UInt32(clamping: seconds), UInt32(clamping: rest / 1_000_000_000_000))
  }

  private let needsRS485: Bool

  deinit { library.free(handle) }

  func connect() throws(ModbusFault) {
    _ = library.setUnit(handle, 1)
    guard library.connect(handle) == 0 else {
      let number = errno
      if number == EACCES || number == EPERM {
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
    // An answer to another request, or half an answer: bytes that are still to come belong to no request.
    _ = library.flush(handle)
    if (1...11).contains(number - Self.exceptions) { throw .exception(Int(number - Self.exceptions)) }
    if number == ETIMEDOUT { throw .silent }
    throw .lost(words(number))
  }

  private func words(_ number: CInt) -> String {
    library.words(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
