#if PanelFiles
import Glibc
import Keyboards
import Links
import LinuxHost
import PanelFile
import Settings

/// A panel file that a program shows: it is read at the start, and again whenever it or a file that it includes is saved.
///
/// A version with a mistake changes nothing on the panel but a mark in a corner, and each mistake is logged once.
final class PanelFileSession: PanelOfFile {
  let path: String
  let model = PanelModel()
  private let loader: PanelFileLoader
  private var reading: PanelReading
  private var watches: [FileWatch] = []
  /// Makes the watch of a file; the function is called when the file has changed.
  private let makeWatch: (String, @escaping () -> Void) throws -> FileWatch
  /// Why a file cannot be watched, as far as it has been logged.
  private var watchRefusal: String?
  /// When files that could not be watched are tried again.
  private var watchRetry: Duration?
  private weak var loop: EventLoop?
  /// The links that nobody serves, as far as they have been logged.
  private var unserved: Set<String> = []
  private var log: (PanelProblem) -> Void = { _ in }
  /// The start of a panel with the file; `nil` for a program that keeps no state.
  private var proof: StartProof?

  /// The groups of the config file that belong to the machine and to the toolkit.
  static let reserved = Set(
    MachineSetting.all.compactMap { $0.id.split(separator: ".").first.map(String.init) } + [
      "tweaks", "keyboard", "access", "timers",
    ])

  /// Reads a panel file.
  ///
  /// - Parameters:
  ///   - path: the panel file.
  ///   - limit: the longest wait for the disk; `nil` for no limit. A file that is read later is shown by the event loop of
  ///     ``attach(to:log:)``.
  ///   - access: the files that its values may live in; `nil` for a command that serves no links.
  ///   - history: counts the starts with a version of the file; `nil` for a command that shows no panel.
  convenience init(
    path: String, atMost limit: Duration? = nil, access: FileAccess? = nil, history: StartHistory? = nil
  ) {
    self.init(path: path, atMost: limit, access: access, history: history) { try FileWatch(path: $0, onChange: $1) }
  }

  /// Reads a panel file whose contents and watches are made by functions, as a test does.
  init(
    path: String, atMost limit: Duration? = nil, access: FileAccess? = nil, history: StartHistory? = nil,
    contents: (@Sendable (String) -> PanelFiles.Contents)? = nil,
    makeWatch: @escaping (String, @escaping () -> Void) throws -> FileWatch
  ) {
    (self.path, self.makeWatch) = (path, makeWatch)
    proof = history.map(StartProof.init)
    let surroundings = PanelSurroundings(
      reserved: Self.reserved, access: access, isLayout: { KeyboardLayout.name($0) != nil })
    loader = PanelFileLoader(
      path: path, in: surroundings, history: history, contents: contents)
    if let limit {
      reading = loader.read(atMost: limit) ?? .pending(path: path)
    } else {
      reading = PanelReading.read(path: path, in: surroundings)
    }
    model.show(reading)
  }

  /// What the file says, or what is wrong with it.
  var problems: [PanelProblem] { reading.problems }
  /// Whether there is a panel to be shown.
  var isGood: Bool { reading.document != nil }

  /// The root view of a panel that shows the file.
  var root: () -> AnyView { { [model] in AnyView(NoticedRoot(content: PanelFileView(model))) } }
  var textsElsewhere: [(id: String, text: String)] { model.textsElsewhere }

  /// Sets a value as a device would, or how far it can be trusted: `set oven.now 260`, `spoil oven.now`.
  func perform(_ words: [String]) throws -> Bool {
    let refusal: String?
    switch (words[0], words.count) {
    case ("set", 3): refusal = model.set(words[1], to: words[2])
    case ("spoil", 2): refusal = model.set(words[1], to: .stale)
    default: return false
    }
    if let refusal { throw Visit.Mistake(description: refusal) }
    return true
  }

  /// Follows the file from an event loop.
  ///
  /// - Parameters:
  ///   - loop: the loop of the panel.
  ///   - log: receives each mistake, once for each version of the file.
  func attach(to loop: EventLoop, log: @escaping (PanelProblem) -> Void) {
    (self.loop, self.log) = (loop, log)
    for problem in reading.problems { log(problem) }
    noteUnserved()
    loop.watch(descriptor, in: .files) { [weak self] in self?.take() }
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.watchRetry }
    watch()
    // Catches what was saved since the file was read.
    loader.read()
  }

  /// Reads the file again now, as after SIGHUP.
  func reload() { loader.read() }

  /// A descriptor that is readable while something has been read that the panel does not show yet.
  var descriptor: CInt { loader.descriptor }

  /// Shows what was read. A mistake in a file that has changed since is not reported: the file may have been read while
  /// it was written, and it is read again in a moment.
  private func take() {
    guard let loop, let new = loader.take() else { return }
    if new.document == nil, watches.contains(where: { $0.isChanging(at: loop.now) }) { return }
    let (isSame, before) = (new.problems == reading.problems && new.document == nil, Set(reading.problems))
    let isSameVersion = new.isSameVersion(as: reading)
    reading = new
    // Catches what was saved between the reading and the watch.
    if watch() { loader.read() }
    if isSame { return }
    for problem in new.problems where !before.contains(problem) { log(problem) }
    model.show(new)
    noteUnserved()
    // A version that is read again continues to prove itself.
    if !isSameVersion { proveLater() }
  }

  // MARK: The start

  /// The first frame is on the screen: the file begins to prove itself.
  func noteShown() {
    proof?.noteShown()
    proveLater()
  }

  /// The panel has ended, see ``StartProof/noteEnd(_:)``.
  func noteEnd(_ status: Int32) { proof?.noteEnd(status) }

  /// Another version is shown: it counts as good after some time.
  private func proveLater() {
    if let loop, isGood { proof?.begin(at: loop.now) }
  }

  private func advance(to time: Duration) {
    if proof?.end(at: time) == true, isGood { loader.noteGood(reading) }
    if let watchRetry, time >= watchRetry, watch() { loader.read() }
  }

  /// Logs the links that nobody serves, each once.
  private func noteUnserved() {
    for line in model.unserved where unserved.insert(line).inserted { model.log(line) }
  }

  /// Watches all files of the panel, also those that are missing. A file that cannot be watched is tried again after a
  /// while, and after the next reading.
  ///
  /// - Returns: whether there is a file that was not watched before.
  @discardableResult
  private func watch() -> Bool {
    guard let loop else { return false }
    let paths = reading.paths
    for watch in watches where !paths.contains(watch.path) { watch.detach(from: loop) }
    watches.removeAll { !paths.contains($0.path) }
    let before = watches.count
    var refusal: String?
    for path in paths where !watches.contains(where: { $0.path == path }) {
      do {
        let watch = try makeWatch(path) { [weak self] in _ = self?.loader.read() }
        watch.attach(to: loop)
        watches.append(watch)
      } catch {
        refusal = "\(error)"
      }
    }
    if let refusal, refusal != watchRefusal { model.log(refusal) }
    watchRefusal = refusal
    watchRetry = refusal == nil ? nil : loop.now + FileWatch.backoff
    return watches.count > before
  }
}

extension Arguments {
  /// The panel file that the command line names; `nil` without one.
  func panelFile() -> (any PanelOfFile)? { values["panel"].map { PanelFileSession(path: $0) } }

  /// The panel file of a panel that runs, which waits for nothing for long and counts its starts beside its config file.
  func runningPanel() throws -> (any PanelOfFile)? {
    let history = values["config"].map { StartHistory(state: $0, of: "panel") }
    return values["panel"].map {
      PanelFileSession(path: $0, atMost: PanelStart.longestLoad, access: fileAccess(ofPanel: $0), history: history)
    }
  }

  /// The files that the values of a panel file may live in: what the administrator says by `--files`, and never the
  /// administrator's own files.
  func fileAccess(ofPanel path: String) -> FileAccess {
    let named = ["config", "commands"].compactMap { values[$0] } + (lists["defaults"] ?? [])
    let installed = InstalledFiles.service
    return FileAccess(
      panel: path, folders: lists["files"] ?? [],
      credentials: getenv("CREDENTIALS_DIRECTORY").map { String(cString: $0) },
      administrators: named + [CommandsFile.standard, installed.state] + installed.defaults)
  }

  /// The panel file that the command line names, for commands that cannot work with a faulty one.
  ///
  /// - Throws: ``PanelFileFault`` with what is wrong with it.
  func demandGoodPanelFile() throws -> (any PanelOfFile)? {
    guard let path = values["panel"] else { return nil }
    let panel = PanelFileSession(path: path)
    guard panel.isGood else { throw PanelFileFault(problems: panel.problems) }
    for problem in panel.problems { writeToStandardError(problem.description) }
    return panel
  }
}

/// What is wrong with a panel file, a line each.
struct PanelFileFault: Error, CustomStringConvertible {
  let problems: [PanelProblem]
  var description: String { "the panel file cannot be used\n" + problems.map(\.description).joined(separator: "\n") }
}
#endif
