import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("A page that the banner of alarms moves")
struct BannerShiftTests {
  private final class Presses { var names: [String] = [] }

  private static let bannerless = Size(width: 800, height: 480)

  /// A panel with a column of buttons, and one at the bottom edge that the banner does not move.
  private func panel(_ alarms: AlarmCenter, _ presses: Presses) throws -> Harness {
    try Harness(size: Self.bannerless) {
      VStack(spacing: 0) {
        ForEach(0..<4) { number in
          Button("Button \(number)") { presses.names.append("\(number)") }.frame(height: 56)
        }
        Spacer()
        Button("Last") { presses.names.append("last") }.frame(height: 56)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .alarms(alarms)
    }
  }

  private func middle(of label: String, _ panel: Harness) throws -> Point { try panel.element(label).frame.center }

  @Test("A touch within half a second after the banner has come hits no other control than it was aimed at")
  func come() throws {
    let (alarms, presses) = (AlarmCenter([AlarmKind("door", "The door is open")]), Presses())
    let panel = try panel(alarms, presses)
    let (first, second) = (try middle(of: "Button 0", panel), try middle(of: "Button 1", panel))
    let last = try middle(of: "Last", panel)
    try panel.tap(at: second)
    #expect(presses.names == ["1"])
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    let acknowledge = try middle(of: "Acknowledge", panel)
    try panel.tap(at: second)
    try panel.tap(at: first)
    try panel.tap(at: acknowledge)
    #expect(presses.names == ["1"] && alarms["door"]?.state == .unacknowledged)
    // What has not moved is what it was.
    try panel.tap(at: last)
    #expect(presses.names == ["1", "last"])
    try panel.advance(by: .milliseconds(500))
    try panel.tap(at: middle(of: "Button 0", panel))
    #expect(presses.names == ["1", "last", "0"])
  }

  @Test("The same holds when the banner goes, and a touch that counts again costs nothing")
  func gone() throws {
    let (alarms, presses) = (AlarmCenter([AlarmKind("door", "The door is open")]), Presses())
    let panel = try panel(alarms, presses)
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    try panel.advance(by: .seconds(1))
    let second = try middle(of: "Button 1", panel)
    panel.stage.whileCurrent { alarms.set("door", to: false) }
    panel.stage.whileCurrent { alarms.acknowledge("door") }
    try panel.frame()
    try panel.tap(at: second)
    #expect(presses.names == [])
    try panel.advance(by: .milliseconds(500))
    try panel.tap(at: middle(of: "Button 1", panel))
    #expect(presses.names == ["1"] && panel.stage.endOfShift == nil)
  }

  /// A page with a title, actions and tabs.
  private func page(_ alarms: AlarmCenter, _ size: Size) throws -> Harness {
    try Harness(size: size) {
      TabView {
        NavigationStack {
          AdaptiveColumns {
            ForEach(0..<6) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44) }
          } second: {
            EmptyView()
          } actions: {
            Button("Start") {}
          }
          .navigationTitle("Boiler")
        }
        .tabItem { Label("Boiler", systemImage: "flame") }
        Text("Other").tabItem { Label("Other", systemImage: "gear") }
      }
      .alarms(alarms)
    }
  }

  @Test("On a low screen the title and the actions make room for the banner, so that the page shows two rows")
  func lowScreen() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open")])
    let panel = try page(alarms, Size(width: 320, height: 240))
    let start = try panel.element("Start").frame
    #expect(panel.contains("Row 0"))
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    let (banner, row) = (try panel.element("Acknowledge").frame, try panel.element("Row 1").frame)
    #expect(row.minY > banner.maxY && row.maxY < start.maxY)
    #expect(try panel.lint(on: [LintScreen(320, 240, diagonal: 2.8)]).filter { $0.rule == .lowPage } == [])
    // The actions scroll with the page, and come back with the room.
    #expect(try panel.element("Start").frame.minY > row.maxY)
    panel.stage.whileCurrent { alarms.set("door", to: false) }
    panel.stage.whileCurrent { alarms.acknowledge("door") }
    try panel.frame()
    #expect(try panel.element("Start").frame == start)
  }

  @Test("On a screen with room for two rows, the title and the actions stay")
  func highScreen() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open")])
    let panel = try page(alarms, Size(width: 800, height: 480))
    let start = try panel.element("Start").frame
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    #expect(try panel.element("Start").frame == start)
    #expect(panel.contains("Boiler"))
  }

  @Test("Keys are not affected")
  func keys() throws {
    let (alarms, presses) = (AlarmCenter([AlarmKind("door", "The door is open")]), Presses())
    let panel = try panel(alarms, presses)
    try panel.key(.tab)
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    try panel.key(.space)
    #expect(presses.names == ["0"])
  }

  @Test("The banner stays in sight while the keyboard moves the page up, also when it comes then")
  func keyboard() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open"), AlarmKind("heat", "Too hot")])
    let panel = try Harness(size: Self.bannerless) {
      VStack {
        Spacer()
        TextField("Name", text: .constant(""))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .alarms(alarms)
    }
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    let place = try panel.element("Acknowledge").frame
    try panel.tap("Name")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Acknowledge").frame == place)
    let field = try panel.element("Name").frame
    #expect(field.minY > place.maxY)
    #expect(panel.stage.mayTap(at: place.center))
    panel.stage.whileCurrent { alarms.acknowledge("door") }
    panel.stage.whileCurrent { alarms.set("door", to: false) }
    try panel.frame()
    try panel.advance(by: .seconds(1))
    panel.stage.whileCurrent { alarms.set("heat", to: true) }
    try panel.frame()
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Acknowledge").frame == place)
    #expect(try panel.element("Name").frame == field)
  }

  @Test("The keyboard of a small screen leaves the banner in sight, also when it comes while a text is typed")
  func smallKeyboard() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open"), AlarmKind("heat", "Too hot")])
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      TextField("Name", text: .constant("")).padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .alarms(alarms)
    }
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    let banner = try panel.element("Acknowledge").frame
    let button = picture(of: banner, panel)
    try panel.advance(by: .seconds(1))
    try panel.tap("Name")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Acknowledge").frame == banner)
    #expect(picture(of: banner, panel) == button)
    try panel.tap("Acknowledge")
    #expect(alarms["door"]?.state == .acknowledged)
  }

  /// The pixels of the upper half of a part of the panel, whose points are pixels. A shadow may be on the lower half.
  private func picture(of frame: Rect, _ panel: Harness) -> [UInt32] {
    (Int(frame.minY)..<Int(frame.midY)).flatMap { y in
      (Int(frame.minX)..<Int(frame.maxX)).map { panel.bitmap[$0, y] }
    }
  }
}
