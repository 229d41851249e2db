import Glibc
import Synchronization
import Values

/// The layers of settings files, with increasing priority: defaults that ship with the program, the administrator's
/// file, drop-ins sorted by name, the state file that the program writes, and overrides.
///
/// ```swift
/// let layers = SettingsLayers(
///   defaults: ["/usr/lib/kiosk/panel.conf", "/etc/kiosk/panel.conf"], state: "/var/lib/kiosk/panel.conf",
///   declarations: declarations)
/// layers.load().values["oven.temperature"]?.origin.description  // "/etc/kiosk/panel.conf:12"
/// ```
///
/// The drop-ins of a file are the files `*.conf` in the directory with its name and `.d` appended. The class can be
/// used from any thread.
public final class SettingsLayers: Sendable {
  /// The files below the drop-ins, with increasing priority. None has to exist.
  public let defaults: [String]
  /// The file with the highest priority, the only one that is written.
  public let state: SettingsFile

  private struct Memory {
    /// The files below the state file, each with its last parsed contents.
    var files: [String: SettingsFile] = [:]
    var overrides: [SettingOverride]
  }
  private let memory: Mutex<Memory>

  /// Creates the layers without any disk access.
  ///
  /// - Parameters:
  ///   - defaults: The files below the drop-ins, with increasing priority.
  ///   - state: The file that is written.
  ///   - overrides: Values that override all files.
  ///   - declarations: The settings that the files may contain.
  public convenience init(
    defaults: [String] = [], state: String, overrides: [SettingOverride] = [], declarations: [SettingDeclaration]
  ) {
    self.init(
      defaults: defaults, state: state, overrides: overrides, declarations: declarations,
      faultInjection: FaultInjection())
  }

  /// Creates layers with injected faults, for tests.
  package init(
    defaults: [String] = [], state: String, overrides: [SettingOverride] = [], declarations: [SettingDeclaration],
    faultInjection: FaultInjection
  ) {
    self.defaults = defaults
    self.state = SettingsFile(path: state, declarations: declarations, faultInjection: faultInjection)
    memory = Mutex(Memory(overrides: overrides))
  }

  /// The drop-in directories, which need not exist.
  public var dropInDirectories: [String] { (defaults + [state.path]).map { $0 + ".d" } }

  /// The paths to watch: files, and directories with a trailing slash. After a change of any of them, call
  /// ``load()``.
  public var watchedPaths: [String] {
    let files = defaults.map { SettingsFile(path: $0, declarations: []) } + [state]
    return files.flatMap(\.watchedPaths) + dropInDirectories.map { $0 + "/" }
  }

  /// Declares a setting, or replaces its declaration.
  public func declare(_ declaration: SettingDeclaration) { state.declare(declaration) }

  /// Removes the override of a setting, so that the files apply.
  public func removeOverride(of id: String) { memory.withLock { $0.overrides.removeAll { $0.id == id } } }

  /// Reads and checks all files. Waits for the disk.
  public func load() -> LayeredReading { reading(of: snapshot()) }

  /// Reads all files without checking the values. Waits for the disk.
  public func snapshot() -> SettingsSnapshot {
    SettingsSnapshot(
      lower: lowerFiles().map { .init(path: $0.path, contents: $0.contents()) },
      state: .init(path: state.path, contents: state.contents()), watchedPaths: watchedPaths)
  }

  /// Evaluates files and overrides for all settings, without disk access.
  public func reading(of snapshot: SettingsSnapshot) -> LayeredReading {
    let declarations = state.declarations
    var reading = snapshot.reading(of: declarations)
    for override in overrides { apply(override, declarations, to: &reading) }
    return reading
  }

  /// Evaluates files and overrides for a single setting, without disk access. Only problems of this setting are
  /// reported.
  public func reading(of declaration: SettingDeclaration, in snapshot: SettingsSnapshot) -> LayeredReading {
    var reading = snapshot.reading(of: [declaration], isWhole: false)
    for override in overrides where override.id == declaration.id { apply(override, [declaration], to: &reading) }
    return reading
  }

  private var overrides: [SettingOverride] { memory.withLock { $0.overrides } }

  /// The existing files below the state file.
  private func lowerFiles() -> [SettingsFile] {
    let paths = defaults.filter(Self.exists) + DropIns.paths(in: dropInDirectories)
    return memory.withLock { memory in
      let known = memory.files
      memory.files = Dictionary(paths.map { ($0, known[$0] ?? SettingsFile(path: $0, declarations: [])) }) { $1 }
      return paths.compactMap { memory.files[$0] }
    }
  }

  private static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  private func apply(
    _ override: SettingOverride, _ declarations: [SettingDeclaration], to reading: inout LayeredReading
  ) {
    guard let declaration = declarations.first(where: { $0.id == override.id }) else {
      let nearest = nearestName(to: override.id, among: declarations.map(\.id))
      reading.problems.append(
        SettingsProblem(
          file: override.source, what: "there is no setting \(override.id.quoted)",
          fix: nearest.map { "did you mean \($0)?" } ?? "it has no effect"))
      return
    }
    if let fault = declaration.check(override.text) {
      reading.problems.append(
        SettingsProblem(
          file: override.source, what: "\(override.id) is \(declaration.quote(override.text))",
          fix: "\(fault); it has no effect"))
    } else {
      reading.values[override.id] = SettingValue(override.text, from: .override(override.source))
      reading.held.remove(override.id)
    }
  }
}
