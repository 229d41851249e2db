import Testing

@testable import Values

@Suite("The nearest of some names") struct NearestNameTests {
  private func distance(_ first: String, _ second: String, atMost limit: Int = 9) -> Int? {
    editDistance(comparedLetters(of: first), comparedLetters(of: second), atMost: limit)
  }

  @Test("The distance counts insertions, deletions, replacements and swaps of neighbours, and ignores case")
  func distance() {
    #expect(distance("oven", "ovne") == 1)
    #expect(distance("Oven", "oVEN") == 0)
    #expect(distance("", "abc") == 3)
    #expect(distance("kitten", "sitting") == 3)
  }

  @Test("A distance above the limit is not computed to its end")
  func limit() {
    #expect(distance("kitten", "sitting", atMost: 3) == 3)
    #expect(distance("kitten", "sitting", atMost: 2) == nil)
    #expect(distance("abcdef", "badcfe", atMost: 3) == 3)
  }

  @Test("A name is near if at most a third of it, or one character, is wrong")
  func nearest() {
    #expect(nearestName(to: "fna", among: ["fan", "van"]) == "fan")
    #expect(nearestName(to: "voltage", among: ["fan", "van"]) == nil)
    #expect(nearestName(to: "scren", among: ["set", "screens"]) == "screens")
    #expect(nearestName(to: "scre", among: ["set", "screens"]) == nil)
    #expect(nearestName(to: "hat", among: ["cat", "bat", "hot"]) == "cat")
  }

  @Test("Of a name of any length the first 64 characters are compared", arguments: ["é", "e\u{301}", "ß", "x"])
  func longNames(letter: String) {
    let name = String(repeating: letter, count: 10_000)
    #expect(comparedLetters(of: name).count == 64)
    #expect(comparedLetters(of: "x" + String(repeating: "\u{301}", count: 10_000)).count == 64)
    #expect(nearestName(to: name, among: ["oven", String(repeating: letter, count: 70)]) != nil)
  }
}
