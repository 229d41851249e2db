/// Settings that are used already and that somebody still has to keep, with what they are set back to otherwise.
///
/// The state file holds it, in its group `[trial]`: a value and the note of the former one reach the disk in one
/// replacement, so that a program that dies at any moment knows at its next start what to take back.
///
/// ```swift
/// SettingsTrial(text: "display.mode=800x480\ndisplay.rotation")?.former.count  // 2
/// ```
public struct SettingsTrial: Hashable, Sendable {
  /// What a setting was before.
  public struct Former: Hashable, Sendable {
    /// The name of the setting.
    public var id: String
    /// What the state file said; `nil` if it did not mention the setting.
    public var text: String?

    /// A setting, and what the state file said of it.
    public init(_ id: String, _ text: String?) { (self.id, self.text) = (id, text) }
  }

  /// The setting in which the former values are noted.
  public static let formerID = "trial.former"
  /// The setting that says whether a panel has begun to use the new values.
  public static let begunID = "trial.begun"

  /// What the settings on trial were before, in the order in which they were changed.
  public var former: [Former]

  /// A trial of some settings.
  public init(_ former: [Former] = []) { self.former = former }

  /// Reads a line for each setting: its name, and behind an equals sign its former text if it had one; `nil` where a line
  /// has no name.
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

  /// The notes as settings of a file, which every reader of state files has to know.
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
