import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Accessibility modifiers")
struct AccessibilityModifierTests {
  private func dump<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> String {
    try Harness(root: content).accessibilityDump
  }

  @Test("Strings and texts describe a view alike")
  func words() throws {
    let plain = try dump {
      Text("x").accessibilityLabel("Name").accessibilityValue("12").accessibilityHint("Turns")
    }
    let texts = try dump {
      Text("x").accessibilityLabel(Text("Name")).accessibilityValue(Text("12")).accessibilityHint(Text("Turns"))
    }
    #expect(plain == "text \"Name\": 12, hint \"Turns\"\n")
    #expect(texts == plain)
  }

  @Test("A condition may leave the label as it is")
  func condition() throws {
    let dump = try dump {
      Text("x").accessibilityLabel("Name", isEnabled: false).accessibilityIdentifier("id", isEnabled: false)
    }
    #expect(dump == "text \"x\"\n")
  }

  @Test("Traits are added and taken away")
  func traits() throws {
    let dump = try dump {
      Text("Part").accessibilityAddTraits([.isHeader, .isSelected])
      Text("Same").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    }
    #expect(dump == "text \"Part\" [header, selected]\ntext \"Same\"\n")
  }

  @Test("Who has a higher priority is read first, the others stay in order")
  func priority() throws {
    let panel = try Harness {
      VStack {
        Text("c").accessibilitySortPriority(-1)
        Text("b")
        Text("b2")
        Text("a").accessibilitySortPriority(2)
      }
    }
    #expect(panel.labels == ["a", "b", "b2", "c"])
  }

  @Test("An identifier finds a view for tests and is not its name")
  func identifier() throws {
    let panel = try Harness {
      Text("20").accessibilityIdentifier("temperature").accessibilityInputLabels(["heat", "warmth"])
    }
    #expect(try panel.element("temperature").label == "20")
    #expect(try panel.element("20").inputLabels == ["heat", "warmth"])
  }

  private struct Valve: View {
    @State private var opening = 3
    @State private var isDisabled = false

    var body: some View {
      VStack {
        Color.gray.frame(width: 50, height: 50)
          .accessibilityElement()
          .accessibilityLabel("Valve")
          .accessibilityValue("\(opening)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: opening += 1
            case .decrement: opening -= 1
            }
          }
          .accessibilityAction { opening = 0 }
          .accessibilityAction(named: "Flush") { opening = 9 }
          .accessibilityAction(named: Text("Half")) { opening = 5 }
          .disabled(isDisabled)
        Do("Lock") { isDisabled = true }
      }
    }
  }

  @Test("A picture is adjusted, pressed and asked for named actions")
  func actions() throws {
    let panel = try Harness { Valve() }
    try panel.adjust("Valve", by: 2)
    try panel.adjust("Valve", by: -1)
    #expect(try panel.value(of: "Valve") == "4")
    try panel.activate("Valve")
    #expect(try panel.value(of: "Valve") == "0")
    try panel.perform("Flush", on: "Valve")
    #expect(try panel.value(of: "Valve") == "9")
    try panel.perform("Half", on: "Valve")
    #expect(panel.accessibilityDump.hasPrefix("group \"Valve\": 5, adjustable, actions \"Flush\" \"Half\"\n"))
  }

  @Test("5.10 What is disabled can only be read")
  func disabled() throws {
    let panel = try Harness { Valve() }
    try panel.activate("Lock")
    #expect(throws: HarnessError.self) { try panel.adjust("Valve", by: 1) }
    #expect(throws: HarnessError.self) { try panel.activate("Valve") }
    #expect(throws: HarnessError.self) { try panel.perform("Flush", on: "Valve") }
    #expect(try panel.value(of: "Valve") == "3")
  }

  @Test("5.10 Two that are adjustable stay apart in a combined row")
  func twoAdjustable() throws {
    let panel = try Harness {
      HStack {
        Text("Tea")
        Stepper("Cups", value: .constant(1), in: 0...9)
        Stepper("Sugar", value: .constant(2), in: 0...9)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(panel.stage.elements.map(\.label) == ["Tea", "Cups", "Sugar"])
    try panel.adjust("Cups", by: 1)
  }

  @Test("Buttons of a combined row become its actions; its steppers say nothing twice")
  func combinedActions() throws {
    var pressed = 0
    let panel = try Harness {
      HStack {
        Text("Tea")
        Stepper("Cups", value: .constant(1), in: 0...9)
        Do("Brew") { pressed += 1 }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(panel.accessibilityDump == "group \"Tea, Cups, 1, Brew\", adjustable, actions \"Brew\"\n")
    try panel.perform("Brew", on: "Tea, Cups, 1, Brew")
    #expect(pressed == 1)
  }

  @Test("A view is described by another one, where it stands itself")
  func representation() throws {
    struct Drawn: View {
      @State private var value = 4
      var body: some View {
        Color.gray.frame(width: 80, height: 40)
          .accessibilityRepresentation { Stepper("Level", value: $value, in: 0...9) }
      }
    }
    let panel = try Harness { Drawn() }
    try panel.adjust("Level", by: 3)
    #expect(try panel.value(of: "Level") == "7")
    #expect(try panel.element("Level").frame == Rect(x: 360, y: 220, width: 80, height: 40))
  }

  @Test("What is inside a picture is described by other views")
  func children() throws {
    let dump = try dump {
      Color.gray.frame(width: 80, height: 40)
        .accessibilityLabel("Chart")
        .accessibilityChildren {
          Text("Monday")
          Text("Tuesday")
        }
    }
    #expect(dump == "group \"Chart\"\n  text \"Monday\"\n  text \"Tuesday\"\n")
  }
}
