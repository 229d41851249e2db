import LinuxHost
import Settings

/// Keeps a stage's tweaks and the settings files the same.
///
/// The files are read as a whole, checked and applied in one go. What the panel changes is gathered for a moment and
/// written once, so that a drag is not a hundred writes.
@MainActor public final class PanelSettings {
  /// How long the panel has to leave a value alone before the file is written; and the longest that it waits.
  static let quiet = Duration.milliseconds(150)
  static let longest = Duration.milliseconds(500)
  /// How long after a write that failed the next is tried: the last value always lands.
  static let retry = Duration.seconds(3)

  private let stage: Stage
  private let layers: SettingsLayers
  private let log: (String) -> Void
  /// What the panel has changed and the file does not say yet; `nil` is to be taken out of the file.
  private var pending: [String: String?] = [:]
  private var reading: LayeredReading?
  private var due: Duration?
  private var latest: Duration?
  private var now: () -> Duration = { .zero }
  /// What kept the last write from being done.
  private var refusal: SettingsProblem?
  /// What the panel shows in its corner.
  private var notice: SettingsProblem? { didSet { showNotice() } }
  /// Whether what is wrong with the files is also shown in the panel's corner. Otherwise a faulty file changes nothing on
  /// the screen.
  public var showsNotice = false { didSet { showNotice() } }

  private func showNotice() {
    let text = showsNotice ? notice?.notice : nil
    stage.setEnvironment { $0.settingsNotice = text }
  }

  /// Joins the tweaks of a stage with a file that need not exist.
  public convenience init(stage: Stage, path: String, log: @escaping (String) -> Void) {
    self.init(stage: stage, layers: SettingsLayers(state: path, declarations: []), log: log)
  }

  /// Joins the tweaks of a stage with layers of files, the last of which is written.
  init(stage: Stage, layers: SettingsLayers, log: @escaping (String) -> Void) {
    self.stage = stage
    self.layers = layers
    self.log = log
    stage.update()
    for declaration in stage.tweaks.declarations { layers.declare(declaration.setting) }
    for setting in MachineSetting.all { layers.declare(setting.setting) }
    // Views that go with the stage may write a tweak when this is gone already.
    stage.tweaks.onChange = { [weak self] id, text in self?.note(id, text) }
    stage.tweaks.onReset = { [weak self] id in self?.reset(id) }
    stage.tweaks.onDeclare = { [weak self] in self?.declare($0) }
  }

  /// What to watch, directories with a slash behind them: their changes call for ``reload()``.
  public var watchedPaths: [String] { layers.watchedPaths }

  /// What holds for each setting and where it comes from, as last read.
  var values: [String: SettingValue] { reading?.values ?? [:] }

  /// Reads the files and applies what is good of them. Says what is wrong, and returns it.
  @discardableResult
  public func reload() -> [SettingsProblem] {
    let before = reading
    let reading = layers.load()
    self.reading = reading
    if before != nil, reading.isOwnEcho { return [] }
    for problem in reading.problems { log(problem.description) }
    apply(reading, after: before)
    notice = reading.problems.first { $0.severity == .error }
    return reading.problems
  }

  /// Lets the loop tell the time and write when it is quiet.
  public func attach(to loop: EventLoop) {
    now = { loop.now }
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.due }
  }

  /// Writes what the panel has changed and the file does not say yet.
  public func flush() {
    due = nil
    latest = nil
    if pending.isEmpty { return }
    do {
      let removed = Set(pending.filter { $0.value == nil }.keys)
      try layers.state.write(pending.compactMapValues { $0 }, removing: removed)
      pending.removeAll()
      if let notice, notice == refusal { self.notice = nil }
      refusal = nil
    } catch {
      if error != refusal { log(error.description) }
      due = now() + Self.retry
      refusal = error
      notice = error
    }
  }

  private func apply(_ reading: LayeredReading, after before: LayeredReading?) {
    // What has just been changed on the panel is newer than the files.
    var kept = Set(pending.keys)
    if let before {
      kept.formUnion(reading.held)
      // Editors take a file away for an instant.
      if reading.isStateMissing { kept.formUnion(before.values.filter { isOurs($0.value) }.keys) }
    }
    let values = reading.values.filter { !kept.contains($0.key) && $0.value.origin != .application }
    let absent = reading.values.filter { !kept.contains($0.key) && $0.value.origin == .application }
    stage.tweaks.apply(values.mapValues(\.text), absent: Set(absent.keys))
    if reading.isStateMissing, let before {
      for (id, value) in before.values where isOurs(value) { self.reading?.values[id] = value }
    }
  }

  private func isOurs(_ value: SettingValue) -> Bool {
    if case .file(layers.state.path, _) = value.origin { true } else { false }
  }

  /// A view has come that was not there at the beginning: its tweak begins with what the files say.
  private func declare(_ declaration: TweakStore.Declaration) -> String? {
    layers.declare(declaration.setting)
    guard reading != nil else { return nil }
    let fresh = layers.load()
    for problem in fresh.problems where problem.what.hasPrefix("\(declaration.id) is ") { log(problem.description) }
    reading?.values[declaration.id] = fresh.values[declaration.id]
    reading?.standard[declaration.id] = fresh.standard[declaration.id]
    return fresh.values[declaration.id].flatMap { $0.origin == .application ? nil : $0.text }
  }

  private func reset(_ id: String) {
    layers.removeOverride(of: id)
    if let below = reading?.standard[id], below.origin != .application { stage.tweaks.apply([id: below.text]) }
    keep(id, nil)
  }

  private func note(_ id: String, _ text: String) {
    layers.removeOverride(of: id)
    keep(id, text)
  }

  private func keep(_ id: String, _ text: String?) {
    pending.updateValue(text, forKey: id)
    let time = now()
    latest = latest ?? time + Self.longest
    due = min(time + Self.quiet, latest ?? .zero)
  }

  private func advance(to time: Duration) {
    if let due, time >= due { flush() }
  }
}

extension SettingsProblem {
  /// Where the problem is, in a few words: the log says the rest.
  fileprivate var notice: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return line.map { "Problem in \(name), line \($0)" } ?? "Problem with \(name)"
  }
}

extension TweakStore.Declaration {
  /// The tweak as a settings file sees it.
  var setting: SettingDeclaration {
    let check = check
    return SettingDeclaration(id: id, comment: ["\(description); default \(defaultText)"], defaultText: defaultText) {
      text in MainActor.assumeIsolated { check(text) }
    }
  }
}
