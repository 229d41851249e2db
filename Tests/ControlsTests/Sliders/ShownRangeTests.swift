import Looks
import Runtime
import Testing
import Values

@testable import Controls

@Suite("What a range slider showed last")
struct ShownRangeTests {
  private final class Box {
    var range = 2.0...8.0
    var written: [Double] = []
  }

  @Test("A value is written once, and an end that stays keeps its text")
  func texts() {
    let box = Box()
    let binding = Binding(get: { box.range }, set: { box.range = $0 })
    let source = RangeSource(binding, Stops(0...10), 0, nil, .stop)
    let (writer, shown) = (RangeWriter<Double>(format: .number), ShownRange<Double>())
    #expect(shown.selection(of: 2...8) == nil)
    shown.show(source, isKnown: true, by: writer, .english)
    #expect(shown.selection?.range == 2...8)
    #expect(shown.reading.texts == ["2", "8"])
    #expect(shown.selection(of: 2...8)?.range == 2...8)
    box.range = 2...20
    shown.show(source, isKnown: true, by: writer, .english)
    #expect(shown.selection?.range == 2...10)
    #expect(shown.reading.texts == ["2", "20"])
    #expect(shown.reading.fractions == [0.2, 1])
    shown.show(source, isKnown: false, by: writer, .english)
    #expect(shown.reading.texts == [UnknownValue.text, UnknownValue.text])
    shown.show(source, isKnown: true, by: writer, .english)
    #expect(shown.reading.texts == ["2", "20"])
  }

  @Test("A closure writes the texts each time, since they may depend on more than the value")
  func closure() {
    let box = Box()
    let source = RangeSource(Binding(get: { box.range }, set: { box.range = $0 }), Stops(0...10), 0, nil, .stop)
    var writer = RangeWriter<Double>(format: .number)
    writer.closure = {
      box.written.append($0)
      return "?"
    }
    let shown = ShownRange<Double>()
    for _ in 0..<2 { shown.show(source, isKnown: true, by: writer, .english) }
    #expect(box.written == [2, 8, 2, 8])
  }
}
