import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Looks
@testable import Controls
@testable import Runtime

@MainActor
@Suite("Wheels of many options")
struct WheelGrowthTests {
  /// Counts how often the selection is read.
  private final class Count { var reads = 0 }

  @Test("Twice as many options read the selection twice as often, whatever is selected", arguments: [0.5, 1])
  func reads(place: Double) throws {
    func reads(_ options: Int) throws -> Int {
      let count = Count()
      let chosen = Int(Double(options - 1) * place)
      let selection = Binding(
        get: {
          count.reads += 1
          return chosen
        }, set: { (_: Int) in })
      let panel = try Harness(size: Size(width: 200, height: 240)) {
        Picker("Hours", selection: selection) { ForEach(0..<options, id: \.self) { Text("\($0)") } }
          .pickerStyle(.wheel)
      }
      #expect(panel.labels.contains("\(chosen)"))
      return count.reads
    }
    let (few, many) = (try reads(100), try reads(200))
    #expect(many <= 2 * few + 100)
  }

  @Test("A wheel shows the options around the selected one", arguments: [0, 1, 50, 98, 99])
  func shown(place: Int) throws {
    let panel = try Harness(size: Size(width: 200, height: 240)) {
      Picker("Hours", selection: .constant(place)) { ForEach(0..<100, id: \.self) { Text("\($0)") } }
        .pickerStyle(.wheel)
    }
    func options(_ layoutNode: LayoutNode) -> OptionsBehavior? {
      layoutNode.behavior as? OptionsBehavior ?? layoutNode.children.firstMapped(options)
    }
    let behavior = try #require(options(panel.stage.rootLayoutNode))
    let shown = behavior.shownChildren.map { child in behavior.children.firstIndex { $0 === child } }
    #expect(shown == Array(max(0, place - 2)...min(99, place + 2)))
  }
}
