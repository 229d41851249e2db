import Controls
import FaceplateTesting
import Runtime
import Testing

@testable import Faceplate

@Suite("The accessibility tree for other programs")
struct AccessibilityConversationTests {
  private struct Machine: View {
    @State private var level = 5
    @State private var runs = 0
    var body: some View {
      VStack {
        Button("Run") { runs += 1 }
        Text("Runs: \(runs)").accessibilityAction(named: "Reset") { runs = 0 }
        Stepper("Level", value: $level, in: 0...10)
        Text("Secret 42").privacySensitive()
      }
    }
  }

  private func ask(_ conversation: AccessibilityConversation, _ line: String) -> String {
    conversation.answer(Array(line.utf8))
  }

  /// The identifier of an element in an answer.
  private func id(of label: String, in answer: String) throws -> Int {
    let end = try #require(answer.range(of: "\"label\":\"\(label)\""))
    let start = try #require(answer[..<end.lowerBound].range(of: "\"id\":", options: .backwards))
    return try #require(Int(answer[start.upperBound...].prefix { $0.isNumber }))
  }

  @Test("The tree, with identifiers that stay, what can be done, and no private value")
  func tree() throws {
    let panel = try Harness { Machine() }
    let conversation = AccessibilityConversation(panel.stage)
    let first = ask(conversation, "{\"do\":\"tree\",\"tag\":\"a\"}")
    #expect(first.hasPrefix("{\"tag\":\"a\",\"version\":1,\"elements\":[{") && !first.contains("\n"))
    #expect(first.contains("\"role\":\"button\",\"label\":\"Run\"") && first.contains("\"does\":[\"press\"]"))
    #expect(first.contains("\"value\":\"5\"") && first.contains("\"actions\":[\"Reset\"]"))
    #expect(first.contains("\"private\":true"))
    let run = try id(of: "Run", in: first)
    #expect(ask(conversation, "{\"do\":\"press\",\"id\":\(run)}") == "{\"ok\":true}")
    let second = ask(conversation, "{\"do\":\"tree\"}")
    #expect(second.contains("Runs: 1"))
    #expect(try id(of: "Run", in: second) == run)
  }

  @Test("Values are adjusted, and actions are performed")
  func acts() throws {
    let panel = try Harness { Machine() }
    let conversation = AccessibilityConversation(panel.stage)
    let level = try id(of: "Level", in: ask(conversation, "{\"do\":\"tree\"}"))
    #expect(ask(conversation, "{\"do\":\"adjust\",\"id\":\(level),\"by\":-2}") == "{\"ok\":true}")
    #expect(try panel.value(of: "Level") == "3")
    try panel.tap("Run")
    let runs = try id(of: "Runs: 1", in: ask(conversation, "{\"do\":\"tree\"}"))
    #expect(ask(conversation, "{\"do\":\"perform\",\"id\":\(runs),\"action\":\"Reset\"}") == "{\"ok\":true}")
    #expect(panel.contains("Runs: 0"))
  }

  @Test(
    "What cannot be done is an error that says why",
    arguments: [
      "", "{", "[]", "7", "{\"do\":7}", "{\"do\":\"fly\"}", "{\"do\":\"press\"}", "{\"do\":\"press\",\"id\":999}",
      "{\"do\":\"adjust\",\"id\":1,\"by\":1}", "{\"do\":\"perform\",\"id\":1,\"action\":\"x\"}",
      "{\"do\":\"leave\",\"id\":1}", "{\"do\":\"adjust\",\"id\":1,\"by\":9223372036854775807}", "\u{0}\u{1}",
    ]) func errors(line: String) throws
  {
    let panel = try Harness { Machine() }
    let answer = ask(AccessibilityConversation(panel.stage), line)
    #expect(answer.hasPrefix("{\"error\":\""), "\(answer)")
  }

  @Test("Whoever wants to be told is told")
  func watches() throws {
    let panel = try Harness { Machine() }
    let conversation = AccessibilityConversation(panel.stage)
    #expect(!conversation.isWatching)
    #expect(ask(conversation, "{\"do\":\"watch\"}") == "{\"ok\":true}" && conversation.isWatching)
    #expect(AccessibilityConversation.event(announcing: "5 \"min\"") == #"{"event":"announcement","text":"5 \"min\""}"#)
  }
}
