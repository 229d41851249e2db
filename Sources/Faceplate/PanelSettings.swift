import LinuxHost
import Settings

/// Synchronizes the tweaks of a stage with the settings files.
///
/// The files are read, checked and applied as a whole. Changes made on the panel are collected for a moment and
/// written together, so that dragging a slider does not cause a hundred writes. A background thread does all disk
/// access, so the panel never waits for the disk.
@MainActor public final class PanelSettings {
  private let stage: Stage
  private let layers: SettingsLayers
  private let disk: SettingsDisk
  private let log: (String) -> Void
  /// Changes that are not being written yet; a value of `nil` removes the setting from the file.
  private var pending: [String: String?] = [:]
  /// The changes that are being written.
  private var handed: [String: String?] = [:]
  private var schedule = WriteSchedule()
  /// The files as last read or written.
  private var files: SettingsSnapshot? { didSet { lastReading = nil } }
  private var lastReading: LayeredReading?
  private var now: () -> Duration = { .zero }
  private weak var loop: EventLoop?
  private var watches: [FileWatch] = []
  private var onChange: () -> Void = {}
  /// The completions of ``reload(completion:)`` that wait for the disk thread.
  private var afterReading: [() -> Void] = []
  /// Whether a read could not be started for lack of a thread.
  private var isReadingOwed = false
  /// The problem that prevented the last write.
  private var refusal: SettingsProblem?
  /// The problem that the corner of the panel shows.
  private var notice: SettingsProblem? { didSet { showNotice() } }
  /// Whether problems with the files are also shown in a corner of the panel. Otherwise they are only logged.
  public var showsNotice = false { didSet { showNotice() } }

  /// Connects the tweaks of a stage with a file, which need not exist.
  ///
  /// - Parameters:
  ///   - stage: The stage whose tweaks are stored.
  ///   - path: The file to read and write.
  ///   - log: Receives a line for each problem.
  public convenience init(stage: Stage, path: String, log: @escaping (String) -> Void) {
    self.init(stage: stage, layers: SettingsLayers(state: path, declarations: []), log: log)
  }

  /// Connects the tweaks of a stage with layers of files, of which the last is written.
  init(stage: Stage, layers: SettingsLayers, log: @escaping (String) -> Void) {
    self.stage = stage
    self.layers = layers
    self.log = log
    disk = SettingsDisk(layers)
    stage.update()
    for declaration in stage.tweaks.declarations { layers.declare(declaration.setting) }
    for setting in MachineSetting.all { layers.declare(setting.setting) }
    // The stage may outlive this object, and its views may still change tweaks.
    stage.tweaks.onChange = { [weak self] id, text in self?.note(id, text) }
    stage.tweaks.onReset = { [weak self] id in self?.reset(id) }
    stage.tweaks.onDeclare = { [weak self] in self?.declare($0) }
  }

  isolated deinit {
    for watch in watches { loop.map(watch.detach(from:)) }
    loop?.unwatch(disk.descriptor)
  }

  /// The effective value of each setting and its origin, as last read.
  var values: [String: SettingValue] { reading?.values ?? [:] }

  /// The evaluated files. It is computed on demand, since most writes of the panel itself need no evaluation.
  private var reading: LayeredReading? {
    if lastReading == nil { lastReading = files.map(layers.reading(of:)) }
    return lastReading
  }

  /// Whether nothing is being read or written, and all results are applied.
  var isAtRest: Bool { handed.isEmpty && disk.isIdle }

  private func showNotice() {
    let text = showsNotice ? notice?.notice : nil
    stage.setEnvironment { $0.settingsNotice = text }
  }
}

// MARK: - From the files to the panel

extension PanelSettings {
  /// Reads the files, waits for the disk, and applies the valid values. Logs and returns the problems.
  ///
  /// It is meant for the time before the first frame; a running panel follows its files through
  /// ``attach(to:onChange:)``.
  @discardableResult
  public func load() -> [SettingsProblem] {
    disk.read()
    disk.wait()
    return take()
  }

  /// Has the files read in the background and applies the valid values afterwards. It returns at once.
  ///
  /// - Parameter completion: Called from the event loop when the files have been read and applied.
  public func reload(completion: @escaping () -> Void = {}) {
    afterReading.append(completion)
    disk.read(isAnswered: true)
  }

  /// Watches the files from an event loop, and writes changes of the panel after a moment without further ones.
  ///
  /// - Parameter onChange: Called after changes by other programs have been applied.
  public func attach(to loop: EventLoop, onChange: @escaping () -> Void = {}) {
    self.loop = loop
    self.onChange = onChange
    now = { [weak loop] in loop?.now ?? .zero }
    loop.watch(disk.descriptor, in: .files) { [weak self] in _ = self?.take() }
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.deadline }
    watch(files?.watchedPaths ?? layers.watchedPaths)
    // Catches changes since the files were read.
    disk.read()
  }

  /// Watches the files and the targets of their symbolic links.
  private func watch(_ paths: [String]) {
    guard let loop, paths != watches.map(\.path) else { return }
    for watch in watches { watch.detach(from: loop) }
    watches = paths.compactMap { path in
      do {
        return try FileWatch(path: path, log: log) { [weak self] in self?.disk.read() }
      } catch {
        log("\(error)")
        return nil
      }
    }
    for watch in watches { watch.listen(on: loop) }
  }

  /// Handles the results of the disk thread.
  private func take() -> [SettingsProblem] {
    let report = disk.takeReport()
    if !report.written.isEmpty { noteWritten() }
    if let refused = report.refused { refuse(refused.problem) }
    isReadingOwed = isReadingOwed || report.isReadRefused
    var problems: [SettingsProblem] = []
    if let snapshot = report.snapshot {
      let before = reading
      files = snapshot.keepingState(of: files)
      watch(snapshot.watchedPaths)
      if report.hasNews { problems = applyNews(after: before, isStateMissing: snapshot.isStateMissing) }
    }
    if report.isAnswer {
      defer { afterReading = [] }
      for completion in afterReading { completion() }
    }
    return problems
  }

  /// Applies new contents of the files, and logs their problems.
  private func applyNews(after before: LayeredReading?, isStateMissing: Bool) -> [SettingsProblem] {
    guard let reading else { return [] }
    // The problems of a file that is missing now were logged while it existed.
    let problems = reading.problems.filter { !isStateMissing || $0.file != layers.state.path }
    for problem in problems { log(problem.description) }
    apply(reading, after: before)
    notice = problems.first { $0.severity == .error }
    onChange()
    return problems
  }

  private func apply(_ reading: LayeredReading, after before: LayeredReading?) {
    // Changes on the panel that are not written yet are newer than the files.
    var kept = Set(pending.keys).union(handed.keys)
    if before != nil { kept.formUnion(reading.held) }
    let values = reading.values.filter { !kept.contains($0.key) && $0.value.origin != .application }
    let absent = reading.values.filter { !kept.contains($0.key) && $0.value.origin == .application }
    stage.tweaks.apply(values.mapValues(\.text), absent: Set(absent.keys))
  }

  /// Declares the tweak of a view that has appeared later, and returns the text that the files have for it.
  private func declare(_ declaration: TweakStore.Declaration) -> String? {
    let setting = declaration.setting
    layers.declare(setting)
    lastReading = nil
    guard let files else { return nil }
    let found = layers.reading(of: setting, in: files)
    for problem in found.problems { log(problem.description) }
    return found.values[declaration.id].flatMap { $0.origin == .application ? nil : $0.text }
  }
}

// MARK: - From the panel to the file

extension PanelSettings {
  /// Writes all pending changes and waits for the disk.
  ///
  /// It is meant for the end of a program.
  ///
  /// - Parameter limit: The longest wait, for a disk that does not answer.
  /// - Returns: Whether everything is in the file.
  @discardableResult
  public func finish(atMost limit: Duration = .seconds(5)) -> Bool {
    let end = ContinuousClock.now + limit
    repeat {
      handOver()
      guard disk.wait(atMost: max(.zero, end - .now)) else { return false }
      _ = take()
    } while !pending.isEmpty && refusal == nil
    return pending.isEmpty
  }

  private func reset(_ id: String) {
    layers.removeOverride(of: id)
    lastReading = nil
    if let below = reading?.standard[id], below.origin != .application { stage.tweaks.apply([id: below.text]) }
    keep(id, nil)
  }

  private func note(_ id: String, _ text: String) {
    layers.removeOverride(of: id)
    lastReading = nil
    keep(id, text)
  }

  private func keep(_ id: String, _ text: String?) {
    pending.updateValue(text, forKey: id)
    schedule.noteChange(at: now())
  }

  /// The next deadline. Nothing is written while the disk is busy; changes made meanwhile are written together
  /// afterwards.
  private var deadline: Duration? {
    [handed.isEmpty ? schedule.due : nil, watches.compactMap(\.deadline).min()].compactMap { $0 }.min()
  }

  private func advance(to time: Duration) {
    for watch in watches { watch.advance(to: time) }
    if let due = schedule.due, time >= due, handed.isEmpty { handOver() }
  }

  /// Gives the pending changes to the disk thread.
  private func handOver() {
    schedule.handOver()
    if isReadingOwed {
      isReadingOwed = false
      disk.read()
    }
    guard handed.isEmpty, !pending.isEmpty else { return }
    let declarations = layers.state.declarations
    (handed, pending) = (pending, [:])
    let edits = declarations.compactMap { declaration in handed[declaration.id].flatMap { edit(declaration, to: $0) } }
    handed = handed.filter { change in edits.contains { $0.id == change.key } }
    if !edits.isEmpty { disk.write(edits) }
  }

  /// Converts a change to an edit of the file. If the application has set an invalid value, it is logged and `nil` is
  /// returned.
  private func edit(_ declaration: SettingDeclaration, to text: String?) -> SettingEdit? {
    do {
      return try SettingEdit(declaration, to: text, in: layers.state.path)
    } catch {
      log(error.description)
      return nil
    }
  }

  private func noteWritten() {
    handed = [:]
    schedule.noteSuccess()
    if let notice, notice == refusal { self.notice = nil }
    refusal = nil
  }

  /// Handles a failed write: the changes stay pending and are retried.
  private func refuse(_ problem: SettingsProblem) {
    pending.merge(handed) { newer, _ in newer }
    handed = [:]
    schedule.noteFailure(at: now())
    if problem != refusal { log(problem.description) }
    refusal = problem
    notice = problem
  }
}

extension SettingsProblem {
  /// The place of the problem in a few words; the log contains the details.
  fileprivate var notice: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return line.map { "Problem in \(name), line \($0)" } ?? "Problem with \(name)"
  }
}

extension TweakStore.Declaration {
  /// The tweak as a declaration for settings files.
  var setting: SettingDeclaration {
    let check = check
    return SettingDeclaration(id: id, comment: ["\(description); default \(defaultText)"], defaultText: defaultText) {
      text in MainActor.assumeIsolated { check(text) }
    }
  }
}
