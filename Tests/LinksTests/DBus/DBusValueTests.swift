import Testing

@testable import Links

/// Values of messages on D-Bus.
@Suite("Values on D-Bus") struct DBusValueTests {
  @Test("The signature of a value is that of its parts")
  func signatures() {
    let groups = DBusValue.groups(["wifi": ["psk": .string("a"), "ssid": .array(of: "y", [])]])
    #expect(groups.signature == "a{sa{sv}}")
    #expect(DBusValue.properties([:]).signature == "a{sv}")
    #expect(DBusValue.structure([.unsigned(1), .path("/"), .flag(true), .integer(-1)]).signature == "(uobx)")
    #expect(DBusValue.variant(.string("a")).signature == "v")
  }

  @Test("A name is looked up through variants, and a number is one of any width")
  func reading() throws {
    let value = DBusValue.variant(.properties(["Strength": .number(DBusValue.letter("y"), 80), "On": .flag(true)]))
    #expect(value["Strength"]?.count == 80)
    #expect(value["On"]?.flag == true)
    #expect(value["On"]?.count == nil)
    #expect(value["Off"] == nil)
    let bytes = DBusValue.array(of: "y", "Büro".utf8.map { .number(DBusValue.letter("y"), UInt64($0)) })
    #expect(bytes.bytesAsText == "Büro")
    #expect(DBusValue.number(DBusValue.letter("i"), 0xFFFF_FFFF).count == -1)
  }

  @Test("A property that is not a number is told as the word that it is, and is no value of one")
  func notANumber() throws {
    let kind = DBusValue.letter("d")
    let text = try #require(DBusValue.text(bits: Double.nan.bitPattern, kind: kind))
    #expect(text == "nan")
    #expect(RawScaling([:]).datum(text, of: .number("a")) == nil)
    #expect(DBusValue.text(bits: Double.infinity.bitPattern, kind: kind) == "inf")
  }

  @Test("A fault is told apart by what somebody can do about it")
  func faults() {
    #expect(DBusFault(code: -113, "a").kind == .absent)
    #expect(DBusFault(code: -13, "a").kind == .denied)
    #expect(DBusFault(code: -5, "a b").description == "a b: Input/output error")
    #expect(DBusFault(code: -5, "a").kind == .failed)
  }

  @Test("The log has the words of a service in one line, unless the value is private, and the screen has none of them")
  func words() {
    let pump = DBusFault(
      code: -5, "a.b Speed", answer: "a.b.Error.Pump", "broken\npump \(String(repeating: "x", count: 300))")
    var value = LinkedValue.number("speed")
    let fault = LinkFault(pump, of: value)
    #expect(fault.reason == "the service has failed")
    #expect(fault.detail == "a.b Speed: the service has answered with an error")
    #expect(
      fault.description == "\(fault.detail): “broken\\u{a}pump \(String(repeating: "x", count: 188))…”")
    #expect(fault.quality == .bad(fault.reason))
    value.audience = .itsLinkInPrivate
    #expect(LinkFault(pump, of: value).description == fault.detail)
  }

  @Test(
    "An error of a service has its words, or else its name",
    arguments: [
      ("a.b.Error.Pump", "", CInt(-5), "the service has answered with an error", "“a.b.Error.Pump”"),
      (
        "org.freedesktop.DBus.Error.UnknownProperty", "Unknown property Sped", -53,
        "the service has no such object, interface or name", "“Unknown property Sped”"
      ),
      ("org.freedesktop.DBus.Error.IOError", "Input/output error", -5, "Input/output error", ""),
      ("org.freedesktop.DBus.Error.AccessDenied", "Not today", -13, "Permission denied", "“Not today”"),
    ])
  func answers(name: String, message: String, code: CInt, description: String, said: String) {
    let fault = DBusFault(code: code, "a", answer: name, message)
    #expect(fault.description == "a: \(description)")
    #expect(fault.said == said)
  }

  @Test(
    "A property on D-Bus is the text of its type, and what does not fit is not written",
    arguments: [
      ("i", "-5", UInt64(0xFFFF_FFFB)), ("y", "200", 200), ("b", "true", 1), ("d", "0.5", 0x3FE0_0000_0000_0000),
      ("x", "-1", .max), ("n", "-2", 0xFFFE),
    ])
  func properties(type: String, text: String, place: UInt64) throws {
    let kind = CChar(bitPattern: try #require(type.utf8.first))
    #expect(DBusValue.text(bits: place, kind: kind) == text)
    #expect(DBusValue.bits(of: text, kind: kind) == place)
    #expect(DBusValue.bits(of: type == "d" ? "x" : "1e30", kind: kind) == nil)
    #expect(DBusValue.text(bits: place, kind: CChar(bitPattern: UInt8(ascii: "a"))) == nil)
  }

  @Test("An answer with more values than a panel can use is refused while it is read")
  func budget() throws {
    var budget = DBusBudget()
    for _ in 0..<LinkLimits.answerValues { try budget.take(for: "a.b Get") }
    #expect(throws: DBusFault(.failed, "a.b Get: the answer has more than 65536 values")) {
      try budget.take(for: "a.b Get")
    }
  }

  @Test("A text with more bytes than a panel can use is refused, and not copied")
  func longText() throws {
    let most = String(repeating: "x", count: LinkLimits.answerTextBytes)
    #expect(try most.withCString { try DBusBudget().text(at: $0, for: "a.b Get") } == most)
    #expect(throws: DBusFault(.failed, "a.b Get: a text of the answer has more than 65536 bytes")) {
      try (most + "x").withCString { try DBusBudget().text(at: $0, for: "a.b Get") }
    }
  }
}
