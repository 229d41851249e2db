import FaceplateTesting
import Graphics
import TestFixtures
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Layout that is only considered")
struct SpeculativeLayoutTests {
  private struct Rows: View {
    @State private var title = "Rows"

    var body: some View {
      VStack {
        HStack(alignment: .firstTextBaseline) {
          Text(title)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20) { row in Text("row \(row)").frame(width: 100, height: 50) }
            }
          }
        }
        Do("Rename") { title = "Lines" }
      }
    }
  }

  @Test("A scroll view beside a baseline keeps its place when its neighbour changes")
  func scrollPosition() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { Rows() }
    let scroll = try #require(panel.stage.rootLayoutNode.all.firstMapped { $0.behavior as? ScrollBehavior })
    scroll.jump(.vertical, to: 130)
    try panel.frame()
    #expect(scroll[.vertical].position == 130)
    let (limit, viewport) = (scroll[.vertical].limit, scroll[.vertical].viewport)
    #expect(limit > 500 && viewport < 300)
    try panel.activate("Rename")
    #expect(scroll[.vertical].position == 130)
    #expect(scroll[.vertical].limit == limit && scroll[.vertical].viewport == viewport)
  }

  private struct Everything: View {
    @Namespace private var space
    @State private var window = 40.0...60
    @State private var isAsking = true

    var body: some View {
      VStack {
        ScrollView { ForEach(0..<20) { Text("row \($0)").frame(height: 50) } }
          .safeAreaInset(edge: .bottom) { Text("A bar that is higher the narrower it is") }
        List(0..<50, id: \.self) { Text("line \($0)") }
        RangeSlider("Window", value: $window, in: 0...100).sliderLabels(.moving)
        StepIndicator(count: 3, current: 1)
        ViewThatFits {
          Text("A text that only fits where there is much room")
          Text("Short")
        }
        GeometryReader { Text("\($0.size.width)") }
        Text("Source").matchedGeometryEffect(id: 1, in: space)
        Text("Follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
        Color.gray.ignoresSafeArea()
      }
      .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  @Test("To be asked where the children would go changes nothing, whatever the layoutNode")
  func purity() throws {
    let panel = try Harness(size: Size(width: 480, height: 900)) { Everything() }
    let stage = panel.stage
    let dump = stage.rootLayoutNode.layoutDump()
    let kinds = Set(stage.rootLayoutNode.all.map { String(describing: type(of: $0.behavior)) })
    for kind in [
      "ScrollBehavior", "SafeAreaBehavior", "LazyRowsBehavior", "HandleLabelsBehavior", "StepRowBehavior",
      "FittingBehavior", "GeometryBehavior", "ModalBehavior", "IgnoringSafeAreaBehavior",
    ] {
      #expect(kinds.contains(kind), "no \(kind)")
    }
    func state() -> [String] {
      stage.rootLayoutNode.all.map { layoutNode in
        let behavior = layoutNode.behavior
        let scroll = (behavior as? ScrollBehavior).map { "\($0.motion) \($0.reach)" } ?? ""
        let displayRegion = (behavior as? ModalBehavior).map { "\($0.displayRegion)" } ?? ""
        let edges = String(describing: behavior.unsafeEdges)
        return "\(edges) \(behavior.shownChildren.count) \(scroll) \(displayRegion)"
      }
    }
    let before = state()
    for layoutNode in stage.rootLayoutNode.all {
      for size in [Size(width: 40, height: 20), Size(width: 900, height: 2_000)] {
        _ = layoutNode.behavior.placements(in: size, proposal: ProposedViewSize(size))
        _ = layoutNode.behavior.explicitGuide(
          VerticalAlignment.firstTextBaseline.key, ProposedViewSize(width: size.width, height: nil))
      }
      try #require(!stage.needsDraw, "\(type(of: layoutNode.behavior)) wants to be drawn anew")
    }
    #expect(state() == before)
    #expect(stage.rootLayoutNode.layoutDump() == dump)
  }
}

extension LayoutNode {
  /// The layoutNode and all below.
  fileprivate var all: [LayoutNode] { [self] + children.flatMap(\.all) }
}
