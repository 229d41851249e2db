import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// Numbers the views that it is given.
private struct Numbered<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        HStack {
          Bar("*")
          subview
        }
        .joined()
      }
    }
  }
}

private struct NumberedPanel: View {
  @State private var names = ["one", "two"]
  @State private var isExtra = false

  var body: some View {
    Numbered {
      ForEach(names, id: \.self) { Bar($0) }
      if isExtra { Bar("extra") }
      Area("More") {
        names.insert("zero", at: 0)
        isExtra = true
      }
    }
  }
}

@MainActor
@Suite("A view for each subview")
struct ForEachSubviewsTests {
  @Test("Each view of the content gets its own, and those that come and go are followed")
  func follows() throws {
    let panel = try BarePanel(size: Size(width: 320, height: 320)) { NumberedPanel() }
    #expect(panel.labels.filter { $0.hasPrefix("*") } == ["*, one", "*, two", "*, More"], "\(panel.accessibilityDump)")
    try panel.tap(at: panel.element("*, More").frame.center)
    #expect(
      panel.labels.filter { $0.hasPrefix("*") } == ["*, zero", "*, one", "*, two", "*, extra", "*, More"],
      "\(panel.accessibilityDump)")
  }
}
