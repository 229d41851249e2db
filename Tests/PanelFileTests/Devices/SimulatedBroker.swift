import Values

@testable import Links

/// A broker that keeps its rules: it loses connections, and passes messages on late, but in the order of each connection.
final class SimulatedBroker {
  /// ``Mood/honest``, ``Mood/slow``, ``Mood/silent`` for one that takes connections and says nothing, or ``Mood/gone``.
  var mood = Mood.honest { didSet { if mood == .gone { session?.lose() } } }
  /// The number of messages that the panel has published.
  private(set) var published = 0
  /// Told of each message of the panel.
  var onMessage: (_ topic: String, _ text: String) -> Void = { _, _ in }

  let world: SimulatedWorld
  private var retained: [String: [UInt8]] = [:]
  private weak var session: SimulatedSession?

  init(_ world: SimulatedWorld) { self.world = world }

  /// Lets the panel in.
  fileprivate func welcome(_ session: SimulatedSession) { self.session = session }

  /// Takes a message of the panel.
  fileprivate func take(_ text: String, _ topic: String, isRetained: Bool) {
    published += 1
    onMessage(topic, text)
    publish(Array(text.utf8), topic, isRetained: isRetained)
  }

  /// Takes a message of anybody, and passes it on.
  func publish(_ bytes: [UInt8], _ topic: String, isRetained: Bool) {
    if isRetained { retained[topic] = bytes.isEmpty ? nil : bytes }
    session?.deliver(topic, bytes, isRetained: false)
  }

  /// Sends what is kept for a subscription.
  fileprivate func sendRetained(_ filter: String, to session: SimulatedSession) {
    for (topic, bytes) in retained.sorted(by: { $0.key < $1.key }) where Self.matches(topic, filter) {
      session.send(topic, bytes, isRetained: true)
    }
  }

  /// Whether a topic belongs to a subscription.
  static func matches(_ topic: String, _ filter: String) -> Bool {
    let (levels, parts) = (topic.split(separator: "/"), filter.split(separator: "/"))
    for (index, part) in parts.enumerated() {
      if part == "#" { return levels.count > index }
      guard index < levels.count, part == "+" || part == levels[index] else { return false }
    }
    return levels.count == parts.count
  }
}

/// A connection of the panel to a broker.
final class SimulatedSession: BrokerClient {
  let descriptor: Int32 = -1
  let interests: Int16 = 0
  /// Called at the time at which something comes.
  private let onArrival: () -> Void
  private let broker: SimulatedBroker
  private var filters: [String] = []
  private var waiting: [(time: Duration, event: BrokerConnection.Event)] = []
  private var isOpen = false

  init(_ broker: SimulatedBroker, onArrival: @escaping () -> Void) {
    (self.broker, self.onArrival) = (broker, onArrival)
  }

  func connect(to settings: BrokerSettings) throws(LinkFault) {
    if broker.mood == .gone { throw LinkFault("Connection refused") }
    isOpen = true
    broker.welcome(self)
    if broker.mood != .silent { push(.accepted) }
  }

  func work(_ ready: Int16) -> [BrokerConnection.Event] {
    let due = waiting.prefix { $0.time <= broker.world.now }.map(\.event)
    waiting.removeFirst(due.count)
    return due
  }

  /// Takes a message, and confirms none: nothing here publishes without a value that shows the result.
  func publish(_ text: String, _ topic: String, retained: Bool) -> Int32? {
    guard isOpen else { return nil }
    broker.take(text, topic, isRetained: retained)
    return 0
  }

  func subscribe(_ topic: String) -> Bool {
    guard isOpen else { return false }
    filters.append(topic)
    broker.sendRetained(topic, to: self)
    return true
  }

  func disconnect() { isOpen = false }

  /// The connection is lost.
  func lose() {
    guard isOpen else { return }
    isOpen = false
    push(.closed("The connection was lost."))
  }

  /// Passes on a message, if it was subscribed.
  func deliver(_ topic: String, _ bytes: [UInt8], isRetained: Bool) {
    guard isOpen, filters.contains(where: { SimulatedBroker.matches(topic, $0) }) else { return }
    send(topic, bytes, isRetained: isRetained)
  }

  fileprivate func send(_ topic: String, _ bytes: [UInt8], isRetained: Bool) {
    push(.message(topic: topic, bytes: bytes, isRetained: isRetained))
  }

  private func push(_ event: BrokerConnection.Event) {
    let pause = broker.world.pause(upTo: broker.mood == .slow ? .seconds(2) : .milliseconds(20))
    let time = max(broker.world.now + pause, waiting.last?.time ?? .zero)
    waiting.append((time, event))
    broker.world.at(time, onArrival)
  }
}

/// A device behind a broker: it has values in topics, and lies.
final class SimulatedAppliance {
  var mood = Mood.honest
  /// What it holds, by the beginnings of its topics.
  private(set) var held: [String: String] = [:]
  private let broker: SimulatedBroker
  private var world: SimulatedWorld { broker.world }
  /// How often it says what it holds.
  static let every = Duration.seconds(20)
  /// Texts that are no value, and one that is long.
  private static let nonsense = [
    "", "null", "NaN", "unavailable", "{}", "1e999", "-5", "\u{202E}7", String(repeating: "9", count: 70_000),
  ]

  init(_ broker: SimulatedBroker, _ held: [String: String]) { (self.broker, self.held) = (broker, held) }

  /// Begins to say what it holds.
  func start() {
    if mood != .gone { for name in held.keys.sorted() { tell(name) } }
    world.after(Self.every) { [weak self] in self?.start() }
  }

  /// Changes what it holds, and says so.
  func set(_ name: String, _ text: String) {
    held[name] = text
    tell(name)
  }

  /// Takes an order: late, twice, or not at all.
  func order(_ name: String, _ text: String) {
    switch mood {
    case .gone, .refusing: return
    case .silent: held[name] = text
    case .honest: world.after(world.pause(upTo: .milliseconds(50))) { [weak self] in self?.set(name, text) }
    case .slow, .nonsense:
      for _ in 0..<world.number(in: 0...2) {
        world.after(world.pause(upTo: .seconds(4))) { [weak self] in self?.set(name, text) }
      }
    }
  }

  /// Says what it holds, or something else.
  private func tell(_ name: String) {
    let text = held[name] ?? ""
    switch mood {
    case .gone, .silent: return
    case .honest, .refusing: broker.publish(Array(text.utf8), "\(name)/state", isRetained: true)
    case .slow, .nonsense:
      let isNonsense = mood == .nonsense && world.chance(60)
      let words = isNonsense ? world.any(of: Self.nonsense) : text
      let bytes = isNonsense && world.chance(20) ? world.bytes(0...30) : Array(words.utf8)
      // Late, so that messages overtake each other, or twice, or not at all.
      for _ in 0..<world.number(in: 0...2) {
        world.after(world.pause(upTo: .seconds(4))) { [broker] in
          broker.publish(bytes, "\(name)/state", isRetained: true)
        }
      }
    }
  }
}
