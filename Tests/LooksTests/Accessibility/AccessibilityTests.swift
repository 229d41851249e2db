import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Accessibility")
struct AccessibilityTests {
  private struct Row: View {
    @State var quantity = 1

    var body: some View {
      HStack {
        Color.gray.frame(width: 20, height: 20).accessibilityHidden(true)
        Text("Ethiopia Hello Verity")
        Text("€12.45")
        Stepper(value: $quantity, in: 0...9) { Text("Quantity") }
      }
    }
  }

  @Test("5.1 A combined row is one element, read in visual order, and as adjustable as what is inside")
  func combined() throws {
    let panel = try Harness { Row().accessibilityElement(children: .combine) }
    let row = try #require(panel.stage.elements.first)
    #expect(panel.stage.elements.count == 1 && row.children.isEmpty)
    #expect(row.label.hasPrefix("Ethiopia Hello Verity, €12.45, Quantity, 1"))
    row.adjust?(1)
    #expect(panel.stage.elements[0].label.contains("Quantity, 2"))
  }

  @Test("5.2 A decorative picture is not read, a picture with a label is")
  func decorative() throws {
    let picture = Picture(Bitmap(width: 20, height: 20))
    let panel = try Harness {
      HStack {
        Image(decorative: picture)
        Image(picture, label: Text("Bag"))
        Text("Hidden").accessibilityHidden(true)
        Text("Ethiopia Hello Verity")
      }
    }
    #expect(panel.stage.elements.map(\.label) == ["Bag", "Ethiopia Hello Verity"])
  }

  @Test("5.3 The halves are called Decrement and Increment")
  func halves() throws {
    let panel = try Harness { Row() }
    #expect(try panel.element("Quantity").parts.map(\.label) == ["Decrement", "Increment"])
  }

  @Test("5.4 A stepper is adjustable, in steps, within its range")
  func adjustable() throws {
    let panel = try Harness { Row() }
    try panel.adjust("Quantity", by: 3)
    #expect(try panel.value(of: "Quantity") == "4")
    try panel.adjust("Quantity", by: 100)
    #expect(try panel.value(of: "Quantity") == "9")
    #expect(throws: HarnessError.self) { try panel.adjust("€12.45", by: 1) }
  }

  @Test("5.5, 5.6 The value follows every change and is there once")
  func value() throws {
    let panel = try Harness { Row() }
    try panel.tap("Increment", in: "Quantity")
    #expect(try panel.value(of: "Quantity") == "2")
    #expect(panel.stage.elements.flatMap(\.words).filter { $0 == "2" }.count == 1)
    #expect(panel.stage.elements.flatMap(\.words).filter { $0 == "Quantity" }.count == 1)
  }

  @Test("5.7, 5.8 Any view is a label, in any style, seen or not")
  func labels() throws {
    let panel = try Harness {
      VStack {
        Stepper(value: .constant(7), in: 0...9) {
          HStack {
            Color.gray.frame(width: 5, height: 5)
            Text("Row")
          }
        }
        Stepper(value: .constant(7), in: 0...9) { Text("Dial") }.stepperStyle(.dial).frame(width: 200, height: 200)
        Stepper(value: .constant(7), in: 0...9) { Text("Hidden") }.labelsHidden()
      }
    }
    #expect(panel.stage.elements.map { "\($0.label): \($0.value)" } == ["Row: 7", "Dial: 7", "Hidden: 7"])
  }

  @Test("The dump is readable and complete")
  func dump() throws {
    let panel = try Harness {
      VStack {
        Button("Start") {}.disabled(true)
        RangeSlider("Window", value: .constant(1...2), in: 0...3)
        Row()
      }
    }
    #expect(
      panel.accessibilityDump == """
        button "Start" (disabled)
        group "Window"
          slider "Window minimum": 1
          slider "Window maximum": 2
        text "Ethiopia Hello Verity"
        text "€12.45"
        stepper "Quantity": 1

        """)
  }

  @Test("Labels and values can be replaced, and children left out")
  func replaced() throws {
    let panel = try Harness {
      VStack {
        Text("12").accessibilityLabel("twelve")
        Text("13").accessibilityValue("unlucky")
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("letters")
      }
    }
    #expect(panel.accessibilityDump == "text \"twelve\"\ntext \"13\": unlucky\ngroup \"letters\"\n")
  }
}
