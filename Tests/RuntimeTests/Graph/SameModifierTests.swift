import Graphics
import Observation
import PrimitiveViews
import Testing

@testable import Runtime

/// Modifiers that are made anew with each evaluation, with the values of before.
@Suite("Modifiers that have the same effect")
struct SameModifierTests {
  @Observable final class Model {
    var words = "One"
    var width = 40.0
    var count = 0
  }

  /// Makes a frame in memory that was used before.
  private func frame(in garbage: UInt8, width: Double?) -> (modifier: FrameModifier, memory: UnsafeMutableRawPointer) {
    let size = MemoryLayout<FrameModifier>.size
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<FrameModifier>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: garbage, count: size)
    let place = memory.bindMemory(to: FrameModifier.self, capacity: 1)
    place.initialize(to: FrameModifier(width: width, minHeight: 3, alignment: .center))
    return (place.pointee, memory)
  }

  @Test("A frame is compared by its extents, whatever lies between them in memory")
  func frames() {
    let (first, second, other) = (frame(in: 0, width: 4), frame(in: 255, width: 4), frame(in: 0, width: nil))
    defer { for memory in [first.memory, second.memory, other.memory] { memory.deallocate() } }
    #expect(FrameModifier.isSame(first.modifier, second.modifier))
    #expect(!FrameModifier.isSame(first.modifier, other.modifier))
    #expect(first.modifier.width == 4 && first.modifier.minHeight == 3 && other.modifier.width == nil)
    var turned = first.modifier
    turned.alignment = .topLeading
    #expect(!FrameModifier.isSame(first.modifier, turned))
  }

  @Test("A text of an element is compared by its characters")
  func texts() {
    let long = "a text that is too long to be stored in place "
    let first = SemanticsModifier(.text(.label, long + "1"))
    let second = SemanticsModifier(.text(.label, long + "\(1)"))
    #expect(SemanticsModifier.isSame(first, second))
    #expect(!SemanticsModifier.isSame(first, SemanticsModifier(.text(.hint, long + "1"))))
    #expect(!SemanticsModifier.isSame(first, SemanticsModifier(.text(.label, long + "2"))))
    #expect(!SemanticsModifier.isSame(first, SemanticsModifier(.changeEach { _ in })))
  }

  private struct Panel: View {
    let model: Model

    var body: some View {
      Area("Title") {}
        .words(.label, "Label \(model.words)")
        .words(.hint, "Hint \(model.words)")
        .words(.value, "Value \(model.words)")
        .words(.identifier, "id \(model.words)")
        .frame(width: model.width)
      Bar("\(model.count)")
    }
  }

  @Test("Texts and frames that do change are those of a new stage")
  func changes() throws {
    let model = Model()
    let panel = try BarePanel(size: Size(width: 300, height: 120)) { Panel(model: model) }
    for step in 0..<3 {
      model.count = step + 1
      if step == 1 { (model.words, model.width) = ("Two", 90) }
      try panel.frame()
      let element = try panel.element("Label \(model.words)")
      #expect(element.hint == "Hint \(model.words)")
      #expect(element.value == "Value \(model.words)")
      #expect(element.identifier == "id \(model.words)")
      try panel.checkAgainstFreshStage()
    }
  }

  private struct Items: View {
    let model: Model
    let log: Log

    var body: some View {
      VStack {
        ForEach(model.count..<model.count + 3) { number in
          Bar("\(model.words) \(number)").onAppear { log.note("\(number)") }
        }
      }
    }
  }

  @Test("Elements that stay the same are updated in place; others come and go")
  func elements() throws {
    let (model, log) = (Model(), Log())
    let panel = try BarePanel(size: Size(width: 200, height: 120)) { Items(model: model, log: log) }
    #expect(log.take() == ["0", "1", "2"])
    model.words = "Two"
    try panel.frame()
    #expect(log.take() == [])
    #expect(panel.contains("Two 2"))
    try panel.checkAgainstFreshStage()
    _ = log.take()
    model.count = 2
    try panel.frame()
    #expect(log.take() == ["3", "4"])
    try panel.checkAgainstFreshStage()
  }
}
