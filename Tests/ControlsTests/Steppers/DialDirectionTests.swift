import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Dials in languages that are written from right to left")
struct DialDirectionTests {
  private enum Program: Int, Strideable, CaseIterable, CustomStringConvertible {
    case cotton, wool, rinse, spin
    var description: String { ["Cotton", "Wool", "Rinse", "Spin"][rawValue] }
    func distance(to other: Program) -> Int { other.rawValue - rawValue }
    func advanced(by count: Int) -> Program { Program(rawValue: max(0, min(3, rawValue + count))) ?? self }
  }

  /// The places of the texts of a dial.
  private func places(_ direction: LayoutDirection, @ViewBuilder _ dial: @escaping () -> some View) throws
    -> [String: Rect]
  {
    let panel = try Harness(size: Size(width: 420, height: 360)) {
      dial().stepperStyle(.dial).environment(\.layoutDirection, direction)
    }
    var places: [String: Rect] = [:]
    func walk(_ layoutNode: LayoutNode) {
      if let text = layoutNode.behavior as? TextBehavior { places[text.text] = layoutNode.stageFrame }
      for child in layoutNode.behavior.shownChildren { walk(child) }
    }
    walk(panel.stage.rootLayoutNode)
    return places
  }

  @Test("The least value is at the lower left and the greatest at the lower right, as the arc is turned clockwise")
  func bounds() throws {
    for direction in LayoutDirection.allCases {
      let places = try places(direction) {
        Stepper("Heat", value: .constant(180), in: 30...250, step: 5).frame(width: 300, height: 300)
      }
      let (least, most) = (try #require(places["30"]), try #require(places["250"]))
      #expect(least.maxX < 210 && most.minX > 210, "\(direction): \(least) \(most)")
    }
  }

  @Test("The programs stand beside their marks in both directions of reading")
  func words() throws {
    let english = try places(.leftToRight) {
      Stepper("Program", value: .constant(Program.cotton), in: .cotton ... .spin)
    }
    let arabic = try places(.rightToLeft) {
      Stepper("Program", value: .constant(Program.cotton), in: .cotton ... .spin)
    }
    for name in ["Wool", "Rinse", "Spin"] { #expect(arabic[name] == english[name] && english[name] != nil, "\(name)") }
  }
}
