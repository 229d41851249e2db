import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  @Test("Text field: every digit of a number", arguments: InputWay.allCases)
  func digits(way: InputWay) throws {
    struct Code: View {
      @State private var code = ""
      var body: some View { TextField("Code", text: $code).frame(width: 200).keypad(.number) }
    }
    let panel = try Harness(size: Size(width: 400, height: 600)) {
      VStack {
        Code(); Spacer()
      }
    }
    let digits = "0123456789"
    switch way {
    case .touch:
      try panel.tap("Code")
      for digit in digits { try panel.tap(String(digit)) }
      try panel.tap("Delete")
      try panel.tap("Done")
    case .keys:
      try panel.key(.tab)
      for digit in digits { try panel.key(.character(digit)) }
      try panel.key(.backspace)
      try panel.key(.enter)
    case .knob:
      try panel.turn(by: 1)
      try panel.pressKnob()
      // The keys of the pad in the order in which the knob goes through them; it begins at the first.
      let order = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "Close", "0", "Delete", "Edit", "Done"]
      var place = 0
      for key in digits.map(String.init) + ["Delete", "Done"] {
        let next = try #require(order.firstIndex(of: key))
        try panel.turn(by: next - place)
        try panel.pressKnob()
        place = next
      }
    }
    #expect(try panel.value(of: "Code") == "012345678")
    #expect(!panel.contains("Done"))
  }
}
