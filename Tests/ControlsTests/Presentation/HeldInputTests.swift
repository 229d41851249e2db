import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What is held when its view is covered or leaves")
struct HeldInputTests {
  private struct Panel: View {
    let log: Log
    @State private var isAsking = false
    @State private var isShown = false
    @State private var path: [Int] = []
    @State private var tab = 0
    @State private var isThere = true
    @State private var isVisible = true

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          VStack {
            if isThere {
              Button("Count") { log.note("count") }.buttonRepeatBehavior(.enabled)
                .keyboardShortcut("c").opacity(isVisible ? 1 : 0)
            }
            HStack {
              Do("dialog") { isAsking = true }
              Do("sheet") { isShown = true }
              Do("page") { path = [1] }
              Do("tab") { tab = 1 }
              Do("removal") { withAnimation(.linear(duration: 60)) { isThere = false } }
              Do("invisible") { isVisible = false }
            }
          }
          .navigationDestination(for: Int.self) { _ in Text("Page") }
        }
        .tabItem { Text("First") }.tag(0)
        Text("Nothing").tabItem { Text("Second") }.tag(1)
      }
      .alert("Stop?", isPresented: $isAsking) { Button("Stop") { log.note("stop") } }
      .sheet(isPresented: $isShown) { Text("Sheet") }
    }
  }

  /// Begins to hold the button, by a finger, the knob, a key on the focused button or its shortcut.
  private func hold(_ panel: Harness, _ way: String) throws {
    switch way {
    case "finger": try panel.press("Count")
    case "knob":
      try panel.turn(to: "Count")
      try panel.send(.knobPressed(isDown: true))
    case "key":
      try panel.tab(to: "Count")
      try panel.send(.key(.enter, isDown: true))
    default: try panel.send(.key(.character("c"), isDown: true, modifiers: .command))
    }
  }

  /// Sends what a keyboard that repeats its keys sends.
  private func repeatKey(_ panel: Harness, _ way: String) throws {
    switch way {
    case "key": try panel.send(.key(.enter, isDown: true))
    case "shortcut": try panel.send(.key(.character("c"), isDown: true, modifiers: .command))
    default: break
    }
  }

  private func release(_ panel: Harness, _ way: String) throws {
    switch way {
    case "finger": try panel.lift()
    case "knob": try panel.send(.knobPressed(isDown: false))
    case "key": try panel.send(.key(.enter, isDown: false))
    default: try panel.send(.key(.character("c"), isDown: false, modifiers: .command))
    }
  }

  @Test(
    "A button that repeats ends when a layer covers it, another page is shown, or it goes",
    arguments: ["dialog", "sheet", "page", "tab", "removal", "invisible"], ["finger", "knob", "key", "shortcut"])
  func ends(how: String, way: String) throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    panel.checksFrames = false
    try hold(panel, way)
    try panel.advance(by: .milliseconds(600))
    #expect(log.take().count == 3)
    try panel.activate(how)
    try panel.advance(by: .seconds(2))
    try repeatKey(panel, way)
    try panel.advance(by: .seconds(2))
    try release(panel, way)
    #expect(log.take().isEmpty)
  }

  @Test("A slider's drag that a sheet covers is cancelled, which restores the value")
  func drag() throws {
    struct Panel: View {
      @State private var level = 50.0
      @State private var isShown = false
      var body: some View {
        VStack {
          Slider(value: $level, in: 0...100) { Text("Level") }
          Do("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let panel = try Harness { Panel() }
    let before = try panel.value(of: "Level")
    try panel.press("Level")
    try panel.move(dx: 40)
    #expect(try panel.value(of: "Level") != before)
    try panel.activate("Show")
    try panel.move(dx: 80)
    try panel.lift()
    try panel.key(.escape)
    #expect(!panel.contains("Sheet"))
    #expect(try panel.value(of: "Level") == before)
  }

  @Test("What a layer itself holds goes on while the panel below changes")
  func layer() throws {
    struct Panel: View {
      let log: Log
      @State private var isShown = true
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Text("Below") }
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Button("Count") { log.note("count") }.buttonRepeatBehavior(.enabled)
            Do("Remove") { isThere = false }
          }
        }
      }
    }
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.press("Count")
    try panel.advance(by: .milliseconds(600))
    #expect(log.take().count == 3)
    try panel.activate("Remove")
    try panel.advance(by: .seconds(1))
    try panel.lift()
    #expect(log.take().count == 10)
  }
}
