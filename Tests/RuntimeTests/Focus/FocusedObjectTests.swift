import Combine
import Graphics
import Observation
import PrimitiveViews
import Testing

@testable import Runtime

private final class Oven: ObservableObject {
  @Published var heat: Int
  init(heat: Int) { self.heat = heat }
}

@Observable private final class Lamp {
  var isOn = false
}

@Suite("Objects that follow the focus")
struct FocusedObjectTests {
  private struct Reader: View {
    @FocusedObject private var oven: Oven?
    @FocusedValue(Lamp.self) private var lamp

    var body: some View {
      Bar("heat \(oven.map { "\($0.heat)" } ?? "none"), lamp \(lamp.map { "\($0.isOn)" } ?? "none")")
      Do("Heat") { oven?.heat += 1 }
      Do("Bind") { $oven?.heat.wrappedValue = 50 }
      Do("Light") { lamp?.isOn.toggle() }
    }
  }

  private struct Panel: View {
    let ovens: [Oven]
    let lamp: Lamp
    var isEverywhere = false

    var body: some View {
      VStack {
        Area("Left") {}.focusedObject(ovens[0]).focusedValue(lamp)
        Area("Right") {}.focusedObject(ovens[1])
        Area("Beside") {}
        Reader()
      }
      .focusedSceneObject(isEverywhere ? ovens[2] : nil)
    }
  }

  private func panel(isEverywhere: Bool = false) throws -> BarePanel {
    let (ovens, lamp) = ([180, 60, 20].map(Oven.init), Lamp())
    return try BarePanel(size: Size(width: 400, height: 400)) {
      Panel(ovens: ovens, lamp: lamp, isEverywhere: isEverywhere)
    }
  }

  @Test("An object is there while the focus is inside the view that provides it")
  func object() throws {
    let panel = try panel()
    #expect(panel.contains("heat none, lamp none"))
    try panel.tap("Left")
    #expect(panel.contains("heat 180, lamp false"))
    try panel.tap("Right")
    #expect(panel.contains("heat 60, lamp none"))
    try panel.tap("Beside")
    #expect(panel.contains("heat none, lamp none"))
  }

  @Test("A change of the object updates its readers, and they change it through bindings")
  func change() throws {
    let panel = try panel()
    try panel.tap("Left")
    try panel.activate("Heat")
    #expect(panel.contains("heat 181, lamp false"))
    try panel.activate("Bind")
    try panel.activate("Light")
    #expect(panel.contains("heat 50, lamp true"))
  }

  @Test("A scene's object is there without any focus, and that of the focused view goes before it")
  func scene() throws {
    let panel = try panel(isEverywhere: true)
    #expect(panel.contains("heat 20, lamp none"))
    try panel.tap("Right")
    #expect(panel.contains("heat 60, lamp none"))
  }
}
