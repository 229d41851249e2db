import Controls
import LinuxHost
import Looks
import Runtime
import Settings

/// Synchronizes the tweaks of a stage with the settings files.
///
/// The files are read, checked and applied as a whole. Changes made on the panel are collected for a moment and
/// written together, so that dragging a slider does not cause a hundred writes. A background thread does all disk
/// access, so the panel never waits for the disk.
@MainActor public final class PanelSettings {
  let stage: Stage
  package let disk: SettingsDisk
  let log: (String) -> Void
  /// Receives the problems of the files; without it, they go to the log.
  package var onProblem: ((SettingsProblem) -> Void)?
  var changes = UnwrittenChanges()
  var inUse: SettingsInUse
  weak var loop: EventLoop?
  var watches: SettingsWatches
  var readings = OwedReadings()
  var onChange: () -> Void = {}
  /// The question on the panel about settings on trial; `nil` for a program that does not ask.
  var trial: RunningTrial?
  /// The record of the panel's starts; `nil` for a program that is no panel.
  var start: StartProof?
  /// The problem that the panel shows in its corner.
  var notice: SettingsProblem? { didSet { showNotice() } }
  /// Declares the settings of panels that the program can show later, for a file with a setting of a panel that is not
  /// shown. Called once, because it builds these panels.
  package var laterDeclarations: (() -> [SettingDeclaration])?
  /// Whether problems of the files are also shown in the panel's corner. Otherwise a faulty file changes nothing on the
  /// screen.
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
  package init(stage: Stage, layers: SettingsLayers, log: @escaping (String) -> Void) {
    self.stage = stage
    inUse = SettingsInUse(layers)
    self.log = log
    disk = SettingsDisk(layers)
    watches = SettingsWatches(log: log)
    stage.update()
    for declaration in stage.tweaks.declarations { layers.declare(declaration.setting) }
    layers.declareMachine()
    // The stage may outlive this, and its views may still change a tweak as they go.
    stage.tweaks.onChange = { [weak self] id, text in self?.note(id, text) }
    stage.tweaks.onReset = { [weak self] id in self?.reset(id) }
    stage.tweaks.onDeclare = { [weak self] in self?.declare($0) }
  }

  isolated deinit {
    watches.detach()
    loop?.unwatch(disk.descriptor)
  }

  /// The effective value of each setting and its origin, as last read.
  var values: [String: SettingValue] {
    var values = reading?.values ?? [:]
    for (id, text) in changes.inEffect {
      values[id] = text.map { SettingValue($0, from: .override("the panel")) } ?? reading?.standard[id]
    }
    return values
  }

  /// The layers of files, of which the last is written.
  var layers: SettingsLayers { inUse.layers }
  /// The settings in the files in use; `nil` before the first reading.
  var reading: LayeredReading? { inUse.reading }
  /// The time of the loop.
  var now: Duration { loop?.now ?? .zero }

  /// Whether nothing is being read or written, and every reading has been applied.
  var isAtRest: Bool { !changes.isBeingWritten && disk.isIdle }

  func tell(_ problem: SettingsProblem) {
    if let onProblem { onProblem(problem) } else { log(problem.description) }
  }

  /// The first mistake in the files, also of a setting that was declared after they were read.
  var present: SettingsProblem? { notice ?? inUse.lateFaults.min { $0.key < $1.key }?.value }

  func showNotice() {
    let text = inUse.notice ?? (showsNotice ? present?.notice : nil)
    stage.setEnvironment { $0.settingsNotice = text.map(LocalizedStringKey.toolkit) }
  }
}

// MARK: - From the files to the panel

extension PanelSettings {
  /// Reads the files, waits for the disk, and applies the valid values. Logs and returns the problems.
  ///
  /// It is meant for the time before the first frame; a running panel follows its files through
  /// ``attach(to:onChange:)``.
  ///
  /// - Parameter limit: The longest wait, for a disk that does not answer; `nil` for no limit. Files that are read later
  ///   are applied by the event loop of ``attach(to:onChange:)``.
  @discardableResult
  public func load(atMost limit: Duration? = nil) -> [SettingsProblem] {
    disk.read()
    if !disk.wait(atMost: limit) { log(silence) }
    return applyReport()
  }

  /// The fault of a disk from which no settings have come yet.
  var silence: String {
    "\(layers.state.path): the disk does not answer; the settings are used once they have been read."
  }

  /// Reads the files in the background and applies the valid values afterwards. It returns at once.
  ///
  /// - Parameter completion: Called from the event loop when the files have been read and applied.
  public func reload(completion: @escaping () -> Void = {}) {
    readings.await(completion)
    disk.read(isAnswered: true)
  }

  /// Watches the files from an event loop, and writes changes of the panel after a moment without further ones.
  ///
  /// - Parameter onChange: Called after changes by other programs have been applied.
  public func attach(to loop: EventLoop, onChange: @escaping () -> Void = {}) {
    self.loop = loop
    self.onChange = onChange
    watches = SettingsWatches(on: loop, log: log)
    loop.watch(disk.descriptor, in: .files) { [weak self] in _ = self?.applyReport() }
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.deadline }
    watchFiles()
    restartTrial()
    // Catches changes since the files were read.
    disk.read()
  }

  /// Watches the files and the targets of their symbolic links.
  private func watchFiles() {
    watches.watch(inUse.files?.watchedPaths ?? layers.watchedPaths) { [weak self] in self?.disk.read() }
  }

  /// Watches the files that could not be watched, and reads those that have changed since.
  func watchAgain() {
    watchFiles()
    if watches.refusal == nil { disk.read() }
  }

  /// Reads the files again if one of them could not be read.
  func readAgain(at time: Duration) {
    guard readings.take(at: time) else { return }
    disk.read()
    readings.note(unreadable: inUse.files?.unreadablePaths ?? [], at: time)
  }

  /// Takes in what the disk has to say.
  func applyReport() -> [SettingsProblem] {
    let report = disk.takeReport()
    if !report.written.isEmpty { noteWritten(report.written) }
    if let refused = report.refused { refuse(refused.problem) }
    if report.isReadRefused { readings.noteRefusal() }
    var problems: [SettingsProblem] = []
    if let snapshot = report.snapshot {
      let before = reading
      let losses = snapshot.losses(since: inUse.files)
      inUse.files = snapshot.keepingLost(of: inUse.files)
      watchFiles()
      readings.note(unreadable: snapshot.unreadablePaths, at: now)
      if report.hasNews { problems = applyNews(after: before, losses, isStateMissing: snapshot.isStateMissing) }
    }
    // A change of the machine's settings on the panel takes effect when it is in the file, because the file then also
    // has the former value.
    if !report.hasNews, report.written.contains(where: { MachineSetting.ids.contains($0.id) }) {
      reviewTrial(after: nil)
      onChange()
    }
    if report.isAnswer {
      for completion in readings.takeCompletions() { completion() }
    }
    return problems
  }

  /// Applies new contents of the files. Logs the problems that they did not have before, and the end of the last one.
  ///
  /// - Parameter losses: The problems of files whose former contents are used.
  private func applyNews(
    after before: LayeredReading?, _ losses: [SettingsProblem], isStateMissing: Bool
  ) -> [SettingsProblem] {
    endFallback()
    declareLater()
    guard let files = inUse.files, let reading else { return [] }
    // While the previous settings are used, the problems of the files are reported all the same.
    let found = inUse.fallback == nil ? reading : layers.reading(of: files)
    // The problems of a missing file were reported while it was there.
    let problems = losses + found.problems.filter { !isStateMissing || $0.file != layers.state.path }
    let news = inUse.note(problems)
    for problem in news.new { tell(problem) }
    if news.isOver { log("\(layers.state.path): nothing is wrong with the settings any more.") }
    inUse.lateFaults = [:]
    notice = problems.first { $0.severity == .error }
    guard inUse.fallback == nil else { return problems }
    apply(reading, after: before)
    reviewTrial(after: before)
    proveLater()
    onChange()
    return problems
  }

  func apply(_ reading: LayeredReading, after before: LayeredReading?) {
    // Changes just made on the panel are newer than the files.
    var kept = changes.ids
    if before != nil { kept.formUnion(reading.held) }
    let values = reading.values.filter { !kept.contains($0.key) && $0.value.origin != .application }
    let absent = reading.values.filter { !kept.contains($0.key) && $0.value.origin == .application }
    stage.tweaks.apply(values.mapValues(\.text), absent: Set(absent.keys))
  }

  /// Declares the settings of the panels that can be shown later, once a file names a setting that is not declared.
  private func declareLater() {
    guard let laterDeclarations, reading?.problems.contains(where: \.isUnknownName) == true else { return }
    self.laterDeclarations = nil
    let known = Set(layers.state.declarations.map(\.id))
    for declaration in laterDeclarations() where !known.contains(declaration.id) { layers.declare(declaration) }
    inUse.noteLayersChange()
  }

  /// Declares the tweak of a view that has appeared later, and returns the text that the files have for it.
  private func declare(_ declaration: TweakStore.Declaration) -> String? {
    let setting = declaration.setting
    layers.declare(setting)
    inUse.noteLayersChange()
    guard let snapshot = inUse.snapshot else { return nil }
    let found = layers.reading(of: setting, in: snapshot)
    for problem in found.problems { tell(problem) }
    let fault = found.problems.first { $0.severity == .error }
    if inUse.lateFaults[declaration.id] != fault {
      inUse.lateFaults[declaration.id] = fault
      // Views are being built at the moment.
      stage.afterUpdate { [weak self] in self?.showNotice() }
    }
    return found.values[declaration.id].flatMap { $0.origin == .application ? nil : $0.text }
  }
}

extension SettingsProblem {
  /// The place of the problem in a few words; the log contains the details.
  fileprivate var notice: LocalizedStringKey {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if let line { return "Problem in \(name), line \(line)" }
    return "Problem with \(name)"
  }
}

extension TweakStore.Declaration {
  /// The tweak as a declaration for settings files.
  package var setting: SettingDeclaration {
    let check = check
    return SettingDeclaration(
      id: id, comment: [SettingDeclaration.comment(description, defaultText)], defaultText: defaultText,
      isPrivate: isPrivate
    ) { text in MainActor.assumeIsolated { check(text) } }
  }
}
