import Testing
import Values

@testable import Links

@Suite("Values in registers") struct ModbusPointTests {
  private func point(_ value: LinkedValue) throws -> ModbusPoint {
    try ModbusPoint(value, unit: 1, every: .seconds(1))
  }

  @Test("Words and bytes come in any order")
  func orders() throws {
    let base: [String: LinkKey] = ["holding": .number(0), "as": .text("float32")]
    let low = try point(.number("a", base.merging(["order": .text("low-first")]) { $1 }))
    #expect(low.datum([0, 0x41AC]) == .success(.number(21.5)))
    #expect(try low.raw(.number(21.5)) == [0, 0x41AC])
    let swapped = try point(.number("a", base.merging(["swap": .flag(true)]) { $1 }))
    #expect(swapped.datum([0xAC41, 0]) == .success(.number(21.5)))
    #expect(try swapped.raw(.number(21.5)) == [0xAC41, 0])
  }

  @Test(
    "A register that cannot hold what a control can set is a mistake",
    arguments: [
      (0.0...100_000, ["holding": .number(1)], "a cannot be 100000, which does not fit into int16"),
      (-5...10, ["holding": .number(1), "as": .text("uint16")], "a cannot be -5, which does not fit into uint16"),
      (0...4000, ["holding": .number(1), "scale": .number(0.1)], "a cannot be 4000, which does not fit into int16"),
      (0...10, ["holding": .number(1), "scale": .number(0)], "scale: 0 makes every raw number the same value"),
      (0...1, ["coil": .number(1), "bit": .number(3)], "a: a coil is a single bit"),
    ] as [(ClosedRange<Double>, [String: LinkKey], String)])
  func misfits(bounds: ClosedRange<Double>, keys: [String: LinkKey], what: String) {
    #expect(LinkCheck.fault(of: "modbus", .number("a", in: bounds, keys))?.parts.what == what)
  }

  @Test("A register that is only read, or holds the whole range, is right")
  func fits() {
    let keys: [[String: LinkKey]] = [
      ["input": .number(1)], ["holding": .number(1), "as": .text("int32")],
      ["holding": .number(1), "scale": .number(10)], ["holding": .number(1), "as": .text("float32")],
    ]
    for keys in keys { #expect(LinkCheck.fault(of: "modbus", .number("a", in: 0...100_000, keys)) == nil) }
  }

  @Test("A device that has no value says so by a number of its own, or by a text that is not a number")
  func sentinels() throws {
    let none = LinkFault("the device has no value")
    let sentinel = try point(.number("a", ["input": .number(0), "none": .number(0x8000)]))
    #expect(sentinel.datum([0x8000]) == .failure(none))
    #expect(sentinel.datum([0x7FFF]) == .success(.number(32_767)))
    let float = try point(.number("a", ["input": .number(0), "as": .text("float32")]))
    #expect(float.datum([0x7FC0, 0]) == .failure(none))
  }

  @Test("Bits, maps and texts")
  func kinds() throws {
    let bit = try point(.flag("a", ["holding": .number(0), "bit": .number(3)]))
    #expect(bit.datum([0b1000]) == .success(.flag(true)))
    #expect(bit.datum([0b0111]) == .success(.flag(false)))
    let program = try point(
      .choice("p", ["top", "fan"], ["holding": .number(1), "map": .names(["top": "1", "fan": "2"])]))
    #expect(program.datum([2]) == .success(.text("fan")))
    #expect(program.datum([9]) == .failure(LinkFault("the register is not a value of p", received: "“9”")))
    #expect(try program.raw(.text("top")) == [1])
    let coil = try point(.flag("c", ["coil": .number(5)]))
    #expect(coil.datum([1]) == .success(.flag(true)))
    #expect(try coil.raw(.flag(true)) == [1])
    var text = LinkedValue("t", .text)
    (text.keys, text.rules.parse) = (
      ["holding": .number(0), "as": .text("string"), "length": .number(3)], { .text($0) }
    )
    #expect(try point(text).datum([0x4F76, 0x656E, 0]) == .success(.text("Oven")))
    #expect(try point(text).raw(.text("Oven")) == [0x4F76, 0x656E, 0])
    #expect(
      try point(text).datum([0xFF41, 0, 0])
        == .failure(LinkFault("the text of the registers is not a value of t", received: "“\u{FFFD}A”")))
    let digits = try point(.number("n", ["holding": .number(0), "as": .text("string"), "length": .number(3)]))
    #expect(digits.datum([0x2032, 0x3120, 0]) == .success(.number(21)))
    #expect(throws: LinkFault("the text is longer than 6 bytes")) { try point(text).raw(.text("Ovenware")) }
  }

  @Test("What the register cannot hold is refused, and so are keys that do not fit together")
  func refusals() throws {
    let small = try point(.number("a", ["holding": .number(0), "scale": .number(0.1)]))
    #expect(throws: LinkFault("4000 does not fit into int16")) { try small.raw(.number(4000)) }
    #expect(throws: LinkFault("a ends behind the last register, 65535; write a smaller address")) {
      try point(.number("a", ["holding": .number(65_535), "as": .text("int32")]))
    }
    #expect(
      throws: LinkFault("tcp: is not the address of a bus; write tcp://HOST, tcp://HOST:PORT or rtu:///dev/ttyUSB0")
    ) {
      try ModbusAddress("tcp:")
    }
    #expect(try ModbusAddress("tcp://[::1]:1502") == .tcp(host: "::1", port: 1502))
    #expect(try ModbusAddress("rtu:///dev/ttyUSB0") == .rtu(device: "/dev/ttyUSB0"))
  }
}
