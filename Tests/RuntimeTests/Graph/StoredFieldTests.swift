import Testing

@testable import Runtime

private struct Pair {
  let number: UInt8
  let text: String
}

private enum Choice { case one, other }
private final class Object { var pair = Pair(number: 1, text: "") }

/// The reflection of the standard library is not a documented part of it: this fails when it tells something else.
@Suite("The stored properties of a type, as the runtime tells them")
struct StoredFieldTests {
  @Test("Each property has its place, its type and whether that is a struct")
  func fields() {
    let fields = StoredField.all(of: Pair.self)
    #expect(fields.map(\.offset) == [0, 8])
    #expect(fields.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(UInt8.self), ObjectIdentifier(String.self)])
    #expect(fields.map(\.isStruct) == [true, true])
  }

  @Test("What has no stored properties has none")
  func nothing() {
    #expect(StoredField.all(of: Choice.self).isEmpty)
    #expect(StoredField.all(of: Int.Type.self).isEmpty)
  }

  @Test("A struct is told from an enumeration and an object")
  func kinds() {
    #expect(StoredField.isStruct(Pair.self))
    #expect(!StoredField.isStruct(Choice.self))
    #expect(!StoredField.isStruct(Object.self))
  }
}
