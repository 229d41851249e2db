import Controls
import Looks
import Runtime
import Values

/// Several timers by name, which are kept in the panel's config file and so outlast the program.
///
///     let timers = PanelTimers(["egg", "tea", "cake"])
///     …
///     Kitchen().timers(timers)
///     …
///     timers.start("egg", for: .seconds(300))
///
/// ``View/timers(_:)`` connects them with the panel's clock. A timer that ends rings at once, and again every ten
/// seconds for a minute, until ``reset(_:)`` is called or time is added.
@preconcurrency @MainActor public final class PanelTimers: TimeDriven {
  /// The time between two rings of a timer that is over.
  public nonisolated static let ringPause = Duration.seconds(10)
  /// The time for which a timer rings.
  public nonisolated static let ringTime = Duration.seconds(60)

  /// The names of the timers, in their order.
  public private(set) var names: [String] = []
  /// The names of the timers whose times are for the person at the panel alone.
  private var hidden: Set<String> = []
  private let group: String
  private var stored: [String: Tweak<PanelTimer>] = [:]
  /// The number of rings so far, and the timer that rang last.
  let rings = StoredLocation(Ring(count: 0, name: ""))
  private let nextRing = StoredLocation<Duration?>(nil)
  /// The number of times that a timer was started or continued, the time that the last one showed, and whether the time
  /// is private.
  let starts = StoredLocation(Start(count: 0, time: .zero))
  /// Called when a timer ends, with its name.
  package var onEnd: (_ name: String) -> Void = { _ in }

  struct Ring: Equatable {
    var count: Int
    var name: String
  }

  struct Start: Equatable {
    var count: Int
    var time: Duration
    var isPrivate = false
  }

  /// Creates timers that have not been started.
  ///
  /// - Parameters:
  ///   - names: their names, in the form of keys of a config file.
  ///   - group: the group of the config file in which they are kept.
  public init(_ names: [String], group: String = "timers") {
    self.group = group
    define(names)
  }

  /// Creates timers that have not been started.
  ///
  /// - Parameters:
  ///   - names: their names, in the form of keys of a config file.
  ///   - hidden: those whose times are for the person at the panel alone.
  package init(_ names: [String], hiding hidden: Set<String>) {
    group = "timers"
    define(names, hiding: hidden)
  }

  /// Replaces the names. A timer whose name stays keeps running, and so does one whose name comes back.
  package func define(_ names: [String], hiding hidden: Set<String> = []) {
    (self.names, self.hidden) = (names, hidden)
    for name in names {
      let isPrivate = hidden.contains(name)
      if let timer = stored[name] {
        timer.mark(isPrivate: isPrivate)
      } else {
        stored[name] = Tweak(wrappedValue: PanelTimer(), "\(group).\(name)", isPrivate: isPrivate)
      }
    }
  }

  /// The timer with a name; for an unknown name, a timer that has not been started.
  public subscript(name: String) -> PanelTimer { stored[name]?.wrappedValue ?? PanelTimer() }

  /// Starts a timer from its full time.
  public func start(_ name: String, for duration: Duration) {
    change(name) {
      $0 = PanelTimer(duration)
      $0.start(at: $1)
    }
  }

  /// Pauses a timer, or continues it.
  public func toggle(_ name: String) { change(name) { if $0.isRunning { $0.pause(at: $1) } else { $0.start(at: $1) } } }

  /// Ends a timer, or silences one that is over.
  public func reset(_ name: String) { change(name) { timer, _ in timer = PanelTimer() } }

  /// Adds time to a timer. A timer that has not been started begins.
  public func add(_ time: Duration, to name: String) {
    change(name) {
      if $0.phase == .idle { $0 = PanelTimer() }
      $0.add(time, at: $1)
      $0.start(at: $1)
    }
  }

  /// The moment at which the next timer ends or rings again.
  public var deadline: Duration? { (names.map { self[$0].deadline } + [nextRing.read()]).compactMap { $0 }.min() }

  /// Advances to a moment: timers end and ring.
  public func advance(to moment: Duration) {
    for name in names where self[name].deadline.map({ $0 <= moment }) ?? false {
      stored[name]?.wrappedValue.advance(to: moment)
      ring(name)
      onEnd(name)
    }
    if let due = nextRing.value, due <= moment, let name = ringing(at: moment).first { ring(name) }
    schedule(at: moment)
  }

  /// Moves the moments of all timers after the machine's clock was set. The moments of a timer that comes from the config
  /// file of a run with the right time stay.
  public func clockWasSet(by difference: Duration) {
    let before = PanelClock.now - difference
    for name in names { stored[name]?.wrappedValue.clockWasSet(by: difference, from: before) }
    nextRing.write(nextRing.value.map { $0 + difference })
  }

  private func change(_ name: String, _ change: (inout PanelTimer, Duration) -> Void) {
    guard let cell = stored[name] else { return }
    var timer = cell.wrappedValue
    let ran = timer.isRunning
    change(&timer, PanelClock.now)
    cell.wrappedValue = timer
    if timer.isRunning, !ran {
      // A timer with the longest duration counts up.
      let countsUp = timer.duration == PanelTimer.longest
      let time = countsUp ? timer.elapsed(at: PanelClock.now) : timer.remaining(at: PanelClock.now)
      starts.write(Start(count: starts.value.count + 1, time: time, isPrivate: hidden.contains(name)))
    }
    schedule(at: PanelClock.now)
  }

  private func ring(_ name: String) { rings.write(Ring(count: rings.value.count + 1, name: name)) }

  /// The timers that have ended and still ring.
  private func ringing(at moment: Duration) -> [String] {
    names.filter { name in
      // A timer that is over since a moment to come was read while the clock is behind: it has rung already.
      guard case .over(let since) = self[name].phase else { return false }
      return moment - since < Self.ringTime && since - moment <= PanelTimer.tolerance
    }
  }

  private func schedule(at moment: Duration) {
    nextRing.write(ringing(at: moment).isEmpty ? nil : moment + Self.ringPause)
  }
}

/// Connects timers with the panel.
private struct TimersModifier: ViewModifier {
  let timers: PanelTimers
  @Environment({ $0.feedbackStream }) private var feedback
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    content.drives(timers)
      .onChange(of: timers.rings.read().count) { feedback?.play(.success) }
      .onChange(of: timers.starts.read()) { announce($1) }
  }

  /// Announces that a timer was started or continued, with its time in whole seconds.
  private func announce(_ start: PanelTimers.Start) {
    let seconds = (start.time.inSeconds - 1e-6).rounded(.up)
    Announcer.announce(
      words("Timer started, \(Duration.seconds(max(0, seconds)).sumText)"), isPrivate: start.isPrivate)
  }
}

extension View {
  /// Connects timers with the panel's clock, its feedback and its speech, which says “Timer started, 10 min” when one
  /// is started or continued. Use it once, around the whole panel.
  public func timers(_ timers: PanelTimers) -> some View { modifier(TimersModifier(timers: timers)) }
}
