import Glibc
import Machine

/// The functions of libmodbus.
///
/// The library is loaded with the first serial line, and not linked: a panel without a serial line does not need it.
struct ModbusLibrary: Sendable {
  typealias Handle = OpaquePointer
  typealias Text = UnsafePointer<CChar>

  /// Makes a client of devices on a serial line: `modbus_new_rtu`.
  let newRTU: @convention(c) (Text, CInt, CChar, CInt, CInt) -> Handle?
  /// Frees a client: `modbus_free`.
  let free: @convention(c) (Handle) -> Void
  /// Opens the connection: `modbus_connect`.
  let connect: @convention(c) (Handle) -> CInt
  /// Closes the connection: `modbus_close`.
  let close: @convention(c) (Handle) -> Void
  /// Discards received bytes that belong to no request: `modbus_flush`.
  let flush: @convention(c) (Handle) -> CInt
  /// Sets the number of the device: `modbus_set_slave`.
  let setUnit: @convention(c) (Handle, CInt) -> CInt
  /// Sets how long an answer may take: `modbus_set_response_timeout`.
  let setTimeout: @convention(c) (Handle, UInt32, UInt32) -> CInt
  /// Switches the line for sending: `modbus_rtu_set_serial_mode`.
  let setSerialMode: @convention(c) (Handle, CInt) -> CInt
  /// Reads coils: `modbus_read_bits`.
  let readCoils: @convention(c) (Handle, CInt, CInt, UnsafeMutablePointer<UInt8>) -> CInt
  /// Reads discrete inputs: `modbus_read_input_bits`.
  let readDiscrete: @convention(c) (Handle, CInt, CInt, UnsafeMutablePointer<UInt8>) -> CInt
  /// Reads holding registers: `modbus_read_registers`.
  let readHolding: @convention(c) (Handle, CInt, CInt, UnsafeMutablePointer<UInt16>) -> CInt
  /// Reads input registers: `modbus_read_input_registers`.
  let readInput: @convention(c) (Handle, CInt, CInt, UnsafeMutablePointer<UInt16>) -> CInt
  /// Writes a coil: `modbus_write_bit`.
  let writeCoil: @convention(c) (Handle, CInt, CInt) -> CInt
  /// Writes a register: `modbus_write_register`.
  let writeRegister: @convention(c) (Handle, CInt, UInt16) -> CInt
  /// Writes several registers: `modbus_write_registers`.
  let writeRegisters: @convention(c) (Handle, CInt, CInt, UnsafePointer<UInt16>) -> CInt
  /// The words of an error number: `modbus_strerror`.
  let words: @convention(c) (CInt) -> Text?

  static let fileName = "libmodbus.so.5"
  /// The functions of libmodbus; `nil` if it is not installed or lacks one of them.
  static let shared = ModbusLibrary()

  private init?() {
    guard let library = SharedLibrary(Self.fileName) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      library.function("modbus_\(name)", as: type)
    }
    guard let newRTU = find("new_rtu", type(of: self.newRTU)),
      let free = find("free", type(of: self.free)), let connect = find("connect", type(of: self.connect)),
      let close = find("close", type(of: self.close)), let flush = find("flush", type(of: self.flush)),
      let setUnit = find("set_slave", type(of: self.setUnit)),
      let setTimeout = find("set_response_timeout", type(of: self.setTimeout)),
      let setSerialMode = find("rtu_set_serial_mode", type(of: self.setSerialMode)),
      let readCoils = find("read_bits", type(of: self.readCoils)),
      let readDiscrete = find("read_input_bits", type(of: self.readDiscrete)),
      let readHolding = find("read_registers", type(of: self.readHolding)),
      let readInput = find("read_input_registers", type(of: self.readInput)),
      let writeCoil = find("write_bit", type(of: self.writeCoil)),
      let writeRegister = find("write_register", type(of: self.writeRegister)),
      let writeRegisters = find("write_registers", type(of: self.writeRegisters)),
      let words = find("strerror", type(of: self.words))
    else { return nil }
    (self.newRTU, self.free, self.connect, self.close) = (newRTU, free, connect, close)
    (self.flush, self.setUnit, self.setTimeout, self.setSerialMode) = (flush, setUnit, setTimeout, setSerialMode)
    (self.readCoils, self.readDiscrete, self.readHolding) = (readCoils, readDiscrete, readHolding)
    (self.readInput, self.writeCoil, self.writeRegister) = (readInput, writeCoil, writeRegister)
    (self.writeRegisters, self.words) = (writeRegisters, words)
  }
}
