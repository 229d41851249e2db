import FaceplateTesting
import Graphics
import Headless
import Observation
import Testing
import Values

@testable import Controls
@testable import Instruments
@testable import Looks
@testable import Runtime

/// A flag that changes what is shown.
@Observable private final class Flag {
  var isOn: Bool
  init(_ isOn: Bool) { self.isOn = isOn }
}

/// A view that depends on a flag.
private struct Flagged<Content: View>: View {
  let flag: Flag
  let content: (Bool) -> Content

  var body: some View { content(flag.isOn) }
}

@Suite("Measuring instruments")
struct MeterTests {
  private func meter(_ value: Double, setPoint: Double? = nil) -> Meter {
    Meter(
      "Pressure", value: value, in: 0...10, setPoint: setPoint,
      zones: [.normal(4...7), .warning(7...8.5), .alarm(8.5...10)], format: .number.fractionDigits(1).unit("bar"))
  }

  private func spoken(_ meter: Meter) throws -> String {
    try Harness(size: Size(width: 240, height: 240)) { meter }.value(of: "Pressure")
  }

  @Test("The value is read out with its zone and the wanted value")
  func semantics() throws {
    #expect(try spoken(meter(6.25)) == "6.3 bar, normal")
    #expect(try spoken(meter(9, setPoint: 6)) == "9.0 bar, alarm, set point 6.0 bar")
    #expect(try spoken(meter(2)) == "2.0 bar")
    #expect(try spoken(meter(12)) == "12.0 bar, alarm")
    #expect(try spoken(meter(-1)) == "-1.0 bar")
  }

  @Test("Numbers at the scale do not cover each other: the ends stay, then what has room")
  func labels() {
    func row(_ width: Double) -> [Rect?] {
      (0..<5).map { Rect(x: Double($0) * 50, y: 0, width: width, height: 16) }
    }
    let none = Rect(x: 0, y: 100, width: 8, height: 8)
    #expect(MeterPicture.apart(row(40), besides: none) == row(40))
    #expect(MeterPicture.apart(row(60), besides: none).map { $0 != nil } == [true, false, true, false, true])
    #expect(MeterPicture.apart(row(150), besides: none).map { $0 != nil } == [true, false, false, false, true])
    // The last number is wider than the others: 0, 2, 4, 6, 8 and 10, and not 0 to 8 and 10.
    var numbers: [Rect?] = (0...10).map { Rect(x: Double($0) * 50, y: 0, width: 40, height: 16) }
    #expect(MeterPicture.apart(numbers, besides: none) == numbers)
    numbers[10] = Rect(x: 480, y: 0, width: 60, height: 16)
    let shown = MeterPicture.apart(numbers, besides: none)
    #expect(shown.indices.filter { shown[$0] != nil } == [0, 2, 4, 6, 8, 10])
    let pivot = Rect(x: 105, y: 4, width: 8, height: 8)
    #expect(MeterPicture.apart(row(40), besides: pivot).map { $0 != nil } == [true, true, false, true, true])
  }

  @Test("A long name goes on in a second line in a ring without a needle, and below a standing instrument")
  func longName() throws {
    func isWhole(_ style: some MeterStyle) throws -> Bool {
      let panel = try Harness(size: Size(width: 140, height: 200)) {
        Meter(
          "Temperature of the upper boiler", value: 60, in: 0...100, format: .number.fractionDigits(0).unit("°C")
        )
        .meterStyle(style)
      }
      return try panel.lint(on: [LintScreen(140, 200, diagonal: 2)]).filter { $0.rule == .textCut } == []
    }
    #expect(try isWhole(.arc) && isWhole(.tank) && isWhole(.thermometer))
  }

  @Test("What is beyond a normal end of the scale is not called normal")
  func beyondNormal() throws {
    let meter = Meter("Pressure", value: 12, in: 0...10, zones: [.normal(4...10)])
    #expect(try spoken(meter) == "12")
    #expect(try spoken(Meter("Pressure", value: 10, in: 0...10, zones: [.normal(4...10)])) == "10, normal")
  }

  @Test("A value beyond the scale has a mark, also where its digits are the same as at the end")
  func beyond() throws {
    func picture(_ value: Double, _ style: some MeterStyle) throws -> [UInt8] {
      try Harness(size: Size(width: 240, height: 240)) {
        Meter("Pressure", value: value, in: 0...10, format: .number.fractionDigits(0)).meterStyle(style)
      }.png()
    }
    #expect(try picture(10.4, .needle) != picture(10, .needle))
    #expect(try picture(-0.4, .linear) != picture(0, .linear))
    #expect(try picture(10.4, .tank) != picture(10, .tank))
  }

  /// The instrument in one of all styles, which have the numbers 0 to 7.
  @ViewBuilder private static func styled(_ meter: Meter, _ index: Int) -> some View {
    switch index {
    case 0: meter.meterStyle(.needle)
    case 1: meter.meterStyle(.arc)
    case 2: meter.meterStyle(.linear)
    case 3: meter.meterStyle(.linear(axis: .vertical))
    case 4: meter.meterStyle(.tank)
    case 5: meter.meterStyle(.thermometer)
    case 6: meter.meterStyle(.level)
    default: meter.meterStyle(.level(axis: .vertical))
    }
  }

  @Test("Every style draws other pixels for another value, for another wanted value, and in the dark")
  func styles() throws {
    func picture(_ value: Double, _ setPoint: Double, _ scheme: ColorScheme, _ index: Int) throws -> [UInt8] {
      let meter = meter(value, setPoint: setPoint)
      let panel = try Harness(size: Size(width: 240, height: 240), colorScheme: scheme) {
        Self.styled(meter, index)
      }
      #expect(panel.reports == [])
      return panel.png()
    }
    for index in 0..<8 {
      let first = try picture(3, 6, .light, index)
      #expect(try picture(5, 6, .light, index) != first, "\(index)")
      #expect(try picture(3, 8, .light, index) != first, "\(index)")
      #expect(try picture(3, 6, .dark, index) != first, "\(index)")
    }
  }

  /// Compares the picture of what a flag has changed with that of a panel in which the flag was on from the start.
  private func check(_ content: @escaping (Bool) -> some View) throws {
    func panel(_ flag: Flag) throws -> Harness {
      try Harness(size: Size(width: 240, height: 240)) { Flagged(flag: flag, content: content) }
    }
    let flag = Flag(false)
    let changed = try panel(flag)
    let before = changed.png()
    flag.isOn = true
    try changed.frame()
    #expect(changed.png() != before)
    #expect(try changed.png() == panel(Flag(true)).png())
  }

  @Test("The numbers of a scale follow the language and the size of the text, also later")
  func conventions() throws {
    let meter = Meter("Basin", value: 0.87, in: 0...1, format: .number.fractionDigits(2)).meterStyle(.tank)
    try check { isGerman in meter.environment(\.numberConventions, isGerman ? .german : .english) }
    try check { isLarge in meter.environment(\.dynamicTypeSize, isLarge ? .xxxLarge : .large) }
  }

  @Test("What is filled stays filled where a line that comes above moves the instrument")
  func moved() throws {
    func moved(_ style: some MeterStyle) throws {
      try check { hasLine in
        VStack(spacing: 0) {
          if hasLine { Color.red.frame(height: 40) }
          Meter("Tank", value: 6.4, in: 0...10).meterStyle(style).frame(width: 140, height: 96)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    try moved(.tank)
    try moved(.thermometer)
    try moved(.level(axis: .vertical))
    try moved(.linear)
  }

  @Test("The direction of a compass stands on one line, however small its dial is")
  func compass() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      HStack(alignment: .bottom, spacing: 8) {
        Color.gray
        Compass("Wind", heading: .degrees(228)).frame(width: 60)
      }
    }
    let screen = LintScreen(200, 200)
    #expect(try panel.lint(on: [screen]).filter { $0.rule == .textCut } == [])
    let line = try Harness(size: Size(width: 200, height: 200)) {
      Compass("Wind", heading: .degrees(228)).frame(width: 60, height: 60)
    }
    // The dial, a line and a footnote.
    #expect(try line.element("Wind").frame.height < 110)
  }

  @Test("A scale without an extent, or without ends, is drawn from 0 to 1")
  func ranges() throws {
    for range in [5.0...5.0, -Double.infinity...Double.infinity, 0...Double.infinity] {
      let panel = try Harness(size: Size(width: 200, height: 200)) { Meter("Level", value: 0.5, in: range) }
      #expect(try panel.value(of: "Level") == "0.5")
      #expect(panel.reports == [])
    }
  }

  @Test("The needle moves to a new value, and every frame on the way is what a fresh one draws")
  func movement() throws {
    struct Moving: View {
      @State private var value = 1.0
      var body: some View {
        VStack {
          Meter("Level", value: value, in: 0...10)
          Button("Fill") { value = 9 }
        }
        .motionTokens(.standard)
      }
    }
    let panel = try Harness(size: Size(width: 240, height: 300)) { Moving() }
    try panel.tap("Fill")
    let first = panel.png()
    try panel.advance(by: .milliseconds(100))
    #expect(panel.png() != first)
    try panel.advance(by: .seconds(1))
    #expect(try panel.value(of: "Level") == "9")
    #expect(panel.stage.deadline == nil)
  }

  @Test("An unknown value has no pointer and no filled part, in any style", arguments: 0..<8)
  func unknown(index: Int) throws {
    func picture(_ value: Double, _ quality: Quality, _ tint: Color) throws -> [UInt8] {
      let shown = meter(value, setPoint: 6)
      return try Harness(size: Size(width: 240, height: 240)) {
        Self.styled(shown, index).dash(for: quality).tint(tint)
      }.png()
    }
    let unknown = try picture(3, .stale, .red)
    #expect(try picture(3, .stale, .green) == unknown, "Nothing has the colour of a pointer.")
    #expect(try picture(5, .unset, .red) == unknown)
    #expect(try picture(.nan, .good, .red) == unknown)
    #expect(try picture(0, .good, .red) != unknown)
  }
}

@Suite("Lamps, digits and small instruments")
struct InstrumentTests {
  @Test("A lamp is read out with its words; a blinking one wakes the panel, a steady one does not")
  func lamps() throws {
    func panel(_ blinking: LampBlinking) throws -> Harness {
      try Harness(size: Size(width: 200, height: 60)) {
        StateLamp("Guard", state: .emergency, "Open", blinking: blinking)
      }
    }
    let steady = try panel(.none), quick = try panel(.quick)
    #expect(try steady.value(of: "Guard") == "Open")
    #expect(steady.stage.deadline == nil)
    let lit = quick.png()
    try quick.advance(by: .milliseconds(250))
    let dark = quick.png()
    #expect(dark != lit)
    try quick.advance(by: .milliseconds(250))
    #expect(quick.png() == lit)
  }

  @Test("The state of a lamp is never cut, and its title gives way")
  func room() throws {
    let panel = try Harness(size: Size(width: 220, height: 100)) {
      HStack {
        StateLamp("Pump of the basin", state: .off, "Standing still")
        Spacer()
        Text("0 h 26 min").lineLimit(1)
      }
    }
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    let texts = nodes(panel.stage.rootLayoutNode).compactMap { $0.behavior as? TextBehavior }
    let state = try #require(texts.first { $0.text == "Standing still" })
    #expect(state.fit?.isTruncated == false)
  }

  @Test("Each state has another shape or another colour")
  func shapes() throws {
    let pictures = try LampState.allCases.map { state in
      try Harness(size: Size(width: 120, height: 60)) { StateLamp("A", state: state, "B") }.png()
    }
    #expect(Set(pictures).count == LampState.allCases.count)
  }

  @Test("The symbol of a zone stands right before the value, however wide the widest value is")
  func symbolOfZone() throws {
    let panel = try Harness(size: Size(width: 240, height: 240)) {
      Meter(
        "Level", value: 95, in: -10000...10000, zones: [.alarm(90...10000)], format: .number.unit("%")
      )
      .meterStyle(.tank)
    }
    func nodes(_ node: LayoutNode) -> [LayoutNode] { [node] + node.behavior.shownChildren.flatMap(nodes) }
    let all = nodes(panel.stage.rootLayoutNode)
    let symbol = try #require(all.first { $0.behavior is ImageBehavior }).stageFrame
    let value = try #require(
      all.first { ($0.behavior as? TextBehavior)?.fit?.text.hasPrefix("95") == true }
    ).stageFrame
    #expect(value.minX >= symbol.maxX && value.minX - symbol.maxX <= 5, "\(symbol) \(value)")
  }

  @Test("Digits: to the right, with their point; dashes for what does not fit")
  func digits() {
    func segments(_ text: String, _ count: Int) -> [SegmentCell] { SegmentCell.cells(text, count: count) }
    #expect(segments("12.5", 4).map(\.segments) == [0, 0b0000110, 0b1011011, 0b1101101])
    #expect(segments("12.5", 4).map(\.hasPoint) == [false, false, true, false])
    #expect(segments("12345", 4) == Array(repeating: SegmentCell(segments: 0b1000000), count: 4))
    #expect(segments("–", 2) == Array(repeating: SegmentCell(segments: 0b1000000), count: 2))
  }

  @Test("Digits of a duration have a colon between minutes and seconds")
  func durations() throws {
    let cells = SegmentCell.cells("1:30", count: 4)
    #expect(cells.map(\.segments) == [0, 0b0000110, 0b1001111, 0b0111111])
    #expect(cells.map(\.hasColon) == [false, true, false, false])
    let panel = try Harness(size: Size(width: 300, height: 400)) {
      VStack {
        SevenSegment("Rest", value: 90, format: .duration)
        Meter("Baking", value: 750, in: 0...1200, setPoint: 900, format: .duration)
      }
    }
    #expect(try panel.value(of: "Rest") == "1 min 30 s")
    #expect(try panel.value(of: "Baking") == "12 min 30 s, set point 15 min")
    func texts(_ node: LayoutNode) -> [String] {
      ((node.behavior as? TextBehavior)?.fit.map { [$0.text] } ?? []) + node.behavior.shownChildren.flatMap(texts)
    }
    #expect(texts(panel.stage.rootLayoutNode).contains("12 min 30 s"))
  }

  @Test("The scale of durations has round durations")
  func scaleOfDurations() {
    let scale = MeterPicture.scale(0...1200, count: 5, isDuration: true)
    #expect(scale.values.map { scale.format.text($0) } == ["0 s", "5 min", "10 min", "15 min", "20 min"])
    #expect(MeterPicture.scale(0...1200, count: 5, isDuration: false).format.text(300) == "300")
  }

  @Test("Arrow, compass, digits and line are read out")
  func semantics() throws {
    let panel = try Harness(size: Size(width: 300, height: 400)) {
      VStack {
        TrendArrow(change: -3, steadyBelow: 0.1)
        Compass("Wind", heading: .degrees(-135))
        SevenSegment("Weight", value: 12.5, format: .number.fractionDigits(1).unit("kg"))
        Sparkline("Flow", values: [1, .nan, 4, 2])
      }
    }
    #expect(try panel.value(of: "Trend") == "falling")
    #expect(try panel.value(of: "Wind") == "225° SW")
    #expect(try panel.value(of: "Weight") == "12.5 kg")
    #expect(try panel.value(of: "Flow") == "3 values from 1 to 4")
    #expect(panel.reports == [])
  }

  @Test("In place of the trend of an unknown value there is a dash, and a line of its past has no dot")
  func unknownTrends() throws {
    func panel(_ change: Double, _ quality: Quality) throws -> Harness {
      try Harness(size: Size(width: 300, height: 200)) {
        VStack {
          TrendArrow(change: change, steadyBelow: 0.1)
          Sparkline("Flow", values: [1, 3, 2])
        }
        .dash(for: quality)
      }
    }
    let (steady, stale) = (try panel(0, .good), try panel(0, .stale))
    #expect(try steady.value(of: "Trend") == "steady")
    #expect(try stale.value(of: "Trend") == "Not up to date")
    #expect(try panel(.nan, .good).value(of: "Trend") == "Not known yet")
    #expect(stale.png() != steady.png())
    #expect(try panel(3, .stale).png() == stale.png())
  }
}
