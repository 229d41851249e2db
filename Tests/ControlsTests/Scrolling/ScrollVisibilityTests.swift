import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Visibility in scroll views")
struct ScrollVisibilityTests {
  @Test("A view tells when enough of it is in the window, and what the content was when it began to move")
  func visibility() throws {
    struct Panel: View {
      let journal: Log
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 300)
            Color.blue.frame(width: 100, height: 100)
              .onScrollVisibilityChange(threshold: 0.6) { journal.note($0 ? "seen" : "gone") }
            Color.green.frame(width: 100, height: 600)
          }
        }
        .contentMargins(.top, 40, for: .scrollIndicators)
        .onScrollPhaseChange { old, new, context in
          if new == .idle { journal.note("rests at \(Int(context.geometry.contentOffset.y))") }
        }
      }
    }
    let journal = Log()
    let panel = try Harness(size: Size(width: 100, height: 300)) { Panel(journal: journal) }
    #expect(journal.entries.filter { $0 == "seen" }.isEmpty)
    try panel.press(at: Point(x: 50, y: 250))
    // At most half of the view is visible then.
    try panel.move(dx: 0, dy: -50, steps: 10)
    #expect(!journal.entries.contains("seen"), "\(journal.entries)")
    try panel.move(dx: 0, dy: -70, steps: 10)
    try panel.advance(by: .seconds(1))
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(journal.entries.contains("seen"), "\(journal.entries)")
    #expect(journal.entries.contains { $0.hasPrefix("rests at 1") }, "\(journal.entries)")
  }

  @Test("A transition of a scroll view begins where its threshold says")
  func thresholds() throws {
    typealias Configuration = ScrollTransitionConfiguration
    #expect(Configuration.animated.progress(hidden: 0.4) == 0 && Configuration.animated.progress(hidden: 0.6) == 1)
    let early = Configuration.animated.threshold(.visible(0.3))
    #expect(early.progress(hidden: 0.6) == 0 && early.progress(hidden: 0.75) == 1)
    #expect(Configuration.interactive.progress(hidden: 0.25) == 0.25)
    #expect(Configuration.interactive.threshold(.visible(0.5)).progress(hidden: 0.75) == 0.5)
    #expect(Configuration.identity.progress(hidden: 1) == 0)
  }
}
