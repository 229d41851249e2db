import FaceplateTesting
import SwiftUI
import Testing

/// The size of titles in navigation bars.
@MainActor
@Suite("Titles of pages")
struct TitleModeTests {
  private static let upright = CGSize(width: 390, height: 844), wide = CGSize(width: 844, height: 390)

  /// The height of the title of a page, in points.
  private func height<Page: View>(_ size: CGSize, @ViewBuilder _ page: @escaping () -> Page) throws -> Double {
    let panel = try Harness(size: size) { NavigationStack { page() } }
    return try panel.element("Errands").frame.height
  }

  @Test("A page says whether its title is large, by each of the names")
  func modes() throws {
    let size = CGSize(width: 800, height: 480)
    let small = try height(size) { Color.clear.navigationTitle("Errands") }
    let large = try height(size) { Color.clear.navigationTitle("Errands").navigationBarTitleDisplayMode(.large) }
    #expect(large >= 1.5 * small)
    #expect(try height(size) { Color.clear.navigationTitle("Errands").toolbarTitleDisplayMode(.large) } == large)
    #expect(try height(size) { Color.clear.navigationBarTitle("Errands", displayMode: .large) } == large)
    #expect(try height(size) { Color.clear.navigationBarTitle(Text("Errands"), displayMode: .inline) } == small)
  }

  @Test(
    "Of itself the title of the first page is large on a screen that is higher than wide, and of a further one small")
  func automatic() throws {
    let large = try height(Self.upright) { Color.clear.navigationTitle("Errands") }
    let small = try height(Self.upright) {
      Color.clear.navigationTitle("Errands").navigationBarTitleDisplayMode(.inline)
    }
    #expect(large >= 1.5 * small)
    #expect(try height(Self.wide) { Color.clear.navigationTitle("Errands") } == small)
    let panel = try Harness(size: Self.upright) {
      NavigationStack {
        NavigationLink("Go") { Color.clear.navigationTitle("Errands") }.navigationTitle("Start")
      }
    }
    try panel.tap("Go")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Errands").frame.height == small)
  }

  @Test("On a screen under 420 points in height no title is large")
  func low() throws {
    let small = try height(Self.wide) { Color.clear.navigationTitle("Errands") }
    #expect(
      try height(Self.wide) { Color.clear.navigationTitle("Errands").navigationBarTitleDisplayMode(.large) } == small)
  }

  @Test("A large title stands below the items of the bar, and takes their line where there are none")
  func items() throws {
    func top(_ hasItem: Bool) throws -> Double {
      let panel = try Harness(size: Self.upright) {
        NavigationStack {
          Color.clear.navigationTitle("Errands")
            .toolbar { if hasItem { ToolbarItem { Button("Add", systemImage: "plus") {} } } }
        }
      }
      if hasItem { #expect(try panel.element("Errands").frame.minY >= panel.element("Add").frame.maxY) }
      return try panel.element("Errands").frame.minY
    }
    #expect(try top(false) < top(true))
  }
}
