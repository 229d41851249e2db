import Settings

/// Keeps a stage's tweaks and a settings file the same.
///
/// The file is read as a whole, checked and applied in one go. What the panel changes is gathered for a moment and
/// written once, so that a drag is not a hundred writes.
public final class PanelSettings {
  /// How long the panel has to leave a value alone before the file is written; and the longest that it waits.
  static let quiet = Duration.milliseconds(150)
  static let longest = Duration.milliseconds(500)

  private let stage: Stage
  private let file: SettingsFile
  private let log: (String) -> Void
  private var pending: [String: String] = [:]
  private var due: Duration?
  private var latest: Duration?
  private var now: () -> Duration = { .zero }

  /// Joins the tweaks of a stage, all of whose views have been shown once, with a file that need not exist.
  public init(stage: Stage, path: String, log: @escaping (String) -> Void) {
    self.stage = stage
    self.log = log
    stage.update()
    file = SettingsFile(path: path, declarations: stage.tweaks.declarations.map(\.setting))
    stage.tweaks.onChange = { [unowned self] id, text in note(id, text) }
  }

  /// The files whose changes call for ``reload()``.
  public var watchedPaths: [String] { file.watchedPaths }

  /// Reads the file and applies what is good of it. Says what is wrong, and returns it.
  @discardableResult
  public func reload() -> [SettingsProblem] {
    let reading = file.load()
    if reading.isOwnEcho { return [] }
    for problem in reading.problems { log(problem.description) }
    // What has just been changed on the panel is newer than the file.
    let values = reading.values.filter { pending[$0.key] == nil }
    let absent = reading.isMissing ? [] : reading.absent.subtracting(pending.keys)
    stage.tweaks.apply(values, absent: absent)
    return reading.problems
  }

  /// Lets the loop tell the time and write when it is quiet.
  public func attach(to loop: EventLoop) {
    now = { loop.now }
    loop.eachWake(in: .files) { [unowned self] in advance(to: $0) }
    loop.beforeSleep { [unowned self] in due }
  }

  /// Writes what the panel has changed and the file does not say yet.
  public func flush() {
    due = nil
    latest = nil
    if pending.isEmpty { return }
    do {
      try file.write(pending)
      pending.removeAll()
    } catch {
      log(error.description)
    }
  }

  private func note(_ id: String, _ text: String) {
    pending[id] = text
    let time = now()
    latest = latest ?? time + Self.longest
    due = min(time + Self.quiet, latest ?? .zero)
  }

  private func advance(to time: Duration) {
    if let due, time >= due { flush() }
  }
}

extension TweakStore.Declaration {
  /// The tweak as a settings file sees it.
  fileprivate var setting: SettingDeclaration {
    let check = check
    return SettingDeclaration(id: id, comment: ["\(description); default \(defaultText)"], defaultText: defaultText) {
      text in MainActor.assumeIsolated { check(text) }
    }
  }
}
