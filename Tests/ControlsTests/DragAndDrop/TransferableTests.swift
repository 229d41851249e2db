import Testing

@testable import Controls
@testable import Looks

private struct Recipe: Transferable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.name)
    ProxyRepresentation { (order: Order) throws -> Recipe in Recipe(name: "order \(order.number)") }
  }
}

private struct Order: Transferable, Equatable {
  struct Sealed: Error {}
  var number: Int

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { order in
      if order.number < 0 { throw Sealed() }
      return "\(order.number)"
    } importing: { (text: String) in
      guard let number = Int(text) else { throw Sealed() }
      return Order(number: number)
    }
  }
}

@Suite("Transferable values")
struct TransferableTests {
  @Test("A value is transferred to its own type as it is")
  @MainActor func own() throws {
    #expect(try TransferItem(Recipe(name: "Bread")).value(as: Recipe.self) == Recipe(name: "Bread"))
  }

  @Test("An image is transferred as an image, and as nothing else")
  @MainActor func image() throws {
    let item = TransferItem(Image(systemName: "star"))
    #expect(try item.value(as: Image.self) == Image(systemName: "star"))
    #expect(!item.canBecome(String.self))
  }

  @Test("A value becomes what its type exports")
  @MainActor func exported() throws {
    let item = TransferItem(Recipe(name: "Bread"))
    #expect(item.canBecome(String.self))
    #expect(try item.value(as: String.self) == "Bread")
    #expect(!item.canBecome(Color.self))
    #expect(try item.value(as: Color.self) == nil)
  }

  @Test("A type is made of what it imports, by way of what the value exports")
  @MainActor func imported() throws {
    #expect(try TransferItem("12").value(as: Order.self) == Order(number: 12))
    #expect(try TransferItem(Order(number: 3)).value(as: Recipe.self) == Recipe(name: "order 3"))
    #expect(!TransferItem(Color.red).canBecome(Order.self))
  }

  @Test("What a representation throws comes out")
  @MainActor func thrown() {
    #expect(throws: Order.Sealed.self) { try TransferItem("many").value(as: Order.self) }
    #expect(throws: Order.Sealed.self) { try TransferItem(Order(number: -1)).value(as: String.self) }
  }
}
