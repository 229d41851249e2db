import FaceplateTesting
import Links
import Testing
import Values

@testable import Appliance
@testable import PanelFile

/// What a device reports is what the panel believes, whatever may be set.
@MainActor @Suite("Values that something outside reports") struct ReportedValuesTests {
  private static let plant = """
    links: {broker: {mqtt: mqtt://broker.lan}}
    values:
      tank: {type: number, in: 0..100, unit: "%", mqtt: {topic: tank}}
      oven: {type: number, in: 0..250, step: 0.5, unit: °C, mqtt: {topic: oven}}
      target: {type: number, in: 0..250, step: 5, unit: °C, label: Target, mqtt: {topic: target, set: target/set}}
      band: {type: range, in: 0..250, step: 5, label: Band, mqtt: {topic: band, set: band/set}}
      rest: {type: duration, in: 0 s..1 h, step: 1 min, label: Rest, mqtt: {topic: rest, set: rest/set}}
      half: {type: number, is: tank / 2}
      share: {type: number, is: oven / tank}
      kept: {type: number, in: 0..100, step: 5, initial: 50}
    alarms: {full: {value: tank, above: 105, text: Over full}}
    pages:
      start:
        body:
          - gauge: {value: tank, label: Tank}
          - meter: {value: tank, label: Level}
          - stepper: target
          - slider: {value: target, label: Wanted}
          - range slider: band
          - text: "Oven {oven}, half {half}"
    """

  @Test("A reading beyond the bounds or between two steps is kept, shown, computed with and judged")
  func beyond() async throws {
    let panel = try ShownPanel(Self.plant)
    panel.model.receive([LinkReport("tank", .number(130)), LinkReport("oven", .number(180.3))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.datum(of: "tank") == .number(130))
    #expect(panel.model.quality(of: "tank") == .good)
    #expect(panel.model.datum(of: "half") == .number(65))
    #expect(panel.model.alarms?.center["full"]?.state == .unacknowledged)
    #expect(try panel.harness.value(of: "Tank") == "130 %")
    #expect(try panel.harness.value(of: "Level") == "130 %")
    #expect(panel.harness.labels.contains("Oven 180.3\u{202F}°C, half 65"))
    panel.model.receive([LinkReport("tank", .number(-40))])
    try panel.harness.frame()
    #expect(try panel.harness.value(of: "Tank") == "-40 %")
  }

  @Test("Controls show a reading beyond their range as it is, and send nothing until somebody works them")
  func controls() throws {
    let panel = try ShownPanel(Self.plant)
    var sent: [String] = []
    for name in ["target", "band"] {
      panel.model.values[name]?.send = {
        sent.append("\(name)=\($0.text)")
        return nil
      }
    }
    panel.model.receive([LinkReport("target", .number(999)), LinkReport("band", .range(-20...300))])
    try panel.harness.frame()
    #expect(try panel.harness.value(of: "Target") == "999 °C")
    #expect(try panel.harness.value(of: "Wanted") == "999 °C")
    #expect(try panel.harness.value(of: "Minimum") == "-20")
    #expect(try panel.harness.value(of: "Maximum") == "300")
    #expect(sent == [])
    #expect(try !panel.harness.isEnabled("Increment", in: "Target"))
    try panel.harness.adjust("Target", by: -1)
    #expect(sent == ["target=245"])
    try panel.harness.adjust("Minimum", by: 1)
    #expect(sent == ["target=245", "band=5..250"])
  }

  @Test("A duration and a range are kept as they are reported, too")
  func otherKinds() {
    let model = PanelModel()
    model.show(Panels.read(Self.plant))
    model.receive([LinkReport("rest", .duration(.seconds(7_290))), LinkReport("band", .range(1.5...999))])
    #expect(model.datum(of: "rest") == .duration(.seconds(7_290)))
    #expect(model.datum(of: "band") == .range(1.5...999))
  }

  @Test("A script that stands for a device reports what it likes; a person sets what may be set")
  func scripts() {
    let model = PanelModel()
    model.show(Panels.read(Self.plant))
    #expect(model.set("tank", to: "130") == nil)
    #expect(model.datum(of: "tank") == .number(130))
    #expect(model.set("kept", to: "150") == "kept must be a number from 0 to 100 in steps of 5; the nearest is 100")
    #expect(model.values["target"]?.write(.number(999)) == nil)
    #expect(model.datum(of: "target") == .number(250))
  }

  @Test("A saved file leaves a reading alone, and one that it gives another meaning is unset")
  func reload() throws {
    let panel = try ShownPanel(Self.plant)
    panel.model.receive([LinkReport("tank", .number(130))])
    try panel.save(Self.plant.replacing("in: 0..100, unit: \"%\"", with: "in: 0..90, unit: \"%\""))
    #expect(panel.model.datum(of: "tank") == .number(130))
    #expect(panel.model.quality(of: "tank") == .good)
    panel.model.receive([LinkReport("oven", .number(20))])
    try panel.save(
      Self.plant.replacing("oven: {type: number, in: 0..250, step: 0.5, unit: °C", with: "oven: {type: text")
        .replacing("is: oven / tank", with: "is: tank"))
    #expect(panel.model.quality(of: "oven") == .unset)
  }

  @Test("A computed value without a result is bad, for whoever looks at it outside of the panel, too")
  func noResult() {
    let model = PanelModel()
    model.show(Panels.read(Self.plant))
    model.receive([LinkReport("tank", .number(0)), LinkReport("oven", .number(20))])
    #expect(model.datum(of: "share") == nil)
    #expect(model.quality(of: "share") == .bad("the expression has no result"))
    model.receive([LinkReport("tank", .number(10))])
    #expect(model.datum(of: "share") == .number(2))
    #expect(model.quality(of: "share") == .good)
  }

  @Test("A value that was good and has none any more is bad, and its alarm comes")
  func noValue() async throws {
    let panel = try ShownPanel(Self.plant)
    panel.model.receive([LinkReport("tank", .number(50))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.alarms?.center["full"]?.state == .normal)
    panel.model.receive([LinkReport("tank", nil, .bad("this is not a value of tank"))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.alarms?.center["full"]?.state == .unacknowledged)
    #expect(panel.harness.labels.contains { $0.hasPrefix("Not supervised: Over full") })
  }

  @Test("A deadband that leaves no room for the end of the alarm is a mistake")
  func end() {
    func problems(_ keys: String) -> [String] {
      Panels.problems(
        """
        links: {plc: {modbus: tcp://plc.lan}}
        values: {kept: {type: number, in: 0..100}, tank: {type: number, in: 0..100, modbus: {input: 0}}}
        alarms: {full: {\(keys), text: Full}}
        pages: {start: {body: [{value: kept}, {value: tank}]}}
        """)
    }
    #expect(problems("value: kept, above: 80, deadband: 80") == [])
    #expect(problems("value: kept, below: 20, deadband: 80") == [])
    #expect(problems("value: kept, above: 80, below: 20, deadband: 30") == [])
    #expect(problems("value: tank, above: 80, deadband: 90") == [])
    for (keys, column, value) in [
      ("value: kept, above: 80, deadband: 81", 51, "kept"), ("value: kept, below: 20, deadband: 81", 51, "kept"),
      ("value: tank, above: 80, below: 20, deadband: 31", 62, "tank"),
    ] {
      #expect(
        problems(keys) == [
          "panel.yaml:3:\(column): full never goes: \(value) cannot come back so far from its limits; "
            + "write a smaller deadband:"
        ])
    }
  }

  @Test("A limit that the value never exceeds is a mistake, unless something outside reports the value")
  func reach() {
    func problems(_ alarm: String) -> [String] {
      Panels.problems(Self.plant.replacing("{full: {value: tank, above: 105,", with: "{full: {\(alarm),"))
    }
    #expect(problems("value: tank, above: 999") == [])
    #expect(problems("value: half, above: 999") == [])
    #expect(problems("value: kept, above: 99") == [])
    #expect(problems("value: kept, below: 0.5") == [])
    #expect(
      problems("value: kept, above: 100") == [
        "panel.yaml:11:37: kept is never above 100, because its in: ends at 100; write a lower limit"
      ])
    #expect(
      problems("value: kept, above: 90, below: -1") == [
        "panel.yaml:11:48: kept is never below -1, because its in: begins at 0; write a higher limit"
      ])
    #expect(problems("when: tank > 999") == [])
    #expect(problems("when: kept >= 100 or kept > 100") == [])
    for condition in ["kept > 100", "tank > 5 and kept < 0", "150 <= kept", "kept == 101"] {
      #expect(
        problems("when: \(condition)") == [
          "panel.yaml:11:23: this condition never holds, by the in: of its values; "
            + "compare with numbers that they can have"
        ], "\(condition)")
    }
  }
}
