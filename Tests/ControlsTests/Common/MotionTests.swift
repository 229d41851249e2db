import FaceplateTesting
import Graphics
import Runtime
import Testing

@testable import Controls
@testable import Looks

/// How the parts of controls move on a screen: what each movement shows, how many frames it takes, and that it ends.
@MainActor @Suite("Motion of controls")
struct MotionTests {
  /// A panel of controls that move as they do on a screen.
  private func panel<Root: View>(
    reducesMotion: Bool = false, _ tokens: MotionTokens = .standard, @ViewBuilder root: @escaping () -> Root
  ) throws -> Harness {
    let panel = try Harness(size: Size(width: 320, height: 240), root: root)
    try panel.setEnvironment {
      $0.motionTokens = tokens
      $0.accessibilityReduceMotion = reducesMotion
    }
    return panel
  }

  /// Lets time pass until nothing moves; the number of frames that changed anything meanwhile.
  private func framesUntilRest(_ panel: Harness) throws -> Int {
    let before = panel.frames
    try panel.advance(by: .seconds(1))
    #expect(panel.stage.deadline == nil, "Nothing moves any more, and nothing wakes the panel.")
    return panel.frames - before
  }

  private struct Values: View {
    @State private var isOn = false
    @State private var level = 0.2
    @State private var number = 19
    @State private var unit = 0

    var body: some View {
      VStack(spacing: 4) {
        Toggle("Light", isOn: $isOn)
        ProgressView(value: level).accessibilityLabel("Bar")
        Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
        Stepper("Count", value: $number, in: 0...30)
        Picker("Unit", selection: $unit) {
          Text("A").tag(0)
          Text("B").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
  }

  @Test(
    "A value that changes other than under a finger moves for 0.2 s, and the panel sleeps afterwards",
    arguments: ["Light", "Level", "Count", "B"])
  func values(_ control: String) throws {
    let panel = try panel { Values() }
    let still = try self.panel(.none) { Values() }
    let before = panel.snapshot()
    for panel in [panel, still] {
      switch control {
      case "Level", "Count": try panel.adjust(control, by: 1)
      default: try panel.activate(control)
      }
    }
    let first = panel.snapshot()
    let frames = try framesUntilRest(panel)
    let end = panel.snapshot()
    #expect(end != before)
    #expect(end == still.bitmap, "The last frame is that of a panel on which nothing moves.")
    #expect(first != end, "The first frame is not yet the last.")
    // 0.2 s are 12 frames at 60 Hz.
    #expect((8...13).contains(frames), "\(frames) frames")
  }

  @Test("Where motion is reduced, what changes its place does so at once", arguments: ["Level", "Count", "B", "Light"])
  func reduced(_ control: String) throws {
    let panel = try panel(reducesMotion: true) { Values() }
    if ["B", "Light"].contains(control) { try panel.activate(control) } else { try panel.adjust(control, by: 1) }
    let first = panel.snapshot()
    #expect(try framesUntilRest(panel) == 0)
    #expect(panel.snapshot() == first)
  }

  @Test("A movement is interrupted where it is, and goes on from there")
  func interrupted() throws {
    let panel = try panel { Values() }
    let start = panel.snapshot()
    try panel.adjust("Level", by: 1)
    try panel.advance(by: .milliseconds(60))
    let halfway = panel.snapshot()
    try panel.adjust("Level", by: -1)
    let back = panel.snapshot()
    #expect(back == halfway, "The first frame of the way back shows what the last one of the way there did.")
    _ = try framesUntilRest(panel)
    #expect(panel.snapshot() == start)
  }

  @Test("Under a finger a handle is where the finger is, in the same frame")
  func underTheFinger() throws {
    let panel = try panel { Values() }
    let start = try panel.element("Level").frame.center
    try panel.press(at: start)
    try panel.advance(by: .seconds(1))
    try panel.move(dx: 100)
    let moved = panel.snapshot()
    try panel.advance(by: .milliseconds(1))
    // The bar above follows the value and may still move; the track of the slider does not.
    let track = try panel.element("Level").frame
    for x in stride(from: Int(track.minX), to: Int(track.maxX), by: 1) {
      #expect(moved[x, Int(track.midY)] == panel.bitmap[x, Int(track.midY)])
    }
    try panel.lift()
    _ = try framesUntilRest(panel)
  }

  @Test("Digits that differ roll, and those that do not stay")
  func digits() throws {
    struct Number: View {
      @State private var number = 129
      var body: some View {
        VStack {
          Text("\(number)").monospacedDigit().contentTransition(.numericText(value: Double(number)))
            .animation(.linear(duration: 0.2), value: number).accessibilityLabel("Number")
          Button("More") { number += 1 }
          Button("Less") { number -= 1 }
        }
      }
    }
    let panel = try panel { Number() }
    let place = try panel.element("Number").frame
    func rows(_ part: ClosedRange<Double>) -> [[UInt32]] {
      let columns = Int(place.minX + place.width * part.lowerBound)..<Int(place.minX + place.width * part.upperBound)
      return (Int(place.minY)..<Int(place.maxY)).map { y in columns.map { panel.bitmap[$0, y] } }
    }
    let hundreds = rows(0...0.3)
    try panel.activate("More")
    #expect(!panel.stage.drawAll().list.items.contains { $0.paint.isInvisible }, "What comes is not seen yet.")
    try panel.advance(by: .milliseconds(50))
    #expect(rows(0...0.3) == hundreds, "1 stays.")
    let upwards = rows(0.34...1)
    _ = try framesUntilRest(panel)
    #expect(rows(0.34...1) != upwards)
    try panel.activate("Less")
    try panel.advance(by: .milliseconds(50))
    #expect(rows(0.34...1) != upwards, "The way back leads downwards.")
    _ = try framesUntilRest(panel)
  }

  @Test("A dialog appears within 0.25 s, and can be answered before", arguments: [false, true])
  func dialog(reducesMotion: Bool) throws {
    struct Question: View {
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }.alert("Stop?", isPresented: $isShown) { Button("Yes") {} }
      }
    }
    let panel = try panel(reducesMotion: reducesMotion) { Question() }
    try panel.activate("Ask")
    let first = panel.snapshot()
    try panel.advance(by: .milliseconds(32))
    #expect(panel.snapshot() != first)
    try panel.activate("Yes")
    #expect(!panel.contains("Stop?"))
    try panel.activate("Ask")
    let before = panel.frames
    try panel.advance(by: .seconds(1))
    #expect((10...16).contains(panel.frames - before), "\(panel.frames - before) frames")
    #expect(panel.stage.deadline == nil)
  }

  @Test("A page comes from the side to which it leads, and with its first frame can be used")
  func page() throws {
    let panel = try panel {
      NavigationStack {
        NavigationLink("Next") { Text("Page").navigationTitle("Second") }.navigationTitle("First")
      }
    }
    try panel.activate("Next")
    let place = try panel.element("Page").frame
    let first = panel.snapshot()
    let frames = try framesUntilRest(panel)
    // 0.3 s are 18 frames at 60 Hz.
    #expect(frames == 18)
    #expect(panel.snapshot() != first)
    #expect(try panel.element("Page").frame == place, "Only the picture moves.")
  }

  @Test("What the first frame shows is there at once")
  func firstFrame() throws {
    let panel = try panel { Text("Below").alert("Stop?", isPresented: .constant(true)) { Button("Yes") {} } }
    let first = panel.snapshot()
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == first)
  }
}
