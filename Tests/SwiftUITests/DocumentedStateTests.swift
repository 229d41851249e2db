import FaceplateTesting
import Observation
import SwiftUI
import Testing

/// What happened, in order.
@MainActor private final class Journal {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A button that counts how often it has been pressed.
private struct Counter: View {
  let name: String
  @State private var count = 0
  init(_ name: String) { self.name = name }
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor @Observable private final class Room {
  var heat = 18
  @ObservationIgnored var visits = 0
  var lamp = Lamp()
  var lamps = [Lamp(), Lamp()]
  var isWarm: Bool { heat > 20 }
}

@MainActor @Observable private final class Lamp {
  var level = 0
}

/// Behaviour of state that Apple's documentation and well-known articles describe.
@MainActor
@Suite("Documented state")
struct DocumentedStateTests {
  private func panel<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> Harness {
    try Harness(size: CGSize(width: 400, height: 400), root: content)
  }

  private enum Mode {
    case program(Int), idle
  }

  private struct Washer: View {
    @State private var mode = Mode.program(1)
    @State private var note: String? = "soap"

    var body: some View {
      VStack {
        switch mode {
        case .program(let number):
          Counter("program")
          Text("number \(number)")
        case .idle: Text("idle")
        }
        if let note {
          Counter("note")
          Text(note)
        }
        Button("Next") { (mode, note) = (.program(2), "rinse") }
        Button("Stop") { mode = .idle }
      }
    }
  }

  @Test("Another value of the same case or of the same optional keeps the views, and another case replaces them")
  func cases() throws {
    let panel = try panel { Washer() }
    try panel.tap("program 0")
    try panel.tap("note 0")
    try panel.tap("Next")
    #expect(panel.labels == ["program 1", "number 2", "note 1", "rinse", "Next", "Stop"])
    try panel.tap("Stop")
    try panel.tap("Next")
    #expect(panel.contains("program 0") && panel.contains("note 1"))
  }

  private struct Names: View {
    let isByPlace: Bool
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        if isByPlace {
          ForEach(names.indices, id: \.self) { Counter(names[$0]) }
        } else {
          ForEach(names, id: \.self) { Counter($0) }
        }
        Button("Drop") { names.removeFirst() }
      }
    }
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/
  @Test("Where places are the identifiers, the state stays at its place when an element before it is removed")
  func places() throws {
    func rest(isByPlace: Bool) throws -> [String] {
      let panel = try panel { Names(isByPlace: isByPlace) }
      try panel.tap("b 0")
      try panel.tap("Drop")
      return panel.labels
    }
    #expect(try rest(isByPlace: true) == ["b 0", "c 1", "Drop"])
    #expect(try rest(isByPlace: false) == ["b 1", "c 0", "Drop"])
  }

  private final class Box {
    var count = 0
  }

  private struct Writer: View {
    let journal: Journal
    @State private var first = 0
    @State private var second = 0
    @State private var box = Box()

    var body: some View {
      let _ = journal.lines.append("body \(first) \(second) \(box.count)")
      Text("values")
        .onChange(of: first) { journal.lines.append("from \($0) to \($1)") }
      Button("Several") {
        first += 1
        second += 1
        first += 1
        journal.lines.append("is \(first)")
      }
      Button("Same") { first = first }
      Button("Back") {
        first += 10
        first -= 10
      }
      Button("Box") { box.count += 1 }
    }
  }

  @Test("The writes of one action update a view once, and a write that changes nothing does not")
  func writes() throws {
    let journal = Journal()
    let panel = try panel { VStack { Writer(journal: journal) } }
    #expect(journal.take() == ["body 0 0 0"])
    try panel.tap("Several")
    #expect(journal.take() == ["is 2", "body 2 1 0", "from 0 to 2"])
    try panel.tap("Same")
    #expect(journal.take().isEmpty)
    try panel.tap("Box")
    #expect(journal.take().isEmpty, "an object without observation")
    try panel.tap("Back")
    #expect(!journal.take().contains { $0.hasPrefix("from") })
  }

  private struct Rooms: View {
    let room: Room
    let journal: Journal

    var body: some View {
      let _ = journal.lines.append("body")
      Text("visits \(room.visits)")
      Text(room.isWarm ? "warm" : "cold")
      Text("lamp \(room.lamp.level)")
    }
  }

  private struct Row: View {
    let number: Int
    let lamp: Lamp
    let journal: Journal

    var body: some View {
      let _ = journal.lines.append("row \(number)")
      Text("level \(lamp.level)")
    }
  }

  private struct Rows: View {
    let room: Room
    let journal: Journal

    var body: some View {
      let _ = journal.lines.append("rows")
      ForEach(Array(room.lamps.enumerated()), id: \.offset) { Row(number: $0, lamp: $1, journal: journal) }
      Button("Tell") { journal.lines.append("heat \(room.heat)") }
    }
  }

  // https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro
  @Test("A view follows computed properties and objects inside of objects, and no ignored property")
  func observed() throws {
    let (room, journal) = (Room(), Journal())
    let panel = try panel { VStack { Rooms(room: room, journal: journal) } }
    _ = journal.take()
    room.visits = 1
    try panel.frame()
    #expect(journal.take().isEmpty && panel.contains("visits 0"))
    room.heat = 25
    try panel.frame()
    #expect(panel.contains("warm"))
    room.lamp.level = 3
    try panel.frame()
    #expect(panel.contains("lamp 3"))
    let former = room.lamp
    room.lamp = Lamp()
    try panel.frame()
    #expect(panel.contains("lamp 0"))
    _ = journal.take()
    former.level = 9
    try panel.frame()
    #expect(journal.take().isEmpty)
  }

  @Test("A change of an object in an array updates its row only, and an action that reads a property updates nothing")
  func rows() throws {
    let (room, journal) = (Room(), Journal())
    let panel = try panel { VStack { Rows(room: room, journal: journal) } }
    _ = journal.take()
    room.lamps[1].level = 4
    try panel.frame()
    #expect(journal.take() == ["row 1"])
    try panel.tap("Tell")
    room.heat = 30
    try panel.frame()
    try panel.tap("Tell")
    #expect(journal.take() == ["heat 18", "heat 30"])
  }

  @Test("A tracking tells of the first change only, before it takes effect")
  func tracking() {
    let (room, journal) = (Room(), Journal())
    withObservationTracking {
      _ = room.heat
    } onChange: {
      MainActor.assumeIsolated { journal.lines.append("was \(room.heat)") }
    }
    room.heat = 19
    room.heat = 20
    #expect(journal.lines == ["was 18"])
  }

  private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("Preferences of backgrounds and overlays reach the ancestors, and can make a background")
  func preferences() throws {
    let panel = try panel {
      VStack {
        Text("view").preference(key: Words.self, value: ["view"])
          .background { Text("below").preference(key: Words.self, value: ["below"]) }
          .overlay { Text("above").preference(key: Words.self, value: ["above"]) }
      }
      .backgroundPreferenceValue(Words.self) { Text("all " + $0.sorted().joined(separator: ",")) }
    }
    #expect(panel.contains("all above,below,view"))
  }

  private struct Presenter: View {
    @State private var isPresented = false

    var body: some View {
      Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { Reader() }
    }
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var lines
    @Environment(Lamp.self) private var lamp
    var body: some View { Text("lines \(lines ?? 0), level \(lamp.level)") }
  }

  @Test("A sheet has the environment of the view that presents it")
  func sheet() throws {
    let lamp = Lamp()
    lamp.level = 6
    let panel = try panel { Presenter().environment(\.lineLimit, 3).environment(lamp) }
    try panel.tap("Open")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("lines 3, level 6"))
  }

  // https://www.fivestars.blog/articles/swiftui-environment-propagation-2/
  @Test("A pushed view has the environment of its stack, and not that of the link")
  func pushed() throws {
    let panel = try panel {
      NavigationStack { NavigationLink("Go") { Reader() }.environment(\.lineLimit, 3) }.environment(Lamp())
    }
    try panel.tap("Go")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("lines 0, level 0"))
  }

  private struct Veiled: View {
    let journal: Journal
    @State private var isVisible = true

    var body: some View {
      VStack {
        Text("veiled").onAppear { journal.lines.append("here") }.onDisappear { journal.lines.append("gone") }
          .opacity(isVisible ? 1 : 0)
        Button("Veil") { isVisible.toggle() }
      }
    }
  }

  @Test("A view without opacity has not disappeared")
  func opacity() throws {
    let journal = Journal()
    let panel = try panel { Veiled(journal: journal) }
    try panel.tap("Veil")
    try panel.tap("Veil")
    #expect(journal.lines == ["here"])
  }
}
