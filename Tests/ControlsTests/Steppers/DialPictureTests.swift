import FaceplateTesting
import Graphics
import TestFixtures
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What a dial keeps of its picture")
struct DialPictureTests {
  /// A dial whose surroundings change.
  private struct Dial: View {
    @State var value = 50
    @State private var isGreen = false
    @State private var isGrey = false
    @State private var left = 0.0
    @State private var side = 200.0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Stepper("Heat", value: $value, in: 0...100, step: 5).stepperStyle(.dial).tint(isGreen ? .green : .blue)
          .grayscale(isGrey ? 0.8 : 0).frame(width: side, height: side).padding(.leading, left)
        VStack {
          Do("Green") { isGreen = true }
          Do("Grey") { isGrey = true }
          Do("Move") { left = 20.5 }
          Do("Shrink") { side = 160 }
        }
      }
    }
  }

  @Test(
    "A filled arc that is kept is one of its place, size and colours",
    arguments: ["Green", "Grey", "Move", "Shrink", "dark", "scale"])
  func stale(_ change: String) throws {
    // The harness compares each frame with a full one; what is drawn anew at the end has never kept anything.
    let size = Size(width: 260, height: 260)
    func panel(_ value: Int) throws -> Harness { try Harness(size: size) { Dial(value: value) } }
    func apply(_ panel: Harness) throws {
      switch change {
      case "dark": try panel.setEnvironment { $0.colorScheme = .dark }
      case "scale": try panel.resize(to: size, scale: 1.5)
      default: try panel.activate(change)
      }
    }
    let kept = try panel(50)
    try kept.adjust("Heat", by: 3)
    try apply(kept)
    try kept.adjust("Heat", by: 4)
    try kept.adjust("Heat", by: -9)
    let fresh = try panel(40)
    try apply(fresh)
    #expect(kept.snapshot() == fresh.snapshot())
  }

  @Test("The pieces that are filled as a whole are made once")
  func pieces() throws {
    let panel = try Harness(size: Size(width: 260, height: 260)) { Dial() }
    func behavior(_ layoutNode: LayoutNode) -> DialBehavior? {
      layoutNode.behavior as? DialBehavior ?? layoutNode.children.firstMapped(behavior)
    }
    let dial = try #require(behavior(panel.stage.rootLayoutNode))
    // The round end at the beginning, and half of 24 pieces.
    #expect(dial.partsKept == 13)
    try panel.adjust("Heat", by: 2)
    #expect(dial.partsKept == 15)
    try panel.adjust("Heat", by: -2)
    #expect(dial.partsKept == 15)
  }
}
