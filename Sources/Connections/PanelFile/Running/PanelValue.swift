import Controls
import Links
import Runtime
import Values

/// A value of a running panel: what it is now, and how far it can be trusted.
///
/// A held control takes precedence over the link, and so do orders that the link has not answered yet:
/// ``OrdersInFlight`` has the rules.
///
/// The value outlives the file that declares it: when the file changes, the value stays and only its declaration is
/// replaced.
@MainActor final class PanelValue {
  /// A report of a link: a value and how far it can be trusted.
  struct Reading: Equatable {
    var datum: Datum
    var quality: Quality
  }

  /// The state while controls of the value are held.
  private struct Held {
    /// The controls that a finger or the knob holds.
    var holders: Set<ObjectIdentifier> = []
    /// The value that another program has set in the meantime. It counts after the release, unless the person changes the
    /// value.
    var ordered: Datum?
  }

  private(set) var declaration: ValueDeclaration
  /// The quality of the value.
  let quality: StoredLocation<Quality>
  /// The time at which the value was last told.
  private(set) var told: Duration?
  /// The value while it is in no config file.
  private let own: StoredLocation<Datum>
  /// The value in the config file.
  private var kept: ValueLocation<Datum>?
  /// The last report of the link, while the value itself is an order that the link has not answered; otherwise `nil`.
  private let lastReading = StoredLocation<Reading?>(nil)
  /// The orders that its link has not answered yet.
  private var orders = OrdersInFlight()
  private var held = Held()
  /// Whether its link reads the value at the moment. If not, the last reading may be out of date.
  var isRead = true
  /// The title of the button whose order is the newest one; `nil` for an order of a control. An order that is for the person
  /// at the panel alone is private: if it is refused, the panel does not say so.
  private(set) var newestOrder: (title: String?, isPrivate: Bool) = (nil, false)
  /// Takes why the newest order was not carried out, in words for the screen.
  var refused: (String) -> Void = { _ in }
  /// Passes a value to the link. Returns why that is not possible.
  var send: (Datum) -> String? = { _ in nil }
  /// Returns the panel's time.
  var now: () -> Duration = { .zero }
  /// The longest wait for echoes of its link.
  var patience: () -> Duration = { OrdersInFlight.answerTime }
  /// Calls ``passTime()`` at a time, or a little later.
  var wake: (Duration) -> Void = { _ in }

  /// Creates a value as it is declared.
  init(_ declaration: ValueDeclaration) {
    self.declaration = declaration
    own = StoredLocation(declaration.first)
    quality = StoredLocation(declaration.initial == nil ? .unset : .good)
  }

  /// Follows a new declaration. If the declaration does not allow a value of the panel's own, the nearest allowed value
  /// replaces it. A reported value stays as it is, unless it has no meaning any more.
  func follow(_ declaration: ValueDeclaration) {
    let before = self.declaration
    if before.kind != declaration.kind || before.source != nil && declaration.source == nil { endOrders() }
    self.declaration = declaration
    if before.kind != declaration.kind || !declaration.isElsewhere { lastReading.write(nil) }
    if kept != nil, declaration.isKept { return }
    if kept != nil {
      own.write(declaration.nearest(location.value))
      kept = nil
    }
    let isFirst = own.value == before.first && (before.initial != nil || quality.value == .unset)
    guard declaration.isElsewhere else {
      own.write(isFirst || before.kind != declaration.kind ? declaration.first : declaration.nearest(own.value))
      return quality.write(.good)
    }
    let isNew = !before.isElsewhere || isFirst && told == nil
    let reported = isNew ? nil : declaration.reported(own.value)
    own.write(reported ?? declaration.first)
    if reported == nil, !before.isElsewhere || !isNew { quality.write(declaration.initial == nil ? .unset : .good) }
  }

  /// Ends all orders before the value becomes one of another kind or one without a link: an order that waits is sent now,
  /// while its link still takes values of its kind, and no answer is expected.
  private func endOrders() {
    finish()
    orders.forget()
    held.ordered = nil
  }

  /// Lives in the config file from now on.
  func keep(at location: ValueLocation<Datum>?) { kept = location }

  /// The present location of the value.
  private var location: ValueLocation<Datum> { kept ?? own }

  /// The value. Reading it is recorded, so that the reader is updated when it changes.
  var datum: Datum { location.read() }

  /// The last report of the link: the value without the orders that the link has not answered. Its quality is never
  /// ``Quality/pending``.
  var reading: Reading {
    let (quality, last) = (quality.read(), lastReading.read())
    let known = last?.quality ?? .good
    return Reading(datum: last?.datum ?? datum, quality: quality == .pending ? known : quality)
  }

  /// Keeps what the link reported last: an order replaces it.
  private func keepReading() {
    guard declaration.isElsewhere, lastReading.value == nil, quality.value != .pending else { return }
    lastReading.write(Reading(datum: location.value, quality: quality.value))
  }

  /// Notes that the last report is too old. A pending value stays pending.
  func becomeStale() {
    if quality.value != .pending { return quality.write(.stale) }
    if let last = lastReading.value, last.quality == .good {
      lastReading.write(Reading(datum: last.datum, quality: .stale))
    }
  }

  // MARK: Reports

  /// The link has not carried out an order.
  ///
  /// - Parameters:
  ///   - why: the reason, in words for the screen.
  ///   - order: the order; `nil` for the newest one.
  func refuse(_ why: String, of order: Datum? = nil) { if orders.refuse(order) { refused(why) } }

  /// Takes in a link's report, unchanged: it is what the device said, whatever the declaration allows to be set.
  ///
  /// - Parameter isReading: whether the age of the value starts again with a report of good quality: an order is pending, and
  ///   what comes with a lost connection is older.
  func receive(_ datum: Datum?, _ quality: Quality, isReading: Bool = true, at time: Duration) {
    let value = datum.flatMap(declaration.reported)
    let quality = datum != nil && value == nil ? Quality.unreadable(Quality.otherKind) : quality
    if value != nil, isReading, quality == .good { told = time }
    guard quality == .good, let value else {
      // A fault that comes with the refusal of an older order does not end a newer one.
      if !isReading, orders.newest != nil { return }
      if quality == .pending { keepReading() } else { lastReading.write(nil) }
      if let why = orders.drop(by: quality) { refused(why) }
      if let value, orders.newest == nil || !orders.isHeld { location.write(value) }
      return self.quality.write(quality)
    }
    switch orders.judge(value, at: time, step: declaration.numbers.step) {
    case .show: show(value)
    case .settle:
      lastReading.write(Reading(datum: value, quality: .good))
      self.quality.write(.good)
    case .hold:
      lastReading.write(Reading(datum: value, quality: .good))
      watchTime()
    }
  }

  /// Shows what a link has reported.
  private func show(_ value: Datum) {
    lastReading.write(nil)
    if isBeyondDeadband(value) { location.write(value) }
    quality.write(.good)
  }

  /// Whether a change counts.
  private func isBeyondDeadband(_ datum: Datum) -> Bool {
    guard let deadband = declaration.numbers.deadband, quality.value == .good, case .number(let new) = datum,
      case .number(let old) = location.value
    else { return true }
    return (new - old).magnitude >= deadband
  }

  // MARK: Changes

  /// Sets the value, as an action does: to the nearest allowed value. The order is sent even if the last reading is the same:
  /// the device may hold another value since then.
  ///
  /// - Parameters:
  ///   - title: the title of the button that was pressed; `nil` for none.
  ///   - isPrivate: whether the order is for the person at the panel alone.
  /// - Returns: why the link refuses the value; `nil` if it accepts the value, or if there is no link.
  @discardableResult
  func write(_ datum: Datum, by title: String? = nil, isPrivate: Bool = false) -> String? {
    let value = declaration.nearest(datum)
    held.ordered = nil
    keepReading()
    newestOrder = (title, isPrivate)
    location.write(value)
    guard declaration.source != nil else { return nil }
    orders.patience = patience()
    orders.send(value, at: now())
    return sendNow(value)
  }

  /// Sets the value, as a control does. The link receives it in time.
  private func set(_ datum: Datum) {
    let value = declaration.nearest(datum)
    held.ordered = nil
    if declaration.source != nil, value == location.value, isKnown || value == orders.newest { return }
    keepReading()
    newestOrder = (nil, false)
    location.write(value)
    guard declaration.source != nil else { return }
    orders.patience = patience()
    if orders.set(value, declaration.sending, at: now()) { sendNow(value) } else { watchTime() }
  }

  /// Sets the value, as another program does: while a finger holds the value, the order waits for the release.
  ///
  /// - Returns: why the link refuses the value; `nil` if it accepts the value, or if there is no link.
  func order(_ datum: Datum) -> String? {
    guard orders.isHeld else { return write(datum) }
    held.ordered = datum
    return nil
  }

  /// Whether the value is the link's last report, as far as the panel knows.
  private var isKnown: Bool { quality.value == .good && isRead && orders.newest == nil }

  /// Sends an order. Returns why that cannot be done.
  @discardableResult
  private func sendNow(_ value: Datum) -> String? {
    guard let refusal = send(value) else { return nil }
    lastReading.write(nil)
    refuse(refusal)
    return refusal
  }

  // MARK: Holding

  /// A control is held, or has been released.
  ///
  /// - Parameter holder: the object that represents the control.
  func hold(_ isHeld: Bool, by holder: AnyObject) {
    if isHeld { held.holders.insert(ObjectIdentifier(holder)) } else { held.holders.remove(ObjectIdentifier(holder)) }
    noteHolders()
  }

  /// The controls of the value that are held have disappeared.
  func releaseAll() {
    held.holders = []
    noteHolders()
  }

  /// Sends the waiting order and shows the report that was held back, if no control is held any more.
  private func noteHolders() {
    orders.hold(!held.holders.isEmpty, at: now())
    if orders.isHeld { return }
    passTime()
    if let ordered = held.ordered { write(ordered) }
  }

  /// Sends a due order, or shows a report that was held back long enough.
  func passTime() {
    let due = orders.pass(at: now())
    // While a finger has held the control, the file may have got a narrower range.
    if let order = due.order { sendNow(declaration.nearest(order)) }
    if let report = due.report { show(report) }
    watchTime()
  }

  /// Sends the order that waits, since its link ends. An order that waits for a release keeps waiting.
  func finish() { if let order = orders.takeUnsent(at: now()) { sendNow(order) } }

  /// Asks for a call at the next time that changes something.
  private func watchTime() { if let deadline = orders.takeDeadline() { wake(deadline) } }

  // MARK: Bindings

  /// A binding to the value as another type; the same binding each time, so that a control that is built again stays
  /// the same. A value of another kind has another binding, because each kind writes its own data.
  func binding<Part: Equatable>(
    _ read: @escaping (Datum) -> Part?, else other: Part, _ write: @escaping (Part) -> Datum
  ) -> Binding<Part> {
    let location = location.part("\(declaration.kind) \(Part.self)") {
      DerivedLocation<Part>(get: { [self] in read(datum) ?? other }, set: { [self] in self.set(write($0)) })
    }
    return Binding(location: location)
  }

  /// The number, or the seconds of a duration.
  var number: Binding<Double> {
    binding(\.number, else: 0) { [unowned self] number in
      // A control that is held while the file changes has the binding of the former kind.
      declaration.kind == .duration ? .duration(Duration(inSeconds: number) ?? .zero) : .number(number)
    }
  }

  /// Whether a switch is on.
  var flag: Binding<Bool> { binding({ if case .flag(let flag) = $0 { flag } else { nil } }, else: false) { .flag($0) } }

  /// The text of a choice, a text, a colour, a date or a time; empty while it is unknown.
  var text: Binding<String> {
    let quality = quality
    return binding(
      { if quality.read().isShown, case .text(let text) = $0 { text } else { nil } }, else: ""
    ) { .text($0) }
  }

  /// The two bounds of a range.
  var range: Binding<ClosedRange<Double>> {
    binding({ if case .range(let range) = $0 { range } else { nil } }, else: 0...0) { .range($0) }
  }
}

extension PanelValue: EditingObserver {}
