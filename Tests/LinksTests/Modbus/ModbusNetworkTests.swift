import CLinux
import Glibc
import Machine
import Synchronization
import Testing

@testable import Links

@Suite("A device on the network") struct ModbusNetworkTests {
  /// A device whose one connection answers each request by a closure.
  private final class Device: Sendable {
    let port: Int32
    private let listener: Int32

    init(_ answer: @escaping @Sendable (_ request: [UInt8]) -> [UInt8]) throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, size) == 0 && listen(listener, 4) == 0 && getsockname(listener, $0, &size) == 0
        }
      }
      try #require(isOpen)
      (self.listener, port) = (listener, Int32(UInt16(bigEndian: address.sin_port)))
      let isRunning = DetachedThread.start {
        let connection = accept(listener, nil, nil)
        var request = [UInt8](repeating: 0, count: 260)
        while case let count = recv(connection, &request, request.count, 0), count > 0 {
          let bytes = answer(Array(request[..<count]))
          _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }
        close(connection)
      }
      try #require(isRunning)
    }

    deinit { close(listener) }
  }

  private static let block = ReadPlan.Block(unit: 7, table: .holding, address: 3, count: 1, names: [])

  /// Reads a register of a device.
  private func read(_ answer: @escaping @Sendable ([UInt8]) -> [UInt8]) throws -> Result<[UInt16], ModbusFault> {
    let device = try Device(answer)
    var network = ModbusNetwork(host: "127.0.0.1", port: device.port, timeout: .seconds(20))
    try network.connect()
    defer { network.close() }
    return Result { () throws(ModbusFault) in try network.read(Self.block) }
  }

  @Test("The register of the unit that was asked is read")
  func good() throws {
    #expect(try read { $0[..<4] + [0, 5, 7, 3, 2, 0x12, 0x34] } == .success([0x1234]))
  }

  @Test("The register of another unit is refused")
  func otherUnit() throws {
    #expect(
      try read { $0[..<4] + [0, 5, 8, 3, 2, 0x12, 0x34] } == .failure(.lost("the answer is of unit 8 instead of 7")))
  }

  @Test("Rubbish is refused at its first seven bytes, however much of it comes")
  func rubbish() throws {
    #expect(try read { _ in [UInt8](repeating: 0xFF, count: 200) } == .failure(.lost("the answer is not of Modbus")))
  }

  @Test("An answer that comes after its timeout is skipped, and that of the next request is read")
  func late() throws {
    let first = Mutex<[UInt8]>([])
    let device = try Device { request in
      first.withLock { first in
        if first.isEmpty {
          first = Array(request[..<4])
          return []
        }
        return first + [0, 5, 7, 3, 2, 0x99, 0x99] + request[..<4] + [0, 5, 7, 3, 2, 0x12, 0x34]
      }
    }
    var network = ModbusNetwork(host: "127.0.0.1", port: device.port, timeout: .seconds(2))
    try network.connect()
    defer { network.close() }
    #expect(throws: ModbusFault.silent) { try network.read(Self.block) }
    #expect(try network.read(Self.block) == [0x1234])
  }

  @Test("A part of an answer ends the connection: what follows must not be taken for the next answer")
  func partial() throws {
    let device = try Device { $0[..<4] + [0, 5, 7, 3, 2, 0x12] }
    var network = ModbusNetwork(host: "127.0.0.1", port: device.port, timeout: .seconds(2))
    try network.connect()
    defer { network.close() }
    #expect(throws: ModbusFault.lost("the answer has no end")) { try network.read(Self.block) }
  }
}
