import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Ways out of rows")
struct RowRemovalTests {
  @Test("A row of a list that changes while what it showed is on its way out")
  func row() throws {
    struct Panel: View {
      @State private var phase = 0
      var body: some View {
        Form {
          Section {
            switch phase {
            case 0: Text("ready").transition(.push(from: .bottom))
            case 1: ProgressView("heating", value: 0.5)
            default: HStack { Text("brewing") }
            }
          } footer: {
            Text("hot")
          }
          Button("On") { phase = (phase + 1) % 3 }
        }
        .animation(.linear(duration: 0.5), value: phase)
      }
    }
    let panel = try Harness { Panel() }
    for _ in 0..<9 {
      try panel.activate("On")
      try panel.advance(by: .milliseconds(130))
    }
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("ready") && panel.stage.deadline == nil)
  }
}
