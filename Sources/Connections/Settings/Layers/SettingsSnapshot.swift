/// The contents of all settings files at one moment, not yet checked against declarations.
///
/// It is taken on a thread that may wait for the disk, and evaluated anywhere.
public struct SettingsSnapshot: Equatable, Sendable {
  struct Layer: Equatable, Sendable {
    var path: String
    var contents: FileContents
  }

  /// The existing files below the state file, with increasing priority.
  var lower: [Layer]
  /// The state file, which is the only one that is written.
  var state: Layer
  /// The paths to watch: files, and directories with a trailing slash. A change of any of them calls for a new
  /// snapshot.
  public internal(set) var watchedPaths: [String]

  /// Whether the state file is missing.
  public var isStateMissing: Bool { state.contents == .missing }

  /// The files that exist and could not be read.
  public var unreadablePaths: Set<String> {
    Set((lower + [state]).compactMap { if case .unreadable = $0.contents { $0.path } else { nil } })
  }

  /// The snapshot, with the state file of an earlier one if it is missing now: some editors remove a file for an
  /// instant.
  public func keepingState(of earlier: SettingsSnapshot?) -> SettingsSnapshot {
    guard isStateMissing, let earlier else { return self }
    var snapshot = self
    snapshot.state.contents = earlier.state.contents
    return snapshot
  }

  /// Checks the texts against declarations, without disk access.
  ///
  /// - Parameter isWhole: Whether there are no other settings, so that a line that matches none of them is reported.
  func reading(of declarations: [SettingDeclaration], isWhole: Bool = true) -> LayeredReading {
    let check = SettingsCheck(declarations)
    var reading = LayeredReading()
    for declaration in declarations {
      reading.values[declaration.id] = SettingValue(declaration.defaultText, from: .application)
    }
    for layer in lower {
      reading.add(check.reading(of: layer.contents, file: layer.path, isWhole: isWhole), of: layer.path)
    }
    reading.standard = reading.values
    reading.add(check.reading(of: state.contents, file: state.path, isWhole: isWhole), of: state.path)
    reading.isStateMissing = isStateMissing
    return reading
  }
}
