import Testing

@Suite("Parameters that are only stored")
struct StoredParameterScanTests {
  /// The other rooms that could read what the engine, the interface or Faceplate store.
  private static let readers = ["Hosts/Keyboards", "Hosts/LinuxHost", "Hosts/Headless", "Programs/FaceplateTesting"]

  @Test("What a public initializer stores is read")
  func sources() throws {
    let folders =
      [
        "Engine/Runtime", "Interface", "Hosts/Clocks", "Programs/CommandLine", "Programs/Faceplate",
        "Programs/FaceplateFoundation",
        "Programs/Operation",
      ]
      + Self.readers
    let found = try StoredParameterScan.unread(below: folders.map(ModifierScan.room))
    #expect(found == [])
  }

  private func findings(_ body: String, _ use: String = "") -> [String] {
    let source =
      "public struct Lamp {\n  public var glow: Bool\n  public init(glow: Bool, size: Int) {\n    \(body)\n  }\n}\n"
    return StoredParameterScan.unread(in: [("Lamp.swift", source), ("Use.swift", use)]).map(\.name)
  }

  @Test("The scan catches what is only stored", arguments: ["self.glow = glow", "(self.glow, other) = (glow, 1)"])
  func unread(body: String) {
    #expect(findings(body, "_ = other") == ["glow"])
  }

  @Test(
    "The scan leaves alone what is read",
    arguments: ["if lamp.glow { draw() }", "let isBright = glow", "draw(glow, 1)", "view.opacity(lamp.glow ? 1 : 0)"])
  func read(use: String) {
    #expect(findings("self.glow = glow", use) == [])
  }

  @Test("To hand a value on to another initializer is not to read it")
  func handedOn() {
    let use = "extension Lamp {\n  init() {\n    self.init(glow: glow, size: 1)\n  }\n}\n"
    #expect(findings("self.glow = glow", use) == ["glow"])
  }
}
