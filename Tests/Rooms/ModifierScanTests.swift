import Foundation
import Testing

@Suite("Modifiers that do nothing")
struct ModifierScanTests {
  /// A path is a shape, and what it draws does not depend on the rectangle: there `self` is the answer. Most shapes do not
  /// depend on the environment either.
  private static let answers: Set<String> = ["path", "_shape"]
  /// Publishers of one value at most: the first, the last and the least of their values are these values.
  private static let singles: Set<String> = [
    "Just+Operators.swift", "OptionalPublisher.swift", "ResultPublisher.swift",
  ]

  @Test("Every public function that returns its receiver as it is is deprecated, and says why")
  func sources() throws {
    let found = try ModifierScan.rooms.flatMap { try ModifierScan.silent(below: $0) }
    let silent = found.filter { !Self.answers.contains($0.name) && !Self.singles.contains($0.file) }
    #expect(silent.isEmpty, "\(silent)")
    #expect(Self.singles.isSubset(of: found.map(\.file)))
    // The exception itself shows that the scan has read the sources.
    #expect(found.contains { $0.name == "path" })
  }

  @Test("A folder that is not there is an error, not a folder without findings")
  func missing() {
    #expect(throws: ModifierScan.NothingToScan.self) {
      try ModifierScan.silent(below: URL(fileURLWithPath: "/nonexistent/Runtime"))
    }
  }

  @Test(
    "The scan catches a silent function however it is written",
    arguments: [
      "public func glow() -> some View { self }",
      "public func glow() -> some View {\n    self\n  }",
      "public func glow(_ on: Bool = true) -> some View {\n    return self\n  }",
      "public func glow<S: Shape>(\n    in shape: S,\n    by amount: () -> Double = { 1 }\n  ) -> some View where S: Hashable {\n"
        + "    // Nothing { yet }.\n    _ = shape\n    self\n  }",
      "@ViewBuilder public func glow() -> some View { self }",
      "@available(*, deprecated, message: \"Old.\")\n  public func old() -> some View { self }\n"
        + "  public func glow() -> some View { self }",
    ])
  func silent(source: String) {
    let found = ModifierScan.silent(in: "extension View {\n  \(source)\n}")
    #expect(found.map(\.name) == ["glow"])
  }

  @Test(
    "The scan leaves functions alone that act, or that are deprecated",
    arguments: [
      "public func glow() -> some View { self.opacity(0.5) }",
      "public func glow() -> some View {\n    var copy = self\n    copy.count += 1\n    return copy\n  }",
      "@ViewBuilder public func glow(_ on: Bool) -> some View { if on { blur(radius: 2) } else { self } }",
      "@available(*, deprecated, message: \"A panel does not glow {.\")\n  public func glow() -> some View { self }",
      "@available(\n    *, deprecated, message: \"A panel does not glow.\"\n  )\n  @ViewBuilder\n"
        + "  public func glow() -> some View { self }",
      "func glow() -> some View { self }",
    ])
  func acting(source: String) {
    #expect(ModifierScan.silent(in: "extension View {\n  \(source)\n}").isEmpty)
  }
}
