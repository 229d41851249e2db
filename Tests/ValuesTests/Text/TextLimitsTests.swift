import Testing

@testable import Values

@Suite("The limits of texts")
struct TextLimitsTests {
  @Test(
    "A start and an end of a text have whole characters and at most so many bytes",
    arguments: ["abc", "äöü€😀", "e\u{301}👩‍👩‍👧!"])
  func cuts(text: String) {
    for bytes in 0...text.utf8.count {
      let (start, end) = (text.prefix(bytes: bytes), text.suffix(bytes: bytes))
      #expect(start.utf8.count <= bytes)
      #expect(end.utf8.count <= bytes)
      #expect(Array(text).starts(with: Array(start)))
      #expect(Array(text.reversed()).starts(with: Array(end.reversed())))
    }
    #expect(text.prefix(bytes: text.utf8.count) == text)
    #expect(text.suffix(bytes: 1_000) == text)
    #expect("abcdef".prefix(bytes: 4) == "abcd")
    #expect("abcdef".suffix(bytes: 4) == "cdef")
  }

  @Test("A text has a limit, and no other kind of value has")
  func forms() {
    let longest = String(repeating: "w", count: TextLimits.valueBytes)
    #expect(DatumForm.text.datum(longest) == .text(longest))
    #expect(DatumForm.text.datum(longest + "w") == nil)
    #expect(DatumForm.choice.datum(longest + "w") == .text(longest + "w"))
  }
}
