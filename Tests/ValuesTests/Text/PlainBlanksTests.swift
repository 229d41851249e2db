import Testing
import Values

@Suite("Plain blanks") struct PlainBlanksTests {
  @Test("Every blank becomes a plain one, and line ends stay")
  func blanks() {
    #expect("21.5\u{202F}°C\u{00A0}\u{2009}a\tb\nc".withPlainBlanks == "21.5 °C  a b\nc")
  }
}
