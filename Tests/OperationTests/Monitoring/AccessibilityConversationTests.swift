import Appliance
import Controls
import Faceplate
import FaceplateTesting
import Looks
import ProgramFixtures
import Runtime
import TestFixtures
import Testing

@testable import Operation

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
    #expect(first.contains("\"private\":true") && !first.contains("Secret"))
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

  @Test("What is no JSON is answered with its place, and with advice for a program", arguments: ["", "{", "tree"])
  func garbage(line: String) throws {
    let panel = try Harness { Machine() }
    let answer = ask(AccessibilityConversation(panel.stage), line)
    #expect(answer.hasPrefix("{\"error\":\"1:") && answer.contains("this is not JSON"), "\(answer)")
    #expect(answer.hasSuffix("; send the request again as one JSON object in a line\"}"), "\(answer)")
  }

  /// An entry that drops what a viewer has typed.
  private final class Entry {
    var stage: Stage?
    var dropped = 0
  }

  @Test("What is typed with another program is no viewer's, whoever made the input before")
  func origin() throws {
    let entry = Entry()
    let panel = try Harness {
      Button("Type") { entry.stage?.noteTyping(into: entry, isNew: true) { entry.dropped += 1 } }
    }
    entry.stage = panel.stage
    let conversation = AccessibilityConversation(panel.stage)
    let type = try id(of: "Type", in: ask(conversation, "{\"do\":\"tree\"}"))
    try panel.send([.key(.function(3), isDown: true), .key(.function(3), isDown: false)], by: 1)
    #expect(ask(conversation, "{\"do\":\"press\",\"id\":\(type)}") == "{\"ok\":true}")
    try panel.send([.viewerLeft], by: 1)
    #expect(entry.dropped == 0)
    try panel.tap("Type", by: 1)
    try panel.send([.viewerLeft], by: 1)
    #expect(entry.dropped == 1)
  }

  @Test("Whoever wants to be told is told")
  func watches() throws {
    let panel = try Harness { Machine() }
    let conversation = AccessibilityConversation(panel.stage)
    #expect(!conversation.isWatching)
    #expect(ask(conversation, "{\"do\":\"watch\"}") == "{\"ok\":true}" && conversation.isWatching)
    #expect(AccessibilityConversation.event(announcing: "5 \"min\"") == #"{"event":"announcement","text":"5 \"min\""}"#)
  }

  private struct Kiosk: View {
    @State private var page = "Start"
    @State private var count = 0
    var body: some View {
      VStack {
        Text(page)
        Button("Open") { page = "Page" }
        Button("More") { count += 1 }
      }
      .idleReturn(after: .seconds(120), isOn: page != "Start") { page = "Start" }
    }
  }

  @Test("Whoever works the panel by a program is there; a request that does nothing is no input")
  func input() throws {
    let panel = try Harness { Kiosk() }
    panel.checksFrames = false
    let conversation = AccessibilityConversation(panel.stage)
    let tree = ask(conversation, "{\"do\":\"tree\"}")
    let (open, more) = (try id(of: "Open", in: tree), try id(of: "More", in: tree))
    #expect(ask(conversation, "{\"do\":\"press\",\"id\":\(open)}") == "{\"ok\":true}")
    for _ in 0..<5 {
      try panel.advance(by: .seconds(60))
      #expect(ask(conversation, "{\"do\":\"press\",\"id\":\(more)}") == "{\"ok\":true}")
    }
    #expect(panel.contains("Page"))
    try panel.advance(by: .seconds(60))
    #expect(ask(conversation, "{\"do\":\"leave\",\"id\":\(more)}").contains("error"))
    try panel.advance(by: .seconds(61))
    #expect(panel.contains("Start"))
  }

  // MARK: Identifiers

  private func ids(in answer: String) -> [String: Int] {
    var found: [String: Int] = [:]
    for part in answer.components(separatedBy: "{\"id\":").dropFirst() {
      let label = part.components(separatedBy: "\"label\":\"").dropFirst().first?.prefix { $0 != "\"" }
      if let label, let id = Int(part.prefix { $0.isNumber }) { found[String(label)] = id }
    }
    return found
  }

  private struct Choices: View {
    @State private var names = ["Eco", "Wool"]
    @State private var chosen = "Eco"
    var body: some View {
      VStack {
        Picker("Program", selection: $chosen) { ForEach(names, id: \.self) { Text($0).tag($0) } }
          .pickerStyle(.segmented)
        Button("Insert") { names.insert("Silk", at: 0) }
      }
    }
  }

  @Test("A choice keeps its identifier when another comes before it")
  func choices() throws {
    let panel = try Harness { Choices() }
    let conversation = AccessibilityConversation(panel.stage)
    let before = ids(in: ask(conversation, "{\"do\":\"tree\"}"))
    try panel.tap("Insert")
    let after = ids(in: ask(conversation, "{\"do\":\"tree\"}"))
    #expect(Set(before.keys) == ["Program", "Eco", "Wool", "Insert"])
    for (label, id) in before { #expect(after[label] == id) }
    let silk = try #require(after["Silk"])
    #expect(!before.values.contains(silk))
  }

  private struct Passing: View {
    @State private var first = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("Next") { first += 500 }
        ForEach(first..<first + 500, id: \.self) { number in
          Color.clear.frame(width: 1, height: 1).accessibilityElement().accessibilityLabel("Item \(number)")
        }
      }
    }
  }

  @Test("An identifier is never given to another element, however many come and go")
  func passing() throws {
    let panel = try Harness { Passing() }
    panel.checksFrames = false
    let conversation = AccessibilityConversation(panel.stage)
    var owners: [Int: String] = [:]
    for _ in 0..<22 {
      for (label, id) in ids(in: ask(conversation, "{\"do\":\"tree\"}")) {
        let former = owners.updateValue(label, forKey: id) ?? label
        #expect(former == label, "\(id)")
      }
      try panel.activate("Next")
    }
    #expect(owners.count == 11_001)
    #expect(owners.values.count { $0 == "Next" } == 1)
  }
}
