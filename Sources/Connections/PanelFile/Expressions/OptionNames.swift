/// The words of a choice. Each expression of a panel file may look one up, so a search must not pass all of them.
struct OptionNames: Hashable, Sendable {
  /// The words, in the order of the file.
  let all: [String]
  private let known: Set<String>

  init(_ all: [String]) { (self.all, known) = (all, Set(all)) }

  /// Whether this is one of the words.
  func contains(_ word: String) -> Bool { known.contains(word) }

  static func == (one: Self, other: Self) -> Bool { one.all == other.all }
  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
