/// Lets a phrase such as `3 cask` agree with its number, for `^[\(count) cask](inflect: true)`.
///
/// The last word is written in the singular. Only English is supported: in other languages the translation has plural
/// forms.
nonisolated enum GrammarAgreement {
  /// Returns the runs of a phrase with the last word in the form that the first number requires.
  static func agreeing(_ runs: [Text.Run]) -> [Text.Run] {
    let phrase = runs.map(\.content).joined()
    let number = phrase.split(whereSeparator: \.isWhitespace).first { $0.contains(where: \.isNumber) }
    guard let number, !["1", "-1", "−1"].contains(number) else { return runs }
    let rest = phrase.drop { !$0.isLetter }
    guard let word = rest.split(whereSeparator: { !$0.isLetter }).last, phrase.hasSuffix(word) else { return runs }
    let plural = EnglishPlural.of(String(word))
    let common = word.commonPrefix(with: plural)
    return replacingEnd(of: runs, dropping: word.count - common, adding: String(plural.dropFirst(common)))
  }

  /// Returns the runs with some characters at the end replaced by others, which have the traits of the last one.
  private static func replacingEnd(of runs: [Text.Run], dropping count: Int, adding end: String) -> [Text.Run] {
    var (runs, left) = (runs, count)
    let traits = runs.last?.traits
    while left > 0, let last = runs.popLast() {
      let content = last.content
      if content.count > left { runs.append(Text.Run(content: String(content.dropLast(left)), traits: last.traits)) }
      left -= content.count
    }
    if let traits { runs.append(Text.Run(content: end, traits: traits)) }
    return runs
  }
}

extension Substring {
  /// The length of the common prefix of this and another text, in characters.
  fileprivate nonisolated func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}

/// The plurals of English nouns.
nonisolated enum EnglishPlural {
  private static let irregular = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "loaf": "loaves", "knife": "knives", "life": "lives",
    "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "calf": "calves", "thief": "thieves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "analysis": "analyses",
    "crisis": "crises", "basis": "bases", "axis": "axes", "quiz": "quizzes",
  ]
  private static let unchanged: Set = ["sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft"]

  /// Returns the plural of a noun, in capital letters if the noun is.
  static func of(_ noun: String) -> String {
    let small = noun.lowercased()
    if unchanged.contains(small) { return noun }
    if let plural = irregular[small] {
      if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
      return String(noun.prefix(1)) + String(plural.dropFirst())
    }
    let (stem, end) = regular(small)
    let isCapital = noun.count > 1 && noun == noun.uppercased()
    return String(noun.prefix(stem)) + (isCapital ? end.uppercased() : end)
  }

  /// The length of a noun's stem in its regular plural, and the ending of the plural.
  private static func regular(_ noun: String) -> (stem: Int, end: String) {
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return (noun.count, "es") }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return (noun.count - 1, "ies")
    }
    return (noun.count, "s")
  }
}
