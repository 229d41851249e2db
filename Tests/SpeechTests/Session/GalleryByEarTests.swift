import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Runtime
@testable import Speech

/// Each panel of the gallery, walked by somebody who hears and does not see.
@Suite("Walks through the gallery by ear")
struct GalleryByEarTests {
  /// How a panel is shown: the size of its screen, and its language, which says from where to where it is read.
  nonisolated struct Look: Sendable, CustomTestStringConvertible {
    let size: Size
    let language: String

    var testDescription: String { "\(Int(size.width))×\(Int(size.height)), \(language)" }
  }

  private nonisolated static let looks = [
    Look(size: Size(width: 800, height: 480), language: "en"),
    Look(size: Size(width: 320, height: 240), language: "en"),
    Look(size: Size(width: 800, height: 480), language: "ar"),
  ]

  @Test(
    "Next comes to each element once, in reading order, and ends with a sound; previous leads back", arguments: looks)
  func walk(_ look: Look) throws {
    var whole = 0
    for screen in GalleryScreens.all {
      let panel = try Harness(size: look.size) { screen.makeRoot() }
      panel.checksFrames = false
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(look.language))) }
      let before = heard(panel)
      try panel.startSpeech()
      let speech = try #require(panel.stage.speech)
      let order = speech.route.way.map(\.id)
      let isWhole = !scrolls(panel.stage.rootLayoutNode)
      let (on, back): (MoveCommandDirection, MoveCommandDirection) =
        look.language == "ar" ? (.left, .right) : (.right, .left)
      var controls = controls(panel)
      var reached: Set<Control> = []
      let there = try panel.stops(going: on) { stop in
        controls.formUnion(self.controls(panel))
        reached.insert(Control(owner: stop.id.owner, label: stop.element.label))
      }
      .map(\.id)
      #expect(Set(there).count == there.count, "\(screen.name): \(there) comes somewhere twice")
      #expect(!there.isEmpty && there.count < 100, "\(screen.name): there is no end")
      // Where all is in sight, the way is what the tree reads from its beginning to its end.
      if isWhole {
        whole += 1
        #expect(there == order, "\(screen.name): the way is not the reading order")
      }
      let missing = controls.subtracting(reached).map(\.label)
      #expect(missing == [], "\(screen.name): these are never reached")
      // A clock says another time by now.
      let missed = heard(panel).intersection(before)
      let words = panel.transcript.joined(separator: "\n")
      let units = panel.stage.speech?.phrase.units
      for text in missed {
        #expect(words.contains(units?.said(text) ?? text), "\(screen.name): “\(text)” is never said")
      }
      let returned = try panel.stops(going: back).map(\.id)
      #expect(returned.reversed() == there.dropLast(), "\(screen.name): the way back is another one")
      #expect(panel.reports == [], "\(screen.name)")
    }
    #expect(whole >= (look.size.width < 480 ? 1 : 10), "on \(whole) panels all is in sight")
  }

  @Test(
    "The order is that of the picture: lines from the top down, and each in the direction of reading", arguments: looks)
  func lines(_ look: Look) throws {
    var compared = 0
    for screen in GalleryScreens.all {
      let panel = try Harness(size: look.size) { screen.makeRoot() }
      panel.checksFrames = false
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(look.language))) }
      try panel.startSpeech()
      let speech = try #require(panel.stage.speech)
      if scrolls(panel.stage.rootLayoutNode) { continue }
      if speech.route.way.count > 1 { compared += 1 }
      for (one, next) in zip(speech.route.way, speech.route.way.dropFirst()) {
        let (a, b) = (one.element.frame, next.element.frame)
        let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        let isLine = shared * 2 > min(a.size.height, b.size.height)
        let isOn = look.language == "ar" ? b.midX < a.midX : b.midX > a.midX
        // A group is followed by what is inside, and the end of a column by the top of the next one.
        let isInside = a.minX <= b.minX && b.maxX <= a.maxX && a.minY <= b.minY && b.maxY <= a.maxY
        let isNextColumn = look.language == "ar" ? b.maxX <= a.minX : b.minX >= a.maxX
        // The month and the year of a card stand as on the card, from left to right in all languages.
        if screen.name == "payment", look.language == "ar", one.element.label == "الشهر" { continue }
        let goesOn = isInside ? true : isNextColumn ? true : isLine ? isOn : b.midY > a.midY
        #expect(goesOn, "\(screen.name), \(look): \(one.element.label) \(a), \(next.element.label) \(b)")
      }
    }
    #expect(compared >= (look.size.width < 480 ? 1 : 10), "\(compared) panels do not scroll")
  }

  /// Whether anything scrolls: more than what is on the screen is read then.
  private func scrolls(_ node: LayoutNode) -> Bool {
    node.behavior.scrollContainer?.canScroll == true || node.children.contains { scrolls($0) }
  }

  /// Something that can be used: the number of what it stands for, and its label.
  private struct Control: Hashable {
    let owner: Int?
    let label: String
  }

  /// Everything on the panel that can be used. The choices of a picker are used through the picker.
  private func controls(_ panel: Harness) -> Set<Control> {
    guard let numbers = panel.stage.speech?.route.owners else { return [] }
    var found: Set<Control> = []
    func look(_ element: SemanticsElement) {
      if element.press != nil || element.adjust != nil || !element.actions.isEmpty || element.role == .textField {
        found.insert(Control(owner: element.source.owner.map { numbers.number(of: $0) }, label: element.label))
      }
      for child in element.children where element.adjust == nil || child.role != .choice { look(child) }
    }
    for element in panel.stage.elements { look(element) }
    return found
  }

  /// The labels of everything on the panel that has words and no other element around it that says them.
  private func heard(_ panel: Harness) -> Set<String> {
    Set(panel.stage.elements.flatMap(\.flattened).filter { $0.role == .text }.map(\.label))
  }

  @Test("From right to left, the next element is to the left")
  func rightToLeft() throws {
    let panel = try Harness { OvenPanel() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.layoutDirection = .rightToLeft }
    try panel.startSpeech()
    try panel.swipe(.left)
    try panel.swipe(.left)
    #expect(panel.stage.speech?.current?.element.label == "Ready")
    try panel.swipe(.right)
    #expect(panel.stage.speech?.current?.element.label == "Oven")
  }
}
