import Faceplate
import FaceplateTesting
import Foundation
import Testing

/// Forms of initializers and modifiers that sources use: each is built, laid out, drawn and read.
@MainActor
@Suite("Checklist")
struct ChecklistTests {
  enum Check: CaseIterable {
    case steppers, buttons, gauges, rotary, gestures, data, layout, drawing, access

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .steppers: CheckSteppers()
      case .buttons: CheckButtons()
      case .gauges: CheckGauges()
      case .rotary: CheckRotary()
      case .gestures: CheckGestures()
      case .data: CheckData()
      case .layout: CheckLayout()
      case .drawing: CheckDrawing()
      case .access: CheckAccess()
      }
    }

    /// Labels that say how far the view was built.
    var labels: [String] {
      switch self {
      case .steppers: ["A", "J", "L3", "N", "R", "S"]
      case .buttons: ["A", "E", "F", "K"]
      case .gauges: ["A", "G", "H", "N", "P"]
      case .rotary: ["A", "D", "G"]
      case .gestures: ["A", "E"]
      case .data: ["A"]
      case .layout: ["A", "long", "3", "D"]
      case .drawing: ["B", "0"]
      case .access: ["B", "Say"]
      }
    }
  }

  @Test("Each form is built, drawn and read", arguments: Check.allCases)
  func forms(check: Check) throws {
    // One beginning of time for both stages: else a second may pass between them.
    let origin = Date.now
    let panel = try Harness(size: Size(width: 480, height: 4000)) {
      VStack(alignment: .leading) { check.view }.environmentObject(CheckObject())
        .environment(\.clockOrigin, origin)
    }
    try panel.check()
    try panel.checkAgainstFreshStage()
    #expect(panel.drawnShare > 0.0001)
    let missing = check.labels.filter { label in !panel.labels.contains { $0.hasPrefix(label) } }
    #expect(missing.isEmpty, "\(panel.accessibilityDump)")
  }
}
