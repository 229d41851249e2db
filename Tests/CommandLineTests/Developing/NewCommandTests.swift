import Faceplate
import Foundation
import ProgramFixtures
import Testing

@testable import CommandLine

@Suite("Panels to begin with")
struct NewCommandTests {
  @Test("The package that is written is README's, and names the Faceplate that was asked for")
  func package() throws {
    let readme = try String(contentsOfFile: Program.package + "/README.md", encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let files = PackageStarter.files(faceplate: PackageStarter.usualPath)
    for file in files where file.path.hasSuffix(".swift") { #expect(blocks.contains(file.text), "\(file.path)") }
    #expect(files.count(where: { $0.path.hasSuffix(".swift") }) == blocks.count)
    let folder = try Folder()
    let result = try Program.run("new", "--package", folder.file("a/thermostat"), "--faceplate", "/usr/src/faceplate")
    #expect(result.status == 0, "\(result.output)")
    #expect(folder.text(of: "a/thermostat/Package.swift").contains("path: \"/usr/src/faceplate\""))
    #expect(folder.text(of: "a/thermostat/Sources/panel/Panel.swift").contains("@main struct Panel"))
  }

  @Test("A package begins with each panel that the gallery offers, and has its sources")
  func starts() throws {
    let folder = try Folder()
    let refusal = try Program.run(
      "new", "--package", folder.file("x"), "--from", "moon", "--faceplate", Program.package)
    #expect(refusal.status == 64)
    let names = try #require(refusal.output.split(separator: "\n").first).split(separator: " ").dropFirst(5)
      .map { $0.trimmingCharacters(in: .punctuationCharacters) }
    #expect(names.count == 16 && names.contains("oven") && names.contains("card"), "\(refusal.output)")
    for name in names {
      let result = try Program.run(
        "new", "--package", folder.file(name), "--from", name, "--faceplate", Program.package)
      #expect(result.status == 0, "\(result.output)")
      let app = folder.text(of: "\(name)/Sources/panel/App.swift")
      let root = try #require(app.components(separatedBy: "WindowGroup { ").last?.components(separatedBy: "()").first)
      #expect(folder.text(of: "\(name)/Sources/panel/\(root).swift").contains("struct \(root): View"), "\(name)")
      #expect(folder.text(of: "\(name)/Tests/PanelTests/PanelTests.swift").contains("Harness { \(root)() }"))
    }
    let nowhere = try Program.run("new", "--package", folder.file("y"), "--from", "oven", "--faceplate", "/nowhere")
    let missing = "/nowhere/Sources/Programs/Gallery/starts.tsv"
    #expect(nowhere.status == 1 && nowhere.output.contains(missing), "\(nowhere.output)")
  }

  @Test("A file that is there is not replaced, and nothing is written beside it")
  func keeps() throws {
    let folder = try Folder()
    folder.makeFolder("p")
    folder.write("mine", to: "p/Package.swift")
    let result = try Program.run("new", "--package", folder.file("p"))
    #expect(result.status == 1 && result.output.contains("p/Package.swift"))
    #expect(folder.text(of: "p/Package.swift") == "mine" && folder.text(of: "p/Sources/panel/Panel.swift") == "")
  }

  @Test(
    "What is missing is named",
    arguments: [
      (["new"], "new needs --panel F, the file to write, or --package FOLDER"),
      (["new", "--panel", "x.yaml", "--package", "y"], "new writes one at a time"),
      (["new", "--package", "y", "--faceplate", "a\"b"], "the path cannot contain quotation marks and backslashes"),
    ])
  func mistakes(_ words: [String], _ text: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 64 && result.output.contains(text), "\(result.output)")
  }
}
