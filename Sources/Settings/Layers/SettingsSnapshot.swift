/// All files of settings as they were at one moment: their texts, not yet held against what is declared.
///
/// It is taken where waiting for the disk does no harm, and read wherever it is wanted.
public struct SettingsSnapshot: Equatable, Sendable {
  struct Layer: Equatable, Sendable {
    var path: String
    var contents: FileContents
  }

  /// The files below the state file that exist, the one that counts least first.
  var lower: [Layer]
  /// The file that is written.
  var state: Layer
  /// What to watch: files, and directories with a slash behind them. A change of any of them calls for another snapshot.
  public internal(set) var watchedPaths: [String]

  /// Whether the state file is missing.
  public var isStateMissing: Bool { state.contents == .missing }

  /// The same, the state file as it was in an earlier snapshot if it is missing now: editors take a file away for an
  /// instant.
  public func keepingState(of earlier: SettingsSnapshot?) -> SettingsSnapshot {
    guard isStateMissing, let earlier else { return self }
    var snapshot = self
    snapshot.state.contents = earlier.state.contents
    return snapshot
  }

  /// Holds the texts against declarations. No disk is touched.
  ///
  /// - Parameter isWhole: whether there are no other settings, so that every line that fits none of them is a mistake.
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
