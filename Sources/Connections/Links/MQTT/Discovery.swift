import Values

/// The messages by which Home Assistant discovers the values of a panel.
///
/// Each value that the panel publishes becomes an entity, and so does each button that has a name, and each alarm. Home
/// Assistant keeps an entity that a later message leaves out, so a removed entity is first sent once with its platform
/// alone.
struct Discovery: Sendable {
  /// A message: an empty text removes what was there.
  struct Message: Equatable, Sendable {
    var topic: String
    var text: String
  }

  private let identity: PanelIdentity
  private let topics: BrokerTopics
  private let form: BrokerSettings.Discovery
  private let version: String
  /// The entities by key, with their platforms.
  private let parts: [(key: String, platform: String, value: JSONText)]

  /// - Parameters:
  ///   - values: the values that the panel publishes.
  ///   - client: the client name of the panel at the broker, which must be unique.
  init(
    _ identity: PanelIdentity, _ values: [LinkedValue], _ topics: BrokerTopics, _ form: BrokerSettings.Discovery,
    version: String
  ) {
    (self.identity, self.topics, self.form, self.version) = (identity, topics, form, version)
    let node = Self.escaped(identity.name)
    parts =
      form == .none
      ? []
      : values.flatMap { DiscoveredValue($0, topics, node: node).parts }
        + identity.buttons.map { DiscoveredValue.button($0, topics, node: node) }
        + identity.alarms.map { DiscoveredValue.alarm($0, topics, node: node) }
  }

  /// The entities by key with their platforms, below the topics of their messages.
  var record: [String: [String: String]] {
    switch form {
    case .none: [:]
    case .homeAssistant: [deviceTopic: Dictionary(parts.map { ($0.key, $0.platform) }) { $1 }]
    case .homeAssistantSingle:
      Dictionary(parts.map { (singleTopic($0.key, $0.platform), [$0.key: $0.platform]) }) { $1 }
    }
  }

  /// The messages that announce the panel, after the messages that remove its former entities.
  ///
  /// - Parameter before: the ``record`` of what was told last.
  func messages(before: [String: [String: String]]) -> [Message] {
    let now = record
    var messages = before.keys.filter { now[$0] == nil }.sorted().map { Message(topic: $0, text: "") }
    switch form {
    case .none: break
    case .homeAssistant:
      let gone = (before[deviceTopic] ?? [:]).filter { now[deviceTopic]?[$0.key] != $0.value }
      if !gone.isEmpty { messages.append(Message(topic: deviceTopic, text: device(gone).description)) }
      messages.append(Message(topic: deviceTopic, text: device([:]).description))
    case .homeAssistantSingle:
      messages += parts.map { part in
        let shared = [("device", deviceBlock), ("origin", origin)] + availability(part.value)
        let value = JSONText.members([]).merged(part.value, shared)
        return Message(topic: singleTopic(part.key, part.platform), text: value.description)
      }
    }
    return messages
  }

  /// Whether a message of a topic tells of the panel.
  func isOwn(_ topic: String) -> Bool {
    let node = "faceplate_\(Self.escaped(identity.name))"
    return topic.hasPrefix("homeassistant/") && topic.split(separator: "/").contains(Substring(node))
  }

  /// The topic of the whole device.
  var deviceTopic: String { "homeassistant/device/faceplate_\(Self.escaped(identity.name))/config" }

  private func singleTopic(_ key: String, _ platform: String) -> String {
    "homeassistant/\(platform)/faceplate_\(Self.escaped(identity.name))/\(key)/config"
  }

  /// The message of the device, with the platforms alone of entities that are to go.
  private func device(_ gone: [String: String]) -> JSONText {
    let there = parts.map { part in
      (part.key, JSONText.members([("platform", .string(part.platform))]).merged(part.value, availability(part.value)))
    }
    let going = gone.sorted { $0.key < $1.key }.map { ($0.key, JSONText.members([("platform", .string($0.value))])) }
    let staying = there.filter { gone[$0.0] == nil }
    return .members([
      ("device", deviceBlock), ("origin", origin), ("components", .members(going + staying)),
      ("qos", 1),
    ])
  }

  private var deviceBlock: JSONText {
    .members([
      ("identifiers", .array([.string("faceplate_\(Self.escaped(identity.name))")])), ("name", .string(identity.title)),
      ("manufacturer", "Faceplate"), ("model", "Panel"), ("sw_version", .string(version)),
    ])
  }

  private var origin: JSONText { .members([("name", "Faceplate"), ("sw_version", .string(version))]) }

  /// When an entity counts as available: the panel is available, and the entity's value is good.
  private func availability(_ part: JSONText) -> [(String, JSONText)] {
    let panel = JSONText.members([("topic", .string(topics.availability))])
    guard case .object(let members) = part, let quality = members.first(where: { $0.name == "quality_topic" }) else {
      return [("availability", .array([panel])), ("availability_mode", "all")]
    }
    let value = JSONText.members([
      ("topic", quality.value),
      ("value_template", "{{ 'online' if value in ['good', 'pending'] else 'offline' }}"),
    ])
    return [("availability", .array([panel, value])), ("availability_mode", "all")]
  }

  /// A unique name of letters, digits, `_` and `-`: the dot becomes `-`, which names of values do not have, and any
  /// other character its number.
  static func escaped(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
      case ".": "-"
      default: "-\(String(scalar.value, radix: 16))-"
      }
    }.joined()
  }
}

extension JSONText {
  /// The members of this object and of another, without the members meant for Faceplate alone, plus further members.
  fileprivate func merged(_ other: JSONText, _ more: [(String, JSONText)]) -> JSONText {
    guard case .object(let members) = other else { return self }
    return with(members.filter { $0.name != "quality_topic" }.map { ($0.name, $0.value) } + more)
  }
}
