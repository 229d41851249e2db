/// A package with a panel to begin with: the thermostat of README, whose test compares the two.
enum PackageStarter {
  /// A file of the package: its path in it, and its text.
  struct File {
    let path: String
    let text: String
  }

  /// The files.
  ///
  /// - Parameter faceplate: The path of Faceplate's own package, absolute or relative to the folder of the new package.
  static func files(faceplate: String) -> [File] {
    [
      File(path: "Package.swift", text: manifest(faceplate)),
      File(path: "Sources/panel/Panel.swift", text: panel), File(path: "Tests/PanelTests/PanelTests.swift", text: test),
      File(path: ".gitignore", text: ".build/\n"),
    ]
  }

  /// The default path of Faceplate's package: beside the new package.
  static let usualPath = "../faceplate"

  /// The manifest for SwiftPM: a program and its tests, which depend on Faceplate's package alone.
  ///
  /// - Parameters:
  ///   - hasAllParts: whether the program contains all parts of the toolkit, and not the base alone.
  ///   - isOnMain: whether the program's types live on the main thread where they do not say otherwise.
  static func manifest(_ faceplate: String, hasAllParts: Bool = false, isOnMain: Bool = false) -> String {
    let traits = hasAllParts ? "" : ", traits: []"
    let setting = isOnMain ? ", swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "panel",
        dependencies: [.package(name: "Faceplate", path: "\(faceplate)"\(traits))],
        targets: [
          .executableTarget(name: "panel", dependencies: ["Faceplate"]\(setting)),
          .testTarget(
            name: "PanelTests", dependencies: ["panel", .product(name: "FaceplateTesting", package: "Faceplate")]),
        ]
      )

      """
  }

  /// Two values that the config file names, and an application around them.
  private static let panel = """
    import Faceplate

    struct Thermostat: View {
      @Tweak("room.target", in: 5.0...30.0, step: 0.5, unit: "°C") private var target = 20.5
      @Tweak("room.limits", in: 5.0...30.0, step: 0.5, unit: "°C") private var limits = 16.0...23.0

      var body: some View {
        VStack(spacing: 24) {
          Stepper("Target", value: $target, in: 5...30, step: 0.5, format: .number.fractionDigits(1).unit("°C"))
          RangeSlider("Limits", value: $limits, in: 5...30, step: 0.5, format: .number.unit("°C"))
          Button("Away") { target = 16 }
        }
        .padding(24)
      }
    }

    @main struct Panel: App {
      var body: some Scene { WindowGroup { Thermostat() } }
    }

    """

  /// A test that needs no screen and no time.
  private static let test = """
    import FaceplateTesting
    import Testing

    @testable import panel

    @MainActor @Test func heldForASecondItStepsSevenTimes() throws {
      let panel = try Harness { Thermostat() }
      try panel.hold("Increment", in: "Target", for: .seconds(1))  // simulated: the test does not wait
      #expect(try panel.value(of: "Target") == "24.0 °C")
    }

    """
}
