import FaceplateTesting
import Runtime
import Testing

@testable import LinuxHost
@testable import Operation
@testable import Settings

/// A panel on a loop whose time is told by hand, with files of settings that are watched.
package final class Desk {
  package var time = Duration.zero
  package let panel: Harness
  package let settings: PanelSettings
  package let loop: EventLoop
  package let folder: Folder
  package private(set) var lines: [String] = []
  /// How often the machine's settings were to be followed.
  package private(set) var changes = 0
  /// What follows the machine's settings, as in a running panel.
  package var onChange: () -> Void = {}

  /// - Parameter prepare: what is done after the files have been read and before the loop runs.
  package init<Root: View>(
    _ folder: Folder, faultInjection: FaultInjection = FaultInjection(),
    prepare: (PanelSettings) -> Void = { $0.askToKeep() }, @ViewBuilder root: @escaping () -> Root
  ) throws {
    self.folder = folder
    panel = try Harness { NoticedRoot(content: root()) }
    let layers = SettingsLayers(
      state: folder.file("panel.conf"), declarations: [], faultInjection: faultInjection)
    var log: (String) -> Void = { _ in }
    settings = PanelSettings(stage: panel.stage, layers: layers) { log($0) }
    var now: () -> Duration = { .zero }
    loop = EventLoop { now() }
    loop.latency = .ofTest { Issue.record("\($0)") }
    now = { [unowned self] in time }
    log = { [unowned self] in lines.append($0) }
    settings.load()
    prepare(settings)
    settings.attach(to: loop) { [unowned self] in
      changes += 1
      onChange()
    }
    // No turn sleeps.
    loop.beforeSleep { .zero }
    try panel.frame()
    settings.noteShown()
    try turn(until: { self.settings.isAtRest })
  }

  package var file: String { folder.text(of: "panel.conf") }
  /// What the machine is told of a setting.
  package func value(_ id: String) -> String? { settings.values[id]?.text }

  /// Lets time pass, for the panel and for the files.
  package func turn(_ length: Duration) throws {
    time += length
    loop.turn()
    try panel.advance(by: length)
    try panel.frame()
  }

  /// Turns without letting time pass until something has happened in the other thread.
  package func turn(until condition: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(30)
    while !condition(), ContinuousClock.now < end { try turn(.zero) }
    guard condition() else { throw Program.Failure(number: 0) }
  }

  /// Lets the watch of the files become aware of an edit.
  package func noticeEdit() throws {
    let before = changes
    try turn(.zero)
    try turn(FileWatch.quiet)
    try turn(until: { changes > before && settings.isAtRest })
  }
}
