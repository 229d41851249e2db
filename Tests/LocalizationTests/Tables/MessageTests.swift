import Testing

@testable import Localization

@Suite("Places for arguments in a translation")
struct MessageTests {
  @Test("Places are found, in order or by position")
  func places() {
    #expect(
      Message("%2$@: %1$lld %% of %.1f").parts == [
        .argument(1, specifier: "%@"), .literal(": "), .argument(0, specifier: "%lld"), .literal(" % of "),
        .argument(0, specifier: "%.1f"),
      ])
    #expect(Message("%#@files@ %arg").parts == [.substitution("files"), .literal(" "), .subject])
  }

  @Test(
    "A percent sign that begins no place is one",
    arguments: ["100 %", "%", "5 % für alle: %q", "%0$@ %$@", "%123456789012345678901234567890d", "%n", "%#@open"])
  func literal(text: String) {
    #expect(Message(text).parts.allSatisfy { if case .literal = $0 { true } else { false } })
  }

  @Test("A text with too many places is cut off, and nothing else happens")
  func long() {
    #expect(Message(String(repeating: "%@,", count: 10_000)).parts.count <= LocalizationLimits.parts + 1)
  }
}
