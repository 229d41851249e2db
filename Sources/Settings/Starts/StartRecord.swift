/// The starts with some settings that have not worked yet.
struct StartRecord: Hashable {
  /// The settings of the start, as texts by key.
  var texts: [String: String]
  /// The run of the machine that ``times`` belong to.
  var boot = ""
  /// When the program was started, since the machine was.
  var times: [Duration] = []
  /// Whether other settings are used in place of these, until somebody edits these.
  var isGivenUp = false

  private static let bootID = "faceplate.starts.boot"
  private static let timesID = "faceplate.starts.times"
  private static let givenUpID = "faceplate.starts.given-up"

  /// A record of no start.
  init(texts: [String: String]) { self.texts = texts }

  /// Reads what ``document(file:)`` has written. What makes no sense is left out.
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
  /// A file of some settings, sorted by name.
  init(texts: [String: String], file: String) throws(SettingsProblem) {
    try self.init(file: file)
    for (id, text) in texts.sorted(by: { $0.key < $1.key }) { try set(id, to: text) }
  }

  /// Every setting in the file, declared or not, with the text of its last line that makes sense. Translations are left out.
  public var texts: [String: String] {
    var texts: [String: String] = [:]
    for entry in index.entries where entry.location.untranslated == entry.location {
      let id = entry.location.id
      if let text = try? text(of: entry, id) { texts[id] = text }
    }
    return texts
  }
}
