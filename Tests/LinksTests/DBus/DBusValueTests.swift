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

  @Test("A fault is told apart by what somebody can do about it")
  func faults() {
    #expect(DBusFault(code: -113, "a").kind == .absent)
    #expect(DBusFault(code: -13, "a").kind == .denied)
    #expect(DBusFault(code: -5, "a b").description == "a b: Input/output error")
    #expect(DBusFault(code: -5, "a").kind == .failed)
  }
}
