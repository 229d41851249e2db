import Testing

@testable import PanelFile

@Suite struct ReadingTests {
  @Test func nothing() {}
}
