import Testing

@testable import Values

@Suite("The nearest of some names") struct NearestNameTests {
  @Test("The distance counts insertions, deletions, replacements and swaps of neighbours")
  func distance() {
    #expect(editDistance("oven", "ovne") == 1)
    #expect(editDistance("", "abc") == 3)
    #expect(editDistance("kitten", "sitting") == 3)
  }

  @Test("A name is near if at most a third of it, or one character, is wrong")
  func nearest() {
    #expect(nearestName(to: "fna", among: ["fan", "van"]) == "fan")
    #expect(nearestName(to: "voltage", among: ["fan", "van"]) == nil)
    #expect(nearestName(to: "scren", among: ["set", "screens"]) == "screens")
    #expect(nearestName(to: "scre", among: ["set", "screens"]) == nil)
  }
}
