import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What views take that a scroll view proposes nothing along its axis.
@Suite("Frames in scroll views")
struct ScrolledFramesTests {
  private func panel<Content: View>(@ViewBuilder _ tree: @escaping () -> Content) throws -> Harness {
    try Harness(size: Size(width: 300, height: 300), root: tree)
  }

  private struct DividedRow: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 80)
        Divider().named("line")
        Color.blue.frame(width: 20).named("colour")
        Text("a")
      }
    }
  }

  // https://github.com/moreSwift/swift-cross-ui/pull/612
  @Test("A divider and a colour are as high as the row in which they are")
  func dividedRows() throws {
    let panels = try [
      panel { ScrollView { DividedRow() } },
      panel { ScrollView { LazyVStack { DividedRow() } } },
      panel { List { DividedRow() } },
      panel { ScrollView { LazyVGrid(columns: [GridItem()]) { DividedRow() } } },
    ]
    for panel in panels {
      #expect(try panel.element("line").frame.height == 80)
      #expect(try panel.element("colour").frame.height == 80)
    }
  }

  // The same page.
  @Test("A colour behind other layers is as high as the highest, and a minimum height is filled")
  func layers() throws {
    let layered = try panel {
      ScrollView {
        ZStack {
          Color.red.named("ground")
          Text("Hi").frame(height: 200)
        }
      }
    }
    #expect(try layered.element("ground").frame.size == Size(width: 300, height: 200))
    let least = try panel { ScrollView { Color.red.named("ground").frame(minHeight: 120) } }
    #expect(try least.element("ground").frame.size == Size(width: 300, height: 120))
  }

  // https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
  @Test("A frame relative to a scroll view has its length in the first frame")
  func relativeFrames() throws {
    let panels = try [
      panel { ScrollView(.horizontal) { Color.red.named("a").containerRelativeFrame(.horizontal) } },
      panel { ScrollView(.horizontal) { HStack { Color.red.named("a").containerRelativeFrame(.horizontal) } } },
      panel { ScrollView(.horizontal) { LazyHStack { Color.red.named("a").containerRelativeFrame(.horizontal) } } },
      panel { ScrollView { VStack { Color.red.frame(height: 40).named("a").containerRelativeFrame(.horizontal) } } },
      panel {
        VStack {
          Text("Title")
          ScrollView(.horizontal) { HStack { Color.red.named("a").containerRelativeFrame(.horizontal) } }
        }
      },
    ]
    for panel in panels {
      #expect(try panel.element("a").frame.width == 300)
      try panel.resize(to: Size(width: 200, height: 300))
      #expect(try panel.element("a").frame.width == 200)
    }
  }
}
