import LinuxHost

/// The watches of the settings files and of the targets of their symbolic links.
@MainActor struct SettingsWatches {
  private weak var loop: EventLoop?
  private let log: (String) -> Void
  private var watches: [FileWatch] = []
  /// The time of the next attempt to watch a file that could not be watched.
  private var retryAt: Duration?
  /// The reason why a file is not watched.
  private(set) var refusal: String?

  /// Begins without a file; without a loop, nothing is ever watched.
  init(on loop: EventLoop? = nil, log: @escaping (String) -> Void) { (self.loop, self.log) = (loop, log) }

  /// When ``advance(to:)`` is next worth calling.
  var deadline: Duration? { ([retryAt] + watches.map(\.deadline)).compactMap { $0 }.min() }

  /// Watches some files, and no others any more. A file that cannot be watched is tried again later.
  ///
  /// - Parameter onEdit: Called a moment after a file has been edited.
  mutating func watch(_ paths: [String], onEdit: @escaping () -> Void) {
    guard let loop, paths != watches.map(\.path) else { return }
    detach()
    var refusal: String?
    watches = paths.compactMap { path in
      do {
        return try FileWatch(path: path, log: log, onChange: onEdit)
      } catch {
        refusal = "\(error)"
        return nil
      }
    }
    for watch in watches { watch.listen(on: loop) }
    if let refusal, refusal != self.refusal { log(refusal) }
    self.refusal = refusal
    retryAt = refusal == nil ? nil : loop.now + FileWatch.backoff
  }

  /// Lets time pass. Returns whether the files that could not be watched have to be watched now.
  mutating func advance(to time: Duration) -> Bool {
    for watch in watches { watch.advance(to: time) }
    guard let retryAt, time >= retryAt else { return false }
    self.retryAt = nil
    return true
  }

  /// Ends all watches.
  func detach() {
    for watch in watches { loop.map(watch.detach(from:)) }
  }
}
