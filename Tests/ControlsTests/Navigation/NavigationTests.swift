import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("Navigation")
struct NavigationTests {
  private struct Programs: View {
    @State private var path: [Int] = []
    @State private var isAbout = false
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(1..<4) { NavigationLink("Program \($0)", value: $0) }
          NavigationLink("Help") { Counter().navigationTitle("Help page") }
        }
        .navigationTitle("Programs")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Details of \(number)")
            NavigationLink("Next", value: number + 1)
            Button("All") { path = [] }
          }
          .navigationTitle("Number \(number)")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Start") { isAbout = true } } }
        }
        .navigationDestination(isPresented: $isAbout) { Text("Started") }
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("About") { isAbout = true } } }
      }
      Text("Path \(path.map { "\($0)" }.joined(separator: ","))")
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("Links lead to pages, and the bar leads back")
  func links() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { VStack { Programs() } }
    #expect(panel.contains("Programs") && !panel.contains("Back"))
    #expect(panel.contains("About") && !panel.contains("Start"))
    try panel.tap("Program 2")
    #expect(panel.contains("Details of 2") && panel.contains("Path 2"), "\(panel.labels)")
    #expect(panel.contains("Number 2"), "\(panel.labels)")
    #expect(!panel.contains("Program 1") && panel.contains("Start") && !panel.contains("About"))
    try panel.tap("Next")
    #expect(panel.contains("Details of 3") && panel.contains("Path 2,3"))
    try panel.tap("Back")
    #expect(panel.contains("Details of 2") && panel.contains("Path 2"))
    try panel.tap("Next")
    try panel.tap("All")
    #expect(panel.contains("Program 1") && panel.contains("Path "), "\(panel.labels)")
    try panel.checkAgainstFreshStage()
  }

  @Test("A page in another's place at the same depth begins afresh")
  func replaced() throws {
    struct Replacing: View {
      @State private var path = [1]
      var body: some View {
        Button("Other") { path = path == [1] ? [2] : [1] }
        NavigationStack(path: $path) {
          Text("First").navigationDestination(for: Int.self) { number in
            Text("Page \(number)")
            Counter()
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 480, height: 400)) { VStack { Replacing() } }
    try panel.tap("Count 0")
    #expect(panel.contains("Page 1") && panel.contains("Count 1"))
    try panel.tap("Other")
    #expect(panel.contains("Page 2") && panel.contains("Count 0"), "\(panel.labels)")
    try panel.tap("Count 0")
    #expect(panel.contains("Count 1"))
    try panel.check()
  }

  @Test("Escape and the knob go back, and the focus is on the page that is seen")
  func keys() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { VStack { Programs() } }
    try panel.tap("Program 1")
    try panel.key(.escape)
    #expect(panel.contains("Program 1") && panel.contains("Path "))
    try panel.tap("Program 3")
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(panel.contains("Program 3") && !panel.contains("Details of 3"), "\(panel.labels)")
  }

  @Test("A condition keeps a page, and coming back ends the condition")
  func condition() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { VStack { Programs() } }
    try panel.tap("About")
    #expect(panel.contains("Started"))
    try panel.tap("Back")
    #expect(!panel.contains("Started"))
    try panel.tap("About")
    #expect(panel.contains("Started"))
    try panel.key(.escape)
    try panel.tap("Program 1")
    try panel.tap("Start")
    #expect(panel.contains("Started") && panel.contains("Path 1"), "\(panel.labels)")
    try panel.tap("Back")
    #expect(panel.contains("Details of 1"))
  }

  @Test("Pages below keep their state, pages above begin afresh")
  func state() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) {
      NavigationStack {
        VStack {
          Counter()
          NavigationLink("Deeper") { Counter() }
        }
      }
    }
    try panel.tap("Count 0")
    try panel.tap("Deeper")
    #expect(panel.contains("Count 0"))
    try panel.tap("Count 0")
    try panel.tap("Back")
    #expect(panel.contains("Count 1"))
    try panel.tap("Deeper")
    #expect(panel.contains("Count 0"))
  }

  @Test("Tabs keep their state, are chosen by touch, knob and value")
  func tabs() throws {
    struct Tabs: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Counter().tabItem { Label("First", systemImage: "house") }.tag("a")
          VStack {
            Text("Second page")
            Button("Home") { tab = "a" }
          }
          .tabItem { Label("Second", systemImage: "gear") }.tag("b").badge(3)
        }
      }
    }
    let panel = try Harness(size: Size(width: 480, height: 320)) { Tabs() }
    try panel.tap("Count 0")
    #expect(try panel.element("First").traits.contains(.isSelected))
    try panel.tap(panel.labels.first { $0.hasPrefix("Second") } ?? "")
    #expect(panel.contains("Second page") && !panel.contains("Count 1"), "\(panel.labels)")
    try panel.tap("Home")
    #expect(panel.contains("Count 1"))
    try panel.turn(by: -1)
    try panel.pressKnob()
    #expect(panel.contains("Second page"), "\(panel.labels)")
  }

  @Test("Pages side by side are turned by a finger, by the knob and by name")
  func pages() throws {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page number \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 300)) { Pages() }
    #expect(try panel.value(of: "Page") == "1 of 3")
    try panel.press(at: Point(x: 300, y: 100))
    try panel.move(dx: -120, steps: 6)
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page number 1") && !panel.contains("Page number 0"), "\(panel.labels)")
    try panel.adjust("Page", by: 1)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page number 2"))
    #expect(panel.stage.deadline == nil)
  }

  @Test("What is out of sight does not wake the panel")
  func hiddenTimer() throws {
    struct Clock: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          TimedView { time in (Text("At \(time.components.seconds)"), next: time + .seconds(1)) }
            .opacity(isShown ? 1 : 0)
          Button("Toggle") { isShown.toggle() }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Clock() }
    #expect(panel.stage.deadline != nil)
    try panel.tap("Toggle")
    try panel.advance(by: .seconds(2))
    #expect(panel.stage.deadline == nil)
    try panel.advance(by: .seconds(60))
    try panel.tap("Toggle")
    #expect(panel.labels.contains { $0.hasPrefix("At 6") }, "\(panel.labels)")
  }

  @Test("Symbols of tabs are of one size, however they are given")
  func tabSymbols() throws {
    func picture(_ isLabel: Bool) throws -> Bitmap {
      let panel = try Harness(size: Size(width: 300, height: 200)) {
        TabView {
          if isLabel {
            Text("Page").tabItem { Label("Home", systemImage: "house") }
          } else {
            Text("Page").tabItem {
              Image(systemName: "house")
              Text("Home")
            }
          }
        }
      }
      return panel.snapshot()
    }
    #expect(try picture(true) == picture(false))
  }
}
