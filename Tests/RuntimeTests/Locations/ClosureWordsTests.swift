import Testing

@testable import Runtime

/// A closure in memory as a view stores it: generic code may get a wrapped one in its place.
private struct Action {
  let run: () -> Int

  /// The words of the closure.
  var words: [UInt] { withUnsafeBytes(of: self) { Array($0.bindMemory(to: UInt.self)) } }

  static func withoutContext() -> Action { Action { 7 } }
  static func adding(to owner: Owner) -> Action {
    Action {
      owner.value += 1
      return owner.value
    }
  }
}

private final class Owner {
  var value = 0
}

@Suite("A closure is its code and its context")
struct ClosureWordsTests {
  @Test("Function types of any parameters and isolation are two machine words")
  func sizes() {
    let two = 2 * MemoryLayout<UInt>.size
    #expect(MemoryLayout<() -> Void>.size == two)
    #expect(MemoryLayout<(EnvironmentValues) -> Int>.size == two)
    #expect(MemoryLayout<(inout EnvironmentValues, String) -> Void>.size == two)
    #expect(MemoryLayout<@MainActor () -> String>.size == two)
    #expect(MemoryLayout<@Sendable () async throws -> Void>.size == two)
    #expect(MemoryLayout<ClosureWords>.size == two)
  }

  @Test("A closure that captures nothing has no context, and the same code each time it is made")
  func withoutContext() {
    let (one, other) = (Action.withoutContext().words, Action.withoutContext().words)
    #expect(one.count == 2)
    #expect(one[0] != 0)
    #expect(one[1] == 0)
    #expect(one == other)
  }

  @Test("A closure that captures has its capture as context, and copies of it have the same words")
  func withContext() {
    let (owner, other) = (Owner(), Owner())
    let (one, two) = (Action.adding(to: owner), Action.adding(to: other))
    let copy = one
    #expect(one.words[1] != 0)
    #expect(one.words == copy.words)
    #expect(one.words[1] != two.words[1])
    #expect(one.run() + two.run() + copy.run() == 4)
  }

  @Test("The words call the function, and keep alive what it captures")
  func words() {
    weak var known: Owner?
    var words: ClosureWords?
    do {
      let owner = Owner()
      known = owner
      words = ClosureWords(of: Action.adding(to: owner).run)
    }
    #expect(known?.value == 0)
    #expect(words?.closure(as: (() -> Int).self)() == 1)
    #expect(words?.closure(as: (() -> Int).self)() == 2)
    #expect(known?.value == 2)
    words = nil
    #expect(known == nil)
  }

  @Test("Isolation changes no word of a closure")
  @MainActor func isolation() {
    let owner = Owner()
    let add: @MainActor () -> Int = {
      owner.value += 1
      return owner.value
    }
    #expect(onMain(add) == 1)
    #expect(owner.value == 1)
  }
}
