/// Announces changed values and the messages of an application.
///
/// Two announcements are at least ``pause`` apart. While a value changes quickly, only its latest state is announced,
/// and its last state always is. Without a listener nothing is kept.
package final class Announcer {
  /// The shortest time between two announcements.
  package static let pause = Duration.milliseconds(300)

  private struct Listener { weak var announcer: Announcer? }
  /// The announcers of all stages in the process.
  private static var all: [Listener] = []

  /// Called with the text of each announcement. The host sets it.
  package var onAnnounce: ((String) -> Void)? { didSet { listenersChanged() } }
  /// Called with each announcement in its parts. Speech sets it.
  package var onSpeak: ((PanelAnnouncement) -> Void)? { didSet { listenersChanged() } }
  /// Called with the text of each announcement that is not private. The socket for other programs sets it.
  package var onTell: ((String) -> Void)? { didSet { listenersChanged() } }
  /// Whether there is a listener for announcements.
  package private(set) var hasListener = false
  /// Called when the first listener begins to listen. The stage sets it.
  var onFirstListener: () -> Void = {}
  /// The number of times that a first listener has come.
  private(set) var audience = 0
  /// The announcements that wait, in the order in which they were made.
  private var waiting: [PanelAnnouncement] = []
  /// The time before which nothing is announced.
  private var quietUntil = Duration.zero
  /// The view that the last announcement was about.
  private var latest: ObjectIdentifier??
  private var now = Duration.zero

  /// Creates an announcer, which receives the messages of the application.
  package init() {
    Self.all.removeAll { $0.announcer == nil }
    Self.all.append(Listener(announcer: self))
  }

  /// The time of the next call of ``advance(to:)``; `nil` if no announcement waits.
  package var deadline: Duration? { waiting.isEmpty ? nil : quietUntil }

  /// Advances to a time, and makes the announcements that are due.
  package func advance(to time: Duration) {
    now = time
    while !waiting.isEmpty, quietUntil <= now { say(waiting.removeFirst()) }
  }

  /// Announces a changed value. It replaces a waiting announcement of the same control.
  ///
  /// - Parameters:
  ///   - label: the label of the control.
  ///   - end: the end of the range that the value has reached, in words.
  ///   - isPrivate: whether the value is for the person at the panel alone; not asked for without a listener.
  ///   - source: identifies the control.
  package func announceValue(
    _ value: String, of label: String, atEnd end: String?, isPrivate: @autoclosure () -> Bool, source: ObjectIdentifier
  ) {
    guard hasListener else { return }
    enqueue(PanelAnnouncement(label: label, text: value, end: end, source: source, isPrivate: isPrivate()))
  }

  /// Announces a message of the panel.
  ///
  /// - Parameters:
  ///   - isUrgent: whether the message is said at once, before the waiting announcements.
  ///   - isPrivate: whether the message is for the person at the panel alone.
  package func announce(_ text: String, isUrgent: Bool = false, isPrivate: Bool = false) {
    let entry = PanelAnnouncement(label: "", text: text, isUrgent: isUrgent, isPrivate: isPrivate)
    if isUrgent, hasListener, !text.isEmpty { say(entry) } else { enqueue(entry) }
  }

  /// Announces a message on the stage whose view or action calls this; outside a stage, on all stages of the process.
  package static func announce(_ text: String, isUrgent: Bool = false, isPrivate: Bool = false) {
    if let clock = PanelClock.current { return clock.announce(text, isUrgent, isPrivate) }
    for listener in all { listener.announcer?.announce(text, isUrgent: isUrgent, isPrivate: isPrivate) }
  }

  /// Adds an announcement. The oldest is dropped if more than ``RuntimeLimits/announcements`` wait.
  private func enqueue(_ entry: PanelAnnouncement) {
    if !hasListener || entry.text.isEmpty { return }
    if entry.source != nil, let index = waiting.firstIndex(where: { $0.source == entry.source }) {
      waiting[index] = entry
    } else {
      if waiting.count == RuntimeLimits.announcements { waiting.removeFirst() }
      waiting.append(entry)
    }
    advance(to: now)
  }

  /// Makes an announcement. The label of a value is spoken only the first time in succession.
  private func say(_ entry: PanelAnnouncement) {
    let isKnown = latest == .some(entry.source)
    latest = .some(entry.source)
    quietUntil = now + Self.pause
    onSpeak?(entry)
    if onAnnounce == nil, onTell == nil { return }
    let text = entry.spoken(sayingLabel: !isKnown)
    onAnnounce?(text)
    if !entry.isPrivate { onTell?(text) }
  }

  private func listenersChanged() {
    let hadListener = hasListener
    hasListener = onAnnounce != nil || onSpeak != nil || onTell != nil
    guard hasListener, !hadListener else { return }
    audience += 1
    onFirstListener()
  }
}
