/// Messages that wait, in the order in which they were given. A message replaces an earlier one of the same key.
///
/// Adding a message takes the same time however many wait, so that the cost of a flood grows only with its length.
struct WaitingLine<Key: Hashable & Sendable, Message: Sendable>: Sendable {
  private struct Waiting {
    var message: Message
    let key: Key?
  }

  /// The messages by their places in the line.
  private var waiting: [Int: Waiting] = [:]
  /// The places of the messages that a newer one of their key replaces.
  private var places: [Key: Int] = [:]
  /// The places of the messages without a key, the earliest first.
  private var unkeyed: ArraySlice<Int> = []
  /// The place of the next message.
  private var next = 0

  /// Nobody waits.
  init() {}

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// The number of messages without a key.
  var unkeyedCount: Int { unkeyed.count }

  /// The message that a newer one of a key replaces; `nil` if there is none.
  subscript(key: Key) -> Message? { places[key].flatMap { waiting[$0]?.message } }

  /// Adds a message at the end, and drops the one that it replaces.
  ///
  /// - Parameter key: its subject; `nil` for a message that replaces none and is never replaced.
  mutating func append(_ message: Message, key: Key? = nil) {
    if let key {
      if let former = places.updateValue(next, forKey: key) { waiting[former] = nil }
    } else {
      unkeyed.append(next)
    }
    waiting[next] = Waiting(message: message, key: key)
    next += 1
  }

  /// Puts a message in the place of the one that it replaces, or at the end if there is none.
  mutating func replace(_ key: Key, with message: Message) {
    guard let place = places[key] else { return append(message, key: key) }
    waiting[place]?.message = message
  }

  /// Keeps the message of a key that waits: the next message of the key goes to the end of the line.
  mutating func settle(_ key: Key) { places[key] = nil }

  /// Drops the earliest message without a key.
  mutating func dropUnkeyed() { if let place = unkeyed.popFirst() { waiting[place] = nil } }

  /// Removes messages from the beginning of the line and returns them, in order.
  ///
  /// - Parameter isEnd: whether a message and those behind it stay; called for each in turn.
  mutating func take(until isEnd: (Message) -> Bool = { _ in false }) -> [Message] {
    var taken: [Message] = []
    for place in waiting.keys.sorted() {
      guard let (message, key) = waiting[place].map({ ($0.message, $0.key) }), !isEnd(message) else { break }
      taken.append(message)
      waiting[place] = nil
      if let key, places[key] == place { places[key] = nil }
      if unkeyed.first == place { unkeyed.removeFirst() }
    }
    return taken
  }
}
