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
      (0...10, ["coil": .number(1)], "a cannot be 10, which a single bit cannot hold"),
      (0...10, ["holding": .number(1), "bit": .number(3)], "a cannot be 10, which a single bit cannot hold"),
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
    #expect(LinkCheck.fault(of: "modbus", .number("a", in: 0...10, ["discrete": .number(1)])) == nil)
    #expect(LinkCheck.fault(of: "modbus", .number("a", in: 0...1, ["coil": .number(1)])) == nil)
  }

  /// A value of each kind that is no number.
  private static func value(_ form: LinkedValue.Form, _ keys: [String: LinkKey]) -> LinkedValue {
    var value = form == .choice ? LinkedValue.choice("a", ["eco", "2"]) : LinkedValue("a", form)
    value.keys = keys
    if form != .choice { value.rules.parse = { form.datum($0) } }
    value.rules.description = "one of eco, 2"
    return value
  }

  @Test(
    "A value that no register of numbers and no bit can hold is a mistake, unless a map gives its numbers",
    arguments: [.text, .color, .date, .time, .range] as [LinkedValue.Form])
  func strangers(form: LinkedValue.Form) {
    func fault(_ keys: [String: LinkKey]) -> (what: String, fix: String)? {
      LinkCheck.fault(of: "modbus", Self.value(form, keys))?.parts
    }
    let name = form.rawValue
    #expect(fault(["holding": .number(0)])?.what == "a is of the type \(name), and int16 cannot hold that")
    #expect(
      fault(["input": .number(0), "as": .text("float32")])?.what
        == "a is of the type \(name), and float32 cannot hold that")
    for keys in [["coil": .number(0)], ["holding": .number(0), "bit": .number(2)]] as [[String: LinkKey]] {
      #expect(fault(keys)?.what == "a is of the type \(name), and a single bit cannot hold that")
      #expect(fault(keys)?.fix == "write as: string and length: if the registers contain a text")
    }
    #expect(fault(["holding": .number(0), "as": .text("string"), "length": .number(4)]) == nil)
    let sample = form == .range ? "1..2" : "red"
    #expect(fault(["holding": .number(0), "map": .names([sample: "7"])]) == nil)
    let bit: [String: LinkKey] = ["holding": .number(0), "bit": .number(15), "swap": .flag(true)]
    #expect(fault(bit.merging(["map": .names([sample: "1"])]) { $1 }) == nil)
  }

  @Test("A choice needs a map with a number for each name, unless an option is called as a number is")
  func choices() {
    func fault(_ keys: [String: LinkKey], _ options: [String] = ["eco", "hot"]) -> String? {
      LinkCheck.fault(of: "modbus", .choice("a", options, keys))?.description
    }
    func map(_ names: [String: String]) -> [String: LinkKey] { ["holding": .number(0), "map": .names(names)] }
    #expect(
      fault(["holding": .number(0)])
        == "a is of the type choice, and int16 cannot hold that; write map: with a number that fits for each option")
    #expect(
      fault(["coil": .number(0)])
        == "a is of the type choice, and a single bit cannot hold that; write map: with 0 or 1 for each option")
    #expect(fault(["holding": .number(0)], ["eco", "2"]) == nil)
    #expect(fault(map(["eco": "1", "hot": "-2"])) == nil)
    #expect(
      fault(map(["eco": "1", "hot": "two"]))
        == "map: has “two” for hot, which is nothing that int16 can hold; write a number that fits")
    #expect(fault(map(["hot": "40000"]))?.hasPrefix("map: has “40000” for hot") == true)
    #expect(
      fault(["coil": .number(0), "map": .names(["eco": "0", "hot": "2"])])
        == "map: has “2” for hot, which is nothing that a single bit can hold; write 0 or 1")
  }

  @Test(
    "The number for no value is one that the registers can hold, as a number or by its bits",
    arguments: [
      ("int16", Double(0x8000), true), ("int16", -1, true), ("int16", 70_000, false), ("uint16", -1, false),
      ("uint16", 0xFFFF, true), ("int32", 0x8000_0000, true), ("uint32", -1, false), ("float32", -9999, true),
    ])
  func noValue(form: String, number: Double, fits: Bool) {
    let value = LinkedValue.number("a", ["input": .number(0), "as": .text(form), "none": .number(number)])
    #expect(
      LinkCheck.fault(of: "modbus", value)?.description
        == (fits
          ? nil
          : "none: is \(number.decimalText), which does not fit into \(form); write another none:, or another as:"))
  }

  @Test("A name in a map that is none of the value's is a mistake in any place", arguments: ["modbus", "file"])
  func mapNames(kind: String) {
    let value = Self.value(.choice, ["holding": .number(0), "path": .text("mode"), "map": .names(["eko": "1"])])
    #expect(
      LinkCheck.fault(of: kind, value)?.description
        == "map: has “eko”, which is not a value of a; write one of eco, 2")
  }

  @Test("A text in registers has the words of the map and the numbers of the scale, written as they are read")
  func textsInRegisters() throws {
    let place: [String: LinkKey] = ["holding": .number(0), "as": .text("string"), "length": .number(2)]
    let mode = try point(.choice("mode", ["eco"], place.merging(["map": .names(["eco": "E1"])]) { $1 }))
    #expect(try mode.raw(.text("eco")) == [0x4531, 0])
    #expect(mode.datum([0x4531, 0]) == .success(.text("eco")))
    #expect(throws: LinkFault("the device cannot hold this value", detail: "hot has no raw value")) {
      try mode.raw(.text("hot"))
    }
    let level = try point(.number("level", place.merging(["scale": .number(0.1)]) { $1 }))
    #expect(try level.raw(.number(2.1)) == [0x3231, 0])
    #expect(level.datum([0x3231, 0]) == .success(.number(2.1)))
  }

  @Test("A device that has no value says so by a number of its own, or by a text that is not a number")
  func sentinels() throws {
    func none(_ received: String) -> LinkFault { LinkFault("the device has no value", received: received) }
    let sentinel = try point(.number("a", ["input": .number(0), "none": .number(0x8000)]))
    #expect(sentinel.datum([0x8000]) == .failure(none("“0x8000”")))
    #expect(sentinel.datum([0x7FFF]) == .success(.number(32_767)))
    let float = try point(.number("a", ["input": .number(0), "as": .text("float32")]))
    #expect(float.datum([0x7FC0, 0]) == .failure(none("“0x7FC0 0x0”")))
  }

  @Test("Bits, maps and texts")
  func kinds() throws {
    let bit = try point(.flag("a", ["holding": .number(0), "bit": .number(3)]))
    #expect(bit.datum([0b1000]) == .success(.flag(true)))
    #expect(bit.datum([0b0111]) == .success(.flag(false)))
    let program = try point(
      .choice("p", ["top", "fan"], ["holding": .number(1), "map": .names(["top": "1", "fan": "2"])]))
    #expect(program.datum([2]) == .success(.text("fan")))
    #expect(
      program.datum([9])
        == .failure(
          LinkFault("the reading is not a valid value", detail: "the register is not a value of p", received: "“9”")))
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
        == .failure(
          LinkFault(
            "the reading is not a valid value", detail: "the text of the registers is not a value of t",
            received: "“\u{FFFD}A”")))
    let digits = try point(.number("n", ["holding": .number(0), "as": .text("string"), "length": .number(3)]))
    #expect(digits.datum([0x2032, 0x3120, 0]) == .success(.number(21)))
    #expect(throws: LinkFault("the device cannot hold this value", detail: "the text is longer than 6 bytes")) {
      try point(text).raw(.text("Ovenware"))
    }
  }

  @Test("What the register cannot hold is refused, and so are keys that do not fit together")
  func refusals() throws {
    let small = try point(.number("a", ["holding": .number(0), "scale": .number(0.1)]))
    #expect(throws: LinkFault("the device cannot hold this value", detail: "4000 does not fit into int16")) {
      try small.raw(.number(4000))
    }
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
