import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

private enum WidthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum HeightKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var testWidth: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var testHeight: Int {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}

@Suite("Environment modifiers that set other keys than before")
struct EnvironmentKeysTests {
  private struct Reader: View {
    @Environment(\.testWidth) private var width
    @Environment(\.testHeight) private var height
    @State private var taps = 0

    var body: some View {
      VStack {
        Pad(name: "\(width)×\(height), \(taps) taps", width: 10, height: 10)
        Do("Tap") { taps += 1 }
      }
    }
  }

  private struct Panel: View {
    @State private var isWide: Bool
    @State private var outerWidth = 7
    private let setsBoth: Bool

    init(isWide: Bool = true, setsBoth: Bool = false) {
      self.isWide = isWide
      self.setsBoth = setsBoth
    }

    var body: some View {
      let (isWide, setsBoth) = (isWide, setsBoth)
      VStack {
        Reader()
          .modifier(
            EnvironmentModifier {
              if isWide { $0.testWidth = 1 }
              if !isWide, setsBoth { $0.testHeight = 2 }
            }
          )
          .environment(\.testWidth, outerWidth)
        Do("Switch") { self.isWide.toggle() }
        Do("Widen") { outerWidth += 1 }
      }
    }
  }

  @Test("A key that is set later reaches the views inside, which keep their state")
  func addition() throws {
    let panel = try BarePanel { Panel(setsBoth: true) }
    try panel.activate("Tap")
    #expect(panel.contains("1×0, 1 taps"))
    try panel.activate("Switch")
    #expect(panel.contains("7×2, 1 taps"), "\(panel.accessibilityDump)")
  }

  @Test("A key that is the first to be set reaches the views inside")
  func firstKey() throws {
    let panel = try BarePanel { Panel(isWide: false) }
    #expect(panel.contains("7×0, 0 taps"))
    try panel.activate("Switch")
    #expect(panel.contains("1×0, 0 taps"), "\(panel.accessibilityDump)")
  }

  @Test("A key that is no longer set has the value of the ancestors, also after that changes")
  func removal() throws {
    let panel = try BarePanel { Panel() }
    #expect(panel.contains("1×0, 0 taps"))
    try panel.activate("Switch")
    #expect(panel.contains("7×0, 0 taps"), "\(panel.accessibilityDump)")
    try panel.activate("Widen")
    #expect(panel.contains("8×0, 0 taps"))
    try panel.activate("Switch")
    #expect(panel.contains("1×0, 0 taps"))
  }

  @Test("The value that a closure sets last counts, also when it changes")
  func lastValue() throws {
    struct Twice: View {
      @State private var width = 1
      var body: some View {
        let width = width
        VStack {
          Reader().modifier(
            EnvironmentModifier {
              $0.testWidth = 100
              $0.testWidth = width
            })
          Do("Widen") { self.width += 1 }
        }
      }
    }
    let panel = try BarePanel { Twice() }
    try panel.activate("Widen")
    #expect(panel.contains("2×0, 0 taps"), "\(panel.accessibilityDump)")
  }
}
