import FaceplateTesting
import Links
import Runtime
import Testing
import Values

@testable import PanelFile

/// What the panel makes of numbers that a register cannot hold.
@MainActor @Suite("Numbers that a register cannot hold") struct WholeNumbersTests {
  private static func text(_ form: String) -> String {
    """
    links: {plc: {modbus: tcp://plc.lan}}
    values: {level: {\(form)}}
    pages: {start: {body: [{slider: level}, {button: {name: most, label: Most, tap: {set: {level: 38.6}}}}]}}
    """
  }

  @Test(
    "A number is rounded to one that the register can hold before it is sent and shown",
    arguments: [
      ("type: number, in: 0..100, modbus: {holding: 2}", 39.0),
      ("type: number, in: 0..100, modbus: {holding: 2, as: uint32, scale: 0.5}", 38.5),
      ("type: number, in: 0..38.7, modbus: {holding: 2}", 38),
      ("type: number, in: 0..100, modbus: {holding: 2, scale: 10, offset: 5}", 35),
      ("type: number, in: 0..100, modbus: {holding: 2, as: float32}", 38.6),
    ])
  func rounding(form: String, sent: Double) throws {
    let panel = try ShownPanel(Self.text(form))
    let link = FakeLink("plc")
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([LinkReport("level", .number(5))])
    #expect(panel.model.press("most") == nil)
    #expect(link.written == ["level=\(sent.decimalText)"])
    #expect(panel.model.datum(of: "level") == .number(sent))
    // Another program may order any number.
    #expect(panel.model.set("level", to: Datum.number(12.4)) == nil)
  }

  @Test(
    "Without a step, a control moves to the next number that the register can hold",
    arguments: [
      ("in: 0..10, modbus: {holding: 2}", 5.0, [0.0, 4, 6, 10]),
      ("in: 0..50, modbus: {holding: 2}", 20, [0, 19, 21, 50]),
      ("in: 0..100, modbus: {holding: 2, scale: 10, offset: 5}", 25, [5, 15, 35, 95]),
    ])
  func moving(form: String, start: Double, expected: [Double]) throws {
    let text = """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {level: {type: number, \(form)}}
      pages: {start: {body: [{slider: level}]}}
      """
    let numbers = try #require(Panels.read(text).document?.values.first).numbers
    for stops in [numbers.stops, numbers.stepperStops] {
      let moved = [-1000, -1, 1, 1000].map { numbers.snapped(stops.value(start, adjustedBy: $0)) }
      #expect(moved == expected)
    }
  }

  @Test("A stepper of a time that a register holds in minutes moves by minutes")
  func minutes() throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {time: {type: duration, in: 0 s..10 min, label: Time, modbus: {holding: 2, scale: 60}}}
      pages: {start: {body: [{stepper: time}]}}
      """)
    let link = FakeLink("plc")
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([LinkReport("time", .duration(.seconds(300)))])
    try panel.harness.frame()
    try panel.harness.tap("Increment")
    #expect(panel.model.datum(of: "time") == .duration(.seconds(360)))
    try panel.harness.tap("Decrement")
    #expect(panel.model.datum(of: "time") == .duration(.seconds(300)))
  }

  @Test("A step between the numbers that a register can hold is named")
  func steps() {
    func problems(_ form: String) -> [String] {
      Panels.problems(
        """
        links: {plc: {modbus: tcp://plc.lan}}
        values: {level: {\(form)}}
        pages: {start: {body: [{readout: level}]}}
        """)
    }
    #expect(
      problems("type: number, in: 0..100, step: 0.1, modbus: {holding: 2}") == [
        "panel.yaml:2:10: warning: int16 cannot hold the steps of level; write a multiple of 1 in place of step: 0.1, "
          + "or another scale:"
      ])
    // Durations are quoted as the file has them.
    for (rules, fix) in [
      ("step: 500 ms, modbus: {holding: 2}", "write a multiple of 1 s in place of step: 500 ms"),
      ("step: 10 s, modbus: {holding: 2, scale: 60}", "write a multiple of 1 min in place of step: 10 s"),
      ("step: 1 s, modbus: {holding: 2, scale: 0.3}", "write a multiple of 300 ms in place of step: 1 s"),
    ] {
      #expect(
        problems("type: duration, in: 0 s..1 h, \(rules)") == [
          "panel.yaml:2:10: warning: int16 cannot hold the steps of level; \(fix), or another scale:"
        ])
    }
    #expect(problems("type: number, in: 0..100, step: 0.5, modbus: {holding: 2, scale: 0.1}") == [])
    #expect(problems("type: number, in: 0..100, step: 0.1, modbus: {holding: 2, as: float32}") == [])
    #expect(problems("type: number, in: 0..100, step: 0.1, modbus: {input: 2}") == [])
  }
}
