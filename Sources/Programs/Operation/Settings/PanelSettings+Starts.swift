import LinuxHost
import Settings

/// The limits of a panel's start.
package enum PanelStart {
  /// The time that a panel waits for its settings, for its panel file and for its fonts before it shows itself without
  /// them: all of that together is far less than the service manager's patience.
  package static let longestLoad = ServiceTimes.start / 6
}

// The settings with which the panel worked last are kept beside the state file. They are used when the present ones have
// kept it from starting three times within ``StartHistory/period``. The files stay as they are: the first edit without a
// mistake counts.
extension PanelSettings {
  /// Counts this start, and uses the last working settings if the last starts with the present settings have failed.
  /// Call it after ``load()`` and before the first frame.
  ///
  /// - Parameter limit: the longest wait for the disk. A start that is not counted by then continues with the present
  ///   settings.
  package func begin(_ history: StartHistory, atMost limit: Duration = PanelStart.longestLoad) {
    start = StartProof(history)
    guard let files = inUse.files, let before = reading else { return }
    let texts = files.texts(with: before)
    guard case let good?? = disk.answer(atMost: limit, of: { history.begin(with: texts) }) else { return }
    inUse.fallback = files.replaced(by: good, at: history.goodPath)
    let names = Set(texts.keys).union(good.texts.keys).filter { texts[$0] != good.texts[$0] }.sorted()
    log(
      "\(layers.state.path): the last \(StartHistory.failures) starts with these settings failed. The panel "
        + "uses the settings that worked last, which differ in \(names.joined(separator: ", ")). Edit the file to have it "
        + "used again.")
    if let reading { apply(reading, after: before) }
    showNotice()
  }

  /// The first frame is on the screen: settings on trial can be seen from now on, and the others begin to prove themselves.
  public func noteShown() {
    restartTrial()
    start?.noteShown()
    proveLater()
  }

  /// The panel has ended, see ``StartProof/noteEnd(_:)``.
  package func noteEnd(_ status: Int32) { start?.noteEnd(status) }

  /// Settings have changed: they count as good after some time.
  func proveLater() {
    if inUse.fallback == nil { start?.begin(at: now) }
  }

  func advanceProof(to time: Duration) {
    guard start?.end(at: time) == true else { return }
    // A change on trial may be the one that keeps the panel from being seen.
    guard let history = start?.history, trial?.end == nil, let files = inUse.files, let reading else { return }
    let texts = files.texts(with: reading)
    // A disk that refuses this refuses the settings too, and that is reported.
    disk.perform { try? history.noteGood(texts) }
  }

  /// The files have been edited: if there is no mistake in them, they are used again.
  func endFallback() {
    guard inUse.fallback != nil, let files = inUse.files else { return }
    let reading = layers.reading(of: files)
    if reading.problems.contains(where: { $0.severity == .error }) { return }
    inUse.fallback = nil
    log("\(layers.state.path): the files have been edited and are used again.")
    showNotice()
  }
}
