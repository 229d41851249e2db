import Faceplate
import Foundation
import ProgramFixtures
import Testing

/// What the guide lists under “What there is”, against what the gallery uses.
@Suite("The guide's names of controls in the gallery")
struct GalleryNamesTests {
  /// Names that the gallery does not use, each with the reason.
  private static let absent: [String: [String]] = [
    "nothing is to be seen of it": [
      "Transferable", "ProxyRepresentation", "CodableRepresentation", "DataRepresentation", "@FocusedValue",
      "@FocusedObject", "Group(subviews:)", "containerValue", "ForEach(subviews:)", "CustomAnimation", ".slash",
      "questionmark.square",
    ],
    "another name draws it": ["AlarmBanner", "AlarmList", "ClockFace", "PINPad"],
    "it is a window of an application": ["Settings", "SettingsLink"],
    "it is made of Foundation's dates and comparators, without which this program does": [
      "DatePicker", "TimelineView", "sortOrder",
    ],
  ]

  @Test("Each name is used by a panel of the gallery, or its absence has a reason that holds")
  func names() throws {
    let page = String(decoding: try [UInt8](contentsOf: Program.package + "/Guide/controls.md"), as: UTF8.self)
    let section = try #require(
      page.components(separatedBy: "## What there is").last?.components(separatedBy: "## Working a panel").first)
    let names = section.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(names.count > 100)
    let words = try Self.words()
    let absent = Set(Self.absent.values.joined())
    for name in names {
      let word = String(name.drop { $0 == "." || $0 == "@" }.prefix { $0 != "(" })
      if absent.contains(name) { continue }
      #expect(word.split(separator: ".").allSatisfy { words.contains(String($0)) }, "\(name) is not in the gallery")
    }
    for name in absent {
      #expect(names.contains(name), "Guide/controls.md does not list \(name)")
      if !["Group(subviews:)", "ForEach(subviews:)", ".slash", "Settings", "questionmark.square"].contains(name) {
        #expect(!words.contains(String(name.drop { $0 == "@" })), "\(name) is in the gallery by now")
      }
    }
  }

  /// The words of the gallery's sources.
  private static func words() throws -> Set<String> {
    let folder = Program.package + "/Sources/Programs/Gallery"
    let paths = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
    var words: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = String(decoding: try [UInt8](contentsOf: folder + "/" + path), as: UTF8.self)
      words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
    return words
  }
}
