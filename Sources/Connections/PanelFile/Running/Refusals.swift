import Links
import Looks
import Runtime
import Values

/// The orders that the panel could not carry out lately, for one notice about all of them.
@MainActor final class Refusals {
  /// The reason of an order that depends on an unknown value.
  static let unknown = "Not known yet"
  /// The time for which the notice is shown after the last of them.
  static let shown = Duration.seconds(8)
  /// The most orders in the notice, which has two lines. Titles with values in them never end: a client of a broker
  /// changes them as fast as it orders.
  static let most = 16

  /// The notice; `nil` once it was shown long enough or tapped.
  let notice = StoredLocation<LocalizedStringKey?>(nil)
  /// The titles of the orders in the notice, in their order, each with its reason.
  private var orders: [(title: String, why: String)] = []

  /// Adds an order to the notice. The reason of an order that is there already is replaced.
  func add(_ title: String, _ why: String) {
    if notice.value == nil { orders = [] }
    orders.removeAll { $0.title == title }
    orders.append((title, why))
    if orders.count > Self.most { orders.removeFirst() }
    notice.write(.toolkit("Not carried out: \(text)"))
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

extension PanelModel {
  /// Says on the panel and with speech that an order was not carried out.
  ///
  /// - Parameters:
  ///   - why: the reason, in words for the screen.
  ///   - title: the title of what was pressed, or of the value, in the language of the panel.
  func sayRefused(_ why: String, of title: String) {
    // Before the panel is shown no person can have given an order.
    guard let texts else { return }
    // The advice is for the person who reads the log.
    outside.refusals.add(title, texts.words(LocalizedStringKey(LinkFault(why).parts.what)))
  }

  /// Says that the newest order to a value was not carried out.
  func sayRefused(_ why: String, of value: PanelValue) {
    guard let texts else { return }
    sayRefused(why, of: value.orderedBy ?? translated(value.declaration.label, texts))
  }
}
