import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Texts that viewers type")
struct LeavingViewerTests {
  private struct Form: View {
    @State private var code = ""
    @State private var name = "Ann"
    @State private var town = ""
    var body: some View {
      VStack {
        SecureField("Code", text: $code).keypad(.number)
        TextField("Name", text: $name).privacySensitive()
        TextField("Town", text: $town)
        Text("code[\(code)] name[\(name)] town[\(town)]")
      }
    }
  }

  private func panel() throws -> Harness { try Harness(size: Size(width: 800, height: 960)) { Form() } }

  @Test("A half typed secret is gone with the viewer, and the next viewer types its own")
  func secret() throws {
    let panel = try panel()
    try panel.key(.tab)
    try panel.type("12", by: 1)
    #expect(try panel.value(of: "Code") == "2 digits entered")
    try panel.send([.viewerLeft], by: 1)
    #expect(try panel.value(of: "Code") == "empty")
    #expect(panel.contains("code[] name[Ann] town[]"))
    try panel.type("3456", by: 2)
    #expect(panel.contains("code[3456] name[Ann] town[]"))
  }

  @Test("A secret typed on the keypad is gone with the viewer, and so is the keypad")
  func keypad() throws {
    let panel = try panel()
    try panel.tap("Code", by: 1)
    for digit in ["1", "2"] { try panel.tap(digit, by: 1) }
    #expect(try panel.value(of: "Code") == "2 digits entered")
    try panel.send([.viewerLeft], by: 1)
    try panel.advance(by: .seconds(1))
    #expect(try panel.value(of: "Code") == "empty")
    #expect(!panel.contains("Done"))
  }

  @Test("A private text is what it was before, and a text that is not private stays")
  func texts() throws {
    let panel = try panel()
    for _ in 0..<2 { try panel.key(.tab) }
    try panel.type("x", by: 1)
    #expect(panel.contains("code[] name[Annx] town[]"))
    try panel.send([.viewerLeft], by: 1)
    #expect(panel.contains("code[] name[Ann] town[]"))
    try panel.key(.tab)
    try panel.type("Rome", by: 1)
    try panel.send([.viewerLeft], by: 1)
    #expect(panel.contains("code[] name[Ann] town[Rome]"))
  }

  private struct Dose: View {
    @State private var dose = 120.0
    var body: some View { Stepper("Dose", value: $dose, in: 3...480, step: 1, format: .number) }
  }

  @Test("A half typed number of a stepper is gone with the viewer, and that of a person stays")
  func number() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Dose() }
    try panel.key(.tab)
    for digits in ["2", "25"] {
      try panel.type(digits, by: 1)
      #expect(try panel.value(of: "Dose") == digits)
      try panel.send([.viewerLeft], by: 1)
      #expect(try panel.value(of: "Dose") == "120")
    }
    try panel.key(.character("9"))
    try panel.send([.key(.function(3), isDown: true), .key(.function(3), isDown: false), .viewerLeft], by: 1)
    #expect(try panel.value(of: "Dose") == "9")
  }

  @Test("What a person types stays when a viewer leaves that has typed nothing there, or has entered it")
  func person() throws {
    let panel = try panel()
    try panel.key(.tab)
    try panel.key(.character("1"))
    try panel.send([.key(.function(3), isDown: true), .key(.function(3), isDown: false), .viewerLeft], by: 1)
    #expect(panel.contains("code[1] name[Ann] town[]"))
    try panel.type("2", by: 1)
    try panel.send([.key(.enter, isDown: true), .key(.enter, isDown: false)], by: 1)
    try panel.key(.character("3"))
    try panel.send([.viewerLeft], by: 1)
    #expect(panel.contains("code[123] name[Ann] town[]"))
  }
}
