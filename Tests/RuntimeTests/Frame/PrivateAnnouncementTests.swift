import FaceplateTesting
import Graphics
import Testing

@testable import Charting
@testable import Controls
@testable import Looks
@testable import Runtime

/// Whoever listens through a headset hears private values; other programs are not told of them.
@Suite("Announcements of private values")
struct PrivateAnnouncementTests {
  /// The views that announce values, each in a way of its own.
  enum Caller: String, CaseIterable, CustomTestStringConvertible {
    case stepper, describedStepper, rangeSlider, menu, drag, chart
    var testDescription: String { rawValue }
  }

  private struct Page: View {
    let caller: Caller
    @State private var count = 5
    @State private var limits = 5.0...20.0
    @State private var option = 0
    @State private var hour: Double?

    var body: some View {
      switch caller {
      case .stepper: Stepper("Dose", value: $count, in: 0...50)
      case .describedStepper:
        Text("sugar").accessibilityLabel("Dose").accessibilityValue("\(count) spoons")
          .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
      case .rangeSlider: RangeSlider("Limits", value: $limits, in: 0...30, step: 1, format: .number)
      case .menu:
        Picker("Drug", selection: $option) { ForEach(0..<3) { Text("Drug \($0)").tag($0) } }.pickerStyle(.menu)
      case .drag:
        VStack {
          Text("Pump").frame(width: 100, height: 40).draggable("Pump")
          Text("Ward").frame(width: 100, height: 40).dropDestination(for: String.self) { _, _ in true }
        }
      case .chart:
        Chart { ForEach(0..<10) { LineMark(x: .value("Hour", Double($0)), y: .value("Dose", Double($0 * 2))) } }
          .chartXSelection(value: $hour)
      }
    }
  }

  /// Changes the value of a view in the way that has it announced.
  private func change(_ caller: Caller, _ panel: Harness) throws {
    switch caller {
    case .stepper, .describedStepper, .chart: try panel.adjust("Dose", by: 1)
    case .rangeSlider:
      let handle = try #require(panel.stage.elements.flatMap(\.flattened).first { $0.role == .slider })
      panel.stage.whileCurrent { handle.adjust?(1) }
      try panel.frame()
    case .menu:
      for key in [Key.tab, .enter, .down] { try panel.key(key) }
    case .drag:
      for key in [Key.tab, .enter] { try panel.key(key) }
    }
    try panel.advance(by: .seconds(1))
  }

  @Test("Every view that announces values tells whether they are private", arguments: Caller.allCases, [true, false])
  func callers(_ caller: Caller, isPrivate: Bool) throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Page(caller: caller).privacySensitive(isPrivate) }
    var (heard, told): ([PanelAnnouncement], [String]) = ([], [])
    panel.stage.announcer.onSpeak = { heard.append($0) }
    panel.stage.announcer.onTell = { told.append($0) }
    try change(caller, panel)
    #expect(!heard.isEmpty)
    #expect(heard.allSatisfy { $0.isPrivate == isPrivate && !$0.text.isEmpty }, "\(heard)")
    #expect(told.count == (isPrivate ? 0 : heard.count), "\(told)")
  }

  @Test("A label or an option that is private makes the value private, too")
  func parts() throws {
    struct Page: View {
      @State private var dose = 5
      @State private var drug = 0
      var body: some View {
        Stepper(value: $dose, in: 0...50) { Text("Mr. Smith").privacySensitive() }
        Picker("Drug", selection: $drug) {
          Text("Aspirin").tag(0)
          Text("Methadone").privacySensitive().tag(1)
          Text("Insulin").tag(2)
        }
        .pickerStyle(.menu)
      }
    }
    let panel = try Harness { Page() }
    var told: [String] = []
    panel.stage.announcer.onTell = { told.append($0) }
    try panel.adjust("Mr. Smith", by: 1)
    try panel.advance(by: .seconds(1))
    #expect(told == [])
    for key in [Key.tab, .tab, .enter, .down] {
      try panel.key(key)
      try panel.advance(by: .seconds(1))
    }
    #expect(told == [])
    try panel.key(.down)
    try panel.advance(by: .seconds(1))
    #expect(told == ["Insulin"])
  }

  @Test("The options of a private question are private, in its menu and out of it", arguments: [false, true])
  func question(isMenu: Bool) throws {
    struct Page: View {
      let isMenu: Bool
      @State private var answer = 1
      var body: some View {
        let picker = Picker(selection: $answer) {
          Text("No").tag(0)
          Text("Yes").tag(1)
        } label: {
          Text("Pregnant").privacySensitive()
        }
        if isMenu { picker.pickerStyle(.menu) } else { picker.pickerStyle(.segmented) }
      }
    }
    let panel = try Harness { Page(isMenu: isMenu) }
    var (heard, told): ([PanelAnnouncement], [String]) = ([], [])
    panel.stage.announcer.onSpeak = { heard.append($0) }
    panel.stage.announcer.onTell = { told.append($0) }
    for key in isMenu ? [Key.tab, .enter, .up] : [.tab] {
      try panel.key(key)
      try panel.advance(by: .seconds(1))
    }
    let options = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .choice }
    #expect(options.map(\.isPrivate) == [true, true])
    #expect(heard.map(\.text) == (isMenu ? ["No"] : []))
    #expect(told == [])
  }

  @Test("A message of an application is private if it says so", arguments: [false, true])
  func message(isPrivate: Bool) throws {
    let panel = try Harness { Text("Lab") }
    var (heard, told): ([PanelAnnouncement], [String]) = ([], [])
    panel.stage.announcer.onSpeak = { heard.append($0) }
    panel.stage.announcer.onTell = { told.append($0) }
    panel.stage.whileCurrent { AccessibilityNotification.Announcement("It is flu", isPrivate: isPrivate).post() }
    try panel.advance(by: .seconds(1))
    #expect(heard.map(\.isPrivate) == [isPrivate])
    #expect(told == (isPrivate ? [] : ["It is flu"]))
  }

  /// Controls that are private in the tree in other ways than by a mark around all of them.
  enum Marking: String, CaseIterable, CustomTestStringConvertible {
    case outer, inner, value, describedValue, handles, row, representation
    var testDescription: String { rawValue }
  }

  private struct Marked: View {
    let marking: Marking
    @State private var dose = 5
    @State private var limits = 5.0...20.0

    private var stepper: some View { Stepper("Dose", value: $dose, in: 0...50) }

    var body: some View {
      switch marking {
      case .outer: VStack { stepper.privacySensitive(false) }.privacySensitive()
      case .inner: VStack { stepper.privacySensitive() }.privacySensitive(false)
      case .value:
        stepper.changingElement(reading: Text("\(dose) mg").privacySensitive(), affectsValue: true) { $0.value = $1 }
      case .describedValue:
        Text("sugar").accessibilityLabel("Dose")
          .changingElement(reading: Text("\(dose) mg").privacySensitive(), affectsValue: true) { $0.value = $1 }
          .accessibilityAdjustableAction { dose += $0 == .increment ? 1 : -1 }
      case .handles:
        RangeSlider(value: $limits, in: 0...30, step: 1) { Text("Limits").privacySensitive() }
      case .row:
        HStack {
          Text("Mr. Smith").privacySensitive()
          stepper
        }
        .accessibilityElement(children: .combine)
      case .representation: stepper.accessibilityRepresentation { stepper.privacySensitive() }
      }
    }
  }

  @Test("What is private in the tree is private in announcements, whichever mark says so", arguments: Marking.allCases)
  func marks(_ marking: Marking) throws {
    let panel = try Harness { Marked(marking: marking) }
    var (heard, told): ([PanelAnnouncement], [String]) = ([], [])
    panel.stage.announcer.onSpeak = { heard.append($0) }
    panel.stage.announcer.onTell = { told.append($0) }
    let element = try #require(panel.stage.elements.flatMap(\.flattened).first { $0.adjust != nil })
    #expect(element.isPrivate)
    panel.stage.whileCurrent { element.adjust?(1) }
    try panel.frame()
    try panel.advance(by: .seconds(1))
    #expect(!heard.isEmpty && told == [], "\(heard) \(told)")
  }

  @Test("Beside something private, a control is as public as the tree has it")
  func beside() throws {
    struct Page: View {
      @State private var dose = 5
      var body: some View {
        VStack {
          Text("Mr. Smith").privacySensitive()
          Stepper("Dose", value: $dose, in: 0...50).accessibilityHint("Per hour")
        }
        .accessibilityElement(children: .contain)
        .changingElement(reading: Text("Pump of Mr. Smith").privacySensitive()) { $0.label = $1 }
      }
    }
    let panel = try Harness { Page() }
    var told: [String] = []
    panel.stage.announcer.onTell = { told.append($0) }
    try panel.adjust("Dose", by: 1)
    try panel.advance(by: .seconds(1))
    #expect(told == ["Dose, 6"])
  }

  @Test("Without a listener nobody asks whether a value is private")
  func unheard() {
    let announcer = Announcer()
    var count = 0
    func isPrivate() -> Bool {
      count += 1
      return true
    }
    func announce() {
      announcer.announceValue("1", of: "Dose", atEnd: nil, isPrivate: isPrivate(), source: ObjectIdentifier(announcer))
    }
    announce()
    #expect(count == 0 && announcer.deadline == nil)
    announcer.onSpeak = { _ in }
    announce()
    #expect(count == 1)
  }
}
