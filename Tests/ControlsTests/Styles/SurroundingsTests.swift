import FaceplateTesting
import Graphics
import Controls
import Runtime
import Testing

@MainActor
@Suite("Surroundings")
struct SurroundingsTests {
  private struct Measured: View {
    @ScaledMetric private var side = 20.0
    var body: some View {
      VStack {
        Text("Scaled").font(.body)
        Text("Fixed").font(.system(size: 17))
        Color.red.frame(width: side, height: 10).accessibilityElement().accessibilityLabel("Square")
      }
    }
  }

  @Test("Text styles and measures grow with the size that people want; sizes in points do not")
  func typeSize() throws {
    let usual = try Harness(size: Size(width: 300, height: 200)) { Measured() }
    let large = try Harness(size: Size(width: 300, height: 200)) { Measured().dynamicTypeSize(.accessibility1) }
    let ratio = try large.element("Scaled").frame.width / usual.element("Scaled").frame.width
    #expect((1.45...1.75).contains(ratio), "\(ratio)")
    #expect(try large.element("Fixed").frame.width == usual.element("Fixed").frame.width)
    #expect(try abs(large.element("Square").frame.width - 33) < 0.01)
    let limited = try Harness(size: Size(width: 300, height: 200)) {
      Measured().dynamicTypeSize(...DynamicTypeSize.large).environment(\.dynamicTypeSize, .accessibility1)
    }
    #expect(try limited.element("Scaled").frame.width == usual.element("Scaled").frame.width)
  }

  @Test("A kept value is a tweak of the panel")
  func storage() throws {
    enum Mode: String { case eco, fast }
    struct Kept: View {
      @AppStorage("volume") private var volume = 0.5
      @AppStorage("wash.mode") private var mode = Mode.eco
      var body: some View {
        VStack {
          Text("\(mode.rawValue) \(volume)")
          Button("Change") {
            volume = 0.75
            mode = .fast
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Kept() }
    var written: [String] = []
    panel.stage.tweaks.onChange = { written.append("\($0)=\($1)") }
    try panel.tap("Change")
    #expect(written.sorted() == ["app.volume=0.75", "wash.mode=fast"])
    panel.stage.tweaks.apply(["app.volume": "0.25", "wash.mode": "none"])
    try panel.frame()
    #expect(panel.labels.contains { $0.hasPrefix("eco") || $0.hasPrefix("fast") }, "\(panel.labels)")
    #expect(panel.stage.tweaks.text(of: "wash.mode") == "fast")
  }

  @Test("A menu comes up when a view is held")
  func contextMenu() throws {
    struct Held: View {
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Text("Target").contextMenu { Button("Rename") { done = "renamed" } }
          Text(done)
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Held() }
    try panel.hold("Target", for: .milliseconds(700))
    try panel.tap("Rename")
    #expect(panel.contains("renamed") && !panel.contains("Rename"), "\(panel.labels)")
  }

  @Test("Phases follow each other once for each change of the trigger, and then the panel rests")
  func phases() throws {
    struct Phased: View {
      @State private var count = 0
      var body: some View {
        VStack {
          PhaseAnimator([1.0, 2.0, 3.0], trigger: count) { phase in
            Color.red.frame(width: 20 * phase, height: 10).accessibilityElement().accessibilityLabel("Bar")
          } animation: { _ in
            .linear(duration: 0.2)
          }
          Button("Go") { count += 1 }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Phased() }
    #expect(panel.stage.deadline == nil)
    try panel.tap("Go")
    try panel.advance(by: .milliseconds(390))
    #expect(try panel.element("Bar").frame.width > 50)
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Bar").frame.width == 20)
    #expect(panel.stage.deadline == nil)
  }
}
