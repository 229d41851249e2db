import FaceplateTesting
import Graphics
import Localization
import SeededRandom
import Testing
import Values

@testable import Controls
@testable import Runtime

@Suite("What viewers see", .seeded)
struct ViewerPictureTests {
  private func act(_ panel: Harness, _ dice: inout SeededGenerator) throws {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0..<7:
      let elements = panel.stage.elements.flatMap(\.flattened).filter {
        $0.isEnabled && ($0.press != nil) && MovingSecrets.labels.contains($0.label)
      }
      guard let element = elements.randomElement(using: &dice) else { return }
      element.reveal()
      panel.stage.whileCurrent { element.press?() }
      try panel.frame()
    case 7..<9:
      // A drag scrolls, and may pull a sheet.
      let (x, start) = (panel.stage.size.width / 2, panel.stage.size.height * .random(in: 0.2..<0.8, using: &dice))
      let way = Double.random(in: -150..<150, using: &dice)
      try panel.press(at: Point(x: x, y: start))
      for step in 1...6 {
        try panel.advance(by: .milliseconds(16))
        try panel.move(to: Point(x: x, y: start + way * Double(step) / 6))
      }
      try panel.lift()
    case 9: try panel.key(.character("7"))
    case 10:
      let tag = ["de", "ar", "en", "ru"].randomElement(using: &dice)!
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(tag))) }
    default: try panel.key(.escape)
    }
    try panel.advance(by: .milliseconds(.random(in: 20..<700, using: &dice)))
  }

  @Test(
    "No pixel of a secret is in any picture of a viewer, however it moves, comes or goes, and what is drawn bit by bit is what is drawn at once",
    arguments: [
      (Size(width: 800, height: 480), 1.0, 24), (Size(width: 320, height: 240), 1, 40),
      (Size(width: 480, height: 800), 1, 16), (Size(width: 1280, height: 720), 1.5, 4),
    ])
  func movement(size: Size, scale: Double, actions: Int) throws {
    var dice = SeededGenerator(seed: Int(size.width))
    let panel = try Harness(size: size, scale: scale) { MovingSecrets() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.motionTokens = .standard }
    let viewer = Viewer(panel)
    var (leaks, framesWithSecrets, differences) = ([Int](), 0, 0)
    var action = 0
    viewer.keepsPictures = false
    viewer.onFrame = { own, seen, changed in
      if seen.isMarked(in: changed) { leaks.append(action) }
      if own.isMarked(in: changed) { framesWithSecrets += 1 }
    }
    for number in 0..<actions {
      action = number
      try act(panel, &dice)
      try panel.frame()
      if number % 4 == 0, viewer.fresh().digest != viewer.seen?.digest { differences += 1 }
    }
    #expect(leaks == [])
    #expect(differences == 0)
    #expect(framesWithSecrets > 0)
  }

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

  private struct Covered: View {
    @State var isAsking = false
    var body: some View {
      VStack {
        ForEach(0..<12) { _ in Text("Zeta").privacySensitive() }
        Button("Ask") { isAsking = true }
      }
      .alert("Question", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  @Test("What covers a private text covers its mask")
  func dialog() throws {
    let panel = try Harness { Covered() }
    panel.checksFrames = false
    let viewer = Viewer(panel)
    try panel.activate("Ask")
    try panel.advance(by: .seconds(1))
    let seen = try #require(viewer.seen)
    let pixels = try PixelRect(inside: panel.element("Yes").frame)
    for y in pixels.minY..<pixels.maxY {
      for x in pixels.minX..<pixels.maxX
      where seen.pixels[y * seen.width + x] != panel.bitmap.pixels[y * seen.width + x] {
        Issue.record("\(x), \(y) is another pixel than the panel's")
        return
      }
    }
  }

  private struct Choice: View {
    @State private var drug = 1
    var body: some View {
      Picker("Drug", selection: $drug) {
        ForEach(0..<3) {
          Text("Zeta \($0)").foregroundStyle(Color(red: 1, green: 0, blue: 1)).tag($0)
        }
      }
      .pickerStyle(.menu).privacySensitive()
    }
  }

  @Test("The menu of a private control is not seen, and its use is not recorded")
  func menu() throws {
    let panel = try Harness { Choice() }
    panel.checksFrames = false
    let viewer = Viewer(panel)
    var leaks = 0
    viewer.onFrame = { _, seen, _ in if seen.isMarked { leaks += 1 } }
    try panel.activate("Drug")
    try panel.advance(by: .seconds(1))
    #expect(panel.bitmap.isMarked)
    try viewer.tap(at: panel.element("Zeta 2").frame.center)
    #expect(leaks == 0)
    #expect(viewer.steps == [])
  }

  @Test("A view becomes private, and public again, while nothing else changes")
  func change() throws {
    struct Switched: View {
      @Environment({ $0.isEnabled }) var isEnabled
      var body: some View {
        Text("Zeta").foregroundStyle(Color(red: 1, green: 0, blue: 1)).privacySensitive(!isEnabled)
      }
    }
    let panel = try Harness { Switched() }
    let viewer = Viewer(panel)
    #expect(panel.bitmap.isMarked && viewer.seen?.isMarked == true)
    try panel.setEnvironment { $0.isEnabled = false }
    #expect(panel.bitmap.isMarked && viewer.seen?.isMarked == false)
    try panel.setEnvironment { $0.isEnabled = true }
    #expect(viewer.seen?.digest == panel.bitmap.digest)
  }

  @Test("A panel without private views is seen as it is, without a bitmap of its own")
  func plain() throws {
    let panel = try Harness { Text("Room") }
    let picture = ViewerPicture()
    picture.noteDrawing(of: panel.stage)
    let frame = picture.frame(of: panel.stage, nil, isWhole: true)
    #expect(picture.draw(frame, over: panel.bitmap, with: Rasterizer()).0 === panel.bitmap)
  }
}
