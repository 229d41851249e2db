import Links
import Settings

/// Describes what the machine and the program allow in a panel file.
package struct PanelSurroundings: Sendable {
  /// The groups of the config file that belong to the machine, and that no value can be in.
  var reserved: Set<String>
  /// The settings of the machine, by their places in the config file: no value can have one of these places.
  var settings: [SettingLocation: String]
  /// The files that its values may live in; `nil` to warn of none.
  var access: FileAccess?
  /// Whether the machine has a keyboard layout; called for a file that names some.
  var isLayout: @Sendable (String) -> Bool

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - reserved: the groups of the config file that belong to the machine, and that no value can be in.
  ///   - settings: the names of the machine's settings, whose places in the config file no value can have.
  ///   - access: the files that its values may live in; `nil` to warn of none.
  ///   - isLayout: whether the machine has a keyboard layout; called for a file that names some.
  package init(
    reserved: Set<String> = [], settings: [String] = [], access: FileAccess? = nil,
    isLayout: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    (self.reserved, self.access, self.isLayout) = (reserved, access, isLayout)
    self.settings = Dictionary(settings.map { (SettingLocation(id: $0), $0) }) { $1 }
  }

  /// Why a value cannot have the place in the config file that its name gives it; `nil` if it can.
  func fault(ofPlaceOf name: String) -> String? {
    let location = SettingLocation(id: name)
    if let setting = settings[location] {
      return "\(name) would have the place of the machine's setting \(setting) in the config file"
    }
    // A group of several words belongs to whom the first word belongs to.
    guard name.contains("."), reserved.contains(String(name.prefix { $0 != "." })) else { return nil }
    return "\(name) would be in the group \(location.group) of the config file, which belongs to the machine"
  }
}
