import Controls
import Looks
import FaceplateTesting
import Graphics
import Headless
import Testing

@testable import Runtime

@MainActor
@Suite("Layout checks of panels with known faults")
struct FormerPanelTests {
  private static let tiny = LintScreen(320, 240, diagonal: 2.8)
  private static let small = LintScreen(800, 480, diagonal: 4.3)
  private static let large = LintScreen(1920, 1080, diagonal: 15.6)

  private func lint<Root: View>(on screen: LintScreen, @ViewBuilder _ root: @escaping () -> Root) throws
    -> [LintFinding]
  {
    try Harness(size: screen.size, scale: screen.scale, root: root).lint(on: [screen])
  }

  /// The subjects of the findings of a rule.
  private func subjects(_ rule: LintRule, _ findings: [LintFinding]) -> Set<String> {
    Set(findings.filter { $0.rule == rule }.map(\.subject))
  }

  @Test("The dial's value is printed over its ticks, and its buttons cover the ends of the arc")
  func dial() throws {
    let found = try lint(on: Self.tiny) { FormerDial().frame(maxWidth: .infinity, maxHeight: .infinity) }
    #expect(subjects(.textOverlap, found) == ["180 °C"], "\(found)")
    #expect(subjects(.covered, found) == ["Decrement", "Increment"], "\(found)")
  }

  @Test("Start is below the edge with no hint of it")
  func action() throws {
    let found = try lint(on: Self.small) { FormerOven() }
    #expect(subjects(.hiddenAction, found) == ["Start"], "\(found)")
    #expect(subjects(.hiddenScrolling, found) == ["scroll view"], "\(found)")
  }

  @Test("A cart's row runs off the edge, and its words end in “…”")
  func row() throws {
    let found = try lint(on: Self.tiny) { FormerCartRow() }
    #expect(subjects(.textCut, found) == ["Ethiopia Hello Verity"], "\(found)")
    // Its picture is cut off at the other edge.
    #expect(subjects(.outside, found) == ["€12.45", "card"], "\(found)")
  }

  @Test("Labels are far from their switches on a large screen, and not on a small one")
  func labels() throws {
    let found = try lint(on: Self.large) { FormerSettings() }
    #expect(Set(found.map(\.rule)) == [.farLabel] && found.count == 8, "\(found)")
    #expect(found.first?.detail.contains("at most 820 points") == true, "\(found)")
    #expect(try subjects(.farLabel, lint(on: Self.small) { FormerSettings() }) == [])
  }

  @Test("A form in a corner of a large screen leaves most of it empty")
  func corner() throws {
    let form = VStack { ForEach(0..<4) { Text("Setting \($0)").frame(width: 340, height: 44) } }
    #expect(try lint(on: Self.large) { form }.map(\.rule) == [.emptyScreen])
  }

  @Test("A list in one half of the screen leaves the other one empty")
  func half() throws {
    func found(_ width: Double) throws -> [LintRule] {
      try lint(on: Self.small) {
        VStack(alignment: .leading) {
          ForEach(0..<5) { Color.gray.frame(width: width, height: 44).accessibilityLabel("Row \($0)") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      }
      .map(\.rule)
    }
    #expect(try found(210) == [.emptyHalf])
    #expect(try found(400) == [])
  }

  @Test("A menu merges with its page, and an outline sets it off")
  func menu() throws {
    #expect(try subjects(.mergingLayer, lint(on: Self.small) { FormerMenu() }) == ["layer"])
    #expect(try subjects(.mergingLayer, lint(on: Self.small) { FormerMenu(outline: .gray) }) == [])
  }

  @Test("A card overlaps the one below it")
  func cards() throws {
    let found = try lint(on: Self.tiny) { FormerCards() }
    #expect(subjects(.covered, found) == ["card"], "\(found)")
  }

  @Test("A card is wider than the column of its scroll view, which only moves up and down")
  func cutCard() throws {
    let found = try lint(on: Self.tiny) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<5) { row in
            Text("Row \(row)").frame(width: 360, height: 80)
              .background(RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.8)))
          }
        }
      }
    }
    #expect(subjects(.outside, found).contains("card"), "\(found)")
  }

  @Test("A text reaches beyond the button that it stands on")
  func overhang() throws {
    func found(_ width: Double) throws -> Set<String> {
      try subjects(
        .outside,
        lint(on: Self.tiny) {
          VStack {
            Text("Program").frame(width: 300, height: 60)
            Text("Delicate and long").fixedSize().frame(width: width, height: 60)
              .background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.8)))
          }
        })
    }
    #expect(try found(80) == ["Delicate and long"])
    #expect(try found(200) == [])
  }

  @Test("A symbol and a switch in a colour close to the ground are found, one that can be seen is not")
  func faint() throws {
    func found(_ white: Double) throws -> Set<String> {
      try subjects(
        .lowContrast,
        lint(on: Self.tiny) {
          VStack(spacing: 40) {
            Button(action: {}, label: { Image(systemName: "power").frame(width: 60, height: 60) })
              .accessibilityLabel("Power")
            RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 50).onTapGesture {}
              .accessibilityLabel("Lamp").accessibilityAddTraits(.isButton)
          }
          .buttonStyle(.plain)
          .foregroundStyle(Color(white: white))
        })
    }
    #expect(try found(0.75) == ["Power", "Lamp"])
    #expect(try found(0.4) == [])
  }

  @Test("Two halves that adjoin are judged by the area in which a touch reaches them")
  func adjoining() throws {
    func rules(_ style: some StepperStyle) throws -> Set<LintRule> {
      Set(
        try lint(on: Self.tiny) {
          VStack(spacing: 50) {
            Color.gray.frame(width: 280, height: 20).accessibilityLabel("Bar")
            Stepper("Count", value: .constant(3), in: 0...9).stepperStyle(style).labelsHidden()
            Color.gray.frame(width: 280, height: 20).accessibilityLabel("Bar")
          }
        }
        .map(\.rule))
    }
    #expect(try rules(.vertical) == [])
  }

  // MARK: Looks

  /// A label that has room for its words in English and in the usual size.
  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      VStack(spacing: 40) {
        Color.gray.frame(width: 280, height: 20).accessibilityLabel("Bar")
        Text("Preheat the oven").lineLimit(1).frame(width: 150)
        Text(direction == .rightToLeft ? "A much longer text of this panel" : "Short").lineLimit(1).frame(width: 150)
        Text("\(size), \(scheme)").frame(width: 280)
      }
    }
  }

  @Test("A panel is checked in each text size, language and direction, and has its own again afterwards")
  func looks() throws {
    let panel = try Harness(size: Self.tiny.size) { Sized() }
    #expect(try panel.lint(on: [Self.tiny]) == [])
    let found = try panel.lint(
      on: [Self.tiny], looks: LintLook.all(textSizes: [.large, .xxxLarge], languages: ["en", "ar"]))
    let cut = found.filter { $0.rule == .textCut }
    #expect(Set(cut.filter { $0.look.language == "en" }.map(\.look)) == [LintLook(textSize: .xxxLarge, language: "en")])
    #expect(Set(cut.filter { $0.look.language == "ar" }.map(\.subject)).contains("A much longer text of this panel"))
    #expect(found.allSatisfy { $0.description.contains("\($0.look): 320x240") })
    #expect(panel.contains("large, light") && panel.contains("Short"))
    #expect(panel.stage.size == Self.tiny.size)
  }

  @Test("All combinations of preferences are as many as their numbers multiplied")
  func combinations() {
    let looks = LintLook.all(
      schemes: [.light, .dark], textSizes: [.small, .large, .xxLarge], languages: ["en", "de", "ar"],
      directions: [.leftToRight])
    #expect(looks.count == 18 && Set(looks).count == 18)
    #expect(looks.first?.description == "light, small, en, leftToRight")
    #expect(LintLook.all() == [LintLook()] && LintLook().description.isEmpty)
  }
}
