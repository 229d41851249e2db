import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Faults that styleable steppers have or had, and what a control takes from its surroundings.
@Suite("Traps of steppers and their surroundings")
struct StepperTrapTests {
  private struct Count: View {
    @State var value = 5
    var range = 0...9
    var body: some View { Stepper("Count", value: $value, in: range) }
  }

  @ViewBuilder private func styled(_ index: Int, _ content: some View) -> some View {
    switch index {
    case 0: content.stepperStyle(.default)
    case 1: content.stepperStyle(CapsuleStepperStyle())
    case 2: content.stepperStyle(VerticalStepperStyle())
    case 3: content.stepperStyle(.compact)
    case 4: content.stepperStyle(.dial).frame(width: 240, height: 240)
    case 5: content.stepperStyle(.largeTouch)
    default: content.stepperStyle(.coarseFine)
    }
  }

  @Test("1-① In no style do a touch, a hold or assistive technology go beyond a bound", arguments: 0..<7)
  func clamping(index: Int) throws {
    let panel = try Harness { styled(index, Count(value: 8)) }
    try panel.hold("Increment", in: "Count", for: .seconds(2))
    #expect(try panel.value(of: "Count") == "9")
    try panel.adjust("Count", by: 1)
    #expect(try panel.value(of: "Count") == "9")
    try panel.adjust("Count", by: -100)
    try panel.tap("Decrement", in: "Count")
    #expect(try panel.value(of: "Count") == "0")
  }

  @Test("1-② Over a value that cannot change, a press shows no step that was not made")
  func constant() throws {
    let panel = try Harness { Stepper("Count", value: .constant(5), in: 0...9) }
    let picture = panel.snapshot()
    try panel.tap("Increment", in: "Count")
    #expect(try panel.value(of: "Count") == "5" && panel.bitmap == picture)
  }

  @Test("1-③, 1-④ The default style has two names, and both can be said")
  func names() throws {
    let pictures = try [
      Harness { Count().stepperStyle(.default) }.bitmap, Harness { Count().stepperStyle(DefaultStepperStyle()) }.bitmap,
      Harness { Count().stepperStyle(.automatic) }.bitmap, Harness { Count() }.bitmap,
    ]
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }

  @Test("1-⑤, 3.2 In every style a hidden label takes no room and is still the name", arguments: 0..<7)
  func hiddenLabels(index: Int) throws {
    let shown = try Harness { styled(index, Count()).fixedSize() }
    let hidden = try Harness { styled(index, Count()).fixedSize().labelsHidden() }
    let (one, other) = try (shown.element("Count").frame, hidden.element("Count").frame)
    // The dial has room for its label in the middle.
    let isSmaller = other.width <= one.width && other.height <= one.height && other.size != one.size
    #expect(isSmaller == (index != 4), "\(one) \(other)")
    func words(_ layoutNode: LayoutNode) -> [String] {
      [(layoutNode.behavior as? TextBehavior)?.text].compactMap { $0 }
        + layoutNode.behavior.shownChildren.flatMap(words)
    }
    #expect(
      words(shown.stage.rootLayoutNode).contains("Count") && !words(hidden.stage.rootLayoutNode).contains("Count"))
  }

  @Test("1-⑥ One word at the container sets the style of all steppers in it")
  func once() throws {
    let panel = try Harness {
      VStack {
        Stepper("A", value: .constant(1), in: 0...99)
        Stepper("B", value: .constant(1), in: 0...99)
      }
      .stepperStyle(.coarseFine)
    }
    for name in ["A", "B"] { #expect(panel.contains("Increment by 10", in: name)) }
  }

  @Test("1-⑦ The material of the vertical style is a plain colour: what lies behind it is not smeared")
  func material() throws {
    func pixel(_ left: Color, _ right: Color) throws -> UInt32 {
      let panel = try Harness(size: Size(width: 200, height: 100)) {
        ZStack {
          HStack(spacing: 0) {
            left
            right
          }
          Count().stepperStyle(.vertical).labelsHidden()
        }
      }
      let frame = try panel.element("Count").frame
      return panel.bitmap[Int(frame.minX) + 8, Int(frame.midY)]
    }
    let (dark, light) = (Color(white: 0), Color(white: 1))
    #expect(try pixel(dark, light) == pixel(dark, dark))
    #expect(try pixel(light, dark) == pixel(light, light))
  }

  @Test("3.2 Labelled content whose label is hidden takes its room, and is still called so")
  func labeledContent() throws {
    let panel = try Harness {
      VStack {
        LabeledContent("Serial", value: "A-1")
        LabeledContent("Hidden", value: "B-2").labelsHidden()
      }
      .fixedSize()
    }
    #expect(try panel.value(of: "Hidden") == "B-2")
    #expect(
      try panel.element("Hidden").frame.width < panel.element("Serial").frame.width + panel.element("A-1").frame.width)
  }

  @Test("3.4 The size of a control sets the type of its value, not that of its label")
  func labelFont() throws {
    func heights(_ size: ControlSize) throws -> [String: Double] {
      let panel = try Harness { Count().controlSize(size) }
      func search(_ layoutNode: LayoutNode) -> [(String, Double)] {
        let own = (layoutNode.behavior as? TextBehavior).map { [($0.text, $0.frame.height)] } ?? []
        return own + layoutNode.behavior.shownChildren.flatMap(search)
      }
      return Dictionary(search(panel.stage.rootLayoutNode)) { first, _ in first }
    }
    let (mini, extra) = try (heights(.mini), heights(.extraLarge))
    #expect(mini["Count"] == extra["Count"] && mini["Count"] != nil)
    #expect(try #require(mini["5"]) < #require(extra["5"]))
  }

  @Test("3.5 What a control takes from its surroundings is inherited, set for a part, and changed on the way")
  func environment() throws {
    struct Size: View {
      let name: String
      @Environment(\.controlSize) private var size
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.font) private var font
      @Environment(\.areLabelsHidden) private var areLabelsHidden
      var body: some View {
        Pad(name: name, width: 10, height: 10)
          .accessibilityValue("\(size) \(isEnabled) \(font == .title) \(areLabelsHidden)")
      }
    }
    let panel = try Harness {
      VStack {
        Size(name: "inherited")
        Size(name: "own").controlSize(.mini).disabled(true)
        Size(name: "changed").transformEnvironment(\.controlSize) { $0 = $0 == .large ? .extraLarge : .mini }
      }
      .controlSize(.large).font(.title).labelsHidden()
    }
    #expect(try panel.value(of: "inherited") == "large true true true")
    #expect(try panel.value(of: "own") == "mini false true true")
    #expect(try panel.value(of: "changed") == "extraLarge true true true")
  }

  @Test("3.6 Large and extra large are larger than regular, in padding and in height")
  func largeSizes() throws {
    #expect(ControlSize.large.padding == 12 && ControlSize.extraLarge.padding == 16)
    func height(_ size: ControlSize) throws -> Double {
      try Harness { Count().controlSize(size) }.element("Increment", in: "Count").frame.height
    }
    #expect(try height(.regular) >= 44 && height(.large) >= 48 && height(.extraLarge) >= 64)
  }

  @Test(
    "3-① Sizes are points: whatever the pixels in a point, a half covers as much of the panel",
    arguments: [1.0, 1.5, 2])
  func scale(scale: Double) throws {
    let panel = try Harness(size: Size(width: 300, height: 100), scale: scale) { Count() }
    let frame = try panel.element("Increment", in: "Count").frame
    #expect(abs(frame.width - 52) < 1 && abs(frame.height - 44) < 1)
    #expect(panel.bitmap.width == Int(300 * scale))
    try panel.tap(at: Point(x: frame.maxX - 1, y: frame.maxY - 1))
    #expect(try panel.value(of: "Count") == "6")
  }
}
