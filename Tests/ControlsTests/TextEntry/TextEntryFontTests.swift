import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The font of entered text")
struct TextEntryFontTests {
  @Test("An editor has the font of a field, on screens of all classes and with all sizes of text")
  func editor() throws {
    for screenClass in ScreenClass.allCases {
      for size in [DynamicTypeSize.large, .xxLarge] {
        let panel = try Harness(size: Size(width: 400, height: 400)) {
          VStack {
            TextField("Name", text: .constant("One"))
            TextEditor(text: .constant("Two"))
          }
          .fontWeight(.medium)
          .environment(\.screenClass, screenClass)
          .environment(\.dynamicTypeSize, size)
        }
        func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
        let behaviors = nodes(panel.stage.rootLayoutNode).map(\.behavior)
        let field = try #require(behaviors.firstMapped { ($0 as? TextFieldBehavior)?.look.font })
        let editor = try #require(behaviors.firstMapped { ($0 as? TextPageBehavior)?.look.font })
        #expect(editor == field, "\(screenClass), \(size)")
      }
    }
  }
}
