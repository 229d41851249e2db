import Foundation
import ProgramFixtures
import Testing

@testable import Localization

@Suite("No word of the toolkit is fixed")
struct FixedWordTests {
  /// Texts that are the same in every language.
  private static let universal: Set<String> = ["x", "y", "abc"]

  private static func sources() throws -> [(name: String, text: String)] {
    let rooms = [
      "Interface", "Programs/Faceplate", "Programs/FaceplateFoundation", "Programs/Operation",
      "Programs/CommandLine/Calibration", "Hosts/Clocks", "Hosts/LinuxHost", "Connections/PanelFile", "Engine/Runtime",
      "Hosts/Speech",
    ].map {
      Program.package + "/Sources/" + $0
    }
    // What a program prints, as the command line does, and what it writes for developers, is English.
    let unseen = ["/Monitoring/", "/Options/"]
    return try rooms.flatMap { room in
      try files(of: room).filter { file in !unseen.contains { "/\(file.name)".contains($0) } }
    }
  }

  /// The sources in a folder and in those below it.
  private static func files(of folder: String) throws -> [(name: String, text: String)] {
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      (name: name, text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
  }

  @Test("Nothing is shown or read out that no table translates")
  func fixed() throws {
    for source in try Self.sources() {
      let found = try FixedWordScan.fixed(in: source.text).filter { !Self.universal.contains($0) }
      #expect(found.isEmpty, "\(source.name): \(found)")
    }
  }

  @Test("Every word that is looked up is in the table, and every word of the table is said")
  func known() throws {
    let shapes = Set(ToolkitWords.keys.map(FixedWordScan.shape))
    let sources = try Self.sources()
    let lookedUp = try sources.flatMap { try FixedWordScan.lookedUp(in: $0.text) }
    #expect(Set(lookedUp).subtracting(shapes).isEmpty)
    #expect(lookedUp.count > 60)
    // The reasons why an order was not carried out, which the panel shows.
    let reasons = try ["Connections/Links", "Base/Values/Links"].flatMap {
      try Self.files(of: Program.package + "/Sources/\($0)")
    }.map(\.text).joined()
    let text = sources.map { FixedWordScan.shape($0.text) }.joined() + reasons
    let short = Set(["Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
    let unsaid = ToolkitWords.keys.filter { !short.contains($0) && !text.contains(FixedWordScan.shape($0)) }
    #expect(unsaid.isEmpty, "\(unsaid)")
  }

  @Test(
    "The scan finds what is fixed, and lets pass what is looked up",
    arguments: [
      (#"Text("Cancel")"#, ["Cancel"]), (#"Text(.toolkit("Cancel"))"#, []), (#"Text(verbatim: "Cancel")"#, []),
      (#".accessibilityLabel(isOpen ? "Collapse" : "Expand")"#, ["Collapse"]),
      (#"Semantics(role: .slider, label: "Page")"#, ["Page"]),
      (#"/// Text("Cancel")"#, []), (#"element.label = words("Steps")"#, []), (#"$0.label = "Steps""#, ["Steps"]),
      (#"Text("\(a):1")"#, []), (#".init(name: "Drag") { }"#, ["Drag"]),
    ])
  func scan(source: String, expected: [String]) throws { #expect(try FixedWordScan.fixed(in: source) == expected) }

  @Test("The scan reads keys as they are looked up")
  func keys() throws {
    #expect(
      try FixedWordScan.lookedUp(in: #"words(a ? "Step \(b + (c)) of \(d)" : "Done") + "x""#) == [
        "Step • of •", "Done",
      ])
  }
}
