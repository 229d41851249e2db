import Graphics
import Machine
import Synchronization

/// Searches for fallback fonts on threads, so that a running panel never waits for the disk with the fonts.
///
/// Before the first frame text waits for its fonts, but no longer than ``PanelStart/longestLoad`` altogether. Later a
/// character stays blank until its font is found, and then all text is set again. A thread exists only during a search.
package nonisolated final class FontSearches: Sendable {
  /// The time that text may still wait for fonts.
  private let longestWait: Mutex<Duration>
  private let onFound = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

  /// Creates the searches of a panel.
  ///
  /// - Parameter longestWait: The total time that text waits for its fonts before the first frame.
  package init(longestWait: Duration) { self.longestWait = Mutex(longestWait) }

  /// Calls a closure when fonts have been found for which text did not wait: text has to be set again.
  package func notify(_ onFound: @escaping @MainActor @Sendable () -> Void) { self.onFound.withLock { $0 = onFound } }

  /// Runs the searches of a fallback on threads.
  func adopt(_ fallback: FontFallback) {
    fallback.searchElsewhere { [weak self] search in
      if let self { start(search) } else { search.run(readsAhead: false) }
    }
  }

  /// The first frame is on the screen: from now on text waits for nothing.
  package func noteShown() { longestWait.withLock { $0 = .zero } }

  private func tell() {
    guard let onFound = onFound.withLock({ $0 }) else { return }
    Task { @MainActor in onFound() }
  }

  /// Starts a search, and waits for it while there is time left.
  private func start(_ search: FontSearch) {
    let rest = longestWait.withLock { $0 }
    let isAwaited = rest > .zero
    let end = Latch()
    let isStarted = DetachedThread.start {
      let paths = search.run(readsAhead: !isAwaited)
      if end.open() { paths.forEach(FontSearch.readAhead) } else { self.tell() }
    }
    // If the system has no thread left, late text is better than none.
    guard isStarted else { return _ = search.run(readsAhead: false) }
    let begun = ContinuousClock.now
    if !end.wait(atMost: rest) { return noteShown() }
    let waited = ContinuousClock.now - begun
    longestWait.withLock { $0 = max(.zero, $0 - waited) }
  }
}

/// Lets one thread wait for another, for a limited time.
private nonisolated final class Latch: Sendable {
  private enum State { case closed, open, abandoned }
  private let state = Mutex(State.closed)
  private let bell = Bell()

  /// Ends the wait of the other thread. Returns `false` if it has given up.
  func open() -> Bool {
    let isAwaited = state.withLock { state in
      if state == .closed { state = .open }
      return state == .open
    }
    bell.ring()
    return isAwaited
  }

  /// Waits until the latch is open. Returns `false`, for good, if that takes longer than `limit`.
  func wait(atMost limit: Duration) -> Bool {
    bell.wait(until: MonotonicTime.now() + limit)
    return state.withLock { state in
      if state == .closed { state = .abandoned }
      return state == .open
    }
  }
}
