import Values

/// The way to talk to a bus: the network, a serial line, or a test's own device.
protocol ModbusDevice {
  /// Opens the connection. Throws ``LinkFault`` with the reason, and with advice if the service's sandbox is the
  /// reason.
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
  /// The device is reachable, and has answered with an exception.
  case exception(Int)
  /// The device does not answer in time.
  case silent
  /// The connection is lost, or the answer makes no sense.
  case lost(String)

  /// The reason in words for the screen.
  var reason: String {
    switch self {
    case .exception(1...4), .exception(6), .exception(10), .exception(11): words.mistakeAndAdvice.mistake
    case .exception: LinkFault.unknown
    case .silent: LinkReport.unanswered
    case .lost: Quality.noConnection
    }
  }

  /// The fault and the advice, in words for the log.
  var words: String {
    switch self {
    case .exception(1):
      "the device does not know this kind of request; check the table: holding, input, coil or discrete"
    case .exception(2): "the device has no such address; check that it counts from 0"
    case .exception(3): "the device refuses this value or this many registers"
    case .exception(4): "the device has failed; look at the device itself"
    case .exception(6): "the device is busy; write a longer every:"
    case .exception(10), .exception(11): "the gateway does not reach the device; check unit:"
    case .exception(let code): "the device answers with exception \(code)"
    case .silent: "no answer"
    case .lost(let why): why
    }
  }
}
