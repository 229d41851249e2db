import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("Picker")
struct PickerTests {
  private struct Programs: View {
    let log: Log
    @State private var program = "wool"

    var body: some View {
      let binding = Binding(get: { program }) {
        program = $0
        log.note($0)
      }
      Picker("Program", selection: binding) {
        Text("Cotton").tag("cotton")
        Text("Wool").tag("wool")
        Text("Silk").tag("silk")
      }
      .frame(width: 400)
    }
  }

  @Test("Segments and rows are tapped; the chosen one is read as the value", arguments: [false, true])
  func taps(isInline: Bool) throws {
    let log = Log()
    let panel = try Harness {
      if isInline { Programs(log: log).pickerStyle(.inline) } else { Programs(log: log).pickerStyle(.segmented) }
    }
    #expect(try panel.value(of: "Program") == "Wool")
    try panel.tap("Silk", in: "Program")
    try panel.tap("Silk", in: "Program")
    try panel.tap("Cotton", in: "Program")
    #expect(try panel.value(of: "Program") == "Cotton")
    #expect(log.take() == ["silk", "cotton"])
  }

  @Test("A menu shows the chosen option, opens, chooses and closes")
  func menu() throws {
    let log = Log()
    let panel = try Harness { Programs(log: log) }
    #expect(try panel.value(of: "Program") == "Wool")
    try panel.activate("Program")
    try panel.tap("Silk")
    #expect(try panel.value(of: "Program") == "Silk" && log.take() == ["silk"])
    try panel.activate("Program")
    try panel.tap("Silk")
    #expect(try panel.value(of: "Program") == "Silk" && log.take() == [])
  }

  @Test("A drum follows the finger by rows and rests on one")
  func wheel() throws {
    let log = Log()
    let panel = try Harness { Programs(log: log).pickerStyle(.wheel) }
    let center = try panel.element("Wool", in: "Program").frame.center
    try panel.press(at: center)
    try panel.move(dx: 0, dy: -40, steps: 5)
    try panel.lift()
    #expect(try panel.value(of: "Program") == "Silk")
    try panel.press(at: center)
    try panel.move(dx: 0, dy: 300, steps: 9)
    try panel.lift()
    #expect(try panel.value(of: "Program") == "Cotton")
    #expect(log.take() == ["silk", "cotton"])
  }

  @Test("Every option is reached by knob and by keys, and a long press brings the old one back", arguments: 0..<3)
  func knob(style: Int) throws {
    let log = Log()
    let panel = try Harness {
      switch style {
      case 0: Programs(log: log).pickerStyle(.segmented)
      case 1: Programs(log: log).pickerStyle(.inline)
      default: Programs(log: log).pickerStyle(.wheel)
      }
    }
    try panel.key(.tab)
    try panel.key(.home)
    #expect(try panel.value(of: "Program") == "Cotton")
    try panel.key(.down)
    try panel.pressKnob()
    try panel.turn(by: 1)
    #expect(try panel.value(of: "Program") == "Silk")
    try panel.longPressKnob()
    #expect(try panel.value(of: "Program") == "Wool")
  }

  @Test("Disabled, nothing is chosen")
  func disabled() throws {
    let log = Log()
    let panel = try Harness { Programs(log: log).pickerStyle(.segmented).disabled(true) }
    try panel.tap("Silk", in: "Program")
    try panel.key(.tab)
    try panel.key(.end)
    #expect(log.take() == [])
  }

  /// How the titles of segments fit into a width.
  private func fits(of titles: [String], width: Double) throws -> [TextFit] {
    let panel = try Harness(size: Size(width: 400, height: 100)) {
      Picker("Mode", selection: .constant(0)) {
        ForEach(titles.indices, id: \.self) { Text(titles[$0]) }
      }
      .pickerStyle(.segmented)
      .frame(width: width)
    }
    try panel.frame()
    return LintSurvey(panel.stage).texts.map(\.fit)
  }

  @Test("The title of a segment becomes smaller before it is cut")
  func longSegments() throws {
    let title = try #require(fits(of: ["Automatic", "Day mode of house"], width: 288).last)
    #expect(title.text == "Day mode of house" && title.scale < 1 && !title.isTruncated)
  }

  @Test("All titles of segments have the scale of the title that shrinks most")
  func titlesOfOneScale() throws {
    let titles = try fits(of: ["Automatic", "Off", "Absent for days"], width: 360)
    #expect(titles.count == 3)
    let least = try #require(titles.map(\.scale).min()), largest = try #require(titles.map(\.scale).max())
    #expect(least < 0.99 && largest - least < 0.04 && !titles.contains { $0.isTruncated })
  }

  @Test("Titles that fit their segments keep their size")
  func titlesThatFit() throws {
    #expect(try fits(of: ["Automatic", "Off"], width: 288).map(\.scale) == [1, 1])
  }

  @Test(
    "The value of a link to a page of options is below its label where it does not fit beside it",
    arguments: [(460.0, true), (350, false)])
  func valueOfLink(width: Double, isBeside: Bool) throws {
    let panel = try Harness(size: Size(width: width, height: 300)) {
      NavigationStack {
        Form {
          Picker("Program by page", selection: .constant(0)) {
            Text("Top and bottom heat").tag(0)
            Text("Fan").tag(1)
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    try panel.frame()
    let texts = LintSurvey(panel.stage).texts
    let label = try #require(texts.first { $0.fit.text == "Program by page" })
    let value = try #require(texts.first { $0.fit.text == "Top and bottom heat" })
    #expect(!value.fit.isTruncated && value.fit.scale == 1 && !label.fit.isTruncated)
    #expect((value.frame.minY < label.frame.maxY) == isBeside, "\(label.frame), \(value.frame)")
  }

  @Test("The short value of a link is at the end of its row, however long the other options are")
  func shortValueOfLink() throws {
    var ends: [Double] = []
    for other in ["Fan", "Top and bottom heat with steam"] {
      let panel = try Harness(size: Size(width: 400, height: 300)) {
        NavigationStack {
          Form {
            Picker("Program", selection: .constant(1)) {
              Text(verbatim: other).tag(0)
              Text("Off").tag(1)
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
      try panel.frame()
      let value = try #require(LintSurvey(panel.stage).texts.first { $0.fit.text == "Off" })
      ends.append(value.frame.maxX)
    }
    #expect(ends[0] == ends[1] && ends[0] > 320, "\(ends)")
  }

  @Test("The views of a link's label stay side by side in a row of a list")
  func severalViewsOfLink() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            Text("First")
            Text("Second")
          }
        }
      }
    }
    try panel.frame()
    let texts = LintSurvey(panel.stage).texts
    let first = try #require(texts.first { $0.fit.text == "First" }).frame
    let second = try #require(texts.first { $0.fit.text == "Second" }).frame
    #expect(second.minX - first.maxX == 8, "\(first), \(second)")
  }

  @Test("The title in the button of a menu becomes half as large before it is cut")
  func narrowMenu() throws {
    let panel = try Harness(size: Size(width: 400, height: 100)) {
      Picker("Page", selection: .constant(0)) {
        Text("Overview of rooms").tag(0)
        Text("Alarms").tag(1)
      }
      .labelsHidden()
      .frame(width: 150)
    }
    try panel.frame()
    let title = try #require(LintSurvey(panel.stage).texts.map(\.fit).first { $0.text == "Overview of rooms" })
    #expect(title.scale < 0.75 && !title.isTruncated)
  }

  private struct Zone: Identifiable {
    let id: Int
    var program: String
  }

  private struct Zones: View {
    @State private var zones: [Zone]

    init(_ programs: [String]) { zones = programs.enumerated().map { Zone(id: $0, program: $1) } }

    var body: some View {
      VStack {
        Picker("Program", sources: $zones, selection: \.program) {
          Text("Eco").tag("eco")
          Text("Boost").tag("boost")
        }
        .frame(width: 400)
        Text("All: \(zones.map(\.program).joined(separator: ", "))")
      }
    }
  }

  @Test("A picker for several values selects what they share, and a choice changes all", arguments: [true, false])
  func sources(isMenu: Bool) throws {
    func panel(_ programs: [String]) throws -> Harness {
      try Harness { if isMenu { Zones(programs) } else { Zones(programs).pickerStyle(.segmented) } }
    }
    func value(_ panel: Harness) -> [String] {
      panel.stage.elements.flatMap(\.flattened).filter { $0.role == .picker }.map(\.value)
    }
    #expect(try value(panel(["boost", "boost"])) == ["Boost"])
    #expect(try value(panel([])) == [""])
    for programs in [["eco", "boost"], ["boost", "eco"]] {
      let panel = try panel(programs)
      #expect(value(panel) == [""])
      if isMenu { try panel.activate("Program") }
      try panel.tap("Eco")
      #expect(value(panel) == ["Eco"])
      #expect(panel.contains("All: eco, eco"), "\(panel.labels)")
    }
  }

  @Test("A long press of the knob brings back the values of all", arguments: [true, false])
  func restoredSources(isMixed: Bool) throws {
    let panel = try Harness { Zones(isMixed ? ["eco", "boost"] : ["eco", "eco"]).pickerStyle(.segmented) }
    try panel.turn(to: "Program")
    try panel.pressKnob()
    try panel.turn(by: 2)
    #expect(panel.contains("All: boost, boost"), "\(panel.labels)")
    try panel.longPressKnob()
    #expect(panel.contains(isMixed ? "All: eco, boost" : "All: eco, eco"), "\(panel.labels)")
  }
}
