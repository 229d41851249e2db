import Synchronization
import Values

/// The messages of a link's thread to the main thread, delivered in one batch.
///
/// Of the readings of one value only the newest is kept. So a broker that sends ten thousand messages a second costs the
/// main thread no more than one message per frame. A report that refuses an order is kept beside the readings before and
/// after it: the person hears of it, and the age of the value starts again with each reading.
final class LinkMailbox: Sendable {
  /// A message.
  enum Item: Sendable {
    case report(LinkReport)
    case online(Bool)
    case set(name: String, datum: Datum)
    case press(String)
    /// An order that sets no value was not carried out.
    case refused(title: String, why: String)
    case log(String)
  }

  /// The subject of a message of which only the newest is kept.
  private enum Topic: Hashable {
    case reading(String)
    case order(String)
  }

  private struct State {
    /// The messages that the main thread has not taken yet.
    var items = WaitingLine<Topic, Item>()
    /// Whether the main thread takes the messages with its next wake, or takes some now and looks for more afterwards.
    var isAnnounced = false
  }

  private let state = Mutex(State())
  private let deliver: @MainActor @Sendable ([Item]) -> Void

  /// - Parameter deliver: called on the main thread.
  init(deliver: @escaping @MainActor @Sendable ([Item]) -> Void) { self.deliver = deliver }

  /// Passes messages to the main thread, which takes them in with its next wake.
  func post(_ items: [Item]) {
    if items.isEmpty { return }
    let isFirst = state.withLock { state in
      for item in items { Self.add(item, to: &state.items) }
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    if isFirst { deliverSoon() }
  }

  /// Hands what waits to the main thread in its next wake, and the rest in those after it.
  private func deliverSoon() {
    Task { @MainActor in
      deliver(take())
      // Messages that came during the delivery have announced nothing: a second batch in each wake would double the work.
      let hasMore = state.withLock { state in
        state.isAnnounced = !state.items.isEmpty
        return state.isAnnounced
      }
      if hasMore { deliverSoon() }
    }
  }

  /// Hands one thing to the main thread.
  func post(_ item: Item) { post([item]) }

  /// Whether nothing waits.
  var isEmpty: Bool { state.withLock(\.items.isEmpty) }

  /// Returns the items since the last call, in order. Presses beyond the number that the main thread carries out in one
  /// wake stay for the next call.
  func take() -> [Item] {
    state.withLock { state in
      var presses = 0
      return state.items.take { item in
        if case .press = item { presses += 1 }
        return presses > LinkLimits.presses
      }
    }
  }

  /// Adds a message, and drops those that it makes out of date.
  private static func add(_ item: Item, to waiting: inout WaitingLine<Topic, Item>) {
    switch item {
    case .report(let report) where report.refusal != nil:
      waiting.settle(.reading(report.name))
      waiting.append(item)
    case .report(let report):
      var newest = report
      if case .report(let old)? = waiting[.reading(report.name)] {
        newest.datum = report.datum ?? old.datum
        newest.isRepeated = report.isRepeated && old.isRepeated
      }
      waiting.replace(.reading(report.name), with: .report(newest))
    case .set(let name, _): waiting.append(item, key: .order(name))
    case .press, .log, .refused:
      // A main thread that hangs does not receive presses later, when they are no longer expected.
      // Readings and orders to set, of which there is one per value, do not count.
      if waiting.unkeyedCount < LinkLimits.waiting * 16 { waiting.append(item) }
    case .online: waiting.append(item)
    }
  }
}
