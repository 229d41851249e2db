import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor @Suite struct MissingCharacterTests {
  /// A view whose text grows.
  private struct Sign: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Text(String(repeating: "\u{10fffd}", count: count))
        Text("א")
        Button("More") { count += 1 }
      }
    }
  }

  @Test("What no font has is reported once")
  func whatNoFontHasIsReportedOnce() throws {
    let panel = try Harness(fonts: .system(fallback: FontFallback(files: [], usesSystem: false))) { Sign() }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("U+10FFFD") && panel.reports[0].contains("U+5D0"))
    try panel.tap("More")
    #expect(panel.reports.count == 1)
  }

  @Test("Another library sets text again")
  func anotherLibrarySetsTextAnew() throws {
    let panel = try Harness(fonts: .system(fallback: FontFallback(files: [], usesSystem: false))) { Text("אבג") }
    let layoutNodes = panel.bitmap.copy()
    let fallback = FontFallback(files: ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"], usesSystem: false)
    let fonts = try FontLibrary.system(fallback: fallback)
    try panel.setEnvironment { $0.fontLibrary = fonts }
    #expect(panel.bitmap != layoutNodes)
    #expect(panel.reports.count == 1)
  }
}
