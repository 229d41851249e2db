import Synchronization
import Testing

@testable import Graphics

/// Fallback fonts that are looked for elsewhere than where text is set.
@Suite struct FontSearchTests {
  private final class Searches: Sendable {
    private let waiting = Mutex<[FontSearch]>([])

    func add(_ search: FontSearch) { waiting.withLock { $0.append(search) } }
    func take() -> [FontSearch] {
      waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
    }
  }

  private let searches = Searches()

  private func font(_ fallback: FontFallback) throws -> TextFont {
    TextFont(typeface: try FontLibrary.system(fallback: fallback).face(weight: 400), size: 20)
  }

  private func fallback(_ files: [String] = Scripts.fontFiles) -> FontFallback {
    let fallback = FontFallback(files: files, usesSystem: false)
    fallback.searchElsewhere { [searches] in searches.add($0) }
    return fallback
  }

  @Test("A character is blank until its font is found")
  func aCharacterIsBlankUntilItsFontIsFound() throws {
    let fallback = fallback()
    let font = try font(fallback)
    let before = TextLayout("a文b", font: font).runs(at: .zero)
    #expect(before.allSatisfy { $0.typeface == font.typeface } && before.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    #expect(fallback.takeComplaints().isEmpty)
    let search = try #require(searches.take().first)
    #expect(search.run(readsAhead: true).count == Scripts.fontFiles.count)
    let after = TextLayout("a文b", font: font).runs(at: .zero)
    #expect(after.contains { $0.typeface.familyName == "WenQuanYi Micro Hei" })
    #expect(searches.take().isEmpty, "what is known is not searched again")
  }

  @Test("One search looks for all that text lacks")
  func oneSearchLooksForAllThatTextLacks() throws {
    let fallback = fallback()
    let font = try font(fallback)
    _ = TextLayout("文א", font: font)
    _ = TextLayout("ก", font: font)
    let found = searches.take()
    #expect(found.count == 1)
    found[0].run(readsAhead: false)
    for text in ["文", "א", "ก"] {
      #expect(TextLayout(text, font: font).runs(at: .zero).allSatisfy { $0.typeface != font.typeface }, "\(text)")
    }
    #expect(searches.take().isEmpty)
  }

  @Test("A character that no font has is a box, and is reported only after the search")
  func whatNoFontHasIsABoxAndToldOnlyAfterTheSearch() throws {
    let fallback = fallback([])
    let font = try font(fallback)
    #expect(TextLayout("文", font: font).runs(at: .zero).flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    #expect(fallback.takeComplaints().isEmpty)
    for search in searches.take() { search.run(readsAhead: true) }
    #expect(TextLayout("文", font: font).runs(at: .zero).flatMap(\.glyphs).map(\.id) == [0])
    #expect(fallback.takeComplaints().count == 1)
  }

  @Test("A search that is waited for counts at once")
  func aSearchThatIsWaitedForCountsAtOnce() throws {
    let fallback = FontFallback(files: Scripts.fontFiles, usesSystem: false)
    fallback.searchElsewhere { $0.run(readsAhead: false) }
    let font = try font(fallback)
    #expect(TextLayout("文", font: font).runs(at: .zero).allSatisfy { $0.typeface != font.typeface })
  }

  @Test("The blank is as wide as the box")
  func theBlankIsAsWideAsTheBox() throws {
    let (pending, missing) = (fallback([]), FontFallback(files: [], usesSystem: false))
    let (blank, box) = (TextLayout("a文b", font: try font(pending)), TextLayout("a文b", font: try font(missing)))
    #expect(blank.size == box.size)
  }

  @Test("A renewed library sets text again in the same typefaces")
  func aRenewedLibrarySetsTextAgainInTheSameTypefaces() throws {
    let library = try FontLibrary.system(fallback: fallback())
    let renewed = library.renewed()
    #expect(renewed.edition == library.edition + 1)
    #expect(try renewed.face(weight: 700) == library.face(weight: 700))
  }
}
