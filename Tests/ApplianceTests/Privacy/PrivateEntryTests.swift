import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Looks
@testable import Controls
@testable import Runtime

/// Whoever watches, reads the tree or keeps a record cannot tell two panels apart on which other secrets are entered.
@Suite("What tells secrets")
struct PrivateEntryTests {
  /// What a viewer sees, what other programs read, and what is recorded, while a secret is entered or shown.
  private struct Trace: Equatable {
    var pictures: [Int] = []
    var elements: [String] = []
    var steps: [InputEvent.Kind] = []
  }

  /// Does the same on two panels with other secrets. Nobody elsewhere may tell them apart.
  private func trace<Root: View>(
    _ size: Size = Size(width: 800, height: 480), @ViewBuilder _ root: @escaping () -> Root,
    _ act: (Harness, Viewer) throws -> Void
  ) throws -> Trace {
    let panel = try Harness(size: size, root: root)
    panel.checksFrames = false
    try panel.setEnvironment { $0.motionTokens = .standard }
    let viewer = Viewer(panel)
    var trace = Trace()
    viewer.onFrame = { _, _, _ in
      for element in panel.stage.elements.flatMap(\.flattened).map(\.withoutPrivate) {
        trace.elements.append("\(element.line) \(element.frame)")
      }
    }
    try act(panel, viewer)
    (trace.pictures, trace.steps) = (viewer.pictures, viewer.steps)
    return trace
  }

  private static let codes = ["4711", "9358"]

  @Test("A code is entered by finger, and no picture, element or step tells which one", arguments: [480.0, 240])
  func codeByFinger(height: Double) throws {
    let traces = try Self.codes.map { code in
      try trace(Size(width: height == 480 ? 800 : 320, height: height)) {
        PINPad("Service") { _ in
          .wrong
        } cancel: {
        }
      } _: { panel, viewer in
        for digit in code { try viewer.tap(at: panel.element(String(digit)).frame.center) }
        try panel.advance(by: .seconds(1))
      }
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].steps == [])
    #expect(!traces[0].pictures.isEmpty && !traces[0].elements.isEmpty)
  }

  @Test("A code is entered by keys, and no picture, element or step tells which one")
  func codeByKeys() throws {
    let traces = try Self.codes.map { code in
      try trace {
        PINPad("Service") { _ in
          .wrong
        } cancel: {
        }
      } _: { panel, viewer in
        for digit in code { try viewer.type(.character(digit)) }
        try viewer.type(.backspace)
      }
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].steps == [])
  }

  @Test("A code is entered by knob from wherever the focus was, and no step leads there")
  func codeByKnob() throws {
    let trace = try trace {
      PINPad("Service") { _ in
        .wrong
      } cancel: {
      }
    } _: { panel, viewer in
      try panel.key(.tab)
      for _ in 0..<16 { try viewer.turn(by: 1) }
      try viewer.pressKnob()
    }
    #expect(trace.steps == [])
  }

  private struct Login: View {
    @State private var word = ""
    var body: some View {
      VStack {
        TextField("Name", text: .constant("Eva"))
        SecureField("Word", text: $word)
        Button("Enter") {}
      }
    }
  }

  @Test("A password is typed on the screen by finger, and no picture, element or step tells which one")
  func password() throws {
    let traces = try Self.codes.map { code in
      try trace {
        Login()
      } _: { panel, viewer in
        try viewer.tap(at: panel.element("Word").frame.center)
        try viewer.tap(at: panel.element("Signs").frame.center)
        for digit in code { try viewer.tap(at: panel.element(String(digit)).frame.center) }
        try panel.advance(by: .seconds(1))
      }
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].steps == [])
  }

  @Test("A password is typed on the screen by knob, and only the way to the field is recorded")
  func passwordByKnob() throws {
    let traces = try [3, 5].map { detents in
      try trace {
        Login()
      } _: { panel, viewer in
        try viewer.turn(by: 2)
        try viewer.pressKnob()
        try viewer.turn(by: detents)
        try viewer.pressKnob()
        #expect(try panel.element("Word").value == "1 character entered")
      }
    }
    #expect(traces.map(\.steps) == Array(repeating: [.knobTurned(detents: 1), .knobTurned(detents: 1)], count: 2))
  }

  @Test("A text field that is not private has all of its input recorded")
  func openField() throws {
    let trace = try trace {
      TextField("Name", text: .constant(""))
    } _: { panel, viewer in
      try viewer.turn(by: 1)
      try viewer.type(.character("a"))
    }
    #expect(trace.steps.count == 3)
  }

  /// Private texts beside others, and in containers that fit their content.
  private struct Texts: View {
    let text: String
    var body: some View {
      VStack(alignment: .leading) {
        Text(text).privacySensitive()
        VStack { Text(text).padding().privacySensitive() }.clipped()
        HStack { Text(text).privacySensitive() }.frame(width: 200)
        Text(text).privacySensitive().frame(width: 100)
        ScrollView(.horizontal) { Text(text).privacySensitive() }
        HStack {
          Text("Code")
          Spacer()
          Text(text).privacySensitive()
        }
      }
      .padding()
    }
  }

  @Test("Neither the picture nor the tree tells how wide a private text is")
  func width() throws {
    let traces = try ["i", "WWWW", "8", "Mm4 x"].map { text in
      try trace {
        Texts(text: text)
      } _: { panel, _ in
        try panel.resize(to: Size(width: 640, height: 480))
      }
    }
    for other in traces.dropFirst() { #expect(other == traces[0]) }
    #expect(traces[0].pictures.count > 1 && traces[0].elements.count > 6)
  }
}
