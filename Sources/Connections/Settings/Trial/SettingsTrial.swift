/// Settings that are already in use but that a person still has to keep, with the values to which they are reset
/// otherwise.
///
/// It is stored in the group `[trial]` of the state file: a value and the note of the former one reach the disk in one
/// replacement, so a program that dies at any moment knows at its next start what to reset.
///
/// ```swift
/// SettingsTrial(text: "display.mode=800x480\ndisplay.rotation")?.former.count  // 2
/// ```
public struct SettingsTrial: Hashable, Sendable {
  /// The former value of a setting.
  public struct Former: Hashable, Sendable {
    /// The name of the setting.
    public var id: String
    /// The former text in the state file; `nil` if the setting was not in it.
    public var text: String?

    /// Creates the note of a setting and its former text in the state file.
    public init(_ id: String, _ text: String?) { (self.id, self.text) = (id, text) }
  }

  /// The setting in which the former values are noted.
  public static let formerID = "trial.former"
  /// The setting that says whether a panel has begun to use the new values.
  public static let begunID = "trial.begun"

  /// The former values of the settings on trial, in the order in which they were changed.
  public var former: [Former]

  /// A trial of some settings.
  public init(_ former: [Former] = []) { self.former = former }

  /// Parses one line for each setting: its name, followed by an equals sign and its former text if it had one. Returns
  /// `nil` if a line has no name.
  public init?(text: String) {
    former = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard !parts[0].isEmpty else { return nil }
      former.append(Former(parts[0], parts.count == 2 ? parts[1] : nil))
    }
  }

  /// The form that ``init(text:)`` reads.
  public var text: String {
    former.map { former in former.text.map { "\(former.id)=\($0)" } ?? former.id }.joined(separator: "\n")
  }

  /// The declarations of the notes, which every reader of state files has to know.
  public static let declarations = [
    SettingDeclaration(id: formerID, comment: formerComment, defaultText: "") { text in
      SettingsTrial(text: text) == nil ? "must be names of settings, each with its former value" : nil
    },
    SettingDeclaration(id: begunID, comment: ["true once a panel uses the new values"], defaultText: "false") { text in
      ["true", "false"].contains(text) ? nil : "must be true or false"
    },
  ]

  static let formerComment = [
    "the previous values of settings that have not been kept at the panel yet; written by the panel"
  ]
}
