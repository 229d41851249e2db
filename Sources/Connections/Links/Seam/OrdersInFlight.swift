import Values

/// The orders of controls to a linked value and the reports of its link. It decides which of the two the panel shows.
///
/// A value keeps three things:
///
/// - the last report that counted,
/// - the orders that were sent since then, each until the device has answered the newest one,
/// - the newest report that was held back, and the newest order that was not sent yet.
///
/// **Holding.** A finger holds a control from touch to release, and the knob holds it from one press to the next.
/// Several controls may show one value; the value is held until the last of them is released. A report that arrives in
/// that time is held back and shown after the release.
///
/// **Echoes.** While orders are in flight, a report that matches
///
/// - the newest order settles all of them,
/// - an older order, or the report before them, is an echo. It is held back, at most for the ``patience`` of the link,
/// - none of them may be an intermediate step, the answer of a device that has changed the order, or another client's
///   order. It is held back for at most ``answerTime``.
///
/// Both times count from the newest order. After they have passed, the newest report wins: it is shown, and no order is
/// in flight any more. A report with any quality but good drops the orders, because a lost connection answers no order.
///
/// **Rate.** A control sends its first order at once and then at most one order in each ``pause``, of which the newest
/// counts. The last order is always sent, at the latest when the finger is lifted. With ``Sending/released`` a control
/// that is held sends nothing before it is released. Orders of buttons, rules and other programs are sent at once.
///
/// The type holds no timer: the caller passes the time in, and ``deadline`` says when ``pass(at:)`` is next worth calling.
package struct OrdersInFlight: Sendable {
  /// When a control sends what it sets.
  package enum Sending: String, Sendable { case changed, released }

  /// The treatment of a report.
  package enum Verdict: Hashable, Sendable {
    /// It is shown.
    case show
    /// The report answers the newest order, but a control has set the value again since.
    case settle
    /// It is held back.
    case hold
  }

  /// The longest wait for a device's answer. Later, a report is shown even if it is not an echo of the order.
  package static let answerTime = Duration.seconds(2)
  /// The shortest time between two orders of a control.
  package static let pause = Duration.milliseconds(200)
  /// The orders that are remembered: as many as a control sends in the longest patience.
  private static let most = 64

  /// The longest wait for the echoes of the link.
  package var patience = Self.answerTime
  /// Since when a control of the value is held; `nil` while no control is held.
  private var heldSince: Duration?
  /// The last report that counted; `nil` before the first.
  package private(set) var known: Datum?
  /// The orders in flight, the newest at the end.
  private var sent: [Datum] = []
  /// When the newest order was sent; `nil` before the first.
  private var sentAt: Duration?
  /// The newest order that was sent, whether or not the device has answered it; `nil` before the first.
  private var newestSent: Datum?
  /// The newest order that was not sent yet, and when it is due unless it waits for the release.
  private var unsent: (datum: Datum, sending: Sending, due: Duration)?
  /// The newest report that was held back, and when it is shown unless the value is held then.
  private var kept: (datum: Datum, showAt: Duration)?
  /// The time for which a call of ``pass(at:)`` was asked for.
  private var askedFor: Duration?

  /// Nothing was ordered or reported yet.
  package init() {}

  /// The newest order that has no answer yet, sent or not; `nil` if there is none.
  package var newest: Datum? { unsent?.datum ?? sent.last }

  /// Whether a control of the value is held.
  package var isHeld: Bool { heldSince != nil }

  /// Notes that a control is held, or that no control is held any more. Call ``pass(at:)`` afterwards.
  package mutating func hold(_ isHeld: Bool, at now: Duration) {
    // A key holds a control for no time; its repeated strokes are a drag.
    if !isHeld, let heldSince, heldSince < now { unsent?.due = now }
    heldSince = isHeld ? heldSince ?? now : nil
  }

  // MARK: Orders

  /// Takes what a control has set.
  ///
  /// - Returns: whether the order is to be sent now; otherwise ``pass(at:)`` returns it in time.
  package mutating func set(_ datum: Datum, _ sending: Sending, at now: Duration) -> Bool {
    // The person has gone back to what the device has reported, and it has heard of nothing else.
    if unsent?.sending == .released, sent.isEmpty, datum == kept?.datum ?? known {
      unsent = nil
      return false
    }
    unsent = (datum, sending, sentAt.map { $0 + Self.pause } ?? now)
    guard let due = orderTime, due <= now else { return false }
    send(datum, at: now)
    return true
  }

  /// Notes an order that is sent now: an order of a button, a rule or another program, or of ``set(_:_:at:)``.
  package mutating func send(_ datum: Datum, at now: Duration) {
    // A report that was held back is what the device had before this order.
    (known, unsent, kept, sentAt, newestSent) = (kept?.datum ?? known, nil, nil, now, datum)
    sent.append(datum)
    if sent.count > Self.most { sent.removeFirst() }
  }

  /// Forgets the orders: the link has refused the newest order, or has lost the device.
  private mutating func drop() { (sent, kept) = ([], nil) }

  /// Ends the order that the link has not carried out, and those before it. A newer order has its own answer.
  ///
  /// - Parameter order: the order; `nil` for the newest one. Of equal orders it is the newest.
  /// - Returns: whether the person is to hear of it: no newer order has replaced it.
  package mutating func refuse(_ order: Datum?) -> Bool {
    guard let order, let newestSent, newestSent != order else {
      drop()
      return unsent == nil
    }
    if let last = sent.lastIndex(of: order) { sent.removeSubrange(...last) }
    return false
  }

  /// Forgets the orders if a report ends them by its quality: a lost connection answers no order. An order that waits is
  /// forgotten with them, unless the device is there to take it.
  ///
  /// - Returns: why the newest order was not carried out, in words for the screen; `nil` if there was none.
  package mutating func drop(by quality: Quality) -> String? {
    if quality == .good || quality == .pending { return nil }
    defer { drop() }
    guard let fault = quality.fault, newest != nil else { return nil }
    if unsent != nil, quality.canBeSet { return nil }
    unsent = nil
    return fault
  }

  /// Forgets all orders and reports: the value becomes one of another kind. A held control stays held.
  package mutating func forget() { (known, sent, sentAt, newestSent, unsent, kept) = (nil, [], nil, nil, nil, nil) }

  /// When the waiting order is sent; `nil` if no order waits or its control is held.
  private var orderTime: Duration? {
    guard let unsent, !(isHeld && unsent.sending == .released) else { return nil }
    return unsent.due
  }

  // MARK: Reports

  /// Judges a report of good quality.
  ///
  /// - Parameter step: the distance between two values that can be set, of durations in seconds; `nil` for any value.
  package mutating func judge(_ report: Datum, at now: Duration, step: Double? = nil) -> Verdict {
    let isBusy = isHeld || unsent != nil
    if let newest = sent.last, Self.isSame(report, newest, step: step) {
      (sent, known, kept) = ([], report, isBusy ? (report, now) : nil)
      return isBusy ? .settle : .show
    }
    var showAt = now
    if let sentAt, !sent.isEmpty {
      let isEcho = (sent + [known].compactMap { $0 }).contains { Self.isSame(report, $0, step: step) }
      showAt = sentAt + (isEcho ? patience : min(patience, Self.answerTime))
    }
    if isBusy || showAt > now {
      kept = (report, showAt)
      return .hold
    }
    (sent, known, kept) = ([], report, nil)
    return .show
  }

  /// Whether two values are the same to a device: its numbers may have the seven digits of a `float32`, and it may have
  /// rounded one value to the other within less than half a step. Two whole numbers are the same only if one `float32` stands
  /// for both: it holds each of them up to 16,777,216.
  ///
  /// - Parameter step: the distance between two values that can be set, of durations in seconds; `nil` for any value.
  package static func isSame(_ one: Datum, _ other: Datum, step: Double? = nil) -> Bool {
    func isSame(_ one: Double, _ other: Double) -> Bool {
      let distance = (one - other).magnitude
      if distance == 0 || distance < (step ?? 0) / 2 { return true }
      if one == one.rounded(), other == other.rounded() { return Float(one) == Float(other) && Float(one).isFinite }
      return distance <= 1e-6 * max(one.magnitude, other.magnitude)
    }
    return switch (one, other) {
    case (.number(let one), .number(let other)): isSame(one, other)
    case (.duration(let one), .duration(let other)): isSame(one.inSeconds, other.inSeconds)
    case (.range(let one), .range(let other)):
      isSame(one.lowerBound, other.lowerBound) && isSame(one.upperBound, other.upperBound)
    default: one == other
    }
  }

  // MARK: Time

  /// Returns what is due: the order to send, which is noted as sent, and otherwise the report to show.
  package mutating func pass(at now: Duration) -> (order: Datum?, report: Datum?) {
    askedFor = nil
    if let unsent, let due = orderTime {
      guard due <= now else { return (nil, nil) }
      send(unsent.datum, at: now)
      return (unsent.datum, nil)
    }
    guard !isHeld, unsent == nil, let kept, kept.showAt <= now else { return (nil, nil) }
    (sent, known, self.kept) = ([], kept.datum, nil)
    return (nil, kept.datum)
  }

  /// The order that waits, for a link that ends; it counts as sent. With ``Sending/released`` the order of a control that is
  /// held keeps waiting: a text that is half typed, or a place on the way of a finger, is no order yet.
  package mutating func takeUnsent(at now: Duration) -> Datum? {
    guard let unsent, orderTime != nil else { return nil }
    send(unsent.datum, at: now)
    return unsent.datum
  }

  /// When ``pass(at:)`` is next worth calling; `nil` if time alone changes nothing.
  package var deadline: Duration? { unsent == nil ? (isHeld ? nil : kept?.showAt) : orderTime }

  /// The ``deadline``, only once: `nil` if a call for that time or an earlier time was already requested.
  package mutating func takeDeadline() -> Duration? {
    guard let deadline else { return nil }
    if let askedFor, askedFor <= deadline { return nil }
    askedFor = deadline
    return deadline
  }
}
