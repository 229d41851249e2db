/// The group and key of a setting in a key file.
package struct SettingLocation: Hashable, Sendable {
  /// The group of settings whose ID has no dot.
  static let defaultGroup = "panel"

  package var group: String
  package var key: String

  init(group: String, key: String) {
    self.group = group
    self.key = key
  }

  /// Splits an ID: the group is everything before the last dot.
  package init(id: String) {
    guard let dot = id.lastIndex(of: ".") else {
      self.init(group: Self.defaultGroup, key: id)
      return
    }
    self.init(group: String(id[..<dot]), key: String(id[id.index(after: dot)...]))
  }

  /// The group, a dot and the key, as in messages.
  var id: String { "\(group).\(key)" }

  /// The location without a locale suffix: `title[de]` is a translation of `title`.
  var untranslated: SettingLocation {
    guard key.hasSuffix("]"), let bracket = key.lastIndex(of: "[") else { return self }
    return SettingLocation(group: group, key: String(key[..<bracket]))
  }
}
