import Faceplate
import FaceplateTesting
import Foundation
import Glibc
import Graphics
import ProgramFixtures
import Testing

@testable import Operation
@testable import Settings

/// Fonts on a disk that does not answer: what opens the font file waits for the writer of a pipe in its place.
@Suite("Fonts that are looked for on a thread")
struct FontSearchesTests {
  private static let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  private let folder: Folder
  private var pipe: String { folder.file("stalled.ttf") }

  init() throws {
    folder = try Folder()
    #expect(mkfifo(pipe, 0o600) == 0)
  }

  /// The disk answers: whoever waits for the file finds it empty, which is no font.
  private func answer(until isOver: () -> Bool) async {
    while !isOver() {
      let fd = open(pipe, O_WRONLY | O_NONBLOCK)
      if fd >= 0 { close(fd) }
      await Task.yield()
    }
  }

  private func panel(_ searches: FontSearches) throws -> Harness {
    let fallback = FontFallback(files: [pipe, Self.dejavu], usesSystem: false) { path throws(FontError) in
      // A pipe is opened once there is a writer; another file is opened at once.
      close(open(path, O_RDONLY | O_CLOEXEC))
      return try Typeface(path: path)
    }
    searches.adopt(fallback)
    return try Harness(fonts: .system(fallback: fallback)) { Text("אבג") }
  }

  @Test("A running panel draws on while a font is looked for, and its text comes when that is found")
  func running() async throws {
    let searches = FontSearches(longestWait: .seconds(1_000))
    searches.noteShown()
    let panel = try panel(searches)
    var isFound = false
    searches.notify { isFound = true }
    let blank = panel.bitmap.copy()
    #expect(panel.reports.isEmpty)
    await answer { isFound }
    try panel.setEnvironment { $0.fontLibrary = $0.fontLibrary?.renewed() }
    #expect(panel.bitmap != blank)
    #expect(panel.reports.count == 1 && panel.reports[0].contains("stalled.ttf"))
  }

  @Test("The first frame waits for its fonts, but no longer than it may")
  func longestWait() throws {
    let begun = ContinuousClock.now
    let panel = try panel(FontSearches(longestWait: .milliseconds(50)))
    #expect(ContinuousClock.now - begun >= .milliseconds(50))
    let blank = panel.bitmap.copy()
    let ready = try Harness(fonts: .system(fallback: FontFallback(files: [Self.dejavu]))) { Text("אבג") }
    #expect(blank != ready.bitmap)
  }

  @Test("A first frame whose fonts are there is complete")
  func complete() throws {
    let searches = FontSearches(longestWait: .seconds(1_000))
    let fallback = FontFallback(files: [Self.dejavu], usesSystem: false)
    searches.adopt(fallback)
    let panel = try Harness(fonts: .system(fallback: fallback)) { Text("אבג") }
    let ready = try Harness(fonts: .system(fallback: FontFallback(files: [Self.dejavu]))) { Text("אבג") }
    #expect(panel.bitmap == ready.bitmap && panel.reports.isEmpty)
  }
}
