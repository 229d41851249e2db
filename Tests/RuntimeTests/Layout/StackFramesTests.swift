import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// What stacks do with what they are proposed, row by row.
@Suite("Frames in stacks")
struct StackFramesTests {
  // Space is dealt out by flexibility: WWDC 2019, https://developer.apple.com/videos/play/wwdc2019/237/; which of two
  // endlessly flexible views comes first: https://github.com/OpenSwiftUIProject/OpenSwiftUI, LayoutTraits.swift.
  @Test("Along the axis, the least flexible view is served first, with an equal share of what is left")
  func along() throws {
    try row(100, 100, "100×100", "a 0,0 100×100") { HStack { flexible("a") } }
    try row(100, 100, "100×100", "a 0,0 40×100", "b 40,45 20×10", "c 60,0 40×100") {
      HStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 10)
        flexible("c")
      }
    }
    try row(100, 100, "100×100", "a 0,0 100×45", "b 40,45 20×10", "c 0,55 100×45") {
      VStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 10)
        flexible("c")
      }
    }
    try row(100, 100, "38×30", "a 0,10 10×10", "b 18,0 20×30") {
      HStack {
        fixed("a", 10, 10)
        fixed("b", 20, 30)
      }
    }
    try row(100, 100, "100×100", "a 0,0 20×100", "b 20,0 80×100") {
      HStack(spacing: 0) {
        between("a", 0...20)
        flexible("b")
      }
    }
    try row(120, 100, "120×100", "a 0,0 40×100", "b 40,0 20×100", "c 60,0 60×100") {
      HStack(spacing: 0) {
        flexible("a")
        between("b", 0...20)
        between("c", 60...70)
      }
    }
    // Of two endlessly flexible views, the one with the greater minimum comes first.
    try row(100, 100, "100×100", "a 0,0 40×100", "b 40,0 60×100") {
      HStack(spacing: 0) {
        flexible("a")
        between("b", 60...(.infinity))
      }
    }
    try row(100, 100, "100×100", "a 0,0 60×100", "b 60,0 40×100") {
      HStack(spacing: 0) {
        between("a", 60...(.infinity))
        flexible("b")
      }
    }
    // Views keep their minimums where there is less space than that.
    try row(50, 100, "70×100", "a 0,0 30×100", "b 30,0 40×100") {
      HStack(spacing: 0) {
        between("a", 30...60)
        between("b", 40...60)
      }
    }
    try row(100, 100, "140×10", "a 0,0 80×10", "b 80,0 60×10") {
      HStack(spacing: 0) {
        fixed("a", 80, 10)
        fixed("b", 60, 10)
      }
    }
    // Words take what they need if that is less than their share, and break where it is more.
    try row(100, 100, "100×32", "aaaaa 0,8 40×16", "i 40,6 20×20", "bbbbbbbbbb 60,0 40×32") {
      HStack(spacing: 0) {
        words("a", 5)
        fixed("i", 20, 20)
        words("b", 10)
      }
    }
    try row(100, 100, "96×32", "aa 0,8 16×16", "bbbbbbbbbbbb 16,0 80×32") {
      HStack(spacing: 0) {
        words("a", 2)
        words("b", 12)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/proposedviewsize and
  // https://developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
  @Test("Zero asks for minimums, infinity for maximums, and nothing for ideal sizes")
  func proposals() throws {
    func stack() -> some View {
      HStack(spacing: 4) {
        between("a", 10...50, ideal: 20)
        between("b", 5...30, ideal: 15)
      }
    }
    try row(0, 0, "19×0", "a 0,0 10×0", "b 14,0 5×0") { stack() }
    try row(nil, nil, "39×10", "a 0,0 20×10", "b 24,0 15×10") { stack() }
    try row(200, 20, "84×20", "a 0,0 50×20", "b 54,0 30×20") { stack() }
    try row(.infinity, 20, "84×20", "a 0,0 50×20", "b 54,0 30×20") { stack() }
    try row(44, 20, "44×20", "a 0,0 20×20", "b 24,0 20×20") { stack() }
    try row(nil, 30, "28×30", "a 0,0 10×30", "b 18,0 10×30") {
      HStack {
        flexible("a")
        flexible("b")
      }
    }
    try row(30, nil, "30×28", "a 0,0 30×10", "b 0,18 30×10") {
      VStack {
        flexible("a")
        flexible("b")
      }
    }
    try row(50, 50, "0×0") { HStack {} }
    try row(nil, nil, "80×16", "aaaaaaaaaa 0,0 80×16") { VStack { words("a", 10) } }
    try row(40, nil, "40×32", "aaaaaaaaaa 0,0 40×32") { VStack { words("a", 10) } }
  }

  // https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
  @Test("A higher priority takes what the minimums of the lower ones leave")
  func priorities() throws {
    try row(100, 100, "100×100", "a 0,0 10×100", "b 10,0 85×100", "c 95,0 5×100") {
      HStack(spacing: 0) {
        between("a", 10...(.infinity))
        flexible("b").layoutPriority(1)
        between("c", 5...5)
      }
    }
    try row(100, 100, "100×100", "a 0,0 0×100", "b 0,0 100×100") {
      HStack(spacing: 0) {
        flexible("a").layoutPriority(-1)
        flexible("b")
      }
    }
    try row(100, 100, "100×100", "a 0,0 10×100", "b 10,0 40×100", "c 50,0 50×100") {
      HStack(spacing: 0) {
        between("a", 10...(.infinity))
        between("b", 20...(.infinity)).layoutPriority(1)
        between("c", 30...50).layoutPriority(2)
      }
    }
    try row(100, 100, "100×80", "aaaaa 0,0 8×80", "i 8,30 20×20", "bbbbbbbbbb 28,24 72×32") {
      HStack(spacing: 0) {
        words("a", 5)
        fixed("i", 20, 20)
        words("b", 10).layoutPriority(1)
      }
    }
    // The modifiers around a view keep its priority.
    try row(100, 100, "100×100", "a 2,2 96×96", "b 100,0 0×100") {
      HStack(spacing: 0) {
        flexible("a").layoutPriority(1).padding(2)
        flexible("b")
      }
    }
    // A container does not pass on those of its views: its own counts.
    try row(100, 100, "100×100", "a 0,0 50×100", "b 50,0 0×100", "c 50,0 50×100") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          flexible("a").layoutPriority(1)
          flexible("b")
        }
        flexible("c")
      }
    }
    try row(100, 100, "100×100", "a 0,0 50×100", "b 0,0 50×100", "c 50,0 50×100") {
      HStack(spacing: 0) {
        ZStack {
          flexible("a").layoutPriority(1)
          flexible("b")
        }
        flexible("c")
      }
    }
    try row(100, 100, "100×100", "a 0,0 100×100", "b 100,0 0×100") {
      HStack(spacing: 0) {
        ZStack { flexible("a") }.layoutPriority(1)
        flexible("b")
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/spacer and
  // https://github.com/OpenSwiftUIProject/OpenSwiftUI, Separator/Spacer.swift
  @Test("Spacers stretch along their stack after all others, with no distance to their neighbours")
  func spacers() throws {
    try row(100, 100, "100×10", "a 0,0 10×10", "b 90,0 10×10") {
      HStack {
        fixed("a", 10, 10)
        Spacer()
        fixed("b", 10, 10)
      }
    }
    try row(nil, nil, "28×10", "a 0,0 10×10", "b 18,0 10×10") {
      HStack {
        fixed("a", 10, 10)
        Spacer()
        fixed("b", 10, 10)
      }
    }
    try row(100, 100, "100×10", "a 20,0 20×10", "b 60,0 20×10") {
      HStack(spacing: 0) {
        Spacer()
        fixed("a", 20, 10)
        Spacer(minLength: 0)
        fixed("b", 20, 10)
        Spacer()
      }
    }
    try row(100, 100, "100×100", "a 0,0 90×100") {
      HStack(spacing: 0) {
        flexible("a")
        Spacer(minLength: 10)
      }
    }
    try row(100, 100, "10×100", "a 0,90 10×10") {
      VStack {
        Spacer()
        fixed("a", 10, 10)
      }
    }
    try row(100, 100, "110×10", "a 0,0 60×10", "b 80,0 30×10") {
      HStack {
        fixed("a", 60, 10)
        Spacer(minLength: 20)
        between("b", 30...40).frame(height: 10)
      }
    }
    // Between layers, a spacer has the lowest priority: the others give the size.
    try row(100, 100, "10×10", "a 0,0 10×10") {
      ZStack {
        Spacer()
        fixed("a", 10, 10)
      }
    }
    try row(0, 0, "8×8") { Spacer() }
    try row(100, 40, "0×40") { VStack { Spacer() } }
    try row(100, 40, "100×0") { HStack { Spacer() } }
    try row(100, 40, "30×40", "a 0,0 30×10") {
      VStack {
        fixed("a", 30, 10)
        Spacer().frame(height: 12)
        Spacer()
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  @Test("Spacing is part of the length, and may be negative")
  func spacing() throws {
    try row(100, 100, "15×10", "a 0,0 10×10", "b 5,0 10×10") {
      HStack(spacing: -5) {
        fixed("a", 10, 10)
        fixed("b", 10, 10)
      }
    }
    try row(100, 100, "100×100", "a 0,0 40×100", "b 60,0 40×100") {
      HStack(spacing: 20) {
        flexible("a")
        flexible("b")
      }
    }
    try row(10, 10, "20×10", "a 0,0 0×10", "b 20,0 0×10") {
      HStack(spacing: 20) {
        flexible("a")
        flexible("b")
      }
    }
    try row(100, 100, "10×52", "a 0,0 10×10", "b 0,18 10×10", "c 0,42 10×10") {
      VStack(spacing: 14) {
        VStack {
          fixed("a", 10, 10)
          fixed("b", 10, 10)
        }
        fixed("c", 10, 10)
      }
    }
  }

  // The trees of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Stack/HVStackUITests.swift, whose pictures are
  // compared with SwiftUI's there.
  @Test("Stacks in stacks")
  func nested() throws {
    try row(200, 106, "200×106", "a 0,0 200×30", "b 0,38 200×30", "c 0,76 96×30", "d 104,76 96×30") {
      VStack {
        flexible("a")
        flexible("b")
        HStack {
          flexible("c")
          flexible("d")
        }
      }
    }
    try row(200, 106, "200×106", "a 0,0 200×0", "b 0,8 200×90", "c 0,106 96×0", "d 104,106 96×0") {
      VStack {
        flexible("a")
        flexible("b").layoutPriority(1)
        HStack {
          flexible("c")
          flexible("d")
        }
      }
    }
    try row(100, 150, "100×150", "a 0,0 100×50", "b 45,70 10×10", "c 0,100 100×50") {
      VStack(spacing: 20) {
        flexible("a")
        flexible("b").frame(width: 10, height: 10)
        flexible("c")
      }
    }
    try row(400, 400, "110×160", "a 35,0 40×40", "b 35,60 40×40", "c 0,120 40×40", "d 70,120 40×40") {
      VStack(spacing: 20) {
        flexible("a").frame(width: 40, height: 40)
        flexible("b").frame(width: 40, height: 40)
        HStack(spacing: 30) {
          flexible("c").frame(width: 40, height: 40)
          flexible("d").frame(width: 40, height: 40)
        }
      }
    }
    try row(400, 400, "118×146", "a 0,0 30×30", "b 0,38 40×40", "c 0,86 50×50", "d 58,86 60×60") {
      VStack(alignment: .leading) {
        flexible("a").frame(width: 30, height: 30)
        flexible("b").frame(width: 40, height: 40)
        HStack(alignment: .top) {
          flexible("c").frame(width: 50, height: 50)
          flexible("d").frame(width: 60, height: 60)
        }
      }
    }
    try row(400, 400, "150×150", "a 21,50 50×50", "b 79,50 50×50") {
      HStack {
        flexible("a").frame(width: 50, height: 50)
        flexible("b").frame(width: 50, height: 50)
      }
      .frame(width: 150, height: 150)
    }
  }
}
