import SeededRandom
import Testing
import Values

@testable import Links

@Suite("Numbers in registers") struct RegisterFormTests {
  @Test(
    "A number stands in registers as devices have it",
    arguments: [
      (RegisterForm.float32, 21.5, [UInt16(0x41AC), 0]), (.int16, -5, [65_531]), (.uint32, 65_537, [1, 1]),
      (.float64, 1, [0x3FF0, 0, 0, 0]), (.int64, -2, [0xFFFF, 0xFFFF, 0xFFFF, 0xFFFE]), (.int32, -65_536, [0xFFFF, 0]),
    ])
  func known(form: RegisterForm, number: Double, words: [UInt16]) {
    #expect(form.registers(number) == words)
    #expect(form.number(words) == number)
  }

  @Test(
    "A number that does not fit is refused",
    arguments: [
      (RegisterForm.int16, 32_768.0), (.uint16, -1), (.uint32, 4_294_967_296), (.int64, 1e19), (.float32, 1e39),
      (.uint64, .infinity), (.float64, .nan),
    ])
  func overflow(form: RegisterForm, number: Double) {
    #expect(form.registers(number) == nil)
  }

  @Test("Any registers are a finite number or none", .seeded)
  func any() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      for form in RegisterForm.allCases {
        let words = (0..<(form.words ?? 2)).map { _ in UInt16.random(in: 0...0xFFFF, using: &random) }
        let number = form.number(words)
        #expect(number?.isFinite ?? true)
      }
    }
  }
}

@Suite("Requests for registers") struct ReadPlanTests {
  private func points(_ addresses: [Int], _ extra: [String: LinkKey] = [:]) throws -> [ModbusPoint] {
    try addresses.map { address throws in
      try ModbusPoint(
        .number("a\(address)", link: "plc", ["holding": .number(Double(address))].merging(extra) { $1 }), unit: 1,
        every: .seconds(1))
    }
  }

  @Test("Neighbours are read together, over small gaps")
  func merged() throws {
    let blocks = ReadPlan.blocks(try points([0, 1, 9, 30, 31]), gap: 8)
    #expect(blocks.map(\.address) == [0, 30])
    #expect(blocks.map(\.count) == [10, 2])
    #expect(ReadPlan.blocks(try points([0, 2]), gap: 0).count == 2)
  }

  @Test("No request asks for more than the protocol allows")
  func longest() throws {
    let blocks = ReadPlan.blocks(try points(Array(0..<300)), gap: 8)
    #expect(blocks.map(\.count) == [125, 125, 50])
  }

  @Test("A value that is read alone stands in no other request")
  func alone() throws {
    let blocks = ReadPlan.blocks(try points([0, 1, 2]), gap: 8, alone: ["a1"])
    #expect(blocks.map(\.names) == [["a0"], ["a1"], ["a2"]])
  }
}
