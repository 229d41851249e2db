import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Views that are disabled")
struct DisabledTests {
  /// Notes with what a view is evaluated.
  private struct Probe: View {
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      log.note("\(isEnabled)")
      return Box.clear
    }
  }

  private struct Nested: View {
    let log: Log
    @State private var isOuterDisabled = false
    @State private var isInnerDisabled = false
    @State private var isSet = false

    var body: some View {
      VStack {
        way.disabled(isOuterDisabled)
        Do("Outer") { isOuterDisabled.toggle() }
        Do("Inner") { isInnerDisabled.toggle() }
        Do("Set") { isSet.toggle() }
      }
    }

    /// Both ways have the same type, and do not do the same.
    private var way: AnyView {
      isSet
        ? AnyView(Probe(log: log).environment(\.isEnabled, true)) : AnyView(Probe(log: log).disabled(isInnerDisabled))
    }
  }

  @Test("A view is enabled where neither it nor what is around it is disabled, whatever it was before")
  func nested() throws {
    let log = Log()
    let panel = try BarePanel(size: Size(width: 100, height: 200)) { Nested(log: log) }
    var isNow: String?
    func now(after change: String) throws -> String? {
      try panel.activate(change)
      isNow = log.take().last ?? isNow
      return isNow
    }
    isNow = log.take().last
    #expect(isNow == "true")
    #expect(try now(after: "Inner") == "false")
    #expect(try now(after: "Outer") == "false")
    #expect(try now(after: "Inner") == "false")
    #expect(try now(after: "Outer") == "true")
    #expect(try now(after: "Set") == "true")
    #expect(try now(after: "Outer") == "true", "It is set inside.")
    #expect(try now(after: "Set") == "false")
    #expect(try now(after: "Outer") == "true")
    #expect(try now(after: "Inner") == "false")
    #expect(try now(after: "Set") == "true")
  }

  @Test("What says once more that it is not disabled is not made again for that")
  func unchanged() {
    let (first, second) = (EnvironmentModifier(disabled: false), EnvironmentModifier(disabled: false))
    #expect(first.hasSameEffect(as: second))
    #expect(!first.hasSameEffect(as: EnvironmentModifier(disabled: true)))
  }
}
