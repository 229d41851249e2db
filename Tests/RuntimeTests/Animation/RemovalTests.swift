import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Ways out")
struct RemovalTests {
  @Test("What is on its way out goes at once when what is around it is taken away")
  func nested() throws {
    struct Panel: View {
      @State private var isInnerThere = true
      @State private var isOuterThere = true
      var body: some View {
        VStack {
          Button("Inner") { withAnimation(.linear(duration: 1)) { isInnerThere = false } }
          Button("Outer") { isOuterThere = false }
          if isOuterThere {
            HStack {
              Text("stays")
              if isInnerThere { Text("goes").transition(.opacity) }
            }
            .padding()
          }
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Inner")
    try panel.advance(by: .milliseconds(300))
    #expect(panel.stage.deadline != nil)
    try panel.tap("Outer")
    #expect(!panel.contains("stays") && !panel.contains("goes"))
    try panel.advance(by: .seconds(2))
    #expect(panel.stage.deadline == nil)
  }

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
