import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension Bitmap {
  /// The pixels, row by row.
  fileprivate var all: [UInt32] { (0..<width * height).map { pixels[$0] } }
}

/// Automatic styles leave a label alone that has a look of its own.
@MainActor
@Suite("Labels with a look of their own")
struct OwnLookTests {
  /// The picture of a view in the middle of a small panel.
  private func picture<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [UInt32] {
    try Harness(size: Size(width: 240, height: 80), root: content).snapshot().all
  }

  /// A label as sources draw it themselves.
  private struct Pill: View {
    var body: some View {
      Text("Go").foregroundStyle(.white).padding(10).background(.blue, in: Capsule())
    }
  }

  @Test("A button draws nothing around a label that is neither a title nor a Label")
  func button() throws {
    let framed = try picture { Button("Go") {} }
    #expect(try picture { Button("Go") {}.buttonStyle(.bordered) } == framed)
    #expect(
      try picture { Button(action: {}, label: { Text("Go").font(.body.weight(.semibold)) }) } != picture { Text("Go") })
    #expect(try picture { Button(action: {}, label: { Pill() }) } == picture { Pill() })
    #expect(try picture { Button(action: {}, label: { Pill() }).buttonStyle(.bordered) } != picture { Pill() })
    #expect(
      try picture { Button(action: {}, label: { Image(systemName: "plus") }) }
        == picture { Image(systemName: "plus").foregroundStyle(.tint) })
  }

  @Test("One of two Labels keeps its frame, and so does one with a font")
  func choice() throws {
    struct Choice: View {
      let isOn: Bool
      var body: some View {
        Button(
          action: {},
          label: { if isOn { Label("On", systemImage: "sun.max") } else { Label("Off", systemImage: "moon") } })
      }
    }
    #expect(
      try picture { Choice(isOn: true) }
        == picture { Button(action: {}, label: { Label("On", systemImage: "sun.max") }).buttonStyle(.bordered) })
    let large = { Button(action: {}, label: { Label("On", systemImage: "sun.max").font(.title) }) }
    #expect(try picture { large() } == picture { large().buttonStyle(.bordered) })
  }

  @Test("A button with its own look is dimmed while it is pressed or disabled, and acts")
  func states() throws {
    var count = 0
    let panel = try Harness(size: Size(width: 240, height: 80)) { Button(action: { count += 1 }, label: { Pill() }) }
    let idle = panel.snapshot().all
    let disabled = try picture { Button(action: {}, label: { Pill() }).disabled(true) }
    #expect(disabled != idle)
    try panel.tap("Go")
    #expect(count == 1)
  }

  @Test("A menu draws nothing around such a label, and no arrow unless it is asked for")
  func menu() throws {
    #expect(try picture { Menu(content: { Text("A") }, label: { Pill() }) } == picture { Pill() })
    #expect(
      try picture { Menu(content: { Text("A") }, label: { Pill() }).menuIndicator(.visible) } != picture { Pill() })
    #expect(
      try picture { Menu("More") { Text("A") } } == picture { Menu("More") { Text("A") }.menuStyle(.button) })
    #expect(try picture { Menu(content: { Text("A") }, label: { Pill() }).menuStyle(.button) } != picture { Pill() })
  }

  @Test("A text field has no frame inside a box that the application draws, alone or in a row")
  func field() throws {
    func boxed<Style: TextFieldStyle>(_ style: Style) -> some View {
      TextField("Name", text: .constant("Ada")).textFieldStyle(style).padding(8).background(.yellow)
    }
    func row<Style: TextFieldStyle>(_ style: Style) -> some View {
      HStack {
        Image(systemName: "magnifyingglass"); TextField("Name", text: .constant("Ada")).textFieldStyle(style)
      }
      .padding(8).overlay { Capsule().stroke(.red) }
    }
    #expect(try picture { boxed(.automatic) } == picture { boxed(.plain) })
    #expect(try picture { row(.automatic) } == picture { row(.plain) })
    #expect(try picture { boxed(.roundedBorder) } != picture { boxed(.plain) })
  }

  @Test("A text field keeps its frame on a page, in a column of several fields, and in a background itself")
  func framed() throws {
    func alone<Style: TextFieldStyle>(_ style: Style) -> some View {
      TextField("Name", text: .constant("Ada")).textFieldStyle(style)
    }
    func card<Style: TextFieldStyle>(_ style: Style) -> some View {
      VStack { alone(style) }.padding(8).background(.yellow)
    }
    func behind<Style: TextFieldStyle>(_ style: Style) -> some View {
      Color.clear.frame(width: 200, height: 60).background { alone(style) }
    }
    #expect(try picture { alone(.automatic) } == picture { alone(.roundedBorder) })
    #expect(try picture { card(.automatic) } == picture { card(.roundedBorder) })
    #expect(try picture { behind(.automatic) } == picture { behind(.roundedBorder) })
  }

  @Test("Of a Label, a toolbar shows the symbol alone, and speaks the title")
  func toolbar() throws {
    func page<Content: View>(_ item: @escaping () -> Content) throws -> Harness {
      try Harness(size: Size(width: 320, height: 200)) {
        NavigationStack { Text("Page").toolbar { ToolbarItem { item() } } }
      }
    }
    let panel = try page { Button(action: {}, label: { Label("Add", systemImage: "plus") }) }
    #expect(panel.contains("Add"))
    let bare = try page {
      Button(action: {}, label: { Image(systemName: "plus") }).accessibilityLabel("Add")
    }
    #expect(panel.snapshot().all == bare.snapshot().all)
    let named = try page { Button(action: {}, label: { Label("Add", systemImage: "plus").labelStyle(.titleAndIcon) }) }
    #expect(panel.snapshot().all != named.snapshot().all)
  }
}
