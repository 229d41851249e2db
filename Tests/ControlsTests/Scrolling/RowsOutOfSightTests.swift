import Graphics
import Observation
import SeededRandom
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import FaceplateTesting
@testable import Runtime

/// What the rows of a page show, which a program may change while they are out of sight.
@Observable private final class RowModel {
  var shift = 0.0
  var isRed = false
  var count = 60
}

/// One row of a page, of each kind that draws inside its frame or outside it.
private struct Row: View {
  let number: Int
  let model: RowModel
  @State private var isOn = false

  var body: some View { content.frame(height: 24) }

  @ViewBuilder private var content: some View {
    switch number % 12 {
    case 0: Text("Row \(number)")
    case 1: Toggle("Toggle \(number)", isOn: $isOn)
    case 2: Text("Far above \(number)").offset(y: -90 + model.shift)
    case 3: Circle().fill(model.isRed ? .red : .blue).shadow(radius: 9)
    case 4:
      HStack {
        Text("Faint"); Color.green
      }.opacity(0.5)
    case 5: Text("Blurred").blur(radius: 6)
    case 6: Color.orange.frame(width: 30, height: 30).scaleEffect(4)
    case 7: Text("Turned").rotationEffect(.degrees(70 + model.shift))
    case 8:
      ScrollView(.horizontal, showsIndicators: false) {
        HStack { ForEach(0..<20) { Text("\($0)").shadow(radius: 3) } }
      }
    case 9: Canvas { context, size in context.fill(Path(Rect(origin: .zero, size: size)), with: .color(.purple)) }
    case 10: Rectangle().fill(.yellow.shadow(.drop(radius: 12, y: 30)))
    default: Text("Cut").frame(height: 10).clipped().background(.mint).offset(x: model.shift)
    }
  }
}

private struct Page: View {
  let model: RowModel

  var body: some View {
    ScrollView {
      VStack(spacing: 2) { ForEach(0..<model.count, id: \.self) { Row(number: $0, model: model) } }
    }
    // They fade in and out, which is seen on the screen alone.
    .scrollIndicators(.hidden)
    .background(.white)
  }
}

extension Harness {
  /// The number of layout nodes whose drawing is kept.
  fileprivate var drawnCount: Int {
    var (count, waiting) = (0, [stage.rootLayoutNode!])
    while let layoutNode = waiting.popLast() {
      if layoutNode.picture.isCurrent { count += 1 }
      waiting += layoutNode.children
    }
    return count
  }
}

@Suite("Rows out of sight", .seeded)
struct RowsOutOfSightTests {
  @Test(
    "What scrolls into sight is drawn, wherever it reaches and whatever has changed meanwhile", arguments: [1, 1.5])
  func changes(scale: Double) throws {
    var generator = SeededGenerator(seed: 41)
    let model = RowModel()
    let panel = try Harness(size: Size(width: 160, height: 120), scale: scale) { Page(model: model) }
    try panel.checkAgainstRendering()
    for _ in 0..<120 {
      let distance = Double.random(in: -60...90, using: &generator)
      try panel.send(.wheel(by: Size(width: 0, height: distance), at: Point(x: 80, y: 60)))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: model.shift = Double.random(in: -40...40, using: &generator)
      case 1: model.isRed.toggle()
      case 2: model.count = Int.random(in: 40...70, using: &generator)
      case 3: try panel.resize(to: Size(width: 160, height: Double(Int.random(in: 60...140, using: &generator))))
      default: break
      }
      try panel.frame()
      try panel.checkAgainstRendering()
    }
  }

  @Test("Of a long page what is in sight is drawn again as it scrolls, and nothing else is kept")
  func fewAreDrawn() throws {
    let panel = try Harness(size: Size(width: 160, height: 120)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<500) { Text("Row \($0)").frame(height: 24) } } }
    }
    try panel.send(.wheel(by: Size(width: 0, height: 7), at: Point(x: 80, y: 60)))
    // Six rows of a frame and a text each, and what is around them.
    #expect(panel.drawnCount < 40)
    try panel.checkAgainstRendering()
  }
}
