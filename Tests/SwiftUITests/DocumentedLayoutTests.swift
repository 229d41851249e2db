import FaceplateTesting
import SwiftUI
import Testing

/// A gray area that is found by its name.
private struct Area: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { Color.gray.accessibilityElement().accessibilityLabel(name) }
}

/// What a layout is asked for, in order.
private final class Journal {
  var lines: [String] = []
}

/// A layout that notes what it knows of its views, and counts its measurements in its cache.
private struct Curious: Layout {
  let journal: Journal

  func makeCache(subviews: Subviews) -> Int {
    journal.lines.append("made")
    return 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    cache += 1
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    if cache > 0 { journal.lines.append("measured") }
    for subview in subviews {
      let guide = subview.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading]
      journal.lines.append("priority \(subview.priority), guide \(guide.map { "\($0)" } ?? "none")")
    }
  }
}

/// Behaviour of layouts that Apple's documentation and well-known articles describe.
@MainActor
@Suite("Documented layouts")
struct DocumentedLayoutTests {
  private func panel<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> Harness {
    try Harness(size: CGSize(width: 400, height: 300), root: content)
  }

  /// The frame of an area as “x,y w×h”.
  private func frame(_ name: String, _ panel: Harness) throws -> String {
    let frame = try panel.element(name).frame
    return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
  }

  // https://fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack
  @Test("The layers of the highest priority alone make the size of a stack of layers")
  func layers() throws {
    let panel = try panel {
      ZStack {
        Area("large").frame(width: 100, height: 80)
        Area("small").frame(width: 40, height: 20).layoutPriority(1)
      }
      .background { Area("whole") }
    }
    #expect(try frame("whole", panel) == "180,140 40×20")
    #expect(try frame("large", panel) == "150,110 100×80")
  }

  @Test("A guide moves a view in a stack of this alignment only, and the stack grows with it")
  func guides() throws {
    func stack(_ guide: VerticalAlignment) throws -> [String] {
      let panel = try panel {
        HStack(alignment: .top, spacing: 0) {
          Area("moved").frame(width: 20, height: 20).alignmentGuide(guide) { _ in -30 }
          Area("other").frame(width: 20, height: 20)
        }
        .background { Area("whole") }
      }
      return try ["moved", "other", "whole"].map { try frame($0, panel) }
    }
    #expect(try stack(.bottom) == ["180,140 20×20", "200,140 20×20", "180,140 40×20"])
    #expect(try stack(.top) == ["180,155 20×20", "200,125 20×20", "180,125 40×50"])
  }

  @Test("A position takes all the space, and a rotation and an empty view take none")
  func space() throws {
    let placed = try panel {
      Area("a").frame(width: 20, height: 20).position(x: 50, y: 60).background { Area("whole") }
    }
    #expect(try frame("whole", placed) == "0,0 400×300")
    let turned = try panel {
      HStack(spacing: 10) {
        Area("a").frame(width: 100, height: 20).rotationEffect(.degrees(90))
        EmptyView()
        Area("b").frame(width: 20, height: 20)
      }
      .background { Area("whole") }
    }
    #expect(try frame("whole", turned) == "135,140 130×20")
    #expect(try frame("b", turned) == "245,140 20×20")
  }

  @Test("A negative padding makes a view larger than its frame, or draws its neighbor over it")
  func negativePadding() throws {
    let larger = try panel { Area("a").padding(-10).frame(width: 100, height: 50) }
    #expect(try frame("a", larger) == "140,115 120×70")
    let pulled = try panel {
      HStack(spacing: 0) {
        Area("a").frame(width: 50, height: 50).padding(.trailing, -20)
        Area("b").frame(width: 50, height: 50)
      }
    }
    #expect(try frame("a", pulled) == "160,125 50×50")
    #expect(try frame("b", pulled) == "190,125 50×50")
  }

  @Test("A geometry reader puts its views over each other in its top leading corner")
  func reader() throws {
    let panel = try panel {
      GeometryReader { _ in
        Area("a").frame(width: 20, height: 20)
        Area("b").frame(width: 40, height: 10)
      }
    }
    #expect(try frame("a", panel) == "0,0 20×20")
    #expect(try frame("b", panel) == "0,0 40×10")
  }

  @Test("In a scroll view, flexible views and geometry readers are 10 points long, and spacers as short as they can be")
  func scrolled() throws {
    let panel = try panel {
      ScrollView {
        VStack(spacing: 0) {
          Area("color")
          GeometryReader { _ in Area("inside") }.background { Area("reader") }
          Spacer(minLength: 4)
          Area("end").frame(width: 100, height: 30)
        }
      }
    }
    #expect(try frame("color", panel) == "0,0 400×10")
    #expect(try frame("reader", panel) == "0,10 400×10")
    #expect(try frame("end", panel) == "150,24 100×30")
  }

  // https://www.swiftuifieldguide.com/layout/scrollview/
  @Test("A scroll view has the length that it is proposed, and is as wide as its content")
  func scrollView() throws {
    let panel = try panel { ScrollView { Area("a").frame(width: 100, height: 30) }.background { Area("whole") } }
    #expect(try frame("whole", panel) == "150,0 100×300")
  }

  @Test("A lazy stack takes the whole width that it is proposed")
  func lazyStack() throws {
    let panel = try panel {
      ScrollView { LazyVStack { Area("row").frame(width: 50, height: 20) }.background { Area("stack") } }
    }
    #expect(try frame("stack", panel) == "0,0 400×20")
  }

  @Test("If no view fits, the last one is shown")
  func lastResort() throws {
    let panel = try panel {
      ViewThatFits {
        Area("first").frame(width: 500, height: 20)
        Area("last").frame(width: 600, height: 20)
      }
    }
    #expect(panel.labels == ["last"])
  }

  // https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height
  @Test("Flexible views in a stack of a fixed size are as wide or as high as the largest of them")
  func equalSizes() throws {
    let wide = try panel {
      VStack(spacing: 0) {
        Color.clear.frame(width: 60, height: 20).frame(maxWidth: .infinity).background { Area("a") }
        Color.clear.frame(width: 140, height: 20).frame(maxWidth: .infinity).background { Area("b") }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(try [frame("a", wide), frame("b", wide)] == ["130,130 140×20", "130,150 140×20"])
    let high = try panel {
      HStack(spacing: 0) {
        Color.clear.frame(width: 20, height: 50).frame(maxHeight: .infinity).background { Area("a") }
        Color.clear.frame(width: 20, height: 90).frame(maxHeight: .infinity).background { Area("b") }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(try [frame("a", high), frame("b", high)] == ["180,105 20×90", "200,105 20×90"])
  }

  @Test("The alignment of lines does not move a text in its frame")
  func lines() throws {
    let panel = try panel {
      Text("one\nthree words long").multilineTextAlignment(.trailing).background { Area("text") }
        .frame(width: 300, alignment: .leading).background { Area("frame") }
    }
    #expect(try panel.element("text").frame.minX == panel.element("frame").frame.minX)
    #expect(try panel.element("text").frame.width < 200)
  }

  @Test("The alignment of a row counts in place of that of its grid")
  func rowAlignment() throws {
    let panel = try panel {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Area("a").frame(width: 10, height: 10)
          Area("b").frame(width: 10, height: 40)
        }
        GridRow {
          Area("c").frame(width: 10, height: 10)
          Area("d").frame(width: 10, height: 40)
        }
      }
    }
    #expect(try [frame("a", panel), frame("c", panel)] == ["190,140 10×10", "190,150 10×10"])
  }

  @Test("Adaptive columns share the width that is left, up to their maximum")
  func adaptive() throws {
    func column(_ size: GridItem.Size) throws -> String {
      let panel = try panel {
        LazyVGrid(columns: [GridItem(size, spacing: 0)], spacing: 0) {
          ForEach(0..<7) { Area("area \($0)").frame(height: 10) }
        }
        .frame(width: 140)
      }
      return try frame("area 1", panel) + ", " + frame("area 6", panel)
    }
    #expect(try column(.adaptive(minimum: 30)) == "165,140 35×10, 200,150 35×10")
    #expect(try column(.adaptive(minimum: 30, maximum: 30)).contains(" 30×10, "))
  }

  @Test("A layout has one cache, and reads the priorities and the guides that its views set")
  func layoutProtocol() throws {
    let journal = Journal()
    _ = try panel {
      Curious(journal: journal) {
        Area("a").layoutPriority(3)
        Area("b").alignmentGuide(.leading) { _ in 7 }
      }
    }
    #expect(
      journal.lines.prefix(4) == ["made", "measured", "priority 3.0, guide none", "priority 0.0, guide 7.0"])
    #expect(journal.lines.filter { $0 == "made" }.count == 1)
  }

  @Test("A background can extend under a bar while its view keeps out of it")
  func safeArea() throws {
    let panel = try panel {
      Area("view").background { Area("ground").ignoresSafeArea() }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
    }
    #expect(try [frame("view", panel), frame("ground", panel)] == ["0,0 400×260", "0,0 400×300"])
    let top = try self.panel {
      Area("view").ignoresSafeArea(edges: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
    }
    #expect(try frame("view", top) == "0,0 400×260")
  }

  @Test("A symbol of a canvas is the view of its tag")
  func symbol() throws {
    let panel = try Harness(size: CGSize(width: 50, height: 50)) {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 10, y: 10)) }
      } symbols: {
        Color.blue.frame(width: 20, height: 20).tag(0)
        Color.red.frame(width: 20, height: 20).tag(1)
      }
    }
    let pixel = panel.bitmap[10, 10]
    #expect(pixel >> 16 & 255 > 200 && pixel & 255 < 120)
    #expect(panel.bitmap[30, 30] != pixel)
  }

  @Test("A border is drawn inside the frame")
  func border() throws {
    let panel = try Harness(size: CGSize(width: 100, height: 100)) {
      Color.white.frame(width: 50, height: 50).border(Color.red, width: 10)
    }
    #expect(panel.bitmap[30, 50] >> 8 & 255 < 120)
    #expect(panel.bitmap[40, 50] & 0xffffff == 0xffffff && panel.bitmap[20, 50] >> 8 & 255 > 120)
  }
}
