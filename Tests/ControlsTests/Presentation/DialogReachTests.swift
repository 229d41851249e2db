import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  @Test("A menu and a dialog are left without a choice", arguments: InputWay.allCases)
  func leaving(way: InputWay) throws {
    struct Panel: View {
      let log: Log
      @State private var isAsking = false
      var body: some View {
        VStack {
          Menu("More") { Button("Delete", role: .destructive) { log.note("delete") } }
          Button("Ask") { isAsking = true }
        }
        .alert("Stop?", isPresented: $isAsking) {
          Button("Stop", role: .destructive) { log.note("stop") }
          Button("Go on", role: .cancel) { log.note("go on") }
        }
      }
    }
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    for (index, (opener, inside)) in [("More", "Delete"), ("Ask", "Stop")].enumerated() {
      switch way {
      case .touch: try panel.tap(opener)
      case .knob:
        try panel.turn(by: 1)
        try panel.pressKnob()
      case .keys:
        try panel.key(.tab)
        try panel.key(.enter)
      }
      #expect(panel.contains(inside))
      switch way {
      case .touch: if index == 0 { try panel.tap(at: Point(x: 5, y: 5)) } else { try panel.tap("Go on") }
      case .knob: try panel.longPressKnob()
      case .keys: try panel.key(.escape)
      }
      #expect(!panel.contains(inside))
    }
    #expect(log.take() == ["go on"])
  }

  @Test("Each answer of a dialog", arguments: InputWay.allCases, [false, true])
  func dialogs(way: InputWay, isAlert: Bool) throws {
    struct Panel: View {
      let log: Log
      let isAlert: Bool
      @State private var isAsking = false
      @State private var isChoosing = false
      var body: some View {
        Button("Ask") { if isAlert { isAsking = true } else { isChoosing = true } }
          .alert("Which?", isPresented: $isAsking) { answers }
          .confirmationDialog("Which?", isPresented: $isChoosing) { answers }
      }
      @ViewBuilder private var answers: some View {
        ForEach(["One", "Two", "Three"], id: \.self) { name in Button(name) { log.note(name) } }
      }
    }
    let log = Log()
    let panel = try Harness { Panel(log: log, isAlert: isAlert) }
    for (index, name) in ["One", "Two", "Three"].enumerated() {
      // The focus begins at the first answer of the alert, and at Cancel, the last answer of the confirmation dialog.
      let places = isAlert ? index : index + 1
      switch way {
      case .touch:
        try panel.tap("Ask")
        try panel.tap(name)
      case .knob:
        if index == 0 { try panel.turn(by: 1) }
        try panel.pressKnob()
        try panel.turn(by: places)
        try panel.pressKnob()
      case .keys:
        if index == 0 { try panel.key(.tab) }
        try panel.key(.enter)
        for _ in 0..<places { try panel.key(.tab) }
        try panel.key(.enter)
      }
      #expect(log.take() == [name] && !panel.contains(name))
    }
  }
}
