#if PanelFiles
import Glibc
import Keyboards
import Links
import LinuxHost
import PanelFile
import Runtime
import Settings

/// A panel file that a program shows: it is read at the start, and again whenever it or a file that it includes is saved.
///
/// A version with a mistake changes nothing on the panel but a mark in a corner, and each mistake is logged once.
package final class PanelFileSession: PanelOfFile {
  package let path: String
  package let model = PanelModel()
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
  /// The unserved links, as far as they have been logged.
  private var unserved: Set<String> = []
  private var log: (PanelProblem) -> Void = { _ in }
  /// The start of a panel with the file; `nil` for a program that keeps no state.
  private var proof: StartProof?

  /// The groups of the config file that belong to the machine and to the toolkit.
  private static let reserved = Set(
    (Array(MachineSetting.ids) + SettingsTrial.declarations.map(\.id)).map { String($0.prefix { $0 != "." }) }
      + ["tweaks", "keyboard", "access", "timers"])

  /// Returns the machine's limits for a panel file.
  static func surroundings(_ access: FileAccess?) -> PanelSurroundings {
    PanelSurroundings(
      reserved: reserved, settings: Array(MachineSetting.ids), access: access,
      isLayout: { KeyboardLayout.name($0) != nil })
  }

  /// Reads a panel file.
  ///
  /// - Parameters:
  ///   - path: the panel file.
  ///   - limit: the longest wait for the disk; `nil` for no limit. A file that is read later is shown by the event loop of
  ///     ``attach(to:log:)``.
  ///   - access: the files that its values may live in; `nil` for a command that serves no links.
  ///   - history: counts the starts with a version of the file, and has the one that worked last; `nil` for neither.
  package convenience init(
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
    let surroundings = Self.surroundings(access)
    loader = PanelFileLoader(
      path: path, in: surroundings, history: history, contents: contents)
    if let limit {
      reading = loader.read(atMost: limit) ?? .pending(path: path)
    } else {
      reading = PanelReading.read(path: path, in: surroundings, standingIn: history)
    }
    model.show(reading)
  }

  /// The mistakes of the file.
  package var problems: [PanelProblem] { reading.problems }
  /// Whether there is a panel to be shown.
  package var isGood: Bool { reading.document != nil }

  /// The root view of a panel that shows the file.
  package var root: () -> AnyView { { [model] in AnyView(NoticedRoot(content: PanelFileView(model))) } }
  package var textsElsewhere: [(id: String, text: String)] { model.textsElsewhere }
  package var namesElsewhere: [String] { model.namesElsewhere }

  /// Sets a value as a device would, or how far it can be trusted: `set oven.now 260`, `spoil oven.now`.
  package func perform(_ words: [String]) throws -> Bool {
    let refusal: String?
    switch (words[0], words.count) {
    case ("set", 3): refusal = model.set(words[1], to: words[2])
    case ("spoil", 2): refusal = model.set(words[1], to: .stale)
    default: return false
    }
    if let refusal { throw StepRefusal(description: refusal) }
    return true
  }

  /// Follows the file from an event loop.
  ///
  /// - Parameters:
  ///   - loop: the loop of the panel.
  ///   - log: receives each mistake, once for each version of the file.
  package func attach(to loop: EventLoop, log: @escaping (PanelProblem) -> Void) {
    (self.loop, self.log) = (loop, log)
    for problem in reading.problems { log(problem) }
    noteUnserved()
    loop.watch(descriptor, in: .files) { [weak self] in self?.showLatest() }
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.deadline }
    watch()
    // Catches an edit since the file was read.
    loader.read()
  }

  /// Reads the file again now, as after SIGHUP.
  package func reload() { loader.read() }

  /// A descriptor that is readable while a finished reading is not shown yet.
  var descriptor: CInt { loader.descriptor }

  /// Shows a finished reading. A mistake in a file that has changed since is not reported: the file may have been read
  /// while it was being written, and is read again in a moment.
  private func showLatest() {
    guard let loop, let new = loader.take() else { return }
    if new.document == nil, watches.contains(where: { $0.isChanging(at: loop.now) }) { return }
    let (isSame, before) = (new.problems == reading.problems && new.document == nil, Set(reading.problems))
    let isSameVersion = new.isSameVersion(as: reading)
    reading = new
    // Catches an edit between the reading and the watch.
    if watch() { loader.read() }
    if isSame { return }
    for problem in new.problems where !before.contains(problem) { log(problem) }
    if new.problems.isEmpty, !before.isEmpty { model.log("\(path): nothing is wrong with the panel file any more.") }
    model.show(new)
    noteUnserved()
    // A version that is read again continues to prove itself.
    if !isSameVersion { proveLater() }
  }

  // MARK: The start

  /// The first frame is on the screen: the file begins to prove itself.
  package func noteShown() {
    proof?.noteShown()
    proveLater()
  }

  /// The panel has ended, see ``StartProof/noteEnd(_:)``.
  package func noteEnd(_ status: Int32) { proof?.noteEnd(status) }

  /// Another version is shown: it counts as good after some time.
  private func proveLater() {
    if let loop, isGood { proof?.begin(at: loop.now) }
  }

  /// When the panel has to wake for its file. A panel whose values never change does not wake by itself, and would keep no
  /// version for the next start.
  var deadline: Duration? { [watchRetry, proof?.due].compactMap { $0 }.min() }

  private func advance(to time: Duration) {
    if proof?.end(at: time) == true, isGood { loader.noteGood(reading) }
    if let watchRetry, time >= watchRetry, watch() { loader.read() }
  }

  /// Logs the links without a server, each once.
  private func noteUnserved() {
    for line in model.unserved where unserved.insert(line).inserted { model.log(line) }
  }

  /// Watches all files of the panel, including missing files. A file that cannot be watched is tried again after a
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
#endif
