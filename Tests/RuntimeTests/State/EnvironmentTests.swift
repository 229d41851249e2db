import Combine
import Observation
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Environment")
struct EnvironmentTests {
  fileprivate enum Name: EnvironmentKey { static var defaultValue: String { "default" } }
  fileprivate enum Other: EnvironmentKey { static var defaultValue: Int { 0 } }

  private struct Reader: View {
    let place: String
    let log: Log
    @Environment(\.name) private var name

    var body: some View {
      let _ = log.note("\(place) \(name)")
      Bar("\(place) \(name)")
    }
  }

  private struct Bystander: View {
    let log: Log
    @Environment(\.other) private var other

    var body: some View {
      let _ = log.note("bystander")
      Bar("bystander \(other)")
    }
  }

  @Test("1.2 The nearest ancestor wins; siblings outside are untouched")
  func nearestWins() throws {
    let log = Log()
    let panel = try BarePanel {
      VStack {
        Reader(place: "outside", log: log)
        VStack {
          Reader(place: "middle", log: log)
          Reader(place: "inside", log: log).environment(\.name, "near")
        }
        .environment(\.name, "far")
      }
    }
    #expect(panel.labels == ["outside default", "middle far", "inside near"])
  }

  private struct Changing: View {
    let log: Log
    @State private var name = "one"

    var body: some View {
      VStack {
        Reader(place: "below", log: log)
        Bystander(log: log)
        Reader(place: "shielded", log: log).environment(\.name, "own")
      }
      .environment(\.name, name)
      Do("Change") { name = "two" }
    }
  }

  @Test("1.2 A new value reaches only those who read it")
  func reachesReaders() throws {
    let log = Log()
    let panel = try BarePanel { Changing(log: log) }
    _ = log.take()
    try panel.activate("Change")
    #expect(log.take() == ["below two"])
    #expect(panel.contains("below two") && panel.contains("shielded own"))
  }

  @Test("A value set for the whole tree reaches its readers only, and ancestors hide it")
  func root() throws {
    let log = Log()
    let panel = try BarePanel {
      Reader(place: "open", log: log)
      Reader(place: "hidden", log: log).environment(\.name, "own")
      Bystander(log: log)
    }
    _ = log.take()
    try panel.setEnvironment { $0.name = "host" }
    #expect(log.take() == ["open host"])
  }

  private struct Transformed: View {
    let log: Log
    @State private var isOff = false

    var body: some View {
      VStack {
        Reader(place: "both", log: log).transformEnvironment(\.name) { $0 += "+" }
      }
      .transformEnvironment(\.name) { $0 = isOff ? "off" : "on" }
      Do("Switch") { isOff.toggle() }
    }
  }

  @Test("A transform follows the value that it changes")
  func transform() throws {
    let log = Log()
    let panel = try BarePanel { Transformed(log: log) }
    #expect(panel.contains("both on+"))
    try panel.activate("Switch")
    #expect(panel.contains("both off+"))
    try panel.activate("Switch")
    #expect(panel.contains("both on+"))
  }

  private struct Late: View {
    let log: Log
    @State private var isOuter = false
    @State private var isInner = false

    var body: some View {
      VStack {
        Reader(place: "outer", log: log)
        Reader(place: "inner", log: log)
          .modifier(EnvironmentModifier { if isInner { $0.name = "near" } })
      }
      .modifier(EnvironmentModifier { if isOuter { $0.name = "far" } })
      Do("Outer") { isOuter.toggle() }
      Do("Inner") { isInner.toggle() }
    }
  }

  @Test("Modifiers that set nothing at first, one in the other, set and release a value each by itself")
  func late() throws {
    let log = Log()
    let panel = try BarePanel { Late(log: log) }
    #expect(panel.contains("outer default") && panel.contains("inner default"))
    for (button, outer, inner) in [
      ("Outer", "far", "far"), ("Inner", "far", "near"), ("Outer", "default", "near"), ("Inner", "default", "default"),
      ("Inner", "default", "near"), ("Outer", "far", "near"), ("Inner", "far", "far"), ("Outer", "default", "default"),
    ] {
      try panel.activate(button)
      #expect(panel.contains("outer \(outer)") && panel.contains("inner \(inner)"), "after \(button)")
    }
  }

  private struct FarLate: View {
    let log: Log
    @State private var isSet = false

    var body: some View {
      (0..<100).reduce(AnyView(reader(100))) { inner, level in
        let row = HStack {
          inner
          if level == 40 { reader(40) }
        }
        return AnyView(row.environment(\.other, level))
      }
      .modifier(EnvironmentModifier { if isSet { $0.name = "set" } })
      Do("Switch") { isSet.toggle() }
    }

    private func reader(_ depth: Int) -> some View { Reader(place: "\(depth)", log: log) }
  }

  @Test("A value that is set far above a view later reaches it, as does its absence")
  func farLate() throws {
    let panel = try BarePanel { FarLate(log: Log()) }
    for name in ["default", "set", "default", "set"] {
      #expect(panel.contains("100 \(name)") && panel.contains("40 \(name)"), "\(panel.labels)")
      try panel.activate("Switch")
    }
  }

  fileprivate struct Oak: Wood { var age: Int }
  fileprivate struct Elm: Wood { var age: Int }
  fileprivate enum WoodKey: EnvironmentKey { static var defaultValue: any Wood { Oak(age: 0) } }

  private struct WoodReader: View {
    let log: Log
    @Environment(\.wood) private var wood

    var body: some View {
      let _ = log.note("\(type(of: wood)) \(wood.age)")
      Bar("\(wood.age)")
    }
  }

  @Test("A value of any type that fits a protocol counts as another only if its type or what is inside is another")
  func anyValue() throws {
    let log = Log()
    let panel = try BarePanel { WoodReader(log: log) }
    for wood in [Oak(age: 0), Oak(age: 1), Oak(age: 1), Elm(age: 1)] as [any Wood] {
      try panel.setEnvironment { $0.wood = wood }
    }
    #expect(log.take() == ["Oak 0", "Oak 1", "Elm 1"])
  }

  @Observable fileprivate final class Oven {}
  fileprivate final class Fan: ObservableObject {}

  @Observable fileprivate final class Lamp {
    let name: String
    init(name: String) { self.name = name }
  }

  fileprivate struct Kitchen: View {
    let isObservable: Bool
    var body: some View {
      if isObservable { OvenReader() } else { FanReader() }
    }
  }

  fileprivate struct OvenReader: View {
    @Environment(Oven.self) private var oven
    var body: some View { Bar("\(ObjectIdentifier(oven).hashValue)") }
  }

  fileprivate struct FanReader: View {
    @EnvironmentObject private var fan: Fan
    var body: some View { Bar("\(ObjectIdentifier(fan).hashValue)") }
  }

  @Test("A view that reads an object that nobody has set ends the program, naming itself and the type")
  func missingObject() async throws {
    let observable = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try BarePanel { Kitchen(isObservable: true) } }
    }
    let first = String(decoding: observable?.standardErrorContent ?? [], as: UTF8.self)
    #expect(first.contains("Kitchen > OvenReader reads the Oven of its environment"))
    let published = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try BarePanel { Kitchen(isObservable: false) } }
    }
    let second = String(decoding: published?.standardErrorContent ?? [], as: UTF8.self)
    #expect(second.contains("Kitchen > FanReader reads the Fan of its environment"))
  }

  // https://developer.apple.com/documentation/swiftui/environment
  @Test("An optional object of the environment is nil where none is set, and else the nearest one")
  func optionalObject() throws {
    struct Reading: View {
      let place: String
      @Environment(Lamp.self) private var lamp: Lamp?
      var body: some View { Bar("\(place) \(lamp?.name ?? "none")") }
    }
    let (far, near) = (Lamp(name: "far"), Lamp(name: "near"))
    let panel = try BarePanel {
      VStack {
        Reading(place: "outside")
        VStack {
          Reading(place: "middle")
          Reading(place: "inside").environment(near)
        }
        .environment(far)
      }
    }
    #expect(panel.labels == ["outside none", "middle far", "inside near"])
  }

  @Test("The width of a pixel follows from the scale of the display")
  func pixelLength() {
    var values = EnvironmentValues()
    values.displayScale = 2
    #expect(values.pixelLength == 0.5)
  }

  @Test("Disabled is disabled, whatever views further in say")
  func disabledAdds() throws {
    let panel = try BarePanel {
      VStack { Area("A") {}.disabled(false) }.disabled(true)
      VStack { Area("B") {}.disabled(true) }.disabled(false)
      Area("C") {}.disabled(false)
    }
    #expect(try ["A", "B", "C"].map { try panel.isEnabled($0) } == [false, false, true])
  }
}

private protocol Wood { var age: Int { get } }

extension EnvironmentValues {
  fileprivate var wood: any Wood {
    get { self[EnvironmentTests.WoodKey.self] }
    set { self[EnvironmentTests.WoodKey.self] = newValue }
  }
  fileprivate var name: String {
    get { self[EnvironmentTests.Name.self] }
    set { self[EnvironmentTests.Name.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[EnvironmentTests.Other.self] }
    set { self[EnvironmentTests.Other.self] = newValue }
  }
}
