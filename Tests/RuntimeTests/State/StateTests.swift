import PrimitiveViews
import Testing

@testable import Runtime

@Suite("State")
struct StateTests {
  private struct Reader: View {
    let name: String
    let value: Binding<Int>
    let log: Log

    var body: some View {
      let _ = log.note("\(name) \(value.wrappedValue)")
      Bar("\(name): \(value.wrappedValue)")
    }
  }

  private struct Pair: View {
    let log: Log
    @State private var left = 1
    @State private var right = 1

    var body: some View {
      let _ = log.note("pair")
      Reader(name: "left", value: $left, log: log)
      Reader(name: "right", value: $right, log: log)
      Do("Left") { left += 1 }
      Do("Same") { left = left }
      Do("Both") {
        left += 1
        right += 1
        left += 1
      }
    }
  }

  @Test("A write reaches its readers and nobody else")
  func writeReachesReaders() throws {
    let log = Log()
    let panel = try BarePanel { Pair(log: log) }
    #expect(log.take() == ["pair", "left 1", "right 1"])
    #expect(try panel.evaluations { try panel.activate("Left") } == 1)
    #expect(log.take() == ["left 2"])
    #expect(panel.contains("left: 2") && panel.contains("right: 1"))
  }

  @Test("Writing an equal value does nothing")
  func equalWrite() throws {
    let log = Log()
    let panel = try BarePanel { Pair(log: log) }
    #expect(try panel.evaluations { try panel.activate("Same") } == 0)
    #expect(panel.damage.isEmpty)
  }

  @Test("Several writes before a frame are one evaluation a reader")
  func batching() throws {
    let log = Log()
    let panel = try BarePanel { Pair(log: log) }
    _ = log.take()
    #expect(try panel.evaluations { try panel.activate("Both") } == 2)
    #expect(log.take().sorted() == ["left 3", "right 2"])
  }

  private struct Switched: View {
    @State private var isThere = true

    var body: some View {
      if isThere { Counter(name: "count") }
      Do("Switch") { isThere.toggle() }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Bar("\(name) \(count)")
      Do("\(name) +") { count += 1 }
    }
  }

  @Test("State dies with its place")
  func stateDies() throws {
    let panel = try BarePanel { Switched() }
    try panel.activate("count +")
    #expect(panel.contains("count 1"))
    try panel.activate("Switch")
    #expect(!panel.labels.contains { $0.hasPrefix("count") })
    try panel.activate("Switch")
    #expect(panel.contains("count 0"))
  }

  private struct List: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      ForEach(names, id: \.self) { Counter(name: $0) }
      Do("Reverse") { names.reverse() }
      Do("Drop") { names.removeFirst() }
      Do("Add") { names.insert("d", at: 1) }
      Do("Twice") { names = ["a", "a", "b"] }
    }
  }

  private func counts(_ panel: BarePanel) -> [String] {
    panel.labels.filter { $0.count == 3 && $0.dropFirst().first == " " && !$0.hasSuffix("+") }
  }

  @Test("State moves with the ids of ForEach")
  func stateMoves() throws {
    let panel = try BarePanel { VStack { List() } }
    try panel.activate("b +")
    try panel.activate("Reverse")
    #expect(counts(panel) == ["c 0", "b 1", "a 0"])
    try panel.activate("Drop")
    try panel.activate("Add")
    #expect(counts(panel) == ["b 1", "d 0", "a 0"])
  }

  @Test("Two elements with one id are reported, and the first is shown")
  func duplicateIDs() throws {
    let panel = try BarePanel { VStack { List() } }
    try panel.activate("Twice")
    #expect(counts(panel) == ["a 0", "b 0"])
    #expect(panel.reports.count == 1 && panel.reports[0].contains("have the id a"))
  }
}
