import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Runtime

/// Forms of modifiers and views that sources use beside the usual ones.
@Suite("Further forms")
struct FurtherFormsTests {
  private enum Page: Hashable { case home, cart, more }

  @Test("Pages of tabs are told apart by values whose type the selection gives")
  func tabs() throws {
    struct Tabs: View {
      @State private var page = Page.home
      @State private var isSelling = false
      var body: some View {
        TabView(selection: $page) {
          Tab("Home", systemImage: "house", value: .home) { Toggle("Sell", isOn: $isSelling) }
          if isSelling {
            Tab("Cart", systemImage: "cart", value: .cart) { Text("Two things") }.badge(2)
          }
          TabSection("Rest") {
            Tab("More", systemImage: "ellipsis", value: .more) { Text("The rest") }
          }
        }
      }
    }
    let panel = try Harness { Tabs() }
    try panel.tap("More")
    #expect(panel.contains("The rest"))
    try panel.tap("Home")
    try panel.tap("Sell")
    try panel.tap(panel.labels.first { $0.hasPrefix("Cart") } ?? "")
    #expect(panel.contains("Two things"), "\(panel.labels)")
    #expect(panel.labels.contains { $0.hasPrefix("Cart") && $0.contains("2") }, "\(panel.labels)")
  }

  @Test("Tabs of a collection")
  func collection() throws {
    struct Tabs: View {
      @State private var page = 1
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { index in Tab("Tab \(index)", systemImage: "star", value: index) { Text("Page \(index)") } }
        }
      }
    }
    let panel = try Harness { Tabs() }
    #expect(panel.contains("Page 1"))
    try panel.tap("Tab 2")
    #expect(panel.contains("Page 2") && !panel.contains("Page 1"))
  }

  private struct Thing: Identifiable, Equatable { let id: Int }

  @Test("Questions, popovers and covers about a value show it, and forget it when they are closed")
  func values() throws {
    struct Panel: View {
      @State private var thing: Thing?
      @State private var other: Thing?
      @State private var asks = false
      @State private var answer = ""
      var body: some View {
        VStack {
          Button("Pop") { thing = Thing(id: 7) }.popover(item: $thing, arrowEdge: .top) { Text("Popped \($0.id)") }
          Button("Cover") { other = Thing(id: 8) }
            .fullScreenCover(item: $other) { thing in Button("Uncover \(thing.id)") { other = nil } }
          Button("Ask") { asks = true }
            .confirmationDialog(
              Text("Really?"), isPresented: $asks, titleVisibility: .visible, presenting: Thing(id: 9)
            ) {
              thing in
              Button("Take \(thing.id)") { answer = "took \(thing.id)" }
            } message: {
              Text("About \($0.id)")
            }
          Text(answer)
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Pop")
    #expect(panel.contains("Popped 7"))
    try panel.tap(at: Point(x: 5, y: 5))
    #expect(!panel.contains("Popped 7"))
    try panel.tap("Cover")
    try panel.tap("Uncover 8")
    #expect(panel.contains("Ask"))
    try panel.tap("Ask")
    #expect(panel.contains("Really?") && panel.contains("About 9"))
    try panel.tap("Take 9")
    #expect(panel.contains("took 9") && !panel.contains("Really?"))
  }

  @Test("A link of the older form shows its page while a value says so")
  func activeLink() throws {
    struct Panel: View {
      @State private var isActive = false
      @State private var chosen: Int?
      @State private var title = "Editable"
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("First", isActive: $isActive) {
              Button("Close") { isActive = false }.navigationTitle("Page one")
            }
            NavigationLink("Second", tag: 2, selection: $chosen) { Text("Page two") }
            Text("Chosen \(chosen ?? 0)")
          }
          .navigationTitle($title)
        }
      }
    }
    let panel = try Harness { Panel() }
    #expect(panel.contains("Editable"))
    try panel.tap("First")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page one"))
    try panel.tap("Close")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Editable") && !panel.contains("Page one"))
    try panel.tap("Second")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page two"))
    try panel.key(.escape)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Chosen 0"), "\(panel.labels)")
  }

  @Test("Columns are hidden by a value, what is beside comes and goes, a search is restricted")
  func columns() throws {
    struct Panel: View {
      @State private var columns = NavigationSplitViewVisibility.all
      @State private var isInspected = false
      @State private var scope = 1
      @State private var text = ""
      var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
          Text("Sidebar")
        } detail: {
          VStack {
            Button("Hide") { columns = .detailOnly }
            Button("Inspect") { isInspected.toggle() }
            Text("Scope \(scope)")
          }
          .searchable(text: $text, isPresented: .constant(true), prompt: Text("Find"))
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Some").tag(2)
          }
          .inspector(isPresented: $isInspected) { Text("Inspected") }
        }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Panel() }
    #expect(panel.contains("Sidebar") && !panel.contains("Inspected"))
    try panel.tap("Hide")
    #expect(!panel.contains("Sidebar"))
    try panel.tap("Inspect")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Inspected").frame.minX > 500)
    try panel.tap("Some")
    #expect(panel.contains("Scope 2"))
  }

  @Test("Rows are as low as the environment allows, and show badges at their ends")
  func rows() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      List {
        Text("First").badge(3)
        Text("Second").badge(0)
        Text("Third").badge("new")
      }
      .environment(\.defaultMinListRowHeight, 80)
    }
    let (first, second) = (try panel.element("First").frame, try panel.element("Second").frame)
    #expect(second.midY - first.midY == 80)
    #expect(try panel.element("3").frame.midY == first.midY)
    #expect(try panel.element("3").frame.maxX > 250 && panel.contains("new"))
    #expect(!panel.contains("0"))
  }

  @Test("A link's badge stands before its arrow")
  func badgedLink() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      NavigationStack { List { NavigationLink("Inbox") { Text("Letters") }.badge(7) } }
    }
    let row = try #require(panel.labels.first { $0.hasPrefix("Inbox") })
    #expect(row.contains("7"), "\(panel.labels)")
    try panel.tap(row)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Letters"))
  }

  @Test("A circle's outline begins at its right and goes down, and a trim of it with it")
  func circle() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: rect).boundingRect
    #expect(quarter.minX > 49.9 && quarter.minY > 49.9, "\(quarter)")
    let half = Ellipse().trim(from: 0.5, to: 1).path(in: rect).boundingRect
    #expect(half.maxY < 50.1 && half.width > 99, "\(half)")
  }

  @Test("A row keeps its state when it gets a badge")
  func badgedRow() throws {
    struct Row: View {
      @State private var taps = 0
      var body: some View { Button("Taps \(taps)") { taps += 1 } }
    }
    struct Panel: View {
      @State private var unread = 0
      var body: some View {
        List {
          Row().badge(unread)
          Button("More") { unread += 1 }
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Taps 0")
    try panel.tap("More")
    #expect(panel.contains("Taps 1") && panel.contains("1"), "\(panel.labels)")
  }

  @Test("Rows that cannot be taken away, said of all of them")
  func lockedRows() throws {
    struct Panel: View {
      @State private var isLocked = true
      @State private var items = ["a", "b"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .deleteDisabled(isLocked)
          Button("Unlock") { isLocked = false }
        }
      }
    }
    let panel = try Harness { Panel() }
    let refusal = #expect(throws: HarnessError.self) { try panel.perform("Delete", on: "a") }
    #expect(refusal?.description.contains("has no action") == true)
    try panel.tap("Unlock")
    try panel.perform("Delete", on: "a")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("a") && panel.contains("b"))
  }

  @Test("A view tells when enough of it is in the window, and what the content was when it began to move")
  func visibility() throws {
    struct Panel: View {
      let journal: Log
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 300)
            Color.blue.frame(width: 100, height: 100)
              .onScrollVisibilityChange(threshold: 0.6) { journal.note($0 ? "seen" : "gone") }
            Color.green.frame(width: 100, height: 600)
          }
        }
        .contentMargins(.top, 40, for: .scrollIndicators)
        .onScrollPhaseChange { old, new, context in
          if new == .idle { journal.note("rests at \(Int(context.geometry.contentOffset.y))") }
        }
      }
    }
    let journal = Log()
    let panel = try Harness(size: Size(width: 100, height: 300)) { Panel(journal: journal) }
    #expect(journal.entries.filter { $0 == "seen" }.isEmpty)
    try panel.press(at: Point(x: 50, y: 250))
    try panel.move(dx: 0, dy: -120, steps: 20)
    try panel.advance(by: .seconds(1))
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(journal.entries.contains("seen"), "\(journal.entries)")
    #expect(journal.entries.contains { $0.hasPrefix("rests at 1") }, "\(journal.entries)")
  }

  @Test("A transition of a scroll view begins where its threshold says")
  func thresholds() throws {
    typealias Configuration = ScrollTransitionConfiguration
    #expect(Configuration.animated.progress(hidden: 0.4) == 0 && Configuration.animated.progress(hidden: 0.6) == 1)
    let early = Configuration.animated.threshold(.visible(0.3))
    #expect(early.progress(hidden: 0.6) == 0 && early.progress(hidden: 0.75) == 1)
    #expect(Configuration.interactive.progress(hidden: 0.25) == 0.25)
    #expect(Configuration.interactive.threshold(.visible(0.5)).progress(hidden: 0.75) == 0.5)
    #expect(Configuration.identity.progress(hidden: 1) == 0)
  }

  @Test("A key that deletes is taken where a view wants it")
  func deletes() throws {
    struct Panel: View {
      @State private var count = 3
      var body: some View {
        Text("Things").focusable().onDeleteCommand { count -= 1 }.accessibilityValue("\(count)")
      }
    }
    let panel = try Harness { Panel() }
    try panel.key(.tab)
    try panel.key(.backspace)
    #expect(try panel.value(of: "Things") == "2")
  }

  @Test("A view fades through a blur, and rests")
  func blur() throws {
    struct Panel: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 0.4)) { isThere.toggle() } }
          if isThere { Text("There").transition(.blurReplace) }
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Go")
    try panel.advance(by: .milliseconds(200))
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("There") && panel.stage.deadline == nil)
  }
}
