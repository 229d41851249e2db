import Glibc
import LinuxHost
import Machine
import Values

/// A panel of Faceplate's gallery as the start of a package: its sources are copied from Faceplate's folder.
struct GalleryStart {
  /// The name for `--from`.
  let name: String
  /// The type of the root view.
  let root: String
  /// The sources, by their paths.
  let sources: [String]

  /// Reads which panels there are, and finds one.
  ///
  /// - Parameters:
  ///   - name: the name for `--from`.
  ///   - faceplate: the path of Faceplate's folder from here.
  /// - Throws: ``FileError`` if the folder has no gallery, and ``Arguments/Mistake`` with a list of the names for an
  ///   unknown name.
  init(_ name: String, in faceplate: String) throws {
    let gallery = "\(faceplate)/Sources/Programs/Gallery"
    let lines = try Kiosk.text(of: "\(gallery)/starts.tsv").split(separator: "\n").filter { $0.first != "#" }
      .map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 3 }
    guard let line = lines.first(where: { $0[0] == name }) else {
      let names = lines.map { $0[0] }.joined(separator: ", ")
      throw Arguments.Mistake(text: "--from \(name): there are \(names)")
    }
    (self.name, root) = (name, line[1])
    sources = try line[2].split(separator: " ").flatMap { part in
      part.hasSuffix(".swift") ? ["\(gallery)/\(part)"] : try Self.sources(in: "\(gallery)/\(part)")
    }
  }

  /// The Swift files in a folder, in order of their names.
  private static func sources(in folder: String) throws -> [String] {
    guard let names = FolderContents.names(in: folder, ending: [".swift"]) else {
      throw FileError(path: folder, verb: "read", number: errno)
    }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The files of the package.
  ///
  /// - Parameter faceplate: The path of Faceplate's own package, absolute or relative to the folder of the new package.
  func files(faceplate: String) throws -> [PackageStarter.File] {
    let copies = try sources.map { path in
      PackageStarter.File(
        path: "Sources/panel/\(path.split(separator: "/").last ?? "")", text: try Kiosk.text(of: path))
    }
    return [
      PackageStarter.File(
        path: "Package.swift", text: PackageStarter.manifest(faceplate, hasAllParts: true, isOnMain: true)),
      PackageStarter.File(path: "Sources/panel/App.swift", text: app),
      PackageStarter.File(path: "Tests/PanelTests/PanelTests.swift", text: test),
      PackageStarter.File(path: ".gitignore", text: ".build/\n"),
    ] + copies
  }

  /// The application around the panel.
  private var app: String {
    """
    import Faceplate

    @main struct Panel: App {
      var body: some Scene { WindowGroup { \(root)() } }
    }

    """
  }

  /// A test that needs no screen and no time.
  private var test: String {
    """
    import Faceplate
    import FaceplateTesting
    import Testing

    @testable import panel

    @MainActor @Suite("The panel") struct PanelTests {
      @Test("It is drawn without complaints, and says what is on it") func drawn() throws {
        let panel = try Harness { \(root)() }
        #expect(panel.reports == [])
        #expect(!panel.labels.isEmpty)
      }

      @Test("Its layout holds on a screen of 480×320") func layout() throws {
        let panel = try Harness(size: CGSize(width: 480, height: 320)) { \(root)() }
        #expect(try panel.lint(on: [LintScreen(480, 320, diagonal: 3.5)]) == [])
      }

      @Test("A knob reaches what can be worked") func knob() throws {
        let panel = try Harness { \(root)() }
        try panel.turn(by: 1)
        #expect(!panel.focusedLabels.isEmpty)
      }
    }

    """
  }
}
