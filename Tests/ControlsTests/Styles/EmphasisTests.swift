import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Runtime

@MainActor
@Suite("What stands out, and what does not")
struct EmphasisTests {
  @Test("A prominent header is larger than another")
  func header() throws {
    func height(_ prominence: Prominence) throws -> Double {
      let panel = try Harness(size: Size(width: 320, height: 240)) {
        List { Section("Header") { Text("Row") } }.headerProminence(prominence)
      }
      return try panel.element("Header").frame.height
    }
    #expect(try height(.increased) > height(.standard))
  }

  @Test("A secondary scale makes text smaller, of a text or of all in a view")
  func scale() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      VStack {
        Text("Plain text").accessibilityLabel("plain")
        Text("Plain text").textScale(.secondary).accessibilityLabel("text")
        VStack { Text("Plain text").accessibilityLabel("view") }.textScale(.secondary)
        Text("Plain text").textScale(.secondary, isEnabled: false).accessibilityLabel("off")
      }
    }
    let plain = try panel.element("plain").frame.width
    #expect(try panel.element("text").frame.width < plain)
    #expect(try panel.element("view").frame.width == panel.element("text").frame.width)
    #expect(try panel.element("off").frame.width == plain)
  }

  @Test("A visual effect turns a view in space as the modifier does")
  func turn() throws {
    let size = Size(width: 100, height: 100)
    let effect = try Harness(size: size) {
      Color.red.frame(width: 60, height: 60)
        .visualEffect { effect, _ in effect.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
    }
    let modifier = try Harness(size: size) {
      Color.red.frame(width: 60, height: 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let plain = try Harness(size: size) { Color.red.frame(width: 60, height: 60) }
    #expect(effect.snapshot() == modifier.snapshot() && effect.snapshot() != plain.snapshot())
  }

  @Test("A bar is hidden by its visibility")
  func bar() throws {
    func panel(_ visibility: Visibility) throws -> Harness {
      try Harness(size: Size(width: 320, height: 240)) {
        NavigationStack {
          Text("Page").navigationTitle("Title").toolbarVisibility(visibility, for: .navigationBar)
        }
      }
    }
    #expect(try panel(.visible).contains("Title") && !panel(.hidden).contains("Title"))
  }
}
