import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

private struct Folded: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Framed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(20).border(.red) }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("field:")
      configuration
    }
    .padding(.bottom, 4)
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Bare: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

private struct Styled: View {
  @State private var text = ""
  @State private var log = ""
  var body: some View {
    VStack {
      DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Folded())
      Menu("Actions") { Button("Rinse") { log += "rinse " } }.menuStyle(Framed())
      Menu("Plain") { Button("Spin") { log += "spin " } }.menuStyle(.borderlessButton).menuIndicator(.hidden)
      TextField("Name", text: $text).textFieldStyle(Underlined())
      ControlGroup("Group") { Button("One") { log += "one " } }.controlGroupStyle(Column())
      Form { Text("bare") }.formStyle(Bare())
      HStack {
        Button(role: .close) { log += "close " }
        Button(role: .cancel) { log += "cancel " }
        Button("Glass") { log += "glass " }.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
        Text("displayRegion").padding().glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8))
      }
      Text("log \(log)")
    }
  }
}

@MainActor
@Suite("Styles as other sources have them")
struct SurfaceStyleTests {
  @Test("Styles of an application's own work as those of the panel")
  func own() throws {
    let panel = try Harness(size: Size(width: 600, height: 700)) { Styled() }
    #expect(!panel.contains("inside"))
    try panel.tap("More")
    #expect(panel.contains("inside"))
    for (menu, item) in [("Actions", "Rinse"), ("Plain", "Spin")] {
      try panel.tap(menu)
      try panel.advance(by: .seconds(1))
      try panel.tap(item)
      try panel.advance(by: .seconds(1))
    }
    #expect(panel.contains("field:") && panel.contains("Group") && panel.contains("bare"), "\(panel.labels)")
    try panel.tap("One")
    try panel.tap("Close")
    try panel.tap("Cancel")
    try panel.tap("Glass")
    #expect(panel.contains("log rinse spin one close cancel glass "), "\(panel.labels)")
    try panel.tap("Name")
    for letter in "Ann" { try panel.key(.character(letter)) }
    #expect(try panel.value(of: "Name") == "Ann")
  }

  @Test("A ground of fourth importance is a faint one")
  func quaternary() throws {
    func darkness(_ style: some ShapeStyle) throws -> Int {
      let panel = try Harness(size: Size(width: 20, height: 20)) {
        Rectangle().fill(style).background(Color.white)
      }
      return 255 - Int(panel.snapshot()[10, 10] & 0xFF)
    }
    #expect(try darkness(.quaternary) < 45)
    #expect(try darkness(.quaternary) > darkness(.quinary))
    #expect(try darkness(.tertiary) > darkness(.quaternary))
  }
}
