import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

/// Pages one after another.
@Suite("Wizard")
struct WizardTests {
  private struct Page: View {
    @State private var isDelivered = false
    @State private var hasAddress = false
    let finish: () -> Void

    var body: some View {
      Wizard {
        WizardStep("Goods") { Toggle("Deliver", isOn: $isDelivered) }
        if isDelivered { WizardStep("Address", isReady: hasAddress) { Toggle("Known", isOn: $hasAddress) } }
        WizardStep("Payment") { Text("Pay here") }
      } finish: {
        finish()
      }
    }
  }

  @Test("A step of a condition comes and goes, and is not left before it is ready")
  func branch() throws {
    var ends = 0
    let panel = try Harness(size: Size(width: 480, height: 320)) { Page { ends += 1 } }
    #expect(try panel.value(of: "Steps") == "Step 1 of 2")
    try panel.tap("Deliver")
    #expect(try panel.value(of: "Steps") == "Step 1 of 3")
    try panel.tap("Next")
    #expect(panel.contains("Known"))
    #expect(try !panel.isEnabled("Next"))
    try panel.tap("Known")
    try panel.tap("Next")
    #expect(panel.contains("Pay here"))
    try panel.tap("Back")
    try panel.tap("Back")
    try panel.tap("Deliver")
    try panel.tap("Next")
    #expect(panel.contains("Pay here"))
    #expect(try panel.value(of: "Steps") == "Step 2 of 2")
    try panel.tap("Done")
    #expect(ends == 1)
  }

  @Test("The pages are gone through by keys, and by a knob", arguments: ["keys", "knob"])
  func reach(_ way: String) throws {
    var ends = 0
    let panel = try Harness { Page { ends += 1 } }
    for page in ["Deliver", "Pay here"] {
      #expect(panel.contains(page))
      let button = page == "Deliver" ? "Next" : "Done"
      for _ in 0..<6 where focused(panel) != button {
        if way == "keys" { try panel.key(.tab) } else { try panel.turn(by: 1) }
      }
      if way == "keys" { try panel.key(.enter) } else { try panel.pressKnob() }
    }
    #expect(ends == 1)
  }

  private func focused(_ panel: Harness) -> String? {
    panel.stage.focus.current?.layoutNode.behavior.elements.first?.label
  }

  @Test("A wizard without steps is empty, and one of a single step has no indicator")
  func few() throws {
    let empty = try Harness {
      Wizard {
      } finish: {
      }
    }
    #expect(!empty.contains("Next") && !empty.contains("Done"))
    let single = try Harness {
      Wizard {
        WizardStep("Goods") { Text("Choose") }
      } finish: {
      }
    }
    #expect(single.contains("Goods") && single.contains("Done") && !single.contains("Steps"))
  }

  @Test("On a large screen the page and the buttons stay together in the middle", arguments: [800.0, 1920])
  func large(width: Double) throws {
    let panel = try Harness(size: Size(width: width, height: width * 0.6)) { Page {} }
    let (first, next) = (try panel.element("Deliver").frame, try panel.element("Next").frame)
    #expect(next.maxX - first.minX < 900)
    #expect(abs(first.minX + next.maxX - width) < 60)
    #expect(next.maxY - first.minY < 900)
  }
}
