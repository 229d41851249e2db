/// A source that is written into a target because the target uses what Foundation lacks on Linux.
///
/// It is part of that target alone: a module of the toolkit that contained it would link it into every program.
struct WrittenSource {
  /// The words by which a source of the target uses the declaration.
  let use: String
  /// The text of the source.
  let text: String

  /// All sources that can be written.
  static let all = [
    Self(use: "dataTaskPublisher", text: taskPublisher),
    Self(use: "RelativeDateTimeFormatter", text: relativeDateTimeFormatter),
    Self(use: "DateComponentsFormatter", text: dateComponentsFormatter),
    Self(use: "ListFormatter", text: listFormatter), Self(use: "NSPredicate(format:", text: predicateFormat),
  ]

  /// Whether a target needs the source: one of its sources uses the declaration, and none declares it itself.
  func isNeeded(by texts: [String]) -> Bool {
    texts.contains { $0.contains(use) }
      && !texts.contains { text in
        ["class", "struct", "enum", "actor", "typealias"].contains { text.contains("\($0) \(use)") }
      }
  }
}
