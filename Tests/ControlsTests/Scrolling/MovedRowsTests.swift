import Graphics
import Observation
import SeededRandom
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import FaceplateTesting
@testable import Runtime

/// What the rows show, and what lies around them.
@Observable private final class Model {
  var order = Array(0..<36)
  var hue = 0
  var isWide = false
  var isCovered = false
}

/// One row, of each kind that is moved in another way than by its items.
private struct Row: View {
  let number: Int
  let model: Model
  @State private var isOn = false

  var body: some View { content.frame(minHeight: 22) }

  @ViewBuilder private var content: some View {
    switch number % 12 {
    case 0: Toggle("Toggle \(number)", isOn: $isOn)
    case 1: GeometryReader { Text("At \(Int($0.frame(in: .global).minY))") }
    case 2:
      ScrollView(.vertical) { VStack { ForEach(0..<9) { Text("Inner \($0)").background(.mint) } } }.frame(height: 44)
    case 3: ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("\($0)").padding(2).background(.orange) } } }
    case 4: LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .bottomTrailing)
    case 5: Button("Button \(number)") { withAnimation(.linear(duration: 0.3)) { model.isWide.toggle() } }
    case 6:
      RoundedRectangle(cornerRadius: 9).fill(model.hue == 0 ? .green : .purple).frame(width: model.isWide ? 120 : 60)
    case 7: Text("Shade").shadow(radius: 3)
    case 8: Image(systemName: "star").rotationEffect(.degrees(20))
    case 9:
      Text("Faint \(number)").opacity(0.4).overlay(alignment: .trailing) { Circle().stroke(.blue, lineWidth: 1.5) }
    case 10: Text("Cut off at both sides").frame(width: 60, height: 14).clipped()
    default: Circle().fill(.red).offset(x: 3.5, y: 2.25).scaleEffect(1.3)
    }
  }
}

/// Rows below a header that stays, with something that lies on them.
private struct Page: View {
  let kind: Int
  let model: Model

  var body: some View {
    rows
      .overlay(alignment: .topTrailing) {
        if model.isCovered { Circle().fill(.black.opacity(0.3)).frame(width: 40, height: 40) }
      }
      .background {
        if kind % 2 == 1 { LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom) }
      }
  }

  @ViewBuilder private var rows: some View {
    switch kind {
    case 0, 1: ScrollView { VStack(spacing: 3) { all } }
    case 2:
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            all
          } header: {
            Text("First").background(.cyan)
          }
          Section {
            ForEach(100..<120) { Text("Line \($0)") }
          } header: {
            Text("Second").background(.cyan)
          }
        }
      }
    case 3: List { all }
    case 4: ScrollView { VStack(spacing: 3) { all } }.opacity(0.8)
    default: ScrollView([.horizontal, .vertical]) { VStack(alignment: .leading) { all }.frame(width: 400) }
    }
  }

  private var all: some View { ForEach(model.order, id: \.self) { Row(number: $0, model: model) } }
}

@Suite("Rows that are moved", .seeded)
struct MovedRowsTests {
  /// The harness compares each frame with one that is drawn as a whole.
  @Test(
    "What is scrolled looks as if it were drawn anew, whatever stands still, changes or is moved on its own",
    arguments: 0..<6, [1, 1.5, 2])
  func sequences(kind: Int, scale: Double) throws {
    for seed in 0..<3 {
      var dice = SeededGenerator(seed: seed * 100 + kind)
      let model = Model()
      let panel = try Harness(size: Size(width: 160, height: 120), scale: scale) { Page(kind: kind, model: model) }
      do {
        for step in 0..<60 {
          try act(panel, model, &dice)
          if step % 10 == 9 {
            try panel.cancelAll()
            try panel.advance(by: .seconds(3))
            try panel.checkAgainstRendering()
          }
        }
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  private func act(_ panel: Harness, _ model: Model, _ dice: inout SeededGenerator) throws {
    func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let point = Point(x: Double(roll(0...160)), y: Double(roll(0...120)))
    switch roll(0...15) {
    case 0...6:
      let distance = Size(width: Double(roll(-1...1) * 9), height: Double(roll(-30...50)))
      try panel.send(.wheel(by: distance, at: point))
    case 7:
      try panel.press(at: point)
      try panel.move(to: point.offsetBy(dx: 0, dy: Double(roll(-60...60))))
      try panel.lift()
    case 8: try panel.advance(by: .milliseconds(roll(5...200)))
    case 9:
      try panel.press(at: point)
      try panel.lift()
    case 10:
      for isDown in [true, false] { try panel.send(.key(.tab, isDown: isDown, modifiers: [])) }
    case 11: model.hue = 1 - model.hue
    case 12: model.isCovered.toggle()
    case 13: withAnimation(.easeOut(duration: 0.2)) { model.order.shuffle(using: &dice) }
    case 14: model.order = model.order.count > 30 ? model.order.filter { $0 % 5 != 0 } : Array(0..<36)
    default:
      let (isDark, isLarge, isMirrored) = (roll(0...1) == 0, roll(0...3) == 0, roll(0...3) == 0)
      try panel.setEnvironment {
        $0.colorScheme = isDark ? .dark : .light
        $0.dynamicTypeSize = isLarge ? .xxLarge : .large
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      if roll(0...2) == 0 { try panel.resize(to: Size(width: 160, height: Double(roll(90...140)))) }
    }
    try panel.frame()
  }
}
