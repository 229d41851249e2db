import Testing

@testable import Links

@Suite("Messages of Modbus over TCP") struct ModbusMessageTests {
  private static let block = ReadPlan.Block(unit: 7, table: .holding, address: 0x102, count: 2, names: [])
  private static let request = ModbusMessage(reading: block, number: 0x0A0B)

  private func lost(_ header: [UInt8], _ request: ModbusMessage = Self.request) -> ModbusFault? {
    do throws(ModbusFault) {
      _ = try request.length(after: header)
      return nil
    } catch { return error }
  }

  @Test("A request to read is as the specification writes it, and its answer is the registers")
  func reading() throws {
    #expect(Self.request.bytes == [0x0A, 0x0B, 0, 0, 0, 6, 7, 3, 1, 2, 0, 2])
    #expect(try Self.request.length(after: [0x0A, 0x0B, 0, 0, 0, 7, 7]) == 6)
    #expect(try Self.request.values([3, 4, 0x12, 0x34, 0, 1]) == [0x1234, 1])
    let coils = ModbusMessage(
      reading: ReadPlan.Block(unit: 7, table: .coil, address: 0, count: 10, names: []), number: 1)
    #expect(try coils.values([1, 2, 0b101, 0b10]) == [1, 0, 1, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test("Registers and coils are written with the function for their number")
  func writing() throws {
    let one = ModbusMessage(writing: [0x1234], unit: 1, .holding, 5, number: 1)
    #expect(one.bytes == [0, 1, 0, 0, 0, 6, 1, 6, 0, 5, 0x12, 0x34])
    let two = ModbusMessage(writing: [1, 2], unit: 1, .holding, 5, number: 2)
    #expect(two.bytes == [0, 2, 0, 0, 0, 11, 1, 16, 0, 5, 0, 2, 4, 0, 1, 0, 2])
    #expect(try two.values([16, 0, 5, 0, 2]) == [])
    let coil = ModbusMessage(writing: [1], unit: 1, .coil, 5, number: 3)
    #expect(coil.bytes == [0, 3, 0, 0, 0, 6, 1, 5, 0, 5, 0xFF, 0])
    #expect(throws: ModbusFault.lost("the answer does not fit the request")) { try coil.values([5, 0, 6, 0xFF, 0]) }
  }

  @Test("An answer of another unit, of another request or of another protocol is refused")
  func strangers() {
    #expect(lost([0x0A, 0x0B, 0, 0, 0, 7, 8]) == .lost("the answer is of unit 8 instead of 7"))
    #expect(lost([0x0A, 0x0C, 0, 0, 0, 7, 7]) == .lost("the answer belongs to another request"))
    #expect(lost([0x0A, 0x0B, 0, 1, 0, 7, 7]) == .lost("the answer is not of Modbus"))
    for length: UInt8 in [0, 1, 2, 255] { #expect(lost([0x0A, 0x0B, 0, 0, 0, length, 7]) != nil) }
    #expect(lost([0x0A, 0x0B, 0, 0, 1, 0, 7]) == .lost("the answer is not of Modbus"))
  }

  @Test("The unit 255 is the device at the address, which may answer with its own number")
  func direct() {
    let block = ReadPlan.Block(unit: 255, table: .holding, address: 0, count: 1, names: [])
    #expect(lost([0, 1, 0, 0, 0, 5, 1], ModbusMessage(reading: block, number: 1)) == nil)
  }

  @Test("Exceptions are those of the specification; what does not fit the request is refused")
  func misfits() {
    #expect(throws: ModbusFault.exception(2)) { try Self.request.values([0x83, 2]) }
    let bodies: [[UInt8]] = [
      [0x83, 0], [0x83, 12], [0x84, 2], [3, 4, 0, 0, 0], [3, 2, 0, 0], [4, 4, 0, 0, 0, 0], [3, 255, 0, 0, 0, 0],
    ]
    for body in bodies {
      #expect(throws: ModbusFault.lost("the answer does not fit the request")) { try Self.request.values(body) }
    }
  }
}
