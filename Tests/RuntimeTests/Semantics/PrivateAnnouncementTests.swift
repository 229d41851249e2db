import FaceplateTesting
import Graphics
import Testing

@testable import Controls
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
