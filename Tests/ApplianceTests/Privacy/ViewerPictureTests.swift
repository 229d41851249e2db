import FaceplateTesting
import Graphics
import Localization
import SeededRandom
import Testing
import Values

@testable import Looks
@testable import Controls
@testable import Runtime

/// A panel with secrets wherever something moves.
private struct MovingSecrets: View {
  @State private var path: [Int] = []
  @State private var showsSheet = false
  @State private var showsPopup = false
  @State private var isShown = false
  @State private var isOpen = false
  @State private var tab = 0
  @State private var word = "abc"
  @State private var place = Alignment.leading

  static let labels = [
    "Two", "Three", "Back", "Sheet", "Popup", "Close", "Shown", "More", "First", "Second", "Word", "Aside", "Done",
    "Cancel", "OK",
  ]

  private var secret: some View {
    Text("Zeta 4711").font(.largeTitle).foregroundStyle(Color(red: 1, green: 0, blue: 1))
      .shadow(color: Color(red: 1, green: 0, blue: 1), radius: 3).privacySensitive()
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack {
          HStack {
            NavigationLink("Two", value: 2)
            Button("Sheet") { showsSheet = true }
            Button("Popup") { showsPopup = true }
          }
          Toggle("Shown", isOn: $isShown.animation())
          if isShown {
            HStack {
              secret.transition(.move(edge: .leading))
              secret.transition(.scale)
              secret.transition(.opacity)
            }
            secret.rotationEffect(.degrees(20)).opacity(0.5)
          }
          DisclosureGroup("More", isExpanded: $isOpen) { secret }
          HStack {
            Button("First") { withAnimation { tab = 0 } }
            Button("Second") { withAnimation { tab = 1 } }
            Button("Aside") { withAnimation(.spring) { place = place == .leading ? .trailing : .leading } }
          }
          Group { if tab == 0 { Text("first").id(0) } else { secret.id(1) } }.transition(.slide)
          secret.frame(maxWidth: .infinity, alignment: place)
          SecureField("Word", text: $word).foregroundStyle(Color(red: 1, green: 0, blue: 1))
          secret.blur(radius: 2)
          ForEach(0..<4) { Text("Row \($0)") }
          Canvas { context, size in
            if let symbol = context.resolveSymbol(id: 1) {
              context.draw(symbol, at: Point(x: size.width / 2, y: size.height / 2))
            }
          } symbols: {
            secret.tag(1)
          }
          .frame(height: 50)
        }
      }
      .navigationDestination(for: Int.self) { number in
        ScrollView {
          VStack {
            secret
            Text("Page \(number)")
            if number == 2 { NavigationLink("Three", value: 3) }
            Button("Back") { path.removeLast() }
            ForEach(0..<9) { row in
              Text("Row \(row)")
              if row == 5 { secret }
            }
          }
        }
      }
    }
    .sheet(isPresented: $showsSheet) {
      ScrollView {
        VStack {
          secret
          SecureField("Word", text: $word).foregroundStyle(Color(red: 1, green: 0, blue: 1))
          Button("Close") { showsSheet = false }
        }
      }
    }
    .alert("Popup", isPresented: $showsPopup) { Button("Close") { showsPopup = false } }
  }
}

@Suite("What viewers see", .seeded)
struct ViewerPictureTests {
  /// What may happen to a panel.
  private enum Action {
    case press, drag, type, language, screen, keyboard, escape

    /// Each as often as it is to happen.
    private static let all: [Action] =
      Array(repeating: .press, count: 7) + [.drag, .drag, .type, .language, .screen, .keyboard, .escape]

    /// One by chance.
    static func random(using dice: inout SeededGenerator) -> Action { all.randomElement(using: &dice)! }
  }

  /// The field for a word, if it is shown.
  private func field(on panel: Harness) -> SemanticsElement? {
    panel.stage.elements.flatMap(\.flattened).first { $0.label == "Word" }
  }

  /// Whether a keyboard is on the screen.
  private func hasKeyboard(_ panel: Harness) -> Bool {
    panel.stage.elements.flatMap(\.flattened).contains { $0.traits.contains(.isKeyboardKey) }
  }

  /// Does something with a panel that began with a size.
  private func act(_ action: Action, _ panel: Harness, _ size: Size, _ dice: inout SeededGenerator) throws {
    switch action {
    case .press:
      let elements = panel.stage.elements.flatMap(\.flattened).filter {
        $0.isEnabled && ($0.press != nil) && MovingSecrets.labels.contains($0.label)
      }
      guard let element = elements.randomElement(using: &dice) else { return }
      element.handlers.reveal()
      panel.stage.whileCurrent { element.press?() }
      try panel.frame()
    case .drag:
      // It scrolls, and may pull a sheet.
      let (x, start) = (panel.stage.size.width / 2, panel.stage.size.height * .random(in: 0.2..<0.8, using: &dice))
      let way = Double.random(in: -150..<150, using: &dice)
      try panel.press(at: Point(x: x, y: start))
      for step in 1...6 {
        try panel.advance(by: .milliseconds(16))
        try panel.move(to: Point(x: x, y: start + way * Double(step) / 6))
      }
      try panel.lift()
    case .type: try panel.key(.character("7"))
    case .language:
      let tag = ["de", "ar", "en", "ru"].randomElement(using: &dice)!
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(tag))) }
    case .screen:
      // It is plugged in, or turned.
      let part = Double.random(in: 0.6...0.9, using: &dice)
      let isTurned = Bool.random(using: &dice)
      let (width, height) = isTurned ? (size.height, size.width) : (size.width, size.height)
      try panel.resize(
        to: Size(width: (width * part).rounded(), height: (height * part).rounded()), scale: panel.stage.scale)
    case .keyboard:
      // It opens with bubbles over its keys. The field comes to rest before it is tapped.
      guard let field = field(on: panel) else { return }
      field.handlers.reveal()
      try panel.advance(by: .seconds(1))
      guard let center = self.field(on: panel)?.frame.center else { return }
      try panel.tap(at: center)
    case .escape: try panel.key(.escape)
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
    var (leaks, showedSecrets, differences) = ([Int](), false, 0)
    var (openedKeyboard, sizes) = (false, Set<[Double]>())
    var action = 0
    viewer.keepsPictures = false
    viewer.onFrame = { own, seen, changed in
      if seen.isMarked(in: changed) { leaks.append(action) }
      showedSecrets = showedSecrets || own.isMarked(in: changed)
    }
    for number in 0..<actions {
      action = number
      // The field is there at the start: the keyboard opens, and the screen changes behind it.
      try act(number == 0 ? .keyboard : number == 1 ? .screen : .random(using: &dice), panel, size, &dice)
      try panel.frame()
      openedKeyboard = openedKeyboard || hasKeyboard(panel)
      sizes.insert([panel.stage.size.width, panel.stage.size.height])
      if number % 4 == 0, viewer.fresh().digest != viewer.seen?.digest { differences += 1 }
    }
    #expect(leaks == [])
    #expect(differences == 0)
    #expect(showedSecrets)
    #expect(openedKeyboard)
    #expect(sizes.count > 1)
  }

  /// A page with a private text of some words, with something above, below and beside it.
  private struct Findings: View {
    /// What is around the text.
    enum Arrangement: CaseIterable { case column, scroll, row, layers }

    let arrangement: Arrangement
    let words: Int
    var title = "Findings"

    private var secret: some View {
      Text(Array(repeating: "zeta", count: words).joined(separator: " ")).privacySensitive()
    }

    var body: some View {
      VStack(spacing: 0) {
        Text(title).frame(maxWidth: .infinity).frame(height: 40)
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    @ViewBuilder private var content: some View {
      switch arrangement {
      case .column:
        VStack {
          Text("Above")
          secret
          Button("Below") {}
        }
      case .scroll:
        ScrollView {
          secret
          Button("Below") {}
        }
      case .row:
        HStack {
          secret.frame(width: 120)
          Button("Beside") {}
        }
      case .layers:
        ZStack(alignment: .bottomTrailing) {
          secret.padding().background(Color.accentColor)
          Text("On top")
        }
      }
    }
  }

  /// What viewers see of a page, and the frames that other programs read of what is private.
  private func seen(
    _ arrangement: Findings.Arrangement, words: Int, title: String = "Findings"
  ) throws -> (digest: Int, frames: [Rect], shows: Bool) {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      Findings(arrangement: arrangement, words: words, title: title)
    }
    panel.checksFrames = false
    let viewer = Viewer(panel)
    let hidden = panel.stage.elements.flatMap(\.flattened).filter(\.isPrivate).map(\.withoutPrivate.frame)
    return (viewer.fresh().digest, hidden, viewer.fresh().digest != panel.bitmap.digest)
  }

  @Test(
    "Nobody sees how many lines a private text has, nor where that puts what is around it",
    arguments: Findings.Arrangement.allCases)
  private func lines(arrangement: Findings.Arrangement) throws {
    let short = try seen(arrangement, words: 20)
    let long = try seen(arrangement, words: 32)
    #expect(short.digest == long.digest && short.shows)
    #expect(short.frames == long.frames && short.frames.count == 1)
    // What stands outside of the container is seen.
    #expect(try seen(arrangement, words: 20, title: "Doctor").digest != short.digest)
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

  /// Two actions, the first of which names a person.
  private struct Actions: View {
    let name: String
    var body: some View {
      ActionsLayout(gap: 8) {
        Button("Call \(name)") {}.buttonSizing(.flexible).privacySensitive()
        Button("Stop") {}.buttonSizing(.flexible)
      }
    }
  }

  @Test("Actions beside a private one do not show how long its words are")
  func actions() throws {
    let seen = try ["Ann", "Maximilian Alexander"].map { name in
      let panel = try Harness(size: Size(width: 400, height: 240)) { Actions(name: name) }
      panel.checksFrames = false
      return try #require(Viewer(panel).seen).digest
    }
    #expect(seen[0] == seen[1])
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
