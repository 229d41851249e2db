import Faceplate
import ProgramFixtures
import Testing

/// A script of the gallery's panels after `kiosk render` has played it to its end.
struct PlayedScript {
  /// The lines of the script that are no comments.
  let steps: [String]
  /// The elements at the end, as `--describe` lists them.
  let end: [String]

  /// What the script says has to be there, as it is written after `expect`.
  var expected: [String] {
    steps.filter { $0.hasPrefix("expect ") }.map { $0.dropFirst("expect ".count).filter { $0 != "\"" } }
  }

  /// Plays a script in a folder of `Sources/Programs/Gallery`, and expects that it reaches its end.
  init(_ folder: String, _ name: String, screen: String, size: String = "800x480") throws {
    let file = Program.package + "/Sources/Programs/Gallery/\(folder)/Scripts/\(name).script"
    let text = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self)
    steps = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let result = try Program.run("render", "--screen", screen, "--size", size, "--script", file, "--describe")
    #expect(result.status == 0, "\(result.output)")
    end = result.lines
  }
}
