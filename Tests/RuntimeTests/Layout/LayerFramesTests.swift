import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// What layers do with what they are proposed, row by row.
@Suite("Frames in layers")
struct LayerFramesTests {
  // https://developer.apple.com/documentation/swiftui/zstack, https://github.com/moreSwift/swift-cross-ui/pull/612 and
  // `placeSubviews` of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Stack/ZStack.swift
  @Test("Layers are proposed the size of the stack")
  func layers() throws {
    try row(100, 100, "50×40", "a 15,0 20×40", "b 0,15 50×10") {
      ZStack {
        fixed("a", 20, 40)
        fixed("b", 50, 10)
      }
    }
    try row(100, 100, "40×30", "a 0,10 40×20", "b 30,0 10×30") {
      ZStack(alignment: .bottomTrailing) {
        fixed("a", 40, 20)
        fixed("b", 10, 30)
      }
    }
    try row(100, 100, "100×100", "a 0,0 100×100", "b 40,20 20×60") {
      ZStack {
        flexible("a")
        fixed("b", 20, 60)
      }
    }
    try row(100, nil, "100×60", "a 0,0 100×60", "b 40,0 20×60") {
      ZStack {
        flexible("a")
        fixed("b", 20, 60)
      }
    }
    try row(nil, nil, "20×60", "a 0,0 20×60", "b 0,0 20×60") {
      ZStack {
        flexible("a")
        fixed("b", 20, 60)
      }
    }
    try row(nil, 100, "40×100", "a 0,0 40×100", "b 0,40 40×20") {
      ZStack {
        flexible("a")
        fixed("b", 40, 20)
      }
    }
    try row(nil, nil, "10×10", "a 0,0 10×10", "b 0,0 10×10") {
      ZStack {
        flexible("a")
        flexible("b")
      }
    }
    // A layer larger than the proposal makes room for the others.
    try row(100, 100, "140×100", "a 0,0 140×100", "b 0,40 140×20") {
      ZStack {
        flexible("a")
        fixed("b", 140, 20)
      }
    }
    try row(100, 100, "140×100", "a 0,0 140×20", "b 0,20 140×80", "c 60,40 20×20") {
      ZStack {
        VStack(spacing: 0) {
          fixed("a", 140, 20)
          flexible("b")
        }
        fixed("c", 20, 20)
      }
    }
    try row(40, 100, "40×32", "aaaaaaaaaa 0,0 40×32") { ZStack { words("a", 10) } }
    try row(40, nil, "40×32", "ground 0,0 40×32", "aaaaaaaaaa 0,0 40×32") {
      ZStack {
        flexible("ground")
        words("a", 10)
      }
    }
    try row(nil, nil, "30×31", "line 0,15 30×1", "b 0,0 30×31") {
      ZStack {
        Divider().named("line")
        fixed("b", 30, 31)
      }
    }
    try row(50, 50, "0×0") { ZStack {} }
    // https://github.com/OpenSwiftUIProject/OpenSwiftUI/issues/577: the order in depth moves nothing. The frames are
    // read from back to front.
    try row(100, 100, "50×40", "b 0,15 50×10", "a 15,0 20×40") {
      ZStack {
        fixed("a", 20, 40).zIndex(1)
        fixed("b", 50, 10)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:) and the same file
  @Test("The layers of the highest priority give the size, and the others are proposed it")
  func priorities() throws {
    try row(100, 100, "50×40", "a 0,0 50×40", "b 0,0 50×40") {
      ZStack {
        flexible("a")
        flexible("b").frame(width: 50, height: 40).layoutPriority(1)
      }
    }
    try row(100, 100, "60×60", "a 0,0 60×60", "b 15,15 30×30", "c 0,0 60×60") {
      ZStack {
        flexible("a")
        fixed("b", 30, 30).layoutPriority(1)
        fixed("c", 60, 60).layoutPriority(2)
      }
    }
    try row(100, 100, "40×40", "a -20,-20 80×80", "b 0,0 40×40") {
      ZStack {
        fixed("a", 80, 80)
        fixed("b", 40, 40).layoutPriority(1)
      }
    }
    try row(100, 100, "40×40", "aaaaaaaaaa 0,4 40×32", "b 0,0 40×40") {
      ZStack {
        words("a", 10)
        fixed("b", 40, 40).layoutPriority(1)
      }
    }
    try row(100, 100, "40×40", "a 20,20 20×20", "b 0,0 40×40") {
      ZStack(alignment: .bottomTrailing) {
        flexible("a").frame(maxWidth: 20, maxHeight: 20)
        fixed("b", 40, 40).layoutPriority(1)
      }
    }
    try row(100, 100, "100×100", "a 0,0 100×100", "b 40,40 20×20") {
      ZStack {
        flexible("a").layoutPriority(1)
        fixed("b", 20, 20)
      }
    }
    try row(nil, nil, "50×40", "a 0,0 50×40", "b 0,0 50×40") {
      ZStack {
        flexible("a")
        fixed("b", 50, 40).layoutPriority(1)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:) and
  // https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  @Test("A background and an overlay are proposed the size of their view, which they do not change")
  func coveringLayers() throws {
    try row(100, 100, "20×20", "ground 0,0 20×20", "a 0,0 20×20", "cover 14,0 6×30") {
      fixed("a", 20, 20).background { flexible("ground") }
        .overlay(alignment: .topTrailing) { fixed("cover", 6, 30) }
    }
    try row(100, 100, "20×20", "a 0,0 20×20", "cover -10,5 40×10") {
      fixed("a", 20, 20).overlay { fixed("cover", 40, 10) }
    }
    // Several views are one stack, in whose middle they line up; the alignment moves the stack.
    try row(100, 100, "20×20", "a 0,0 20×20", "b 0,0 20×20", "c 5,5 10×10") {
      fixed("a", 20, 20).overlay(alignment: .bottom) {
        flexible("b")
        fixed("c", 10, 10)
      }
    }
    try row(100, 100, "20×20", "b 0,8 12×12", "c 4,13 4×2", "a 0,0 20×20") {
      fixed("a", 20, 20).background(alignment: .bottomLeading) {
        fixed("b", 12, 12)
        fixed("c", 4, 2)
      }
    }
    try row(nil, nil, "10×10", "ground 0,0 10×10", "a 0,0 10×10") {
      flexible("a").background { flexible("ground") }
    }
    try row(40, nil, "40×32", "ground 0,0 40×32", "aaaaaaaaaa 0,0 40×32") {
      words("a", 10).background { flexible("ground") }
    }
    try row(100, 100, "100×10", "ground 0,0 100×10", "a 40,0 20×10") {
      fixed("a", 20, 10).frame(maxWidth: .infinity).background { flexible("ground") }
    }
    for (alignment, place) in [
      (Alignment.topLeading, "0,0"), (.top, "5,0"), (.topTrailing, "10,0"), (.leading, "0,5"), (.center, "5,5"),
      (.trailing, "10,5"), (.bottomLeading, "0,10"), (.bottom, "5,10"), (.bottomTrailing, "10,10"),
    ] {
      try row(100, 100, "20×20", "a 0,0 20×20", "b \(place) 10×10") {
        fixed("a", 20, 20).overlay(alignment: alignment) { fixed("b", 10, 10) }
      }
    }
  }
}
