import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import Testing

@testable import CommandLine

/// A panel whose page and values are its own: none of them stands in a config file.
private struct Machine: View {
  enum Speed: String { case slow, fast }
  @State private var tab = 0
  @State private var speed = Speed.slow
  @State private var name: String?

  var body: some View {
    TabView(selection: $tab) {
      Text("Nothing runs").tabItem { Text("Status") }.tag(0)
      NavigationStack {
        List {
          NavigationLink("Fan") {
            List {
              Button(speed.rawValue) { speed = .fast }
              Button(name ?? "Nobody") { name = "Anna" }
              NavigationLink("Blades", value: 7)
            }
            .navigationTitle("Fan")
          }
        }
        .navigationTitle("Machine")
        .navigationDestination(for: Int.self) { Text("\($0) blades").navigationTitle("Blades") }
      }
      .tabItem { Text("Parts") }.tag(1)
    }
  }
}

/// A list whose pages have values of their own.
private struct Shelf: View {
  private struct Page: View {
    @State private var minutes = 60
    var body: some View { Button("\(minutes)") { minutes += 1 } }
  }

  var body: some View {
    NavigationStack {
      List { NavigationLink("Cake") { Page() } }
    }
  }
}

@Suite("The page from one run to the next")
struct PageMemoryTests {
  @Test("A pipe in the place of the record is not waited for")
  func pipe() throws {
    let folder = try Folder()
    let path = folder.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let panel = try Harness { Machine() }
    PageMemory.restore(path, on: panel.stage)
    #expect(PageMemory(of: panel.stage).links == [])
  }

  @Test("Tab, pages of views and of values, and the views' own values come back in a new program")
  func comesBack() throws {
    let panel = try Harness { Machine() }
    try panel.tap("Parts")
    try panel.tap("Fan")
    try panel.tap("slow")
    try panel.tap("Nobody")
    let text = PageMemory(of: panel.stage).text
    try panel.tap("Blades")
    #expect(panel.labels.contains("7 blades"))
    let deep = PageMemory(of: panel.stage).text

    let again = try Harness { Machine() }
    #expect(again.labels.contains("Nothing runs"))
    PageMemory(text).restore(on: again.stage)
    try again.frame()
    #expect(again.labels.contains("fast") && again.labels.contains("Anna") && !again.labels.contains("Nothing runs"))
    #expect(PageMemory(of: again.stage).text == text)

    let last = try Harness { Machine() }
    PageMemory(deep).restore(on: last.stage)
    try last.frame()
    #expect(last.labels.contains("7 blades"))
    #expect(PageMemory(of: last.stage).links.count == 2)
    try last.tap("Back")
    #expect(last.labels.contains("Anna"))
  }

  @Test("The values of a page that a link leads to come back with it")
  func valuesOfPages() throws {
    let panel = try Harness { Shelf() }
    try panel.tap("Cake")
    try panel.tap("60")
    #expect(panel.labels.contains("61"))
    let text = PageMemory(of: panel.stage).text
    let again = try Harness { Shelf() }
    PageMemory(text).restore(on: again.stage)
    try again.frame()
    #expect(again.labels.contains("61") && !again.labels.contains("60"), "\(again.labels)")
  }

  @Test("What another program has left, and lines that make no sense, change nothing")
  func strange() throws {
    let panel = try Harness { Machine() }
    let before = panel.accessibilityDump
    PageMemory("value\t/Other\t0\t3\nvalue\t/Machine\t99\t1\nvalue\t/Machine\t0\tmany\nvalue\nlink\t/Nowhere\n\n\t\t\t")
      .restore(on: panel.stage)
    try panel.frame()
    #expect(panel.accessibilityDump == before)
  }

  @Test("A text is not kept while there is a field for a password")
  func secrets() throws {
    struct Login: View {
      @State private var word = "swordfish"
      @State private var tries = 2
      var body: some View {
        VStack {
          SecureField("Password", text: $word)
          Stepper("Tries", value: $tries)
        }
      }
    }
    let text = PageMemory(of: try Harness { Login() }.stage).text
    #expect(!text.contains("swordfish") && text.contains("\t2\n"))
  }

  @Test("A text is not kept while the field for a password is on a hidden tab")
  func hiddenSecrets() throws {
    struct Tabs: View {
      @State private var tab = 0
      @State private var word = "swordfish"
      var body: some View {
        TabView(selection: $tab) {
          SecureField("Password", text: $word).tabItem { Text("Login") }.tag(0)
          Button("Log in") { tab = 0 }.tabItem { Text("Status") }.tag(1)
        }
      }
    }
    let panel = try Harness { Tabs() }
    try panel.tap("Status")
    try panel.advance(by: .seconds(1))
    #expect(!panel.labels.contains("Password"))
    #expect(!PageMemory(of: panel.stage).text.contains("swordfish"))
  }

  @Test("A record that is too large is not read")
  func large() throws {
    let folder = try Folder()
    let path = folder.file("large")
    let panel = try Harness { Machine() }
    try panel.tap("Parts")
    try panel.advance(by: .seconds(1))
    var text = PageMemory(of: panel.stage).text
    text += String(repeating: "value\t/Other\t0\t3\n", count: 70_000)
    #expect(PageMemory(text).values.count > 1)
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    let again = try Harness { Machine() }
    PageMemory.restore(path, on: again.stage)
    try again.frame()
    #expect(again.labels.contains("Nothing runs"))
  }

  @Test("Values are written and read; those without a written form are left out")
  func values() {
    enum Side: CaseIterable { case left, right }
    #expect(KeptValue.text(of: Side.right) == "right" && KeptValue.value("right", as: Side.self) == .right)
    #expect(KeptValue.text(of: Int?.none as Any) == "-" && KeptValue.text(of: Int?.some(3) as Any) == "+3")
    #expect(KeptValue.value("+3", as: Int?.self) == .some(.some(3)))
    #expect(KeptValue.value("-", as: Int?.self) == .some(.none))
    #expect(KeptValue.value("up", as: Side.self) == nil && KeptValue.value("1.5", as: Int.self) == nil)
    #expect(KeptValue.text(of: [1, 2]) == nil && KeptValue.text(of: Point(x: 1, y: 2)) == nil)
  }
}
