import Controls
import Looks
import FaceplateTesting
import Graphics
import Headless
import Testing

@testable import Runtime

@MainActor
@Suite("Layout checks")
struct LintTests {
  private static let screen = LintScreen(320, 240, diagonal: 2.8)

  /// The rules that a view breaks on a screen of 320×240, and its findings.
  private func lint<Root: View>(
    on screen: LintScreen = Self.screen, @ViewBuilder _ root: @escaping () -> Root
  ) throws -> [LintFinding] {
    try Harness(size: screen.size, scale: screen.scale, root: root).lint(on: [screen])
  }

  private func rules<Root: View>(@ViewBuilder _ root: @escaping () -> Root) throws -> Set<LintRule> {
    Set(try lint(root).map(\.rule))
  }

  /// A page that breaks no rule: the others differ from it in one thing.
  private struct Page<Inside: View>: View {
    @ViewBuilder let inside: () -> Inside
    var body: some View {
      VStack(spacing: 12) {
        HStack {
          Text("Bread")
          Spacer()
          Text("220 °C")
        }
        Spacer()
        inside()
        Spacer()
        HStack {
          Text("Ready at")
          Spacer()
          Text("12:40")
        }
      }
      .padding(12)
    }
  }

  @Test("A page that holds has no findings")
  func clean() throws {
    #expect(try lint { Page { Button("Start") {}.frame(minWidth: 120) } } == [])
  }

  @Test("A text that is cut is found, and one that has a line more is not")
  func cut() throws {
    let words = "Preheat the oven to two hundred and twenty degrees"
    let found = try lint { Page { Text(words).lineLimit(1) } }
    #expect(found.map(\.rule) == [.textCut])
    #expect(found.first?.subject == words && found.first?.detail.contains("room") == true)
    #expect(try lint { Page { Text(words) } } == [])
  }

  @Test("A text that is much smaller than its font is found")
  func shrunk() throws {
    let text = Text("Preheat the oven to 220 °C").lineLimit(1).minimumScaleFactor(0.3)
    #expect(try rules { Page { text.frame(width: 90) } } == [.textShrunk])
    #expect(try rules { Page { text.frame(width: 200) } } == [])
  }

  @Test("A text over another is found")
  func overlap() throws {
    #expect(
      try rules {
        Page {
          ZStack {
            Text("220 °C").font(.title)
            Text("Target").offset(y: 4)
          }
        }
      } == [.textOverlap])
  }

  @Test("A text in a colour that is close to the ground is found; disabled text need not be legible")
  func contrast() throws {
    let pale = Text("Paused").foregroundStyle(Color(white: 0.75))
    #expect(try rules { Page { pale } } == [.lowContrast])
    #expect(try rules { Page { Text("Paused").foregroundStyle(Color(white: 0.4)) } } == [])
    #expect(try rules { Page { Button("Start") {}.frame(minWidth: 120).disabled(true) } } == [])
  }

  @Test("A control beyond the edge is found, unless it can be scrolled to")
  func outside() throws {
    #expect(try rules { Page { Button("Start") {}.frame(width: 120).offset(x: 150) } }.contains(.outside))
    let tall = VStack(spacing: 12) { ForEach(0..<9) { Button("Program \($0)") {}.frame(width: 280) } }
    #expect(try rules { tall }.contains(.outside))
    #expect(try !rules { ScrollView { tall } }.contains(.outside))
    // What scrolls reaches below the bar, which is wider and no part of it.
    let bar = Button("Start") {}.buttonSizing(.flexible).frame(maxWidth: .infinity)
    #expect(
      try !rules { VStack { TupleView((ScrollView { tall }.padding(.horizontal, 10), bar)) } }.contains(.outside))
  }

  @Test("A small control is found, and its hit area counts")
  func small() throws {
    let small = Color.black.frame(width: 20, height: 20).accessibilityLabel("Door")
    let found = try lint { Page { small.onTapGesture {}.accessibilityAddTraits(.isButton) } }
    #expect(found.map(\.rule) == [.smallTarget], "\(found)")
    // 2.8 inches of 400 pixels are 5.6 pixels in a millimetre.
    #expect(found.first?.detail.hasPrefix("3.6 mm") == true, "\(found)")
    #expect(
      try rules {
        Page { small.padding(12).contentShape(Rectangle()).onTapGesture {}.accessibilityAddTraits(.isButton) }
      } == [])
  }

  @Test("Small controls beside each other are found")
  func close() throws {
    func pair(_ spacing: Double) throws -> Set<LintRule> {
      try rules {
        Page {
          HStack(spacing: spacing) {
            Button(action: {}, label: { Text("−").frame(width: 40, height: 40).contentShape(Rectangle()) })
            Button(action: {}, label: { Text("+").frame(width: 40, height: 40).contentShape(Rectangle()) })
          }
          .buttonStyle(.plain)
        }
      }
    }
    #expect(try pair(0).contains(.closeTargets))
    #expect(try !pair(40).contains(.closeTargets))
  }

  @Test("A scroll view that goes on behind a gap is found, and one that cuts a row is not")
  func scrolling() throws {
    func list(_ height: Double) throws -> Set<LintRule> {
      try rules {
        ScrollView { VStack(spacing: 0) { ForEach(0..<12) { Text("Row \($0)").frame(width: 320, height: height) } } }
          .scrollEdgeEffectHidden()
      }
    }
    #expect(try list(80).contains(.hiddenScrolling))
    #expect(try !list(68).contains(.hiddenScrolling))
  }

  @Test("A page of which bars leave less than a row and a half is found, and a small list beside a page is not")
  func lowPage() throws {
    func page(_ bars: Double) throws -> Set<LintRule> {
      try rules {
        VStack(spacing: 0) {
          Text("Title").frame(maxWidth: .infinity).frame(height: bars)
          ScrollView { VStack(spacing: 0) { ForEach(0..<12) { Text("Row \($0)").frame(width: 320, height: 44) } } }
        }
      }
    }
    #expect(try page(240 - 50).contains(.lowPage))
    #expect(try !page(240 - 100).contains(.lowPage))
  }

  @Test("A main action below the edge is found; one that stands outside what scrolls is not")
  func mainAction() throws {
    let rows = ForEach(0..<9) { Text("Row \($0)").frame(width: 280, height: 44) }
    let start = Button("Start") {}.buttonStyle(.borderedProminent)
    let found = try lint { ScrollView { VStack { TupleView((rows, start)) } } }
    #expect(found.contains { $0.rule == .hiddenAction && $0.subject == "Start" }, "\(found)")
    #expect(try !rules { VStack { TupleView((ScrollView { VStack { rows } }, start)) } }.contains(.hiddenAction))
  }

  @Test("A control under another is found")
  func covered() throws {
    func rules(_ offset: Double) throws -> Set<LintRule> {
      try self.rules {
        Page {
          ZStack {
            Button("Stop") {}.frame(width: 120)
            Button("Go on") {}.frame(width: 120).offset(y: offset)
          }
        }
      }
    }
    #expect(try rules(10).contains(.covered))
    #expect(try !rules(60).contains(.covered))
  }

  @Test("The faults of former panels are found: a row and a label that do not fit, a form in the corner of a screen")
  func former() throws {
    /// The row of a cart as it was: what it holds is wider than 320 points.
    let row = HStack(spacing: 14) {
      Color.gray.frame(width: 60, height: 60)
      Text("Delicate and long").lineLimit(1)
      Stepper("Quantity", value: .constant(1), in: 0...99).labelsHidden().fixedSize()
    }
    #expect(try rules { Page { row } }.contains(.textCut))
    let form = VStack { ForEach(0..<4) { Text("Setting \($0)").frame(width: 340, height: 44) } }
    #expect(try lint(on: LintScreen(1920, 1080, diagonal: 15.6)) { form }.map(\.rule) == [.emptyScreen])
  }

  @Test("A label above its switch does not name another switch of the same name in the column beside it")
  func labelInNextColumn() throws {
    let screen = LintScreen(1920, 1080, diagonal: 15.6)
    func far(hasOwn: Bool) throws -> [LintFinding] {
      try lint(on: screen) {
        HStack(alignment: .top) {
          VStack(alignment: .leading) {
            Text("Light").frame(height: 64)
            if hasOwn { Toggle("Light", isOn: .constant(true)).labelsHidden() }
          }
          Spacer()
          Toggle("Light", isOn: .constant(true)).labelsHidden()
        }
      }
      .filter { $0.rule == .farLabel }
    }
    #expect(try far(hasOwn: false).count == 1)
    #expect(try far(hasOwn: true) == [])
  }

  @Test("Content in a corner of a large screen is found")
  func empty() throws {
    let wall = LintScreen(1920, 1080, diagonal: 21.5)
    let found = try lint(on: wall) { Page { Text("A small form") }.frame(width: 320, height: 240) }
    #expect(found.map(\.rule) == [.emptyScreen])
  }

  @Test("A control without words is found")
  func words() throws {
    let button = Button(action: {}, label: { Color.black.frame(width: 60, height: 60) }).buttonStyle(.plain)
    #expect(try rules { Page { button } } == [.noWords])
    #expect(try rules { Page { button.accessibilityLabel("Door") } } == [])
  }

  /// A button without words that a file describes.
  private struct DescribedButton: View, FileDescribed {
    var describedPlace: String { "menu:3:1" }
    var labelTerm: String { "caption" }
    var body: some View {
      Button(action: {}, label: { Color.black.frame(width: 60, height: 60) }).buttonStyle(.plain)
    }
  }

  @Test("A finding has the term of the file that describes the view")
  func terms() throws {
    let found = try lint { Page { DescribedButton() } }
    #expect(found.map(\.detail) == ["the button has no caption"] && found.map(\.source) == ["menu:3:1"])
  }

  @Test("What a dialog covers is not checked, the dialog is")
  func dialog() throws {
    struct Panel: View {
      var body: some View {
        Page { Text("Preheat the oven to two hundred and twenty degrees").lineLimit(1) }
          .alert("Stop the program?", isPresented: .constant(true)) { Button("Stop") {} }
      }
    }
    #expect(try !rules { Panel() }.contains(.textCut))
  }

  @Test("The panel has its size and its state afterwards, and each screen is checked")
  func size() throws {
    struct Panel: View {
      @State private var count = 0
      var body: some View { Page { Button("Count \(count)") { count += 1 }.frame(minWidth: 120) } }
    }
    let panel = try Harness(size: Size(width: 400, height: 300)) { Panel() }
    try panel.tap("Count 0")
    let found = try panel.lint(on: [LintScreen(90, 240), LintScreen(320, 240)])
    #expect(Set(found.map(\.screen)) == [LintScreen(90, 240)], "\(found)")
    #expect(panel.contains("Count 1") && panel.stage.size == Size(width: 400, height: 300))
  }
}
