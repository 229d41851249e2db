import Faceplate
import Foundation
import ProgramFixtures
import Testing

@testable import CommandLine

@Suite("What the guide says of the program")
struct GuideTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Program.package + "/" + path, encoding: .utf8)
  }

  /// All Swift sources, one behind the other.
  private func sources() throws -> String {
    let folder = Program.package + "/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
    return try files.filter { $0.hasSuffix(".swift") }.map { try text("Sources/" + $0) }.joined()
  }

  @Test("Each message of the page about troubles is one that the program prints")
  func messages() throws {
    let all = try sources()
    let rows = try text("Guide/troubleshooting.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 10)
    for row in rows {
      let message = row.split(separator: "`")[1]
      // What stands in capitals or as dots is different each time.
      let parts = message.split(whereSeparator: { "…“”".contains($0) || $0.isUppercase })
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " :?/N")) }
      for part in parts where part.count > 9 { #expect(all.contains(part), "\(message): \(part)") }
    }
  }

  @Test("Each command of README and of the guide exists, with its options")
  func commands() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Program.package + "/Guide")
      .filter { $0.hasSuffix(".md") }.map { "Guide/" + $0 }
    var count = 0
    for page in (["README.md"] + pages).sorted() {
      for line in try text(page).split(separator: "\n") {
        for place in line.ranges(of: /\b(?:kiosk|panel) (?<name>[a-z][a-z-]+)(?<rest>(?: [^`#|&;)]*)?)/) {
          let match = try #require(line[place].firstMatch(of: /(?:kiosk|panel) ([a-z][a-z-]+)(.*)/))
          let isCode = line.contains("`") || line.hasPrefix("kiosk")
          guard let command = Kiosk.command(named: String(match.1)), isCode else { continue }
          count += 1
          for option in match.2.matches(of: /--([a-z][a-z-]*)/).map({ String($0.1) }) where option != "help" {
            #expect(command.options.contains { $0.name == option }, "\(page): \(line): --\(option)")
          }
        }
      }
    }
    #expect(count > 40)
  }

  @Test("The lines of shell in the guide that need no machine do what they say")
  func lines() throws {
    let pages = ["commands", "settings"]
    let needs = ["watch", "run", "status", "devices", "calibrate", "source", "~/", "…", "systemctl", "editor"]
    var count = 0
    for page in pages {
      let blocks = try text("Guide/\(page).md").components(separatedBy: "```sh\n").dropFirst()
      for line in blocks.flatMap({ $0.components(separatedBy: "```")[0].split(separator: "\n") }) {
        guard line.hasPrefix("kiosk "), !needs.contains(where: { line.contains($0) }) else { continue }
        let folder = try Folder()
        folder.write("[oven]\nfan=3\n", to: "panel.conf")
        let result = try Program.shell("cd '\(folder.path)' && PATH='\(Program.products)':$PATH && \(line)")
        #expect(result.status == 0, "\(line): \(result.output)")
        count += 1
      }
    }
    #expect(count >= 8)
  }

  @Test("Each page of the guide is in its table of contents")
  func pages() throws {
    let contents = try text("Guide/README.md")
    let files = try FileManager.default.contentsOfDirectory(atPath: Program.package + "/Guide")
    for page in files where page.hasSuffix(".md") && page != "README.md" {
      #expect(contents.contains("(\(page))"), "\(page)")
    }
  }
}
