import Localization
import Values

/// Decides what a message from a broker means for a panel. It knows no connection: messages come in, meanings go out.
///
/// Retained orders are ignored: they would be carried out again at each connection, and switch an oven on. The retained
/// message of a topic from which a value is read is the value's state.
struct BrokerRouter: Sendable {
  /// The meaning of a message.
  enum Meaning: Equatable, Sendable {
    /// A value has arrived.
    case report(LinkReport)
    /// Another client wants a value to be set.
    case set(String, Datum)
    /// Another client presses a button.
    case press(String)
    /// Home Assistant has started: it knows nothing yet.
    case birth
    /// A value has become unknown: the message says so, or does not fit the value.
    case noValue(String, topic: String, LinkFault)
    /// Another panel introduces itself by the name of this one.
    case rival
    /// The order makes no sense. The text is empty where it may be a secret: for a private value, and for an unknown name,
    /// which may be the mistyped name of one.
    case fault(topic: String, name: String?, text: String, why: String)
    /// Nothing.
    case none
  }

  /// A value that is read from a topic.
  private struct Reading: Sendable {
    var value: LinkedValue
    var scaling: RawScaling
    var member: String?
  }

  /// The topic on which Home Assistant reports that it has started.
  static let birthTopic = "homeassistant/status"

  private let topics: BrokerTopics
  private var readings: [String: [Reading]] = [:]
  private var values: [String: LinkedValue] = [:]
  /// The values that this broker must not touch, by the paths of their names.
  private var withheld: [String: String] = [:]
  /// The values that everybody may see and that live at a topic of another publisher, by the paths of their names.
  private var foreign: [String: LinkedValue] = [:]
  private var buttons: Set<String> = []
  /// The present ranges: an order may set only one end of a range.
  private var ranges: [String: ClosedRange<Double>] = [:]
  /// The ordered ranges that the panel has not shown yet, and how long they count: the second end of a range may be set
  /// before the panel has published the first.
  private var ordered: [String: (range: ClosedRange<Double>, until: Duration)] = [:]

  /// - Parameters:
  ///   - link: the name of the link.
  ///   - values: all values of the panel.
  init(link: String, _ topics: BrokerTopics, _ values: [LinkedValue], _ identity: PanelIdentity) {
    self.topics = topics
    buttons = Set(identity.buttons.map(\.name))
    for value in values {
      if value.link == link, let topic = value.keys.text("topic") {
        readings[topic, default: []].append(
          Reading(value: value, scaling: RawScaling(value.keys), member: value.keys.text("member")))
        if value.audience == .everybody { foreign[BrokerTopics.path(value.name)] = value }
      } else if value.isShown(by: link) {
        self.values[BrokerTopics.path(value.name)] = value
      } else {
        withheld[BrokerTopics.path(value.name)] = value.name
      }
    }
  }

  /// The topics that have to be subscribed.
  var subscriptions: [String] {
    [topics.set + "#", topics.press + "+", topics.info] + (topics.groupSet.map { [$0 + "#"] } ?? [])
      + readings.keys.sorted()
  }

  /// Takes note of the present value.
  mutating func note(_ datum: Datum, of name: String) {
    guard case .range(let range) = datum else { return }
    ranges[name] = range
    if ordered[name]?.range == range { ordered[name] = nil }
  }

  /// Takes note of an order that is carried out.
  mutating func noteOrder(_ datum: Datum, of name: String, at now: Duration) {
    if case .range(let range) = datum { ordered[name] = (range, now + OrdersInFlight.answerTime) }
  }

  /// Forgets an order that the panel has refused.
  mutating func forgetOrder(of name: String) { ordered[name] = nil }

  /// Forgets orders that the panel should have shown by now.
  mutating func forgetOrders(until now: Duration) {
    if !ordered.isEmpty { ordered = ordered.filter { $0.value.until > now } }
  }

  /// The meanings of a message: several if several values are read from its topic.
  func meanings(topic: String, _ bytes: [UInt8], isRetained: Bool) -> [Meaning] {
    let text: String
    switch BrokerMessage.text(bytes) {
    case .success(let good): text = good
    case .failure(let fault):
      guard let readings = readings[topic] else {
        return [.fault(topic: topic, name: nil, text: "", why: fault.description)]
      }
      let quote = Self.quote(String(decoding: bytes.prefix(200), as: UTF8.self), for: readings)
      return readings.map {
        .noValue($0.value.name, topic: topic, LinkFault(fault.reason, detail: fault.detail, received: quote))
      }
    }
    if topic == Self.birthTopic { return [text == "online" ? .birth : .none] }
    if topic == topics.info {
      let instance = try? BrokerMessage.member("instance", of: BrokerMessage.json(text))
      return [instance.map { $0 != BrokerTopics.instance } == true ? .rival : .none]
    }
    if let readings = readings[topic] {
      lazy var quote = Self.quote(text, for: readings)
      lazy var json = BrokerMessage.json(text)
      return readings.map { Self.report($0, text, topic, json: json, quote: quote) }
    }
    for prefix in [topics.set, topics.groupSet].compactMap({ $0 }) where topic.hasPrefix(prefix) {
      return [isRetained ? retained(topic) : order(topic, topic.dropFirst(prefix.count), text)]
    }
    guard topic.hasPrefix(topics.press) else { return [.none] }
    let name = String(topic.dropFirst(topics.press.count))
    guard buttons.contains(name) else {
      return [.fault(topic: topic, name: name, text: "", why: "there is no button \(name)")]
    }
    return [isRetained ? retained(topic) : .press(name)]
  }

  private func retained(_ topic: String) -> Meaning {
    .fault(
      topic: topic, name: nil, text: "",
      why: "this order is retained, so it would be carried out at each connection; publish it without “retain”")
  }

  /// A message as the log quotes it: a message with several members may have a private member.
  private static func quote(_ message: String, for readings: [Reading]) -> String {
    readings.contains { $0.value.isPrivate } ? "a private text" : message.quotedForLog
  }

  /// Returns the report of a value in a message.
  ///
  /// - Parameters:
  ///   - json: the message as JSON; parsed once for all values of the topic, where one of them is a member of it.
  ///   - quote: the message, as the log quotes it; made where the message has no value.
  private static func report(
    _ reading: Reading, _ message: String, _ topic: String, json: @autoclosure () -> Result<JSONValue, LinkFault>,
    quote: @autoclosure () -> String
  ) -> Meaning {
    let name = reading.value.name
    var text = message
    if let member = reading.member {
      do throws(LinkFault) {
        guard let found = try BrokerMessage.member(member, of: json()) else { return .none }
        text = found
      } catch {
        return .noValue(name, topic: topic, LinkFault(error.reason, detail: error.detail, received: quote()))
      }
    }
    guard let datum = reading.scaling.datum(text, of: reading.value) else {
      return .noValue(name, topic: topic, reading.value.fault(of: text, from: "this"))
    }
    return .report(LinkReport(name, datum))
  }

  /// The meaning of an order to set a value, or one end of a range.
  private func order(_ topic: String, _ path: Substring, _ text: String) -> Meaning {
    func fault(_ value: LinkedValue, _ why: String) -> Meaning {
      .fault(topic: topic, name: value.name, text: value.isPrivate ? "" : text, why: why)
    }
    if let value = values[String(path)] {
      if value.isReadOnly { return fault(value, "\(value.name) can only be read") }
      guard let datum = RawScaling([:]).datum(text, of: value) else {
        return fault(value, value.refusal(of: text))
      }
      if let why = value.fault(datum) { return fault(value, why) }
      if datum.text.hasBarredCharacters { return fault(value, "this has control characters or marks of direction") }
      return .set(value.name, datum)
    }
    let ends = path.split(separator: "/", omittingEmptySubsequences: false)
    if let name = withheld[String(path)] ?? withheld[ends.dropLast().joined(separator: "/")] {
      return .fault(topic: topic, name: name, text: "", why: "\(name) can only be set at the panel")
    }
    if let value = foreign[String(path)] ?? foreign[ends.dropLast().joined(separator: "/")] {
      let place = value.keys.text("set").map { "is set by its own topic, \($0)" }
      return .fault(topic: topic, name: value.name, text: "", why: "\(value.name) \(place ?? "can only be read")")
    }
    guard let end = ends.last, end == "low" || end == "high",
      let value = values[ends.dropLast().joined(separator: "/")], value.form == .range
    else { return .fault(topic: topic, name: String(path), text: "", why: "the panel has no value of this name") }
    guard !value.isReadOnly, let range = ordered[value.name]?.range ?? ranges[value.name],
      let number = Double(decimalText: text.trimmed)
    else { return fault(value, "this is not an end of the range \(value.name)") }
    // The two ends come as two messages: the first message pushes the other end along.
    let (least, most) = (number + value.distance, number - value.distance)
    let new = end == "low" ? number...max(least, range.upperBound) : min(most, range.lowerBound)...number
    if let why = value.fault(.range(new)) { return fault(value, why) }
    return .set(value.name, .range(new))
  }
}
