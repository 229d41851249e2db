import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// Where guides put views, row by row.
@Suite("Frames by alignment")
struct AlignmentFramesTests {
  // https://developer.apple.com/documentation/swiftui/aligning-views-within-a-stack
  @Test("Views in a stack line up by the stack's guide")
  func stacks() throws {
    for (alignment, y) in [(VerticalAlignment.top, 0), (.center, 10), (.bottom, 20)] {
      try row(100, 100, "20×30", "a 0,\(y) 10×10", "b 10,0 10×30") {
        HStack(alignment: alignment, spacing: 0) {
          fixed("a", 10, 10)
          fixed("b", 10, 30)
        }
      }
    }
    for (alignment, x) in [(HorizontalAlignment.leading, 0), (.center, 10), (.trailing, 20)] {
      try row(100, 100, "30×20", "a \(x),0 10×10", "b 0,10 30×10") {
        VStack(alignment: alignment, spacing: 0) {
          fixed("a", 10, 10)
          fixed("b", 30, 10)
        }
      }
    }
    // A text's baseline; without one, the lower edge.
    try row(100, 100, "26×30", "aa 0,14 16×16", "b 16,0 10×30") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        words("a", 2)
        fixed("b", 10, 30)
      }
    }
    try row(60, 100, "56×32", "aaaaaaaaaa 0,0 40×32", "bb 40,0 16×16") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        words("a", 10).frame(width: 40)
        words("b", 2)
      }
    }
    try row(60, 100, "56×32", "aaaaaaaaaa 0,0 40×32", "bb 40,16 16×16") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        words("a", 10).frame(width: 40)
        words("b", 2)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh and
  // https://swiftui-lab.com/alignment-guides/
  @Test("A guide that a view sets counts where the container lines up by it")
  func guides() throws {
    try row(100, 100, "50×20", "a 0,0 20×10", "b 20,10 30×10") {
      VStack(alignment: .leading, spacing: 0) {
        fixed("a", 20, 10).alignmentGuide(.leading) { $0[.trailing] }
        fixed("b", 30, 10)
      }
    }
    try row(100, 100, "20×20", "a 0,10 10×10", "b 10,0 10×10") {
      HStack(alignment: .top, spacing: 0) {
        fixed("a", 10, 10).alignmentGuide(.top) { _ in -10 }
        fixed("b", 10, 10)
      }
    }
    try row(100, 100, "30×20", "a 0,0 20×10", "b 0,10 30×10") {
      VStack(alignment: .leading, spacing: 0) {
        fixed("a", 20, 10).alignmentGuide(.trailing) { _ in -40 }
        fixed("b", 30, 10)
      }
    }
    try row(100, 100, "20×30", "a 0,0 10×20", "b 10,10 10×20") {
      HStack(spacing: 0) {
        fixed("a", 10, 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        fixed("b", 10, 20)
      }
    }
    try row(100, 100, "20×25", "a 0,0 10×20", "b 10,15 10×10") {
      HStack(alignment: .top, spacing: 0) {
        fixed("a", 10, 20).alignmentGuide(.top) { $0.height - 5 }
        fixed("b", 10, 10)
      }
    }
    // Modifiers around the view keep its guide in its place.
    try row(100, 100, "30×20", "a 5,5 10×10", "b 20,10 10×10") {
      HStack(alignment: .top, spacing: 0) {
        fixed("a", 10, 10).alignmentGuide(.top) { _ in 5 }.padding(5)
        fixed("b", 10, 10)
      }
    }
    // A later one replaces it, and may read it.
    try row(100, 100, "20×17", "a 0,0 10×10", "b 10,7 10×10") {
      HStack(alignment: .top, spacing: 0) {
        fixed("a", 10, 10).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.top) { $0[.top] + 2 }
        fixed("b", 10, 10)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:),
  // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  @Test("Frames, layers and overlays line up by guides, too")
  func otherContainers() throws {
    try row(100, 100, "60×10", "a -10,0 20×10") {
      fixed("a", 20, 10).alignmentGuide(.leading) { _ in 10 }.frame(width: 60, height: 10, alignment: .leading)
    }
    try row(100, 100, "60×40", "a 20,10 20×10") {
      fixed("a", 20, 10).alignmentGuide(.top) { _ in -10 }.frame(width: 60, height: 40, alignment: .top)
    }
    try row(100, 100, "40×40", "a 0,0 40×40", "b 20,0 10×10") {
      ZStack(alignment: .topLeading) {
        fixed("a", 40, 40)
        fixed("b", 10, 10).alignmentGuide(.leading) { _ in -20 }
      }
    }
    // A badge whose middle is at the corner.
    try row(100, 100, "20×20", "a 0,0 20×20", "b 15,-5 10×10") {
      fixed("a", 20, 20).overlay(alignment: .topTrailing) {
        fixed("b", 10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
    try row(100, 100, "20×20", "a 0,0 20×20", "b 0,12 10×10") {
      fixed("a", 20, 20).alignmentGuide(.top) { _ in 12 }
        .overlay(alignment: .topLeading) { fixed("b", 10, 10) }
    }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[VerticalAlignment.center] }
  }
  private static let middle = VerticalAlignment(Middle.self)

  private enum Column: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
  }
  private static let column = HorizontalAlignment(Column.self)

  // WWDC 2019, https://developer.apple.com/videos/play/wwdc2019/237/ (alignment across stacks), and for several views
  // https://developer.apple.com/documentation/swiftui/verticalalignment/combineexplicit(_:)
  @Test("A custom guide of a view inside counts for its stack; those of several views are averaged")
  func customGuides() throws {
    try row(100, 100, "40×40", "a 0,0 20×10", "b 0,10 20×10", "c 20,0 20×30", "d 20,30 20×10") {
      HStack(alignment: Self.middle, spacing: 0) {
        VStack(spacing: 0) {
          fixed("a", 20, 10)
          fixed("b", 20, 10).alignmentGuide(Self.middle) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          fixed("c", 20, 30).alignmentGuide(Self.middle) { $0[VerticalAlignment.center] }
          fixed("d", 20, 10)
        }
      }
    }
    try row(100, 100, "40×20", "a 0,0 20×10", "b 0,10 20×10", "c 20,10 20×10") {
      HStack(alignment: Self.middle, spacing: 0) {
        VStack(spacing: 0) {
          fixed("a", 20, 10).alignmentGuide(Self.middle) { _ in 0 }
          fixed("b", 20, 10).alignmentGuide(Self.middle) { $0.height }
        }
        fixed("c", 20, 10).alignmentGuide(Self.middle) { _ in 0 }
      }
    }
    try row(100, 100, "60×20", "aa 0,0 16×10", "b 16,0 20×10", "c 6,10 10×10", "d 16,10 44×10") {
      VStack(alignment: Self.column, spacing: 0) {
        HStack(spacing: 0) {
          fixed("aa", 16, 10)
          fixed("b", 20, 10).alignmentGuide(Self.column) { $0[.leading] }
        }
        HStack(spacing: 0) {
          fixed("c", 10, 10)
          fixed("d", 44, 10).alignmentGuide(Self.column) { $0[.leading] }
        }
      }
    }
    // Two levels up.
    try row(100, 100, "30×30", "a 2,2 10×10", "b 20,2 10×10") {
      HStack(alignment: Self.middle, spacing: 0) {
        ZStack(alignment: .topLeading) { fixed("a", 10, 10).alignmentGuide(Self.middle) { _ in 0 }.padding(2) }
          .frame(width: 20, height: 30, alignment: .topLeading)
        fixed("b", 10, 10).alignmentGuide(Self.middle) { _ in 0 }
      }
    }
  }

  // `FrameAlignment` of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Alignment/AlignmentGuide.swift: containers do
  // not merge the guides of their edges and centres.
  @Test("A built-in guide of an edge or the centre does not leave its container, and a baseline does")
  func builtInGuides() throws {
    try row(100, 100, "40×20", "a 0,0 20×10", "b 0,10 20×10", "c 20,0 20×20") {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          fixed("a", 20, 10).alignmentGuide(.top) { _ in 5 }
          fixed("b", 20, 10)
        }
        fixed("c", 20, 20)
      }
    }
    try row(100, 100, "40×20", "a 0,0 20×10", "b 20,0 20×10", "c 0,10 40×10") {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          fixed("a", 20, 10).alignmentGuide(.leading) { _ in 15 }
          fixed("b", 20, 10)
        }
        fixed("c", 40, 10)
      }
    }
    try row(100, 100, "32×32", "aa 0,0 16×16", "bb 0,16 16×16", "cc 16,0 16×16") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          words("a", 2)
          words("b", 2)
        }
        words("c", 2)
      }
    }
    try row(100, 100, "32×32", "aa 0,0 16×16", "bb 0,16 16×16", "cc 16,16 16×16") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          words("a", 2)
          words("b", 2)
        }
        words("c", 2)
      }
    }
  }
}
