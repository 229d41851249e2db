/// The viewers that are connected, and the processes of those that have left until they have been reaped.
struct ConnectedViewers {
  /// The viewers, in the order in which they came.
  private(set) var all: [RemoteViewer] = []
  /// The viewers whose processes were killed and have not ended yet.
  private var ending: [RemoteViewer] = []
  /// Whether the process of a viewer that was ended is still there.
  var hasEnding: Bool { !ending.isEmpty }
  private var reportedWatchers = 0

  /// Whether any viewer has logged in.
  var isWatched: Bool { all.contains { $0.hasEntered } }

  /// The time at which the next viewer that has not logged in is disconnected; `nil` if there is none.
  var greetingEnd: Duration? { all.filter { !$0.hasEntered }.map(\.greetingEnd).min() }

  /// The viewers that have not logged in in time.
  func overdue(at now: Duration) -> [RemoteViewer] { all.filter { !$0.hasEntered && now >= $0.greetingEnd } }

  /// The viewers that hold a button or a key and have sent nothing since a time.
  func holders(silentSince time: Duration) -> [RemoteViewer] {
    all.filter { $0.input.holdsAnything && $0.lastInput <= time }
  }

  /// The time of the oldest last input among the viewers that hold a button or a key; `nil` if there is none.
  var oldestHold: Duration? { all.filter(\.input.holdsAnything).map(\.lastInput).min() }

  /// Adds a viewer that has connected.
  mutating func append(_ viewer: RemoteViewer) { all.append(viewer) }

  /// Removes a viewer. ``end(_:)`` ends its process.
  mutating func remove(_ viewer: RemoteViewer) { all.removeAll { $0 === viewer } }

  /// Ends a viewer's process, and keeps it until it can be reaped.
  mutating func end(_ viewer: RemoteViewer) {
    viewer.end()
    if !viewer.isLocal { ending.append(viewer) }
  }

  /// Reaps the processes that have ended by now.
  mutating func reap() { ending.removeAll { $0.reap() } }

  /// Waits for the end of all processes that were killed.
  mutating func awaitEnds() {
    for viewer in ending { viewer.awaitEnd() }
    ending = []
  }

  /// Returns the number of watchers, if it has changed since the last call. A program on this machine that takes one
  /// picture does not count, because the mark of a watcher would be in the picture.
  mutating func takeWatcherCount() -> Int? {
    let count = all.count { $0.hasEntered && (!$0.isLocal || $0.isRecording) }
    if count == reportedWatchers { return nil }
    reportedWatchers = count
    return count
  }
}
