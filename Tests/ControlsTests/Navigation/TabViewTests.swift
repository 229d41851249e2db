import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Tab views")
struct TabViewTests {
  private enum Page: Hashable { case home, cart, more }

  @Test("The symbols of tabs have one size, whatever font they are given")
  func symbols() throws {
    func picture(_ font: Font?) throws -> Bitmap {
      try Harness(size: Size(width: 320, height: 240)) {
        TabView {
          Text("Page").tabItem {
            Image(systemName: "house").font(font)
            Text("Home")
          }
          Text("Other").tabItem {
            Label {
              Text("More")
            } icon: {
              Image(systemName: "ellipsis").font(font)
            }
          }
        }
      }.bitmap
    }
    #expect(try picture(.system(size: 40)) == picture(nil))
  }

  @Test("On a small screen the largest text leaves all tabs whole, and the page half of the screen")
  func largestText() throws {
    let names = ["Light", "Blinds", "Door", "Weather"]
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      TabView {
        ForEach(names, id: \.self) { name in
          Color.gray.accessibilityLabel("Page").tabItem { Label(name, systemImage: "cloud.sun") }
        }
      }
    }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility5 }
    for name in names {
      let frame = try panel.element(name).frame
      #expect(frame.minX >= 0 && frame.maxX <= 320 && frame.minY >= 120, "\(name): \(frame)")
    }
    let found = try panel.lint(on: [LintScreen(320, 240, diagonal: 2.8)], looks: [LintLook(textSize: .accessibility5)])
    #expect(found.filter { $0.rule == .textCut || $0.rule == .outside } == [])
  }

  @Test("The titles of five tabs have one size on the smallest screen, however large the text is")
  func fiveTabs() throws {
    let names = ["Overview", "Living room", "Schedule", "Alarms", "Settings"]
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      TabView {
        ForEach(names, id: \.self) { name in
          Color.clear.tabItem { Label(name, systemImage: "house") }
        }
      }
    }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility3 }
    try panel.advance(by: .seconds(1))
    let titles = LintSurvey(panel.stage).texts.map(\.fit).filter { names.contains($0.text) }
    #expect(titles.count == 5)
    #expect(!titles.contains { $0.isTruncated })
    #expect(Set(titles.map { $0.fontSize * $0.scale }).count == 1, "\(titles.map { ($0.text, $0.fontSize, $0.scale) })")
  }

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
          TabSection {
            Tab("More", systemImage: "ellipsis", value: .more) { Text("The rest") }
          }
        }
      }
    }
    let panel = try Harness { Tabs() }
    try panel.tap("More")
    #expect(panel.contains("The rest"))
    try panel.tap("Home")
    #expect(!panel.labels.contains { $0.hasPrefix("Cart") }, "\(panel.labels)")
    try panel.tap("Sell")
    try panel.tap(panel.labels.first { $0.hasPrefix("Cart") } ?? "")
    #expect(panel.contains("Two things"), "\(panel.labels)")
    #expect(panel.labels.contains { $0.hasPrefix("Cart") && $0.contains("2") }, "\(panel.labels)")
    try panel.tap("Home")
    try panel.tap("Sell")
    #expect(!panel.labels.contains { $0.hasPrefix("Cart") }, "\(panel.labels)")
  }

  @Test("A collection makes a tab of each element")
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

  private final class Count { var number = 0 }

  /// A view around others that counts how often it is built, and reports what the bars around it show.
  private struct Reporting<Content: View>: View {
    let count: Count
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
      let _ = count.number += 1
      content
        .tabItem { Label(title, systemImage: "star") }
        .navigationTitle(title)
        .toolbar { Button("Act") {} }
    }
  }

  @Test("What pages report to the bars around them builds them once for each change", arguments: [0, 1, 2])
  func builtOnce(container: Int) throws {
    struct Panel: View {
      let container: Int
      let count: Count
      @State private var value = 5.0

      var body: some View {
        switch container {
        case 0: TabView { page }
        case 1: TabView { page }.tabViewStyle(.page)
        default: NavigationStack { page }
        }
      }

      private var page: some View {
        Reporting(count: count, title: "Level \(Int(value))") {
          VStack {
            Toggle("Wide", isOn: .constant(true))
            Slider("Level", value: $value, in: 0...10)
            Do("Set") { value = 7 }
          }
        }
      }
    }
    let count = Count()
    let panel = try Harness { Panel(container: container, count: count) }
    #expect(panel.reports == [] && count.number == 1)
    try panel.activate("Set")
    #expect(panel.reports == [] && count.number == 2)
  }
}
