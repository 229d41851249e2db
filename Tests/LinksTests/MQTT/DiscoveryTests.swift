import Foundation
import Testing
import Values

@testable import Links

@Suite("What Home Assistant is told") struct DiscoveryTests {
  private static let topics = BrokerTopics(prefix: "faceplate/oven")

  private static let values: [LinkedValue] = [
    .number("oven.target", in: 30...250, step: 5, link: "plc"), .flag("oven.run"),
    .choice("oven.program", ["top", "fan"]), .range("oven.warm", in: 30...120),
  ]

  private func discovery(
    _ values: [LinkedValue] = values, _ form: BrokerSettings.Discovery = .homeAssistant
  ) -> Discovery {
    Discovery(
      PanelIdentity(name: "oven", title: "Baking oven", buttons: [.init(name: "away", title: "Away")]), values,
      Self.topics, form, version: "1")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func component(_ key: String) throws -> [String: Any] {
    let messages = discovery().messages(before: [:])
    #expect(messages.map(\.topic) == ["homeassistant/device/faceplate_oven/config"])
    let components = try #require(object(messages[0].text)["components"] as? [String: Any])
    return try #require(components[key] as? [String: Any])
  }

  @Test("Everything that Home Assistant demands of a device is there")
  func device() throws {
    let device = try object(discovery().messages(before: [:])[0].text)
    #expect((device["device"] as? [String: Any])?["identifiers"] as? [String] == ["faceplate_oven"])
    #expect((device["device"] as? [String: Any])?["name"] as? String == "Baking oven")
    #expect((device["origin"] as? [String: Any])?["name"] as? String == "Faceplate")
    let components = try #require(device["components"] as? [String: [String: Any]])
    #expect(
      components.mapValues { $0["platform"] as? String } == [
        "oven-target": "number", "oven-run": "switch", "oven-program": "select", "oven-warm_low": "number",
        "oven-warm_high": "number", "press_away": "button",
      ])
    #expect(Set(components.values.compactMap { $0["unique_id"] as? String }).count == 6)
  }

  @Test("An alarm is a problem, apart from all values")
  func alarms() throws {
    let identity = PanelIdentity(name: "oven", title: "Oven", alarms: [.init(name: "too-hot", title: "Too hot")])
    let discovery = Discovery(identity, [.flag("alarm_hot")], Self.topics, .homeAssistant, version: "1")
    let device = try object(discovery.messages(before: [:])[0].text)
    let components = try #require(device["components"] as? [String: [String: Any]])
    #expect(Set(components.keys) == ["alarm_hot", "alarm--too-2d-hot"])
    let alarm = try #require(components["alarm--too-2d-hot"])
    #expect(alarm["platform"] as? String == "binary_sensor")
    #expect(alarm["device_class"] as? String == "problem")
    #expect(alarm["state_topic"] as? String == "faceplate/oven/alarm/too-hot")
    #expect(alarm["default_entity_id"] as? String == "binary_sensor.oven_alarm__too_2d_hot")
  }

  @Test("A number always says its bounds and its step")
  func number() throws {
    let target = try component("oven-target")
    #expect(target["min"] as? Double == 30)
    #expect(target["max"] as? Double == 250)
    #expect(target["step"] as? Double == 5)
    #expect(target["state_topic"] as? String == "faceplate/oven/state/oven/target")
    #expect(target["command_topic"] as? String == "faceplate/oven/set/oven/target")
  }

  @Test("A number beyond its bounds is unknown, and of a long text the beginning is told")
  func readings() throws {
    let texts: [LinkedValue] = [.number("n.low", in: -40...0.5), .number("n.any"), .text("t.long")]
    let messages = discovery(Self.values + texts).messages(before: [:])
    let components = try #require(object(messages[0].text)["components"] as? [String: [String: Any]])
    let templates = components.compactMapValues { $0["value_template"] as? String }
    #expect(
      templates == [
        "oven-target": "{% set n = value %}{{ n if 30 <= n | float(30) <= 250 else 'None' }}",
        "oven-warm_low": "{% set n = value.split('..')[0] %}{{ n if 30 <= n | float(30) <= 120 else 'None' }}",
        "oven-warm_high": "{% set n = value.split('..')[1] %}{{ n if 30 <= n | float(30) <= 120 else 'None' }}",
        "n-low": "{% set n = value %}{{ n if -40 <= n | float(-40) <= 0.5 else 'None' }}",
        "n-any":
          "{% set n = value %}{{ n if -1000000000 <= n | float(-1000000000) <= 1000000000 else 'None' }}",
        "t-long": "{{ value[:255] }}",
      ])
  }

  @Test(
    "The pattern of a colour takes what a panel publishes", arguments: ["#123", "#d6ccb2cc", "rgb(1 2 3 / 0.5)", "red"])
  func colors(text: String) throws {
    let messages = discovery([LinkedValue("lamp.tint", .color)]).messages(before: [:])
    let components = try #require(object(messages[0].text)["components"] as? [String: [String: Any]])
    let pattern = try #require(components["lamp-tint"]?["pattern"] as? String)
    let state = try #require(DatumForm.color.datum(text)).text
    #expect(state.range(of: pattern, options: .regularExpression) != nil, "\(state)")
  }

  @Test("An option whose name means in Home Assistant that there is no value has another name there")
  func reservedOptions() throws {
    var computed = LinkedValue.choice("c.seen", ["unknown", "top"], link: LinkedValue.computed)
    computed.isReadOnly = true
    let values: [LinkedValue] = [.choice("c.own", ["none", "NONE", "none_", "top"]), computed]
    let messages = discovery(values).messages(before: [:])
    let components = try #require(object(messages[0].text)["components"] as? [String: [String: Any]])
    let own = try #require(components["c-own"])
    #expect(own["options"] as? [String] == ["none__", "NONE_", "none_", "top"])
    #expect(own["value_template"] as? String == "{{ {'none': 'none__', 'NONE': 'NONE_'}.get(value, value) }}")
    #expect(own["command_template"] as? String == "{{ {'none__': 'none', 'NONE_': 'NONE'}.get(value, value) }}")
    let seen = try #require(components["c-seen"])
    #expect(seen["value_template"] as? String == "{{ {'unknown': 'unknown_'}.get(value, value) }}")
    #expect(seen["options"] == nil && seen["command_template"] == nil)
    #expect(try component("oven-program")["value_template"] == nil)
  }

  @Test("A value with a single number for it is a sensor, and nobody can set it")
  func single() throws {
    let fixed: [LinkedValue] = [
      .number("n.fix", in: 100...100, step: 1), .range("r.fix", in: 5...5),
      .range("r.wide", in: 0...10, distance: 10), .number("n.two", in: 0...1, step: 5),
    ]
    let messages = discovery(fixed).messages(before: [:])
    let components = try #require(object(messages[0].text)["components"] as? [String: [String: Any]])
    #expect(
      components.compactMapValues { $0["platform"] as? String } == [
        "n-fix": "sensor", "r-fix": "sensor", "r-wide": "sensor", "n-two": "number", "press_away": "button",
      ])
    #expect(components["n-fix"]?["command_topic"] == nil)
    #expect(components["n-fix"]?["min"] == nil)
    #expect(components["r-fix"]?["state_topic"] as? String == "faceplate/oven/state/r/fix")
  }

  @Test("A computed value is there only while it has a result")
  func computed() throws {
    var value = LinkedValue.number("m.temp")
    (value.link, value.isReadOnly) = (LinkedValue.computed, true)
    let messages = discovery([value]).messages(before: [:])
    let components = try #require(object(messages[0].text)["components"] as? [String: [String: Any]])
    let topics = (components["m-temp"]?["availability"] as? [[String: String]])?.map { $0["topic"] }
    #expect(topics == ["faceplate/oven/availability", "faceplate/oven/quality/m/temp"])
  }

  @Test("A value that lives elsewhere is there only while it is good; one of the panel's own while the panel is")
  func availability() throws {
    let linked = try #require(component("oven-target")["availability"] as? [[String: String]])
    #expect(linked.map { $0["topic"] } == ["faceplate/oven/availability", "faceplate/oven/quality/oven/target"])
    let own = try #require(component("oven-run")["availability"] as? [[String: String]])
    #expect(own.map { $0["topic"] } == ["faceplate/oven/availability"])
    #expect(try component("oven-target")["quality_topic"] == nil)
  }

  @Test("What is gone is sent once as its platform alone, and then left out")
  func removal() throws {
    let before = discovery().record
    let messages = discovery(Array(Self.values.dropLast())).messages(before: before)
    #expect(messages.count == 2)
    let first = try #require(object(messages[0].text)["components"] as? [String: [String: Any]])
    #expect(first["oven-warm_low"]?.keys.sorted() == ["platform"])
    let second = try #require(object(messages[1].text)["components"] as? [String: [String: Any]])
    #expect(second["oven-warm_low"] == nil)
    #expect(second["oven-run"] != nil)
  }

  @Test("From single topics to a device and back, the topics of before are emptied")
  func forms() throws {
    let single = discovery(form: .homeAssistantSingle)
    let messages = single.messages(before: discovery().record)
    #expect(messages[0] == Discovery.Message(topic: "homeassistant/device/faceplate_oven/config", text: ""))
    #expect(messages.count == 7)
    #expect(messages[1].topic == "homeassistant/number/faceplate_oven/oven-target/config")
    #expect(try object(messages[1].text)["device"] != nil)
    #expect(discovery(form: .none).messages(before: single.record).allSatisfy { $0.text.isEmpty })
  }

  private func discovery(form: BrokerSettings.Discovery) -> Discovery { discovery(Self.values, form) }

  @Test("No two names become one, and each is one that Home Assistant takes")
  func names() {
    let names = ["a.b", "a_b", "a-b", "a.b_c", "a_b.c", "ä", "a b"]
    let escaped = names.map(Discovery.escaped)
    #expect(Set(escaped).count == names.count)
    #expect(escaped.allSatisfy { $0.wholeMatch(of: /[a-zA-Z0-9_-]+/) != nil })
  }
}
