import Values

/// The plan of a panel at a broker: the values, topics and settings. It is fixed when the link is made, and known to
/// its thread.
struct BrokerPlan: Sendable {
  /// The name of the link.
  var name: String
  /// The name of the panel.
  var panel: String
  /// The broker's address, and the name and password for it.
  var settings: BrokerSettings
  /// The topics.
  var topics: BrokerTopics
  /// Maps received messages to values and commands.
  var router: BrokerRouter
  /// The discovery messages for Home Assistant.
  var discovery: Discovery
  /// The values that are read from topics.
  var read: [LinkedValue]
  /// The values that are published, by name.
  var published: [String: LinkedValue]
  /// The names of the alarms that are published.
  var alarms: [String]
  /// The facts about the panel that never change.
  private let introduction: [(String, JSONText)]
  /// The place of the record of published topics; `nil` without a folder for it.
  var store: PublishedStore.Place?

  /// Makes a plan.
  ///
  /// - Throws: ``LinkFault`` for keys that make no sense.
  init(
    _ connection: LinkedConnection, _ values: [LinkedValue], _ identity: PanelIdentity, _ services: LinkServices
  ) throws(LinkFault) {
    name = connection.name
    var identity = identity
    if let panel = connection.keys.text("panel") { identity.name = panel }
    if identity.name.contains("/" as Character) {
      throw LinkFault("“\(identity.name)” cannot be the name of a panel; leave out the /")
    }
    panel = identity.name
    var settings = try BrokerSettings(connection.keys, panel: identity.name)
    settings.authorities = services.files?.place(of: settings.authorities) ?? settings.authorities
    self.settings = settings
    topics = BrokerTopics(
      prefix: connection.keys.text("prefix") ?? "faceplate/\(identity.name)", group: connection.keys.text("group"))
    for topic in [topics.prefix, topics.group ?? "all"] where !BrokerTopics.isTopic(topic) {
      throw LinkFault("“\(topic)” cannot be a topic; leave out #, + and empty texts")
    }
    router = BrokerRouter(link: connection.name, topics, values, identity)
    read = values.filter { $0.link == connection.name && $0.keys["topic"] != nil }
    for value in read {
      for topic in [value.keys.text("topic"), value.keys.text("set")].compactMap({ $0 })
      where !BrokerTopics.isTopic(topic) {
        throw LinkFault("\(value.name): “\(topic)” is not a topic; + and # stand for several")
      }
    }
    let own = values.filter {
      $0.isShown(by: connection.name) && ($0.link != connection.name || $0.keys["topic"] == nil)
    }
    published = Dictionary(own.map { ($0.name, $0) }) { $1 }
    alarms = identity.alarms.map(\.name)
    discovery = Discovery(identity, own, topics, settings.discovery, version: services.version)
    introduction = [
      ("title", .string(identity.title)), ("version", .string(services.version)), ("values", .number(own.count)),
      ("machine", .string(Credentials.machineMark)), ("instance", .string(BrokerTopics.instance)),
    ]
    store = services.state.map {
      PublishedStore.Place(folder: $0, panel: identity.name, link: connection.name, owner: services.owner)
    }
  }

  /// Returns the panel's description of itself.
  ///
  /// - Parameter parts: the state of its parts; empty before it is known.
  func info(_ parts: [PartState]) -> String {
    if parts.isEmpty { return JSONText.members(introduction).description }
    let state: [(String, JSONText)] = [
      ("good", .bool(parts.allSatisfy { $0.fault == nil })),
      ("parts", .members(parts.map { ($0.name, .string($0.publicText)) })),
    ]
    return JSONText.members(introduction + state).description
  }

  /// Whether a topic is one of the panel's own, by its beginning.
  func isOwn(_ topic: String) -> Bool { topic.hasPrefix(topics.prefix + "/") || discovery.isOwn(topic) }

  /// The retained messages at the broker once everything is published.
  var standing: PublishedRecord {
    var record = PublishedRecord()
    // A panel with another name is another panel.
    record.topics = [topics.availability, topics.info]
    record.discovery = discovery.record
    for value in published.values {
      record.topics.insert(topics.state(value.name))
      if value.hasQuality { record.topics.insert(topics.quality(value.name)) }
    }
    for alarm in alarms { record.topics.insert(topics.alarm(alarm)) }
    return record
  }
}
