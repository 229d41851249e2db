import Combine
import PrimitiveViews
import Testing

@testable import Runtime

private final class Model: ObservableObject {
  @Published var text = "a"
  let taps = PassthroughSubject<Int, Never>()
}

private struct Follower: View {
  @ObservedObject var model: Model
  @State private var seen: [String] = []
  @State private var taps = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      Bar("seen " + seen.joined(separator: ","))
      Bar("taps \(taps)")
      Area("Tap") { model.taps.send(2) }
      Area("Change") { model.text += "b" }
      Area("Hide") { isShown = false }
      if isShown {
        Box.red.onReceive(model.$text.map { $0.uppercased() }) { seen.append($0) }
          .onReceive(model.taps) { taps += $0 }
      }
    }
  }
}

private struct Searching: View {
  @StateObject private var model = Model()
  @State private var asked: [String] = []
  var body: some View {
    VStack {
      Bar("asked \(asked)")
      Area("Type") { model.text += "x" }
    }
    .onReceive(model.$text.dropFirst().debounce(for: .milliseconds(300), scheduler: MainScheduler())) {
      asked.append($0)
    }
  }
}

private struct Limited: View {
  @State private var text = "12a3"
  var body: some View {
    Bar("code \(text)").onReceive(Just(text)) { new in
      let digits = new.filter(\.isNumber)
      if digits != new { text = digits }
    }
  }
}

@MainActor
@Suite("Views that receive values")
struct OnReceiveTests {
  @Test("A view is told the value that there is, and each that comes, until it goes")
  func receive() throws {
    let model = Model()
    let panel = try BarePanel { Follower(model: model) }
    #expect(panel.contains("seen A"))
    try panel.tap("Change")
    #expect(panel.contains("seen A,AB"))
    try panel.tap("Tap")
    #expect(panel.contains("taps 2"))
    try panel.tap("Hide")
    try panel.tap("Change")
    try panel.tap("Tap")
    #expect(panel.contains("seen A,AB") && panel.contains("taps 2"))
  }

  @Test("A pause is one of the panel's time, and nothing wakes the panel after it")
  func debounce() throws {
    let panel = try BarePanel { Searching() }
    #expect(panel.stage.deadline == nil)
    for _ in 0..<3 {
      try panel.tap("Type")
      try panel.advance(by: .milliseconds(100))
    }
    #expect(panel.contains("asked []"))
    try panel.advance(by: .milliseconds(400))
    #expect(panel.contains("asked [\"axxx\"]"), "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("One value, each time that it is another")
  func just() throws {
    let panel = try BarePanel { Limited() }
    #expect(panel.contains("code 123"))
  }
}
