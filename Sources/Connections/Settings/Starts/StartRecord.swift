/// The starts with some settings that have not worked yet.
struct StartRecord: Hashable {
  /// The settings of the start, as texts by key.
  var texts: [String: String]
  /// The boot of the machine that ``times`` belong to.
  var boot = ""
  /// The times of the program's starts, since the machine was started.
  var times: [Duration] = []
  /// Whether other settings are used in place of these until they are edited.
  var isGivenUp = false

  private static let bootID = "faceplate.starts.boot"
  private static let timesID = "faceplate.starts.times"
  private static let givenUpID = "faceplate.starts.given-up"

  /// A record of no start.
  init(texts: [String: String]) { self.texts = texts }

  /// Reads a record that ``document(file:)`` has written. Malformed entries are left out.
  init(_ document: SettingsDocument) {
    texts = document.texts
    boot = texts.removeValue(forKey: Self.bootID) ?? ""
    let milliseconds = texts.removeValue(forKey: Self.timesID)?.split(separator: " ").compactMap { Int64($0) } ?? []
    times = milliseconds.map { .milliseconds($0) }
    isGivenUp = texts.removeValue(forKey: Self.givenUpID) == "true"
  }

  /// The record as a key file.
  func document(file: String) throws(SettingsProblem) -> SettingsDocument {
    let milliseconds = times.map { "\(Int64($0 / .milliseconds(1)))" }.joined(separator: " ")
    let own = [Self.bootID: boot, Self.timesID: milliseconds, Self.givenUpID: "\(isGivenUp)"]
    return try SettingsDocument(texts: texts.merging(own) { $1 }, file: file)
  }
}

extension SettingsDocument {
  /// Creates a file of settings that a program keeps for itself, sorted by name.
  ///
  /// The text is composed in one pass and parsed once, since a file may have up to ``SettingsLimits/fileLines``
  /// settings.
  ///
  /// - Throws: ``SettingsProblem`` if a key file cannot contain one of the names or values.
  init(texts: [String: String], file: String) throws(SettingsProblem) {
    let entries = texts.map { (location: SettingLocation(id: $0.key), id: $0.key, text: $0.value) }
      .sorted { ($0.location.group, $0.location.key) < ($1.location.group, $1.location.key) }
    var bytes: [UInt8] = []
    var group: String?
    for entry in entries {
      if entry.location.group != group { bytes += "[\(entry.location.group)]\n".utf8 }
      group = entry.location.group
      bytes += "\(entry.location.key)=".utf8 + KeyFileReader().written(entry.text) + "\n".utf8
    }
    try self.init(bytes, file: file, atMost: SettingsLimits.ownFileBytes)
    let readBack = self.texts
    for entry in entries where readBack[entry.location.id].map({ $0.utf8.elementsEqual(entry.text.utf8) }) != true {
      throw .unwritable(entry.id, file: file)
    }
  }

  /// Every setting in the file, declared or not, with the text of its last valid line. Translations are left out.
  public var texts: [String: String] {
    var texts: [String: String] = [:]
    for entry in index.entries where entry.location.untranslated == entry.location {
      let id = entry.location.id
      if let text = try? text(of: entry, id) { texts[id] = text }
    }
    return texts
  }
}
