import FaceplateTesting
import Testing

@testable import Interface

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
      Text("\(place) \(name)")
    }
  }

  private struct Bystander: View {
    let log: Log
    @Environment(\.other) private var other

    var body: some View {
      let _ = log.note("bystander")
      Text("bystander \(other)")
    }
  }

  @Test("1.2 The nearest ancestor wins; siblings outside are untouched")
  func nearestWins() throws {
    let log = Log()
    let panel = try Harness {
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
    let panel = try Harness { Changing(log: log) }
    _ = log.take()
    try panel.activate("Change")
    #expect(log.take() == ["below two"])
    #expect(panel.contains("below two") && panel.contains("shielded own"))
  }

  @Test("A value set for the whole tree reaches its readers only, and ancestors hide it")
  func root() throws {
    let log = Log()
    let panel = try Harness {
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
    let panel = try Harness { Transformed(log: log) }
    #expect(panel.contains("both on+"))
    try panel.activate("Switch")
    #expect(panel.contains("both off+"))
    try panel.activate("Switch")
    #expect(panel.contains("both on+"))
  }

  @Test("Disabled is disabled, whatever views further in say")
  func disabledAdds() throws {
    let panel = try Harness {
      VStack { Button("A") {}.disabled(false) }.disabled(true)
      VStack { Button("B") {}.disabled(true) }.disabled(false)
      Button("C") {}.disabled(false)
    }
    #expect(try ["A", "B", "C"].map { try panel.isEnabled($0) } == [false, false, true])
  }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[EnvironmentTests.Name.self] }
    set { self[EnvironmentTests.Name.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[EnvironmentTests.Other.self] }
    set { self[EnvironmentTests.Other.self] = newValue }
  }
}
