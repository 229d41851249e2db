import Faceplate
import Testing

/// The scripts that go through the faults of a machine. They say themselves what has to be on the panel.
@Suite("Scripts of faults")
struct FaultScriptTests {
  @Test("The washing machine says what to do about each fault, and washes to the end")
  func laundry() throws {
    let script = try PlayedScript("Laundry", "laundry-faults-touch", screen: "laundry")
    #expect(
      script.expected == [
        "Open the tap, and clean the sieve in its hose. Then press Continue.",
        "Clean the filter behind the flap at the bottom. Then press Continue.",
        "Close the door. Then press Continue.",
      ])
    #expect(script.end.contains { $0.hasPrefix("button\tStart\t") })
  }

  @Test("The oven's alarms name each fault")
  func oven() throws {
    let script = try PlayedScript("Oven", "bake-faults-touch", screen: "bake")
    #expect(
      script.expected == [
        "The door is open", "The core probe is missing", "The temperature sensor has failed", "The oven is too hot",
      ])
  }
}
