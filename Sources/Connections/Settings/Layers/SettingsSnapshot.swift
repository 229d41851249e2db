/// The contents of all settings files at one moment, not yet checked against declarations.
///
/// It is taken on a thread that may wait for the disk, and evaluated anywhere.
public struct SettingsSnapshot: Equatable, Sendable {
  struct Layer: Equatable, Sendable {
    var path: String
    var contents: FileContents

    /// Whether the file exists and is empty. That is never intended: a person who wants no settings leaves a comment,
    /// or removes the file.
    var isEmpty: Bool { if case .document(let document) = contents { document.serialize().isEmpty } else { false } }

    /// Takes the contents of an earlier layer, if they are known.
    mutating func keepContents(of earlier: Layer) {
      if case .document = earlier.contents { contents = earlier.contents }
    }
  }

  /// The existing files below the state file, with increasing priority.
  var lower: [Layer]
  /// The state file, which is the only one that is written.
  var state: Layer
  /// The paths to watch: files, and directories with a trailing slash. A change of any of them requires a new snapshot.
  public internal(set) var watchedPaths: [String]

  /// Whether the state file is missing.
  public var isStateMissing: Bool { state.contents == .missing }

  /// The files that exist and could not be read.
  public var unreadablePaths: Set<String> {
    Set((lower + [state]).compactMap { if case .unreadable = $0.contents { $0.path } else { nil } })
  }

  /// Returns the snapshot with the state file of an earlier one if the file is missing now, because some editors remove
  /// a file for an instant. Files that have become empty, for example by an editor on a full disk, keep their earlier
  /// contents, too. A file that could not be read before has no earlier contents.
  public func keepingLost(of earlier: SettingsSnapshot?) -> SettingsSnapshot {
    guard let earlier else { return self }
    var snapshot = self
    if isStateMissing || state.isEmpty { snapshot.state.keepContents(of: earlier.state) }
    for index in lower.indices where lower[index].isEmpty {
      guard let before = earlier.lower.first(where: { $0.path == lower[index].path }) else { continue }
      snapshot.lower[index].keepContents(of: before)
    }
    return snapshot
  }

  /// The problems of files that have become empty since an earlier snapshot.
  public func losses(since earlier: SettingsSnapshot?) -> [SettingsProblem] {
    let before = Dictionary((earlier.map { $0.lower + [$0.state] } ?? []).map { ($0.path, $0) }) { $1 }
    return (lower + [state]).filter { layer in
      guard layer.isEmpty, let known = before[layer.path], case .document = known.contents else { return false }
      return !known.isEmpty
    }.map { SettingsProblem.emptied($0.path) }
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
