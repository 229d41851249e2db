import Looks
import Settings

/// The contents of the settings files in use, and the values that follow from them.
struct SettingsInUse {
  /// The layers that the files are read as.
  let layers: SettingsLayers
  /// The files as last read or written.
  var files: SettingsSnapshot? { didSet { lastReading = nil } }
  /// The settings that worked last, while they are used in place of the files.
  var fallback: SettingsSnapshot? { didSet { lastReading = nil } }
  /// The mistakes in lines whose settings were declared after the files were read, by name.
  var lateFaults: [String: SettingsProblem] = [:]
  private var lastReading: LayeredReading?
  /// The problems of the files that the log has.
  private var known: Set<SettingsProblem> = []

  /// Begins without files.
  init(_ layers: SettingsLayers) { self.layers = layers }

  /// The files as last read, unless the previous settings are used in their place.
  var snapshot: SettingsSnapshot? { fallback ?? files }

  /// The settings in the files in use. They are computed at the first read: after most of the panel's own writes nothing
  /// reads them.
  var reading: LayeredReading? {
    mutating get {
      if lastReading == nil { lastReading = snapshot.map(layers.reading(of:)) }
      return lastReading
    }
  }

  /// The layers have other declarations or overrides: the values are computed again.
  mutating func noteLayersChange() { lastReading = nil }

  /// Takes note of the problems of the files.
  ///
  /// - Returns: the problems that the log does not have yet, and whether the last logged problem is over.
  mutating func note(_ problems: [SettingsProblem]) -> (new: [SettingsProblem], isOver: Bool) {
    let before = known
    known = Set(problems)
    return (problems.filter { !before.contains($0) }, problems.isEmpty && !before.isEmpty)
  }

  /// The panel shows this in its corner while earlier settings are used.
  var notice: LocalizedStringKey? {
    fallback == nil ? nil : "Earlier settings are used: the panel failed with the present ones"
  }
}
