import Synchronization
import Testing

@testable import Links

@Suite("Messages that wait") struct WaitingLineTests {
  /// A key that counts how often it is compared with another.
  private struct Key: Hashable, Sendable {
    static let comparisons = Atomic(0)
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    static func == (one: Key, other: Key) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return one.number == other.number
    }
  }

  @Test("A message that replaces another finds it among thousands without a search")
  func flood() {
    var line = WaitingLine<Key, Int>()
    for round in 0..<2 { for number in 0..<4_000 { line.append(number + round, key: Key(number: number)) } }
    for number in 0..<4_000 { line.replace(Key(number: number), with: -number) }
    #expect(line.take() == (0..<4_000).map { -$0 })
    // A search would compare each message with thousands.
    #expect(Key.comparisons.load(ordering: .relaxed) < 400_000)
  }

  @Test("A message comes to the end with its replacement, or keeps its place, and is taken once")
  func places() {
    var line = WaitingLine<String, String>()
    for name in ["a", "b", "c"] { line.append("\(name)1", key: name) }
    line.append("plain")
    line.append("a2", key: "a")
    line.replace("b", with: "b2")
    #expect(line["a"] == "a2" && line["d"] == nil)
    line.settle("c")
    line.append("c2", key: "c")
    #expect(line.take { $0 == "a2" } == ["b2", "c1", "plain"])
    #expect(line.unkeyedCount == 0 && line["b"] == nil)
    line.append("b3", key: "b")
    #expect(line.take() == ["a2", "c2", "b3"])
    #expect(line.isEmpty)
  }

  @Test("Of messages without a key the earliest is dropped")
  func dropped() {
    var line = WaitingLine<String, String>()
    line.append("a", key: "a")
    for text in ["one", "two", "three"] { line.append(text) }
    line.dropUnkeyed()
    #expect(line.take() == ["a", "two", "three"])
    line.dropUnkeyed()
    #expect(line.isEmpty)
  }
}
