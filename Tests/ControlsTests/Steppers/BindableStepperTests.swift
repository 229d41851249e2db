import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Steppers of observable objects")
struct BindableStepperTests {
  @Observable final class Oven {
    var temperature = 20
    var name = "Oven"
  }

  @Test("A bindable object gives bindings to its properties")
  func bindable() throws {
    struct Panel: View {
      @Bindable var oven: Oven
      var body: some View { Stepper("Temperature", value: $oven.temperature, in: 0...250) }
    }
    let oven = Oven()
    let panel = try Harness { Panel(oven: oven) }
    try panel.tap("Increment")
    #expect(oven.temperature == 21)
    #expect(try panel.value(of: "Temperature") == "21")
  }
}
