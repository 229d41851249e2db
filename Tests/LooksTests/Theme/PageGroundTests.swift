import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("The ground of pages")
struct PageGroundTests {
  private static let size = Size(width: 390, height: 600)

  /// The colour of a pixel of a page, 40 points above its lower edge and 4 points from its left one.
  private func ground<Page: View>(
    _ scheme: ColorScheme = .light, _ ground: PageGround = .plain, x: Int = 4,
    @ViewBuilder _ page: @escaping () -> Page
  ) throws -> String {
    let panel = try Harness(size: Self.size, colorScheme: scheme) { page() }
    try panel.setEnvironment { $0.pageGround = ground }
    return panel.snapshot().hex(x, 560)
  }

  @Test("A page without a list stands on white or black where sources mean it, and on the theme's background elsewhere")
  func plain() throws {
    @ViewBuilder func page() -> some View {
      NavigationStack { VStack { Text("Hello") }.navigationTitle("Start") }
    }
    #expect(try ground { page() } == "FFFFFF")
    #expect(try ground(.dark) { page() } == "000000")
    #expect(try ground(.light, .theme) { page() } == "EEF1F5")
    #expect(try ground(.dark, .theme) { page() } == "0B0E12")
    #expect(try ground { Text("Hello") } == "FFFFFF")
    #expect(PageGround.ofProgram == .theme)
  }

  @Test("Lists and forms of groups keep their grey, and those without cards go on in the ground of the page")
  func lists() throws {
    #expect(try ground { NavigationStack { List { Text("Row") } } } == "EEF1F5")
    #expect(try ground { Form { Text("Row") } } == "EEF1F5")
    #expect(try ground { List { Text("Row") }.listStyle(.plain) } == "FFFFFF")
    #expect(try ground(.dark) { List { Text("Row") }.listStyle(.plain) } == "000000")
    #expect(try ground(.dark, .theme) { List { Text("Row") }.listStyle(.plain) } == "171C23")
  }

  @Test("What covers the panel and the style of backgrounds follow, and a card stands out")
  func others() throws {
    @ViewBuilder func box() -> some View { GroupBox { Color.clear } }
    #expect(try ground { Color.red.fullScreenCover(isPresented: .constant(true)) { Text("Cover") } } == "FFFFFF")
    #expect(try ground { Rectangle().fill(.background) } == "FFFFFF")
    #expect(try ground(.dark) { Rectangle().fill(.windowBackground) } == "000000")
    #expect(try ground(x: 100) { box() } == "EEF1F5" && ground(.light, .theme, x: 100) { box() } == "FFFFFF")
    #expect(try ground(.dark, x: 100) { box() } == "171C23")
  }

  @Test("The levels of the background stand out from the page, also with increased contrast")
  func levels() throws {
    @ViewBuilder func second() -> some View { Rectangle().fill(.background.secondary) }
    @ViewBuilder func third() -> some View { Rectangle().fill(.background.tertiary) }
    #expect(try ground(.light, .theme) { second() } == "FFFFFF" && ground(.dark, .theme) { second() } == "171C23")
    #expect(try ground { second() } == "EEF1F5" && ground(.dark) { second() } == "171C23")
    #expect(try ground(.light, .theme) { third() } == "E6EAF0" && ground(.dark) { third() } == "29313C")
    #expect(try ground { second().theme(.highContrastLight) } == "F1F3F6")
    #expect(try ground { second().backgroundStyle(.black) } == "737373", "a background that is set fades")
  }

  @Test("A theme with a background of its own keeps it, and one that differs in other things does not")
  func themes() throws {
    var tan = Theme.light
    tan.palette.background = RGBA(hex: 0xD6CCB2)
    #expect(try ground { Rectangle().fill(.background).theme(tan) } == "D6CCB2")
    var square = Theme.light
    square.metrics.cornerRadius = 0
    #expect(try ground { Rectangle().fill(.background).theme(square) } == "FFFFFF")
    let violet = ThemeDesign(accent: RGBA(hex: 0x7A1FA2))
    #expect(try ground { Rectangle().fill(.background).themeDesign(violet) } == "FFFFFF")
  }

  @Test("A part of a panel can have another ground than the rest")
  func part() throws {
    #expect(try ground(.light, .theme) { Text("Hello").pageGround(.plain) } == "FFFFFF")
    #expect(try ground { Text("Hello").pageGround(.theme) } == "EEF1F5")
  }
}
