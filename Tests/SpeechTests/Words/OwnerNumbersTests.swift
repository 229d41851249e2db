import Testing

@testable import Speech

@Suite("Numbers for what elements stand for")
struct OwnerNumbersTests {
  private final class Owner {}

  @Test("An object keeps its number, and no other has it, also where memory is used again")
  func reuse() {
    let numbers = OwnerNumbers()
    let stays = Owner()
    let number = numbers.number(of: stays)
    var others: Set<Int> = []
    // Objects of one size that come and go take turns at few addresses.
    for _ in 0..<2_000 { others.insert(numbers.number(of: Owner())) }
    #expect(others.count == 2_000 && !others.contains(number))
    #expect(numbers.number(of: stays) == number)
  }
}
