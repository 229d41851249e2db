import FaceplateTesting
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The timing of held controls as tweaks")
struct HoldTweakTests {
  private struct Fan: View {
    @State private var speed = 0

    var body: some View {
      VStack { Stepper("Fan", value: $speed, in: 0...500) }.tweakableRepeatTiming()
    }
  }

  private func steps(_ texts: [String: String], _ time: Duration) throws -> String {
    let panel = try Harness { Fan() }
    panel.stage.tweaks.apply(texts)
    try panel.hold("Increment", in: "Fan", for: time)
    return try panel.value(of: "Fan")
  }

  @Test("2.7 Without a value from a file the timing is the usual one; a file changes delay, interval and acceleration")
  func timing() throws {
    #expect(try steps([:], .milliseconds(1050)) == "7")
    #expect(try steps(["hold.delay": "1000"], .milliseconds(1050)) == "2")
    #expect(try steps(["hold.interval": "250"], .milliseconds(1050)) == "4")
    #expect(try steps(["hold.accelerates": "true"], .milliseconds(4990)) == "130")
    let slower = ["hold.accelerates": "true", "hold.factor": "1"]
    #expect(try steps(slower, .milliseconds(2050)) == "17")
  }

  @Test("2.7 Every value is declared, under the name of its group")
  func names() throws {
    let panel = try Harness { Fan() }
    let names = panel.stage.tweaks.declarations.map(\.id).sorted()
    #expect(names == ["accelerates", "delay", "factor", "floor", "interval", "slop"].map { "hold.\($0)" })
  }
}
