import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  private static let options = ["Eco", "Quick", "Wool", "Silk"]

  private struct Program: View {
    @State var program = 0
    var body: some View {
      Picker("Program", selection: $program) {
        ForEach(options.indices, id: \.self) { Text(options[$0]).tag($0) }
      }
      .frame(width: 360)
    }
  }

  @ViewBuilder private func picker(_ style: Int) -> some View {
    switch style {
    case 0: Program().pickerStyle(.segmented)
    case 1: Program().pickerStyle(.inline)
    case 2: Program().pickerStyle(.wheel)
    default: Program().pickerStyle(.menu)
    }
  }

  @Test("Picker, in every style", arguments: 0..<4, InputWay.allCases)
  func pickers(style: Int, way: InputWay) throws {
    let panel = try Harness(size: Size(width: 420, height: 400)) { picker(style) }
    let isMenu = style == 3
    if !isMenu { try begin(panel, way) }
    var seen: [String] = []
    for (from, to) in [(0, 1), (1, 2), (2, 3), (3, 2), (2, 0)] {
      if isMenu { try openMenu(panel, way, isFirst: seen.isEmpty) }
      switch way {
      case .touch where style == 2 && abs(to - from) > 1:
        try panel.press(at: panel.element(Self.options[from], in: "Program").frame.center)
        try panel.move(dx: 0, dy: 44 * Double(from - to), steps: 5)
        try panel.lift()
      case .touch: try panel.tap(Self.options[to], in: isMenu ? nil : "Program")
      case .knob: try panel.turn(by: to - from)
      case .keys: for _ in 0..<abs(to - from) { try panel.key(to > from ? .down : .up) }
      }
      if isMenu && way == .knob { try panel.pressKnob() }
      if isMenu && way == .keys { try panel.key(.enter) }
      seen.append(try panel.value(of: "Program"))
    }
    #expect(seen == ["Quick", "Wool", "Silk", "Wool", "Eco"])
  }

  private func openMenu(_ panel: Harness, _ way: InputWay, isFirst: Bool) throws {
    switch way {
    case .touch:
      let frame = try panel.element("Program").frame
      try panel.tap(at: Point(x: frame.maxX - 20, y: frame.midY))
    case .knob:
      // The focus is back on the picker once the menu has gone.
      if isFirst { try panel.turn(by: 1) }
      try panel.pressKnob()
    case .keys:
      if isFirst { try panel.key(.tab) }
      try panel.key(.enter)
    }
  }
}
