import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Pickers in menus")
struct MenuPickerTests {
  private struct Page: View {
    var isSubmenu = false
    @State private var order = "name"

    var body: some View {
      VStack {
        Menu("View") {
          Button("Refresh") {}
          if isSubmenu { picker.pickerStyle(.menu) } else { picker }
        }
        Text("by \(order)")
        Spacer()
      }
    }

    private var picker: some View {
      Picker("Sort", selection: $order) {
        Text("Name").tag("name")
        Text("Date").tag("date")
        Text("Size").tag("size")
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/pickerstyle/inline
  @Test("The options of a picker in a menu are items of the menu, of which the selected one is marked")
  func items() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { Page() }
    func chosen() throws -> [String] {
      try ["Name", "Date", "Size"].filter { try panel.element($0, in: "Sort").traits.contains(.isSelected) }
    }
    try panel.tap("View")
    #expect(try chosen() == ["Name"])
    // The items stand below the other ones, and are as wide as these.
    let (refresh, name, date) = try (panel.element("Refresh"), panel.element("Name"), panel.element("Date"))
    #expect(refresh.frame.maxY <= name.frame.minY && name.frame.maxY <= date.frame.minY)
    #expect(name.frame.width == refresh.frame.width)
    try panel.tap("Date")
    #expect(panel.contains("by date") && !panel.contains("Refresh"))
    try panel.tap("View")
    #expect(try chosen() == ["Date"])
    try panel.turn(to: "Size")
    try panel.pressKnob()
    #expect(panel.contains("by size") && !panel.contains("Refresh"))
  }

  // https://developer.apple.com/documentation/swiftui/menupickerstyle
  @Test("A picker in the menu style is a menu inside the menu, and both close with a choice")
  func submenu() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { Page(isSubmenu: true) }
    try panel.tap("View")
    #expect(panel.contains("Refresh") && !panel.contains("Size"))
    #expect(try panel.value(of: "Sort") == "Name")
    try panel.activate("Sort")
    try panel.tap("Size")
    #expect(panel.contains("by size") && !panel.contains("Refresh"))
  }
}
