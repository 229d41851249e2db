import Combine
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Identity")
struct IdentityTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Bar("count \(count)")
      Do("+") { count += 1 }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/id(_:)
  @Test("A view with another id begins with its first state")
  func otherID() throws {
    struct Renewed: View {
      @State private var id = 0
      var body: some View {
        Counter().id(id)
        Do("Renew") { id += 1 }
        Do("Same") { id += 0 }
      }
    }
    let panel = try BarePanel { VStack { Renewed() } }
    try panel.activate("+")
    try panel.activate("Same")
    #expect(panel.contains("count 1"))
    try panel.activate("Renew")
    #expect(panel.contains("count 0"))
  }

  // https://swiftwithmajid.com/2021/12/09/structural-identity-in-swiftui/
  @Test("Each branch of a condition is a view of its own, and a condition inside a parameter is not")
  func branches() throws {
    struct Branched: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Counter() } else { Counter() }
        Do("Switch") { isFirst.toggle() }
      }
    }
    let branched = try BarePanel { VStack { Branched() } }
    try branched.activate("+")
    try branched.activate("Switch")
    #expect(branched.contains("count 0"))
    try branched.activate("Switch")
    #expect(branched.contains("count 0"))

    struct Conditional: View {
      @State private var isFirst = true
      var body: some View {
        Counter().padding(isFirst ? 2 : 4)
        Do("Switch") { isFirst.toggle() }
      }
    }
    let conditional = try BarePanel { VStack { Conditional() } }
    try conditional.activate("+")
    try conditional.activate("Switch")
    #expect(conditional.contains("count 1"))
  }

  // https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  @Test("State keeps the value with which it began, whatever is passed later; each view has its own")
  func firstValue() throws {
    struct Seeded: View {
      let seed: Int
      @State private var value: Int
      init(seed: Int) {
        self.seed = seed
        _value = State(initialValue: seed)
      }
      var body: some View { Bar("seed \(seed) value \(value)") }
    }
    struct Reseeding: View {
      @State private var seed = 1
      var body: some View {
        Seeded(seed: seed)
        Seeded(seed: seed + 10)
        Do("Next") { seed += 1 }
      }
    }
    let panel = try BarePanel { VStack { Reseeding() } }
    #expect(panel.contains("seed 1 value 1") && panel.contains("seed 11 value 11"))
    try panel.activate("Next")
    #expect(panel.contains("seed 2 value 1") && panel.contains("seed 12 value 11"))
  }

  private final class Model: ObservableObject {
    let seed: Int
    init(seed: Int, log: Log) {
      self.seed = seed
      log.note("made \(seed)")
    }
  }

  private struct Owner: View {
    @StateObject private var model: Model
    init(seed: Int, log: Log) { _model = StateObject(wrappedValue: Model(seed: seed, log: log)) }
    var body: some View { Bar("owns \(model.seed)") }
  }

  // https://developer.apple.com/documentation/swiftui/stateobject
  @Test("A state object is made once, and once more where the view has another identity")
  func stateObject() throws {
    struct Owning: View {
      let log: Log
      @State private var seed = 1
      @State private var id = 0
      var body: some View {
        Owner(seed: seed, log: log).id(id)
        Do("Seed") { seed += 1 }
        Do("Renew") { id += 1 }
      }
    }
    let log = Log()
    let panel = try BarePanel { VStack { Owning(log: log) } }
    #expect(log.take() == ["made 1"])
    try panel.activate("Seed")
    #expect(log.take() == [])
    #expect(panel.contains("owns 1"))
    try panel.activate("Renew")
    #expect(log.take() == ["made 2"])
    #expect(panel.contains("owns 2"))
  }

  private struct Parity: View, Equatable {
    let number: Int
    let log: Log
    nonisolated static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View {
      let _ = log.note("body \(number)")
      Bar("number \(number)")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/equatable()
  @Test("An equatable view is not built again for a value that equals the former one")
  func equatable() throws {
    struct Numbers: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        Parity(number: number, log: log).equatable()
        Do("Add 1") { number += 1 }
        Do("Add 2") { number += 2 }
      }
    }
    let log = Log()
    let panel = try BarePanel { VStack { Numbers(log: log) } }
    #expect(log.take() == ["body 0"])
    try panel.activate("Add 2")
    #expect(log.take() == [])
    #expect(panel.contains("number 0"))
    try panel.activate("Add 1")
    #expect(log.take() == ["body 3"])
  }
}
