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
    case log(String)
  }

  private let waiting = Mutex([Item]())
  private let deliver: @MainActor @Sendable ([Item]) -> Void

  /// - Parameter deliver: called on the main thread.
  init(deliver: @escaping @MainActor @Sendable ([Item]) -> Void) { self.deliver = deliver }

  /// Passes messages to the main thread, which takes them in with its next wake.
  func post(_ items: [Item]) {
    if items.isEmpty { return }
    let isFirst = waiting.withLock { waiting in
      let isFirst = waiting.isEmpty
      for item in items { Self.add(item, to: &waiting) }
      return isFirst
    }
    if isFirst { deliverSoon() }
  }

  /// Hands what waits to the main thread in its next wake, and the rest in those after it.
  private func deliverSoon() {
    Task { @MainActor in
      deliver(take())
      if !isEmpty { deliverSoon() }
    }
  }

  /// Hands one thing to the main thread.
  func post(_ item: Item) { post([item]) }

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  /// What has come since the last call, in order, up to as many presses as the main thread carries out in one wake.
  func take() -> [Item] {
    waiting.withLock { waiting in
      var presses = 0
      let end = waiting.firstIndex { item in
        if case .press = item { presses += 1 }
        return presses > LinkLimits.presses
      }
      defer { waiting.removeFirst(end ?? waiting.count) }
      return Array(waiting[..<(end ?? waiting.count)])
    }
  }

  /// Adds a message, and drops those that it makes out of date.
  private static func add(_ item: Item, to waiting: inout [Item]) {
    switch item {
    case .report(let report):
      let index = waiting.firstIndex { if case .report(let old) = $0 { old.name == report.name } else { false } }
      guard let index, case .report(let old) = waiting[index] else { break }
      waiting[index] = .report(LinkReport(report.name, report.datum ?? old.datum, report.quality))
      return
    case .set(let name, _):
      waiting.removeAll { if case .set(let old, _) = $0 { old == name } else { false } }
    case .press, .log:
      // A main thread that hangs does not receive presses later, when nobody expects them any more.
      if waiting.count >= LinkLimits.waiting * 16 { return }
    case .online: break
    }
    waiting.append(item)
  }
}
