import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Trees that are too deep")
struct DeepTreeTests {
  /// Each level has three nodes: of the view, of the type-erased view and of the padding.
  private struct Deep: View {
    let level: Int
    let text: String

    var body: AnyView {
      if level == 0 { return AnyView(Bar(text)) }
      return AnyView(Deep(level: level - 1, text: text).padding(0))
    }
  }

  private struct Panel: View {
    let level: Int
    /// The number of nodes above the deep tree that make no difference otherwise.
    let more: Int
    @State private var number = 0

    var body: some View {
      VStack {
        switch more {
        case 0: Deep(level: level, text: "deep \(number)")
        case 1: Group { Deep(level: level, text: "deep \(number)") }
        default: Group { Group { Deep(level: level, text: "deep \(number)") } }
        }
        Bar("beside \(number)")
        Do("Next") { number += 1 }
      }
    }
  }

  @Test("What is within the limit is shown and follows changes")
  func within() throws {
    let panel = try BarePanel { Panel(level: 300, more: 0) }
    try panel.activate("Next")
    #expect(panel.labels == ["deep 1", "beside 1", "Next"])
    #expect(panel.reports.isEmpty)
  }

  @Test("What is beyond it is cut off and told once, and the rest follows changes", arguments: 0..<3)
  func beyond(more: Int) throws {
    let panel = try BarePanel { Panel(level: 400, more: more) }
    for number in 0..<3 {
      #expect(panel.labels == ["beside \(number)", "Next"])
      try panel.activate("Next")
    }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("deeper than \(RuntimeLimits.depth)"))
  }
}
