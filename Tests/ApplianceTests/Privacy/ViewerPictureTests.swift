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
  /// Does something by chance with a panel that began with a size.
  private func act(_ panel: Harness, _ size: Size, _ dice: inout SeededGenerator) throws {
    switch Int.random(in: 0..<14, using: &dice) {
    case 0..<7:
      let elements = panel.stage.elements.flatMap(\.flattened).filter {
        $0.isEnabled && ($0.press != nil) && MovingSecrets.labels.contains($0.label)
      }
      guard let element = elements.randomElement(using: &dice) else { return }
      element.handlers.reveal()
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
    case 11:
      // A screen is plugged in, or turned.
      let part = Double.random(in: 0.6...1, using: &dice)
      let isTurned = Bool.random(using: &dice)
      let (width, height) = isTurned ? (size.height, size.width) : (size.width, size.height)
      try panel.resize(
        to: Size(width: (width * part).rounded(), height: (height * part).rounded()), scale: panel.stage.scale)
    case 12:
      // The keyboard opens, with bubbles over its keys.
      guard let field = panel.stage.elements.flatMap(\.flattened).first(where: { $0.label == "Word" }) else { return }
      field.handlers.reveal()
      try panel.tap(at: field.frame.center)
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
    var (leaks, showedSecrets, differences) = ([Int](), false, 0)
    var action = 0
    viewer.keepsPictures = false
    viewer.onFrame = { own, seen, changed in
      if seen.isMarked(in: changed) { leaks.append(action) }
      showedSecrets = showedSecrets || own.isMarked(in: changed)
    }
    for number in 0..<actions {
      action = number
      try act(panel, size, &dice)
      try panel.frame()
      if number % 4 == 0, viewer.fresh().digest != viewer.seen?.digest { differences += 1 }
    }
    #expect(leaks == [])
    #expect(differences == 0)
    #expect(showedSecrets)
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
