/// Decides the order of speech: which utterances interrupt others, wait, or are dropped.
///
/// One utterance is said at a time. The narrator has no clock: the caller passes the time in, and ``deadline`` says
/// when to call again.
package final class Narrator {
  /// The pause between an element's words and its hint.
  package static let hintPause = Duration.milliseconds(400)
  /// The shortest time between the beginnings of two values of a control that changes.
  package static let changePause = Duration.milliseconds(400)
  /// The greatest number of waiting alerts, and of waiting utterances of other kinds.
  private static let mostWaiting = 8

  private struct Current {
    var utterance: Utterance
    var number: Int
    /// The time at which the voice counts as one that does not report the ends of utterances.
    var lapse: Duration
  }

  /// The voice that says it.
  let voice: any SpeechVoice
  private var current: Current?
  private var waiting: [Utterance] = []
  private var count = 0
  private var now = Duration.zero
  private var hint: Utterance?
  private var hintDue: Duration?
  private var changeDue = Duration.zero
  /// Called when everything has been said.
  package var onRest: () -> Void = {}
  /// The last utterance, for repetition; hints and letters do not count.
  package private(set) var last: Utterance?

  /// Creates a narrator that has a voice to itself.
  package init(_ voice: any SpeechVoice) {
    self.voice = voice
    voice.onEnd = { [weak self] in self?.ended($0) }
  }

  /// Whether anything is being said.
  package var isSpeaking: Bool { current != nil }
  /// Whether anything is being said or waits to be said; a hint does not count.
  package var isBusy: Bool { current != nil || !waiting.isEmpty }

  /// When ``advance(to:)`` must be called next; `nil` while nothing is pending.
  package var deadline: Duration? {
    [voice.deadline, current?.lapse, hintDue, mayChangeFollow ? changeDue : nil].compactMap { $0 }.min()
  }

  package func advance(to time: Duration) {
    now = max(now, time)
    voice.advance(to: now)
    if let current, current.lapse <= now { ended(current.number) }
    if let due = hintDue, due <= now { sayHint() }
    goOnIfFree()
  }

  /// Speaks an utterance, or queues it.
  ///
  /// - Parameter hint: the words that follow after a pause if nothing else happens.
  package func say(_ utterance: Utterance, hint: Utterance? = nil, at time: Duration) {
    now = max(now, time)
    if utterance.text.isEmpty { return }
    dropHint()
    switch utterance.kind {
    case .focus, .letter, .status, .hint:
      drop { $0.kind != .alert && $0.kind != .message }
      self.hint = hint
      if current?.utterance.kind == .alert { enqueue(utterance) } else { begin(utterance) }
    case .change:
      drop { $0.kind == .change }
      enqueue(utterance)
      goOnIfFree()
    case .message:
      if current?.utterance != utterance, !waiting.contains(utterance) { enqueue(utterance) }
      goOnIfFree()
    case .alert:
      if current?.utterance == utterance || waiting.contains(utterance) { return }
      let isFirst = current?.utterance.kind != .alert
      enqueueAlert(utterance)
      if isFirst {
        play(.alert)
        current = nil
        goOn()
      }
    }
  }

  /// Plays a sound beside the words.
  package func play(_ earcon: Earcon) { voice.play(earcon, at: now) }

  /// Ends all speech because the person does something, except an alert and messages that have not begun.
  package func interrupt(at time: Duration) {
    now = max(now, time)
    dropHint()
    drop { $0.kind != .alert && $0.kind != .message }
    guard let current, current.utterance.kind != .alert else { return }
    self.current = nil
    voice.stop(at: now)
  }

  /// Ends all speech because the person wants silence.
  package func stop(at time: Duration) {
    now = max(now, time)
    dropHint()
    waiting = []
    current = nil
    voice.stop(at: now)
  }

  /// Says the last words again.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  package func repeatLast(isSpelled: Bool = false, at time: Duration) -> Bool {
    guard var last else { return false }
    last.isSpelled = isSpelled
    interrupt(at: time)
    begin(last)
    return true
  }

  /// Whether a new value is waiting and only a former value is being spoken.
  private var mayChangeFollow: Bool {
    waiting.first?.kind == .change && (current == nil || current?.utterance.kind == .change)
  }

  private func ended(_ number: Int) {
    guard let current, current.number == number else { return }
    self.current = nil
    if current.utterance.kind == .focus, hint != nil { hintDue = now + Self.hintPause }
    goOn()
    if self.current == nil, waiting.isEmpty, hintDue == nil { onRest() }
  }

  private func goOnIfFree() {
    if current == nil || (mayChangeFollow && now >= changeDue) { goOn() }
  }

  private func goOn() {
    guard let next = waiting.first else { return }
    if next.kind == .change, now < changeDue { return }
    waiting.removeFirst()
    begin(next)
  }

  private func begin(_ utterance: Utterance) {
    count += 1
    // If the voice does not report ends, waiting utterances must not wait for ever.
    let lapse = now + .seconds(4) + .milliseconds(250) * utterance.text.count
    current = Current(utterance: utterance, number: count, lapse: lapse)
    if utterance.kind == .change { changeDue = now + Self.changePause }
    if utterance.kind != .hint, utterance.kind != .letter { last = utterance }
    voice.say(utterance, number: count, at: now)
    if !voice.isReady { current = nil }
  }

  private func sayHint() {
    hintDue = nil
    guard let hint else { return }
    self.hint = nil
    if current == nil, waiting.isEmpty { begin(hint) }
  }

  private func dropHint() { (hint, hintDue) = (nil, nil) }

  /// Appends an utterance to the queue. If too many wait, the oldest one other than an alert is dropped.
  private func enqueue(_ utterance: Utterance) {
    let others = waiting.indices.filter { waiting[$0].kind != .alert }
    if others.count >= Self.mostWaiting, let oldest = others.first { waiting.remove(at: oldest) }
    waiting.append(utterance)
  }

  /// Puts an alert into the queue after the other alerts and before the rest. The oldest alert is dropped if too many
  /// wait.
  private func enqueueAlert(_ utterance: Utterance) {
    var place = waiting.firstIndex { $0.kind != .alert } ?? waiting.count
    if place >= Self.mostWaiting {
      waiting.removeFirst()
      place -= 1
    }
    waiting.insert(utterance, at: place)
  }

  private func drop(_ isDropped: (Utterance) -> Bool) { waiting.removeAll(where: isDropped) }
}
