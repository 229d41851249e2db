import Machine

/// The functions of libseat that the panel calls, as pointers into the loaded library.
struct SeatLibrary {
  typealias SeatFunction = @convention(c) (OpaquePointer?) -> Int32
  typealias NumberFunction = @convention(c) (OpaquePointer?, Int32) -> Int32

  let openSeat: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> OpaquePointer?
  let openDevice: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?) -> Int32
  let closeDevice: NumberFunction
  let switchSession: NumberFunction
  let dispatch: NumberFunction
  let descriptor: SeatFunction
  let disableSeat: SeatFunction
  let closeSeat: SeatFunction
  let setLogLevel: @convention(c) (Int32) -> Void
}

extension SeatLibrary {
  /// Loads `libseat.so.1` and looks up its functions.
  ///
  /// - Throws: ``MachineError`` with the reason `denied` if the library or one of the functions is missing. Its
  ///   message names the package to install.
  init() throws {
    guard let library = SharedLibrary("libseat.so.1") else {
      throw MachineError(
        .denied, "libseat.so.1 cannot be loaded.\n  fix: sudo apt-get install libseat1 seatd; or console.seat=none")
    }
    func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
      if let function = library.function("libseat_" + name, as: type) { return function }
      throw MachineError(.denied, "libseat.so.1 has no libseat_\(name): libseat 0.7 or later is needed.")
    }
    openSeat = try function(
      "open_seat",
      as: (@convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> OpaquePointer?).self)
    openDevice = try function(
      "open_device",
      as: (@convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?) -> Int32).self)
    closeDevice = try function("close_device", as: NumberFunction.self)
    switchSession = try function("switch_session", as: NumberFunction.self)
    dispatch = try function("dispatch", as: NumberFunction.self)
    descriptor = try function("get_fd", as: SeatFunction.self)
    disableSeat = try function("disable_seat", as: SeatFunction.self)
    closeSeat = try function("close_seat", as: SeatFunction.self)
    setLogLevel = try function("set_log_level", as: (@convention(c) (Int32) -> Void).self)
  }
}
