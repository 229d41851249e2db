import Values

/// A value as entities of Home Assistant.
struct DiscoveredValue {
  private let value: LinkedValue
  private let topics: BrokerTopics
  private let node: String

  init(_ value: LinkedValue, _ topics: BrokerTopics, node: String) {
    (self.value, self.topics, self.node) = (value, topics, node)
  }

  /// Whether there is nothing to choose from outside: the value can only be read, or only a single number is possible.
  /// Home Assistant accepts no number without a choice.
  private var isSensor: Bool {
    guard !value.isReadOnly else { return true }
    guard let bounds = value.bounds else { return false }
    let span = bounds.upperBound - bounds.lowerBound
    return span <= 0 || value.form == .range && value.distance >= span
  }

  /// The entities: one, and two for the ends of a range.
  var parts: [(key: String, platform: String, value: JSONText)] {
    let isSensor = isSensor
    switch value.form {
    case .flag:
      return [part(isSensor ? "binary_sensor" : "switch", [("payload_on", "true"), ("payload_off", "false")])]
    case .number:
      return isSensor ? [part("sensor", measured)] : [part("number", bounds + unit + inBounds("value"))]
    case .duration:
      let seconds: [(String, JSONText)] = [("unit_of_measurement", "s"), ("device_class", "duration")]
      return isSensor ? [part("sensor", seconds)] : [part("number", bounds + seconds + inBounds("value"))]
    case .choice: return [isSensor ? part("sensor", reservedNames.told) : part("select", options)]
    case .range:
      return isSensor
        ? [part("sensor", [])] : [end("low", 0, "Low"), end("high", 1, "High")]
    case .color:
      let pattern = "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$|^[a-zA-Z]+$"
      return [part(isSensor ? "sensor" : "text", isSensor ? [] : [("pattern", .string(pattern))])]
    case .text:
      // Home Assistant ignores a longer text, and would keep an older one.
      let start: [(String, JSONText)] = [("value_template", "{{ value[:255] }}")]
      return [part(isSensor ? "sensor" : "text", isSensor ? start : [("max", 255)] + start)]
    case .date, .time: return [part(isSensor ? "sensor" : "text", isSensor ? [] : [("max", 10)])]
    }
  }

  /// A button that others may press.
  static func button(
    _ button: PanelIdentity.Button, _ topics: BrokerTopics, node: String
  ) -> (key: String, platform: String, value: JSONText) {
    entity(
      "press_" + Discovery.escaped(button.name), "button", button.title, node,
      [("command_topic", .string(topics.press + button.name)), ("payload_press", "PRESS")])
  }

  /// An alarm of the panel: a problem while it asks for attention.
  static func alarm(
    _ alarm: PanelIdentity.Alarm, _ topics: BrokerTopics, node: String
  ) -> (key: String, platform: String, value: JSONText) {
    // No name of a value has two dots in a row, so they can serve as the escape.
    entity(
      "alarm--" + Discovery.escaped(alarm.name), "binary_sensor", alarm.title, node,
      [
        ("state_topic", .string(topics.alarm(alarm.name))), ("payload_on", "true"), ("payload_off", "false"),
        ("device_class", "problem"),
      ])
  }

  /// An entity that is no value: the keys of all such entities, and then the keys of its platform.
  private static func entity(
    _ key: String, _ platform: String, _ title: String, _ node: String, _ own: [(name: String, value: JSONText)]
  ) -> (key: String, platform: String, value: JSONText) {
    let all: [(name: String, value: JSONText)] = [
      ("name", .string(title)), ("unique_id", .string("faceplate_\(node)_\(key)")),
      ("default_entity_id", .string(entityID(platform, node, key))),
    ]
    return (key, platform, .members(all + own))
  }

  // MARK: Keys

  /// The name that Home Assistant gives the entity at first.
  private static func entityID(_ platform: String, _ node: String, _ key: String) -> String {
    "\(platform)." + "\(node)_\(key)".lowercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }

  private var measured: [(String, JSONText)] {
    let digits: [(String, JSONText)] = value.digits.map { [("suggested_display_precision", .number($0))] } ?? []
    return unit + digits + [("state_class", "measurement")]
  }

  private var unit: [(String, JSONText)] {
    value.unit.isEmpty ? [] : [("unit_of_measurement", .string(value.unit))]
  }

  /// Home Assistant's defaults are 0, 100 and 1, so all three are always sent.
  private var bounds: [(String, JSONText)] {
    [
      ("min", JSONText(span.lowerBound)), ("max", JSONText(span.upperBound)),
      ("step", JSONText(max(0.001, value.step ?? 0.001))),
    ]
  }

  private var span: ClosedRange<Double> { value.bounds ?? -1e9...1e9 }

  /// Makes a number of the panel's state unknown while it is beyond the bounds.
  ///
  /// A reading may be there, and Home Assistant ignores it: without this it would keep an older number.
  ///
  /// - Parameter number: the number in an expression of Home Assistant.
  private func inBounds(_ number: String) -> [(String, JSONText)] {
    let (low, high) = (JSONText(span.lowerBound), JSONText(span.upperBound))
    let template = "{% set n = \(number) %}{{ n if \(low) <= n | float(\(low)) <= \(high) else 'None' }}"
    return [("value_template", .string(template))]
  }

  /// The options of a choice by their names in Home Assistant, and how these names become those of the panel.
  private var options: [(String, JSONText)] {
    let (renamed, told, ordered) = reservedNames
    return [("options", .array(value.options.map { .string(renamed[$0.name] ?? $0.name) }))] + told + ordered
  }

  /// The options whose names mean in Home Assistant that there is no value, with other names for them, and the templates
  /// that exchange these names in states and in orders.
  private var reservedNames: (renamed: [String: String], told: [(String, JSONText)], ordered: [(String, JSONText)]) {
    let names = value.options.map(\.name)
    let reserved = names.filter { $0.lowercased() == "none" || ["unknown", "unavailable"].contains($0) }
    if reserved.isEmpty { return ([:], [], []) }
    let pairs = reserved.map { name in
      var other = name + "_"
      while names.contains(other) { other += "_" }
      return (name, other)
    }
    func template(_ pairs: [(String, String)]) -> JSONText {
      .string("{{ {\(pairs.map { "'\($0)': '\($1)'" }.joined(separator: ", "))}.get(value, value) }}")
    }
    return (
      Dictionary(pairs) { $1 }, [("value_template", template(pairs))],
      [("command_template", template(pairs.map { ($1, $0) }))]
    )
  }

  /// One end of a range, which the panel tells as `low..high`.
  private func end(_ name: String, _ index: Int, _ title: String) -> (key: String, platform: String, value: JSONText) {
    part(
      "number", bounds + unit + inBounds("value.split('..')[\(index)]"), suffix: "_\(name)",
      title: "\(value.title) \(title)", set: "/\(name)")
  }

  private func part(
    _ platform: String, _ keys: [(String, JSONText)], suffix: String = "", title: String? = nil, set: String = ""
  ) -> (key: String, platform: String, value: JSONText) {
    let key = Discovery.escaped(value.name) + suffix
    var members: [(String, JSONText)] = [
      ("name", .string(title ?? value.title)), ("unique_id", .string("faceplate_\(node)_\(key)")),
      ("default_entity_id", .string(Self.entityID(platform, node, key))),
      ("state_topic", .string(topics.state(value.name))),
    ]
    if !isSensor { members.append(("command_topic", .string(topics.set(value.name) + set))) }
    if value.hasQuality { members.append(("quality_topic", .string(topics.quality(value.name)))) }
    return (key, platform, .members(members + keys))
  }
}
