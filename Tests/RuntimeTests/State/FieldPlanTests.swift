import Testing

@testable import Controls
@testable import Runtime

private struct Nested: DynamicProperty {
  @State var inner = 1
  var plain = 2
}

private struct Sample: View {
  let title = "title"
  @State var count = 0
  var nested = Nested()
  @Environment(\.colorScheme) var colorScheme
  var body: some View { Text(title) }
}

private struct Plain { let a = 1, b = "b" }

/// `_forEachField` is not a documented part of the standard library: this fails when it tells something else.
@MainActor
@Suite("The fields of a view, as the runtime tells them")
struct FieldPlanTests {
  @Test("Every dynamic property is found, also inside of others, and nothing else")
  func fields() {
    // The state, the nested state and the update of the property around it, and the environment.
    #expect(FieldPlan.plan(for: Sample.self).count == 4)
    #expect(FieldPlan.plan(for: Plain.self).count == 0)
  }
}
