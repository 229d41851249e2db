import Testing

@Suite("Environment values that nothing reads")
struct EnvironmentScanTests {
  /// The values that the toolkit does not read for a good reason. Every other one is read, or is deprecated.
  private static let known: [String: [String]] = [
    "A fact for the application, which arranges its views by it; the toolkit's own follow from other values": [
      "accessibilitySwitchControlEnabled", "scenePhase",
    ]
  ]

  @Test("Every environment value that can be set is read, is deprecated, or is known to be for applications")
  func sources() throws {
    let found = try EnvironmentScan.unread(below: ModifierScan.rooms + [ModifierScan.room("Hosts/LinuxHost")])
    let known = Set(Self.known.values.joined())
    #expect(found.filter { !known.contains($0.name) } == [])
    // An entry that is no longer needed would hide a later mistake.
    #expect(known.subtracting(found.map(\.name)) == [])
  }

  private func findings(_ declaration: String, _ use: String) -> [String] {
    let values = "extension EnvironmentValues {\n  \(declaration)\n}\n"
    return EnvironmentScan.unread(in: [("Values.swift", values), ("Use.swift", use)]).map(\.name)
  }

  private let glow =
    "public var glow: Bool {\n    get { self[GlowKey.self] }\n    set { self[GlowKey.self] = newValue }\n  }"

  @Test(
    "The scan catches a value that is only set, or only named",
    arguments: [
      "", "let size = glow", "view.environment(\\.glow, true)", "environment.glow = true",
      "view.transformEnvironment(\\.glow) { $0 = true }", "struct Lamp { var glow = 1 }", "// environment.glow",
    ])
  func unread(use: String) {
    #expect(findings(glow, use) == ["glow"])
  }

  @Test(
    "The scan leaves values alone that are read",
    arguments: [
      "if environment.glow { draw() }", "@Environment(\\.glow) private var isBright", "let isBright = $0.glow == true",
      "extension EnvironmentValues {\n  var light: Bool { glow || isBright }\n}",
    ])
  func read(use: String) {
    #expect(findings(glow, use) == [])
  }

  @Test("The scan leaves values alone that are deprecated, that cannot be set, or that are not public")
  func others() {
    #expect(findings("@available(*, deprecated, message: \"Dark.\")\n  \(glow)", "") == [])
    #expect(findings("public var glow: Bool { false }", "") == [])
    #expect(findings(glow.replacing("public ", with: ""), "") == [])
  }
}
