import Synchronization
import Values

/// The messages of a link's thread to the main thread, delivered in one batch.
///
/// Of the reports of one value only the newest is kept. So a broker that sends ten thousand messages a second costs the
/// main thread no more than one message per frame.
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

    /// Whether there can be any number of its kind.
    var canRecur: Bool {
      switch self {
      case .press, .log, .refused: true
      case .report, .set, .online: false
      }
    }
  }

  private struct State {
    /// The messages that the main thread has not taken yet, in order.
    var items: [Item] = []
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
      let end = state.items.firstIndex { item in
        if case .press = item { presses += 1 }
        return presses > LinkLimits.presses
      }
      let count = end ?? state.items.count
      defer { state.items.removeFirst(count) }
      return Array(state.items[..<count])
    }
  }

  /// Adds a message, and drops those that it makes out of date.
  private static func add(_ item: Item, to waiting: inout [Item]) {
    switch item {
    case .report(let report):
      let index = waiting.firstIndex { if case .report(let old) = $0 { old.name == report.name } else { false } }
      guard let index, case .report(let old) = waiting[index] else { break }
      var newest = LinkReport(report.name, report.datum ?? old.datum, report.quality)
      newest.refusal = report.refusal ?? old.refusal
      waiting[index] = .report(newest)
      return
    case .set(let name, _):
      waiting.removeAll { if case .set(let old, _) = $0 { old == name } else { false } }
    case .press, .log, .refused:
      // A main thread that hangs does not receive presses later, when they are no longer expected.
      // Reports and orders to set, of which there is one per value, do not count.
      let most = LinkLimits.waiting * 16
      if waiting.count >= most, waiting.count(where: \.canRecur) >= most { return }
    case .online: break
    }
    waiting.append(item)
  }
}
