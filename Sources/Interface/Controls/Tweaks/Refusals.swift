import Localization
import Looks
import Runtime
import Values

/// The orders that the panel could not carry out lately, for one notice about all of them.
///
/// A stage has those of tweaks behind links, and a panel file its own.
@MainActor package final class Refusals: StageService {
  /// The reason of an order that depends on an unknown value.
  package static let unknown = "Not known yet"
  /// The reason of a message that its link does not take.
  package static let unsent = "the message cannot be sent"
  /// The time for which the notice is shown after the last of them.
  static let shown = Duration.seconds(8)
  /// A time before whose end the notice has ended.
  static let longest = Duration.seconds(86_400)
  /// The greatest number of orders in the notice: more are neither read nor listened to. The log names all.
  private static let most = 8

  /// The notice; `nil` once it was shown long enough or tapped.
  package let notice = StoredLocation<LocalizedStringKey?>(nil)
  /// Whether the notice has words that were not said yet.
  private var isUnsaid = false
  /// The number of orders so far: the time of the notice begins again with each, also if the words stay the same.
  let count = StoredLocation(0)
  /// The titles of the orders in the notice, in their order, each with its reason.
  private var orders: [(title: String, why: String)] = []

  /// Nothing was refused yet.
  package init() {}

  package init(stage: Stage) {}

  /// Whether there is a notice to show. Reading it is recorded.
  package var isShown: Bool { notice.read() != nil }

  /// Adds an order to the notice. The reason of an order that is there already is replaced, and the oldest of many is left
  /// out.
  ///
  /// - Parameters:
  ///   - title: the title of what was pressed, or of the value, in the language of the panel.
  ///   - why: the reason, which the notice has without its advice.
  ///   - words: the language of the panel.
  package func add(_ title: String, _ why: String, in words: Localizer) {
    if notice.value == nil { orders = [] }
    orders.removeAll { $0.title == title }
    orders.append((title, words(.reason(why))))
    if orders.count > Self.most { orders.removeFirst() }
    let text = LocalizedStringKey.toolkit("Not carried out: \(text)")
    if notice.value != text { isUnsaid = true }
    notice.write(text)
    count.write(count.value &+ 1)
  }

  /// Returns the notice if it was not said yet.
  fileprivate func takeUnsaid() -> LocalizedStringKey? {
    defer { isUnsaid = false }
    return isUnsaid ? notice.value : nil
  }

  /// The titles, with each reason behind the last of the titles that it follows.
  private var text: String {
    orders.indices.map { index in
      let order = orders[index]
      let isLast = index == orders.count - 1 || orders[index + 1].why != order.why
      return order.title + (isLast ? " (\(order.why))" : "")
    }
    .joined(separator: ", ")
  }
}

extension Stage {
  /// The tweaks outside the panel that could not be set lately.
  package var refusals: Refusals { service(Refusals.self) }
}

extension View {
  /// Shows a notice at the bottom about orders that were not carried out. ``endsRefusalNotice(_:)`` says it and ends it.
  ///
  /// - Parameter isHere: whether this view has the notice, and not a view above it.
  package func refusalNotice(_ refusals: Refusals, isHere: Bool = true) -> some View {
    silentToast(
      isHere ? Binding(location: refusals.notice) : .constant(nil), systemImage: "exclamationmark.triangle.fill",
      for: Refusals.longest)
  }

  /// Says the notice, and ends it some seconds after the last order that was not carried out. One view of the panel has this: the
  /// notice may move from a page to another, and is said once.
  package func endsRefusalNotice(_ refusals: Refusals) -> some View { modifier(RefusalTime(refusals: refusals)) }
}

private struct RefusalTime: ViewModifier {
  let refusals: Refusals
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    content.task(id: refusals.notice.read()) {
      if let notice = refusals.takeUnsaid() { Announcer.announce(words.text(of: notice)) }
    }
    .task(id: refusals.count.read()) {
      guard refusals.notice.value != nil, let clock = PanelClock.current else { return }
      do { try await clock.sleep(for: Refusals.shown) } catch { return }
      refusals.notice.write(nil)
    }
  }
}

extension LocalizedStringKey {
  /// The reason of a link for the screen. The advice after a semicolon is left out: it is for the person who reads the log.
  static func reason(_ why: String) -> LocalizedStringKey { LocalizedStringKey(why.mistakeAndAdvice.mistake) }
}
