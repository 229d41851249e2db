import Faceplate
import Gallery
import Headless

// What a panel looks like while somebody uses it: a held button, a slider under a finger, menus, dialogs, sheets and
// keyboards, on the smallest screen and on a large one.

/// A moment of use: the panel, and what somebody does at it.
struct Moment {
  let panel: String
  let act: @MainActor (HeadlessHost) throws -> Void

  init(_ panel: String, _ act: @escaping @MainActor (HeadlessHost) throws -> Void) {
    (self.panel, self.act) = (panel, act)
  }

  static let all = [
    Moment("oven") { try $0.press("Start") },
    Moment("toggles") { try $0.press("Silent") },
    Moment("lighting") {
      try $0.press("Kitchen level")
      try $0.move(dx: -20, steps: 4)
    },
    Moment("sliders") {
      try $0.press("Price maximum")
      try $0.move(dx: 30, steps: 4)
    },
    Moment("thermostat") { try $0.press("Increment") },
    Moment("order") { try $0.tap("Language") },
    Moment("access") { try $0.tap("Text") },
    Moment("dialog") { try $0.press("Go on") },
    Moment("layers") { try $0.tap("Note") },
    Moment("layers") { try $0.tap("Sheet") },
    Moment("payment") { try $0.tap("Card number") },
    Moment("settings") { try $0.tap("Name") },
    Moment("laundry") { try $0.tap("Start") },
    Moment("bake") { try $0.tap("Bread, 230 °C") },
    Moment("station") { try $0.advance(by: .seconds(900)) },
    // An alarm that nobody has acknowledged.
    Moment("laundry") {
      try $0.tap("Service")
      try $0.tap("Tap closed")
      try $0.tap("Close")
      try $0.tap("Start")
      try $0.advance(by: .seconds(30))
    },
    Moment("recipes") { try $0.press("Last") },
    Moment("choosing") { try $0.tap("Day, Date") },
    Moment("layers") { try $0.hold("Hold me", for: .seconds(1)) },
    Moment("tables") { try $0.tap("Search") },
    Moment("home") { try $0.press("Room") },
  ]
}

/// The sheet of all moments in a scheme.
@MainActor func states(_ scheme: ColorScheme) throws -> [UInt8] {
  let screens = [(LintScreen.all[0], 1.0), (LintScreen.all[8], 0.3)]
  var pictures: [(Picture, Size)] = []
  for moment in Moment.all {
    guard let panel = GalleryScreens.all.first(where: { $0.name == moment.panel }) else {
      preconditionFailure("The gallery has no panel “\(moment.panel)”.")
    }
    for (screen, factor) in screens {
      let host = try HeadlessHost(size: screen.size, scale: screen.scale, colorScheme: scheme) { panel.makeRoot() }
      try host.setEnvironment { $0.numberConventions = .english }
      do { try moment.act(host) } catch { print("\(moment.panel) on \(screen): \(error)") }
      pictures.append(
        (Picture(host.bitmap), Size(width: screen.pixels.width * factor, height: screen.pixels.height * factor)))
    }
  }
  // Two moments stand side by side.
  let rows = Double((Moment.all.count + 1) / 2)
  let host = try HeadlessHost(size: Size(width: 1880, height: rows * 336 + 12)) {
    FlowLayout(spacing: 12) {
      ForEach(pictures.indices, id: \.self) { index in
        Image(decorative: pictures[index].0).resizable()
          .frame(width: pictures[index].1.width, height: pictures[index].1.height)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(white: 0.4))
  }
  return host.png()
}
