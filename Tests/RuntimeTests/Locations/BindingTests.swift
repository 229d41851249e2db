import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Binding")
struct BindingTests {
  private struct Oven: Equatable {
    var temperature = 180
    var minutes = 45
  }

  private struct Reader: View {
    let name: String
    let value: Binding<Int>
    let log: Log

    var body: some View {
      let _ = log.note("\(name) \(value.wrappedValue)")
      Bar("\(name): \(value.wrappedValue)")
    }
  }

  private struct Panel: View {
    let log: Log
    @State private var oven = Oven()

    var body: some View {
      Reader(name: "temperature", value: $oven.temperature, log: log)
      Reader(name: "minutes", value: $oven.minutes, log: log)
      Do("Hotter") { $oven.temperature.wrappedValue += 5 }
      Do("Reset") { oven = Oven() }
    }
  }

  @Test("A part of a value reaches only those who read that part")
  func parts() throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    _ = log.take()
    try panel.activate("Hotter")
    #expect(log.take() == ["temperature 185"])
    try panel.activate("Reset")
    #expect(log.take() == ["temperature 180"])
  }

  private struct Computed: View {
    let log: Log
    @State private var number = 1
    @State private var other = 1

    var body: some View {
      let _ = log.note("outer \(other)")
      Reader(name: "even", value: Binding(get: { number / 2 }, set: { number = $0 * 2 }), log: log)
      Do("Number") { number += 1 }
      Do("Other") { other += 1 }
    }
  }

  @Test("A computed binding tells nobody while its result stays equal")
  func cutOff() throws {
    let log = Log()
    let panel = try BarePanel { Computed(log: log) }
    _ = log.take()
    try panel.activate("Number")
    #expect(log.take() == ["even 1"])
    try panel.activate("Number")
    #expect(log.take() == [])
  }

  @Test("A computed binding that was replaced leaves no trace")
  func replaced() throws {
    let log = Log()
    let panel = try BarePanel { Computed(log: log) }
    for _ in 0..<5 {
      try panel.activate("Other")
      try panel.activate("Number")
    }
    #expect(panel.contains("even: 3"))
  }

  /// Two ways from one source to a reader, one through the other.
  private struct Diamond: View {
    let log: Log
    @State private var source = 1

    var body: some View {
      let double = Binding(get: { source * 2 }, set: { _ in })
      let sum = Binding(get: { source + double.wrappedValue }, set: { _ in })
      Reader(name: "double", value: double, log: log)
      Reader(name: "sum", value: sum, log: log)
      Do("Write") { source += 1 }
    }
  }

  @Test("Readers of a computed binding learn of a change though another binding read it first", arguments: 0..<8)
  func diamond(round: Int) throws {
    let log = Log()
    let panels = try (0...round).map { _ in try BarePanel { Diamond(log: log) } }
    for panel in panels {
      try panel.activate("Write")
      #expect(panel.contains("double: 4") && panel.contains("sum: 6"))
    }
  }

  private final class Keeper { var binding: Binding<Int>? }

  private struct Owner: View {
    let keeper: Keeper
    @State private var oven = Oven()

    var body: some View {
      let _ = keeper.binding = $oven.minutes
      Bar("\(oven.minutes)")
    }
  }

  private struct Host: View {
    let keeper: Keeper
    @State private var isThere = true

    var body: some View {
      if isThere { Owner(keeper: keeper) }
      Do("Remove") { isThere = false }
    }
  }

  @Test("A binding to a part outlives the view that owns the whole")
  func outlives() throws {
    let keeper = Keeper()
    let panel = try BarePanel { Host(keeper: keeper) }
    try panel.activate("Remove")
    let binding = try #require(keeper.binding)
    binding.wrappedValue = 7
    #expect(binding.wrappedValue == 7)
  }

  @Test("A constant binding ignores writes, closures read and write, an optional one is unwrapped while it has a value")
  func others() {
    let constant = Binding<Int>.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    var written: [Int] = []
    let closures = Binding<Int>(get: { 7 }, set: { written.append($0) })
    closures.wrappedValue = 4
    #expect(closures.wrappedValue == 7 && written == [4])
    var stored: Int? = 5
    let optional = Binding<Int?>(get: { stored }, set: { stored = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.wrappedValue = 6
    #expect(stored == 6)
    stored = nil
    let none: Binding<Int>? = Binding(optional)
    #expect(unwrapped?.wrappedValue == 6)
    #expect(none.map(\.wrappedValue) == nil)
  }
}
