import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// Fields of other values than strings.
@MainActor
@Suite("Fields of formatted values")
struct ValueFieldTests {
  private struct Panel: View {
    @State private var amount = 5
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Text("Amount is \(amount)")
        Button("Nine") { amount = 9 }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)
  @Test("A value is written with the submission; what is no value leaves it, and the field shows it again")
  func submission() throws {
    let panel = try Harness(size: CGSize(width: 320, height: 240)) { Panel() }
    #expect(try panel.value(of: "Amount") == "5")
    try panel.key(.tab)
    try panel.key(.backspace)
    try panel.key(.character("7"))
    #expect(panel.contains("Amount is 5"))
    try panel.key(.enter)
    #expect(panel.contains("Amount is 7"))
    try panel.key(.character("x"))
    try panel.key(.enter)
    #expect(panel.contains("Amount is 7"))
    #expect(try panel.value(of: "Amount") == "7")
    try panel.key(.tab)
    try panel.key(.space)
    #expect(panel.contains("Amount is 9"))
    #expect(try panel.value(of: "Amount") == "9")
  }

  private struct OptionalPanel: View {
    @State private var amount: Int? = 5
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Text("Amount is \(amount.map(String.init) ?? "unknown")")
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)-6ug7k
  @Test("An optional value becomes nil where the text is empty, and where it is no value")
  func optional() throws {
    let panel = try Harness(size: CGSize(width: 320, height: 240)) { OptionalPanel() }
    try panel.key(.tab)
    try panel.key(.backspace)
    try panel.key(.character("x"))
    try panel.key(.enter)
    #expect(panel.contains("Amount is unknown"))
    #expect(try panel.value(of: "Amount") == "")
    try panel.key(.character("4"))
    try panel.key(.enter)
    #expect(panel.contains("Amount is 4"))
    try panel.key(.backspace)
    try panel.key(.enter)
    #expect(panel.contains("Amount is unknown"))
  }
}
