import FaceplateTesting
import Testing
import Values

@testable import PanelFile

@MainActor @Suite("Values of panel files that nobody knows") struct UnknownValueTests {
  @Test("A value that was never told is neither drawn nor said, whatever shows it")
  func unknown() throws {
    let elements = [
      "stepper", "slider", "toggle", "picker", "text field", "gauge", "progress", "readout", "value", "steps",
      "color picker",
      "date picker", "duration picker", "range slider",
    ]
    let kinds = [
      "toggle": "type: switch", "picker": "type: choice, options: [one, two]", "text field": "type: text",
      "steps": "type: choice, options: [one, two]", "color picker": "type: color", "date picker": "type: date",
      "duration picker": "type: duration, in: 0 s..1 h", "range slider": "type: range, in: 0..9",
    ]
    for element in elements {
      let panel = try ShownPanel(
        """
        links: {broker: {mqtt: mqtt://broker.lan}}
        values: {thing: {\(kinds[element] ?? "type: number, in: 1..9"), label: Part, mqtt: {topic: part, set: part/set}}}
        pages: {start: {body: [{\(element): {value: thing}}]}}
        """)
      let told = panel.harness.stage.elements.flatMap(\.flattened).map(\.value).filter { !$0.isEmpty }
      #expect(Set(told) == ["Not known yet"], "\(element): \(told)")
      #expect(!panel.harness.labels.contains { $0.contains("–") }, "\(element)")
    }
  }

  @Test("A readout keeps its height and its place when its value becomes known")
  func readout() throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {thing: {type: number, in: 1..9, unit: °C, label: Part, mqtt: {topic: part}}}
      pages: {start: {body: [{readout: thing}]}}
      """)
    let unknown = try panel.harness.element("Part").frame
    try panel.tell("thing", "5")
    try panel.harness.advance(by: .seconds(1))
    let known = try panel.harness.element("Part").frame
    #expect(known.height == unknown.height && known.minY == unknown.minY, "\(known), \(unknown)")
  }

  @Test(
    "What was never told, or not as a value, can be set at a row that stands for the control",
    arguments: [Quality.unset, .unreadable("this is not a value of time")])
  func settingUnknown(_ quality: Quality) throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {time: {type: duration, in: 0 s..1 h, step: 1 min, mqtt: {topic: part, set: part/set}}}
      pages: {start: {body: [{duration picker: time}]}}
      """)
    try panel.tell("time", quality)
    try panel.harness.tap("Time")
    #expect(panel.harness.contains("Minutes"))
    try panel.tell("time", "10 min")
    #expect(try panel.harness.value(of: "Minutes") == "10")
    try panel.tell("time", quality)
    #expect(!panel.harness.contains("Minutes"))
  }
}
