import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Large titles")
struct LargeTitleTests {
  private struct Page: View {
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        Color.clear.navigationTitle("Errands")
          .sheet(isPresented: $isShown) {
            NavigationStack {
              List(0..<40, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Rows").navigationBarTitleDisplayMode(.large)
            }
          }
      }
    }
  }

  /// How far each large title has been moved up, that of the page first.
  private func shifts(in panel: Harness) -> [Double] {
    func all(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(all) }
    return all(panel.stage.rootLayoutNode).filter { $0.behavior is LargeTitleBehavior }.map {
      -$0.children[0].frame.minY
    }
  }

  @Test("A list in a sheet moves the title of the sheet, and not that of the page below")
  func sheet() throws {
    let panel = try Harness(size: Size(width: 390, height: 844)) { Page() }
    try panel.advance(by: .seconds(1))
    #expect(shifts(in: panel) == [0, 0])
    try panel.drag("Row 5", dx: 0, dy: -200)
    try panel.advance(by: .seconds(3))
    let shifts = shifts(in: panel)
    #expect(shifts.count == 2)
    #expect(shifts.first == 0)
    #expect(shifts.last.map { $0 > 5 } == true)
  }
}
