import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Tweaks where they are declared")
struct TweakDeclarationTests {
  private struct Fan: View {
    @Tweak("fan.speed", in: 0...100, step: 5, unit: "%") private var speed = 40
    var body: some View { Stepper("Fan", value: $speed, in: 0...100, step: 5) }
  }

  private struct Padded: View {
    var body: some View {
      VStack {
        Text("A").tweakable("a.padding", initialValue: 10.0, in: 0...50) { view, value in view.padding(value) }
        TweakableView("b.text", initialValue: "B") { Text($0) }
        Fan()
      }
    }
  }

  @Test("7.1 Every tweak in sight is known, with name, default, range and place")
  func known() throws {
    let panel = try Harness { Padded() }
    let tweaks = panel.stage.tweaks.declarations
    #expect(tweaks.map(\.id) == ["a.padding", "b.text", "fan.speed"])
    #expect(tweaks.map(\.defaultText) == ["10", "B", "40"])
    #expect(tweaks[2].description == "a whole number from 0 to 100 % in steps of 5")
    #expect(tweaks[2].place.hasPrefix("ControlsTests/TweakDeclarationTests.swift:"))
  }

  private final class Marks { var ids: [[String]] = [] }

  private struct Watched: View {
    let marks: Marks
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Text("A").tweakable("a.padding", initialValue: 10.0) { view, value in view.padding(value) }
          .tweakable("a.offset", initialValue: 1.0) { view, value in view.padding(value) }
        if isShown { TweakableView("b.text", initialValue: "B") { Text($0) } }
      }
      .onPreferenceChange(TweaksKey.self) { marks.ids.append($0.keys.sorted()) }
    }
  }

  @Test("7.1 Tweaks in sight travel up as a preference, nested ones too, and go when their view goes")
  func preferences() throws {
    let marks = Marks()
    let panel = try Harness { Watched(marks: marks) }
    try panel.tap("Toggle")
    try panel.tap("Toggle")
    #expect(
      marks.ids == [["a.offset", "a.padding"], ["a.offset", "a.padding", "b.text"], ["a.offset", "a.padding"]])
  }

  private struct Sheeted: View {
    let marks: Marks
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          TweakableView("b.text", initialValue: "B") { Text($0) }
          Button("Shut") { isShown = false }
        }
        .onPreferenceChange(TweaksKey.self) { marks.ids.append($0.keys.sorted()) }
    }
  }

  @Test("Those of a sheet come and go with it")
  func sheet() throws {
    let marks = Marks()
    let panel = try Harness { Sheeted(marks: marks) }
    try panel.tap("Open")
    try panel.advance(by: .seconds(1))
    try panel.tap("Shut")
    try panel.advance(by: .seconds(1))
    #expect(marks.ids == [[], ["b.text"], []])
  }

  private final class Count { var runs = 0 }

  private struct Neighbour: View {
    let count: Count
    var body: some View {
      count.runs += 1
      return Text("N")
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Street: View {
    let count: Count
    var body: some View {
      VStack {
        Neighbour(count: count)
        Counter().tweakable("counter.padding", initialValue: 4.0) { view, value in view.padding(value) }
      }
    }
  }

  @Test("7.2 An edit builds only what uses the value, and state survives")
  func edits() throws {
    let count = Count()
    let panel = try Harness { Street(count: count) }
    try panel.tap("Count 0")
    let runs = count.runs
    let before = try panel.element("N").frame.minY
    panel.stage.tweaks.apply(["counter.padding": "30"])
    try panel.frame()
    #expect(count.runs == runs)
    #expect(try panel.element("N").frame.minY < before)
    #expect(panel.contains("Count 1"))
  }

  @Test("7.3 Without a file the initial values hold")
  func initial() throws {
    let panel = try Harness { Fan() }
    #expect(try panel.value(of: "Fan") == "40")
    #expect(panel.stage.tweaks.values.map(\.text) == ["40"])
  }

  private struct Wrong: View {
    @Tweak("fan.speed") private var name = "slow"
    var body: some View {
      VStack {
        Fan()
        Text(name)
        Button("Faster") { name = "fast" }
      }
    }
  }

  @Test("7.4 A name with another type is told with both places, and each keeps a value")
  func conflict() throws {
    let panel = try Harness { Wrong() }
    try #require(panel.reports.count == 1)
    #expect(panel.reports[0].hasPrefix("the tweak fan.speed is a text at ControlsTests/TweakDeclarationTests.swift:"))
    #expect(
      panel.reports[0].contains(
        "and a whole number from 0 to 100 % in steps of 5 at ControlsTests/TweakDeclarationTests.swift:"))
    #expect(panel.reports[0].hasSuffix(": rename one of them"))
    #expect(try panel.value(of: "Fan") == "40")
    try panel.tap("Increment", in: "Fan")
    try panel.tap("Faster")
    #expect(try panel.value(of: "Fan") == "45")
    #expect(panel.stage.tweaks.text(of: "fan.speed") == "fast")
  }

  private final class Machine {
    @Tweak("machine.level", in: 0...9) var level = 3
    @Tweak("machine.delay", in: .seconds(1)...(.seconds(5)), step: .milliseconds(500)) var delay = .seconds(2)
  }

  private struct Front: View {
    let machine: Machine
    var body: some View { Stepper("Level", value: machine.$level, in: 0...9) }
  }

  @Test("A model's tweak is the stage's whose views it is made for, and both sides follow")
  func model() throws {
    var machine: Machine!
    let panel = try Harness {
      machine = Machine()
      return Front(machine: machine)
    }
    panel.stage.tweaks.apply(["machine.level": "5"])
    try panel.frame()
    #expect(try panel.value(of: "Level") == "5")
    #expect(machine.level == 5)
    machine.level = 7
    try panel.frame()
    #expect(try panel.value(of: "Level") == "7")
    #expect(panel.stage.tweaks.text(of: "machine.level") == "7")
    #expect(panel.stage.tweaks.text(of: "machine.delay") == "2 s")
  }

  @Test("Two stages have values of their own")
  func twoStages() throws {
    let panels = [try Harness { Fan() }, try Harness { Fan() }]
    try panels[0].tap("Increment", in: "Fan")
    #expect(try panels.map { try $0.value(of: "Fan") } == ["45", "40"])
    let machines = [Machine(), Machine()]
    let fronts = try machines.map { machine in try Harness { Front(machine: machine) } }
    try fronts[0].tap("Increment", in: "Level")
    #expect(machines.map(\.level) == [4, 3])
  }

  @Test("A model that is older than the stage joins it with what it has become")
  func early() throws {
    let machine = Machine()
    machine.level = 8
    #expect(machine.level == 8)
    let panel = try Harness { Front(machine: machine) }
    #expect(try panel.value(of: "Level") == "8")
    #expect(panel.stage.tweaks.text(of: "machine.level") == "8")
  }

  @Test("A time out of its range or between its steps is refused with the nearest")
  func time() throws {
    let machine = Machine()
    let panel = try Harness { Text("\(machine.delay)") }
    let tweak = try #require(panel.stage.tweaks.declarations.first)
    #expect(tweak.check("3.5 s") == nil)
    #expect(tweak.check("3.6 s") == "must be a time from 1 s to 5 s in steps of 500 ms; the nearest is 3.5 s")
    #expect(tweak.check("9 s")?.hasSuffix("the nearest is 5 s") == true)
  }

  private struct Coming: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        if isShown { Fan() }
      }
    }
  }

  @Test("An edit survives that the view goes and comes back")
  func survives() throws {
    let panel = try Harness { Coming() }
    try panel.tap("Increment", in: "Fan")
    try panel.tap("Toggle")
    #expect(!panel.contains("Fan"))
    try panel.tap("Toggle")
    #expect(try panel.value(of: "Fan") == "45")
  }

  private struct Scaled: View {
    let initial: Int
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("Larger") { isLarge = true }
        Stepper("Size", value: size.projectedValue, in: 0...100)
      }
    }
    private var size: Tweak<Int> {
      Tweak(wrappedValue: isLarge ? 20 : 10, "size", in: 0...(isLarge ? 100 : 15))
    }
  }

  @Test("A default and a range that change are taken over while nobody has changed the value")
  func redefined() throws {
    let panel = try Harness { Scaled(initial: 10) }
    #expect(panel.stage.tweaks.declarations[0].check("50") != nil)
    try panel.tap("Larger")
    #expect(try panel.value(of: "Size") == "20")
    #expect(panel.stage.tweaks.declarations[0].check("50") == nil)
    #expect(panel.stage.tweaks.declarations[0].defaultText == "20")
  }

  private struct Loop: View {
    let turn: Int
    var body: some View {
      ForEach(0..<3) { index in TweakableView("loop", initialValue: index + turn) { Text("\($0)") } }
    }
  }

  private struct Turning: View {
    @State private var turn = 0
    var body: some View {
      VStack {
        Button("Turn") { turn += 10 }
        Loop(turn: turn)
      }
    }
  }

  @Test("One declaration in a loop with a default each is reported, not followed for ever")
  func loop() throws {
    let panel = try Harness { Turning() }
    for _ in 0..<60 { try panel.tap("Turn") }
    #expect(panel.reports.filter { $0.contains("the tweak loop at") }.count == 1, "\(panel.reports)")
  }
}
