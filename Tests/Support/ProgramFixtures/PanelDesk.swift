import FaceplateTesting
import Testing

@testable import LinuxHost
@testable import Operation
@testable import PanelFile
@testable import Settings

/// A panel file that is saved while its panel runs, on a loop whose time is told by hand.
@MainActor package final class PanelDesk {
  package let folder: Folder
  package let session: PanelFileSession
  package let panel: Harness
  package let loop: EventLoop
  package private(set) var problems: [String] = []
  /// The names of the files that were watched or tried to, and why none can be at the moment.
  private final class Watches {
    var names: [String] = []
    var refusal: MachineError?
    var onWatch: (String) -> Void = { _ in }
  }
  private let watches = Watches()
  package var watched: [String] { watches.names }
  /// What the model has logged.
  package private(set) var lines: [String] = []
  package var time = Duration.zero

  package convenience init(_ text: String, refusal: MachineError? = nil) throws {
    let folder = try Folder()
    folder.write(text, to: "panel.yaml")
    try self.init(in: folder, refusal: refusal)
  }

  /// Starts a panel with the file that a folder has.
  ///
  /// - Parameters:
  ///   - limit: the longest wait for the disk.
  ///   - history: counts the starts.
  ///   - contents: what a file holds; `nil` for the disk.
  package init(
    in folder: Folder, refusal: MachineError? = nil, atMost limit: Duration? = nil, history: StartHistory? = nil,
    contents: (@Sendable (String) -> PanelFiles.Contents)? = nil
  ) throws {
    self.folder = folder
    let watches = watches
    watches.refusal = refusal
    session = PanelFileSession(path: folder.file("panel.yaml"), atMost: limit, history: history, contents: contents) {
      path, onChange in
      let name = String(path.dropFirst(folder.file("").count))
      watches.names.append(name)
      watches.onWatch(name)
      if let refusal = watches.refusal { throw refusal }
      return try FileWatch(path: path, onChange: onChange)
    }
    let root = session.root
    panel = try Harness { root() }
    var now: () -> Duration = { .zero }
    loop = EventLoop { now() }
    loop.latency = .ofTest { Issue.record("\($0)") }
    now = { [unowned self] in time }
    session.model.log = { [unowned self] in lines.append($0) }
    session.attach(to: loop) { [unowned self] in problems.append("\($0)") }
    loop.beforeSleep { .zero }
    try turn(.zero)
  }

  /// Does something each time before a file is watched.
  package func onWatch(_ action: @escaping (String) -> Void) { watches.onWatch = action }

  /// Lets files be watched from now on.
  package func allow() { watches.refusal = nil }

  /// Lets time pass, for the panel and for the files.
  package func turn(_ length: Duration) throws {
    time += length
    loop.turn()
    try panel.advance(by: length)
    try panel.frame()
  }

  /// Saves the file, and lets half a second pass.
  ///
  /// - Returns: whether a condition held by then; the other thread is waited for, and no time passes meanwhile.
  package func save(_ save: () -> Void, until condition: () -> Bool) throws -> Bool {
    save()
    try turn(.zero)
    for _ in 0..<5 { try turn(.milliseconds(100)) }
    let end = ContinuousClock.now + .seconds(30)
    while !condition(), ContinuousClock.now < end { try turn(.zero) }
    return condition()
  }
}
