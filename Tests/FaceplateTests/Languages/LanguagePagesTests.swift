import Faceplate
import FaceplateTesting
import Foundation
import Glibc
import Localization
import ProgramFixtures
import Testing

@testable import CommandLine
@testable import Graphics
@testable import Looks
@testable import Runtime

/// A page in each language as somebody has looked at it. `make bless` draws the pictures anew.
@Suite("Pages in every language", .serialized)
struct LanguagePagesTests {
  nonisolated static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "tr", "ar", "he", "hi", "th", "zh-Hans", "ja", "ko",
  ]
  /// The fonts that fontconfig chooses for the scripts that Inter lacks.
  private static let fonts = [
    "ar": "truetype/dejavu/DejaVuSans.ttf", "he": "truetype/dejavu/DejaVuSans.ttf",
    "hi": "truetype/lohit-devanagari/Lohit-Devanagari.ttf", "th": "truetype/tlwg/Loma.ttf",
    "zh-Hans": "truetype/wqy/wqy-microhei.ttc", "ja": "truetype/wqy/wqy-microhei.ttc",
    "ko": "truetype/wqy/wqy-microhei.ttc",
  ].mapValues { "/usr/share/fonts/" + $0 }
  private static let folder = Program.package + "/Tests/FaceplateTests/Languages"
  private static let folders = TranslationFolders([folder + "/Localizations"])

  private func panel(_ language: String, size: Size = Size(width: 480, height: 370)) throws -> Harness {
    let localizer = Localizer(LanguageTag(language), folders: Self.folders) { Issue.record("\($0)") }
    let panel = try Harness(size: size) { LanguagesPage() }
    try panel.setEnvironment {
      $0.setLanguage(localizer)
      $0.timeZone = TimeZone(identifier: "UTC")!
    }
    return panel
  }

  @Test("Each page is drawn as it was found good, without any box", arguments: languages)
  func picture(language: String) throws {
    let panel = try panel(language)
    #expect(panel.reports == [])
    #expect(panel.stage.rootLayoutNode.glyphs.contains(0) == false, "a character shows as a box")
    #expect(try panel.lint(on: [LintScreen(480, 370)]).filter { $0.rule == .textCut } == [])
    let file = "\(Self.folder)/Pictures/\(language)"
    let record = LanguagePageRecord(panel, font: Self.fonts[language])
    if getenv("FACEPLATE_BLESS") != nil {
      try panel.png().write(to: file + ".png")
      try [UInt8](record.description.utf8).write(to: file + ".layout")
    }
    let known = try LanguagePageRecord(String(decoding: [UInt8](contentsOf: file + ".layout"), as: UTF8.self))
    #expect(record.difference(from: known) == nil)
    guard known.fontBytes == record.fontBytes else {
      print("\(language): the picture is of another release of its font: places were compared, pixels were not")
      return
    }
    // The emoji font and FreeType may be of other releases.
    let off = try PNG.decode([UInt8](contentsOf: file + ".png")).share(unlike: panel.bitmap)
    if off <= 0.01 { return }
    let drawn = "/tmp/faceplate-language-\(language).png"
    try panel.png().write(to: drawn)
    Issue.record("\(off) of the pixels of \(drawn) are not those of \(file).png")
  }

  @Test("Every key of the page is translated into every language")
  func complete() throws {
    #expect(try TranslationGap.gaps(ofCatalog: Self.folder + "/Localizations/Localizable.xcstrings") == [])
  }

  @Test(
    "The plural sentence is right for each number",
    arguments: [
      ("pl", ["0 chlebów", "1 chleb ", "2 chleby", "5 chlebów", "11 chlebów", "22 chleby"], "1,5 godziny"),
      ("ar", ["لا رغيف", "رغيف واحد", "رغيفان", "5 أرغفة", "11 رغيفًا", "22 رغيفًا"], "1.5 ساعة"),
      ("en", ["0 loaves", "1 loaf ", "2 loaves", "5 loaves", "11 loaves", "22 loaves"], "1.5 hours"),
    ])
  func plurals(language: String, beginnings: [String], fraction: String) throws {
    let localizer = Localizer(LanguageTag(language), folders: Self.folders)
    for (number, beginning) in zip([0, 1, 2, 5, 11, 22], beginnings) {
      let key: LocalizedStringKey = "\(number) loaves are in the oven"
      #expect(key.localized(by: localizer).hasPrefix(beginning), "\(key.localized(by: localizer))")
    }
    // A fraction has another key, as its specifier is another.
    let half: LocalizedStringKey = "\(1.5, specifier: "%.1f") hours"
    #expect(half.localized(by: localizer) == fraction)
  }

  @Test("Arabic and Hebrew are mirrored: text and labels at the right, fields before buttons", arguments: ["ar", "he"])
  func mirrored(language: String) throws {
    let (panel, english) = (try panel(language), try self.panel("en"))
    let localizer = Localizer(LanguageTag(language), folders: Self.folders)
    func place(_ panel: Harness, _ key: LocalizedStringKey, _ localizer: Localizer) throws -> Double {
      try panel.element(key.localized(by: localizer)).frame.center.x
    }
    for key in ["Good morning", "Name of the bread"] as [LocalizedStringKey] {
      #expect(try place(panel, key, localizer) > 240)
      #expect(try place(english, key, .standard) < 240)
    }
  }
}

extension LayoutNode {
  /// The IDs of all glyphs that are drawn in this layout node and below it.
  fileprivate var glyphs: Set<UInt32> {
    var found: Set<UInt32> = []
    for item in picture.items {
      if case .glyphs(let run) = item.shape { found.formUnion(run.glyphs.map(\.id)) }
    }
    return behavior.shownChildren.reduce(into: found) { $0.formUnion($1.glyphs) }
  }
}

extension Bitmap {
  /// The share of pixels that differ visibly from those of another bitmap; 1 if the sizes differ.
  fileprivate func share(unlike other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let off = (0..<(width * height)).count { index in
      let (a, b) = (pixels[index], other.pixels[index])
      return [UInt32(0), 8, 16].contains { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 24 }
    }
    return Double(off) / Double(width * height)
  }
}
