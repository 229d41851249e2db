import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// What the modifiers that change the size or the place of a view do with what they are proposed, row by row.
@Suite("Frames in modifiers of size and place")
struct ModifierFramesTests {
  // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  @Test("A fixed frame")
  func fixedFrames() throws {
    for offer in [nil, 0, 30, 200, .infinity] as [Double?] {
      try row(offer, offer, "60×50", "a 20,20 20×10") { fixed("a", 20, 10).frame(width: 60, height: 50) }
      try row(offer, offer, "60×50", "a 0,0 60×50") { flexible("a").frame(width: 60, height: 50) }
    }
    for (alignment, place) in [
      (Alignment.topLeading, "0,0"), (.top, "20,0"), (.topTrailing, "40,0"), (.leading, "0,20"), (.center, "20,20"),
      (.trailing, "40,20"), (.bottomLeading, "0,40"), (.bottom, "20,40"), (.bottomTrailing, "40,40"),
    ] {
      try row(100, 100, "60×50", "a \(place) 20×10") {
        fixed("a", 20, 10).frame(width: 60, height: 50, alignment: alignment)
      }
    }
    try row(100, 100, "40×10", "a -20,0 80×10") { fixed("a", 80, 10).frame(width: 40) }
    try row(100, 100, "40×10", "a 0,0 80×10") { fixed("a", 80, 10).frame(width: 40, alignment: .leading) }
    try row(100, 100, "40×10", "a -40,0 80×10") { fixed("a", 80, 10).frame(width: 40, alignment: .trailing) }
    try row(100, 50, "30×50", "a 0,0 30×50") { flexible("a").frame(width: 30) }
    try row(100, nil, "30×10", "a 0,0 30×10") { flexible("a").frame(width: 30) }
    try row(nil, 50, "10×30", "a 0,0 10×30") { flexible("a").frame(height: 30) }
    try row(nil, nil, "40×32", "aaaaaaaaaa 0,0 40×32") { words("a", 10).frame(width: 40) }
    try row(nil, nil, "80×60", "aaaaaaaaaa 0,22 80×16") { words("a", 10).frame(height: 60) }
  }

  // `isWidthInvalid` of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Modifier/FrameLayout.swift
  @Test("A fixed length that is negative or not finite counts as none")
  func invalidFrames() throws {
    for length in [-5, -.infinity, .infinity, .nan] as [Double] {
      try row(100, 100, "20×10", "a 0,0 20×10") { fixed("a", 20, 10).frame(width: length) }
      try row(100, 100, "20×10", "a 0,0 20×10") { fixed("a", 20, 10).frame(height: length) }
      try row(100, 100, "100×30", "a 0,0 100×30") { flexible("a").frame(width: length, height: 30) }
    }
    try row(100, 100, "20×10", "a 0,0 20×10") { fixed("a", 20, 10).frame(minWidth: -5) }
  }

  // https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  // and `sizeThatFits` of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Modifier/FrameLayout.swift
  @Test("A frame with bounds")
  func bounds() throws {
    // A minimum alone: the content's length, not more than proposed, but not less than the minimum.
    try row(100, 100, "30×10", "a 10,0 10×10") { fixed("a", 10, 10).frame(minWidth: 30) }
    try row(100, 100, "50×10", "a 0,0 50×10") { fixed("a", 50, 10).frame(minWidth: 30) }
    try row(40, 100, "40×10", "a -5,0 50×10") { fixed("a", 50, 10).frame(minWidth: 30) }
    try row(20, 100, "30×10", "a -10,0 50×10") { fixed("a", 50, 10).frame(minWidth: 30) }
    try row(0, 100, "30×100", "a 0,0 30×100") { flexible("a").frame(minWidth: 30) }
    try row(100, 100, "100×100", "a 0,0 100×100") { flexible("a").frame(minWidth: 30) }
    // A maximum alone: the proposal, not less than the content, but not more than the maximum.
    try row(100, 100, "30×10", "a -10,0 50×10") { fixed("a", 50, 10).frame(maxWidth: 30) }
    try row(20, 100, "30×10", "a -10,0 50×10") { fixed("a", 50, 10).frame(maxWidth: 30) }
    try row(20, 100, "20×10", "a 5,0 10×10") { fixed("a", 10, 10).frame(maxWidth: 30) }
    try row(5, 100, "10×10", "a 0,0 10×10") { fixed("a", 10, 10).frame(maxWidth: 30) }
    try row(100, 100, "30×100", "a 0,0 30×100") { flexible("a").frame(maxWidth: 30) }
    try row(100, 100, "40×16", "aaa 8,0 24×16") { words("a", 3).frame(maxWidth: 40) }
    try row(100, nil, "40×32", "aaaaaaaaaa 0,0 40×32") { words("a", 10).frame(maxWidth: 40) }
    // Both: the proposal within the bounds, whatever the content wants.
    for (offer, width) in [(0, 30), (30, 30), (45, 45), (60, 60), (200, 60), (.infinity, 60)] as [(Double, Double)] {
      try row(offer, 100, "\(Int(width))×100", "a 0,0 \(Int(width))×100") {
        flexible("a").frame(minWidth: 30, maxWidth: 60)
      }
    }
    try row(100, 100, "60×10", "a 25,0 10×10") { fixed("a", 10, 10).frame(minWidth: 30, maxWidth: 60) }
    try row(5, 100, "5×10", "a -20,0 45×10") { fixed("a", 45, 10).frame(minWidth: 0, maxWidth: 60) }
    // Endless.
    try row(100, 100, "100×10", "a 40,0 20×10") { fixed("a", 20, 10).frame(maxWidth: .infinity) }
    try row(100, 100, "100×10", "a 0,0 20×10") { fixed("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading) }
    try row(100, 100, "100×100", "a 80,90 20×10") {
      fixed("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    try row(10, 100, "20×10", "a 0,0 20×10") { fixed("a", 20, 10).frame(maxWidth: .infinity) }
    try row(10, 100, "10×10", "a -5,0 20×10") { fixed("a", 20, 10).frame(minWidth: 0, maxWidth: .infinity) }
    try row(nil, nil, "20×10", "a 0,0 20×10") { fixed("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity) }
    try row(100, 100, "100×10", "a 0,0 20×10", "b 50,0 20×10") {
      HStack(spacing: 0) {
        fixed("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading)
        fixed("b", 20, 10).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  // The same sources.
  @Test("The ideal length of a frame is its length where none is proposed")
  func ideals() throws {
    try row(nil, nil, "70×30", "a 0,0 70×30") { flexible("a").frame(idealWidth: 70, idealHeight: 30) }
    try row(100, 100, "70×30", "a 0,0 70×30") { flexible("a").frame(idealWidth: 70, idealHeight: 30).fixedSize() }
    try row(100, 20, "100×20", "a 0,0 100×20") { flexible("a").frame(idealWidth: 70, idealHeight: 30) }
    try row(nil, nil, "70×10", "a 30,0 10×10") { fixed("a", 10, 10).frame(idealWidth: 70) }
    try row(nil, nil, "70×10", "a 30,0 10×10") { fixed("a", 10, 10).frame(idealWidth: 70, maxWidth: .infinity) }
    try row(nil, nil, "70×10", "a -15,0 100×10") { fixed("a", 100, 10).frame(idealWidth: 70, maxWidth: .infinity) }
    try row(nil, nil, "70×10", "a 30,0 10×10") { fixed("a", 10, 10).frame(minWidth: 20, idealWidth: 70) }
    try row(nil, nil, "70×10", "a 0,0 70×10") { flexible("a").frame(minWidth: 20, idealWidth: 70, maxWidth: 80) }
    try row(100, nil, "80×10", "a 0,0 80×10") { flexible("a").frame(minWidth: 20, idealWidth: 70, maxWidth: 80) }
    try row(0, nil, "20×10", "a 0,0 20×10") { flexible("a").frame(minWidth: 20, idealWidth: 70, maxWidth: 80) }
    try row(nil, nil, "40×32", "aaaaaaaaaa 0,0 40×32") { words("a", 10).frame(idealWidth: 40) }
  }

  // `childPlacementProposal` of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Modifier/FrameLayout.swift
  @Test("The content of a frame with bounds is placed with the frame's length where the bounds have decided it")
  func placedInFrames() throws {
    try row(100, nil, "100×60", "a 0,0 100×60") { flexible("a").frame(minHeight: 60) }
    try row(100, 20, "100×60", "a 0,0 100×60") { flexible("a").frame(minHeight: 60) }
    try row(100, nil, "20×60", "a 0,25 20×10") { fixed("a", 20, 10).frame(minHeight: 60) }
    try row(100, nil, "100×60", "a 0,0 80×60", "b 80,10 20×40") {
      HStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 40)
      }
      .frame(minHeight: 60)
    }
    try row(100, nil, "100×60", "a 0,0 100×50", "b 40,50 20×10") {
      VStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 10)
      }
      .frame(minHeight: 60)
    }
    try row(100, nil, "100×60", "a 0,0 100×60") { flexible("a").frame(minHeight: 60, maxHeight: 90) }
    try row(100, nil, "100×10", "a 0,0 100×10") { flexible("a").frame(maxHeight: 40) }
    try row(nil, nil, "40×16", "aaaaaaaaaa 0,-8 40×32") { words("a", 10).frame(maxWidth: 40) }
    try row(100, 100, "40×16", "aaaaaaaaaa 0,-8 40×32") { words("a", 10).frame(maxWidth: 40).fixedSize() }
    try row(100, 100, "150×100", "a 0,0 150×10", "b 0,10 150×90") {
      VStack(spacing: 0) {
        fixed("a", 150, 10)
        flexible("b")
      }
      .frame(maxWidth: .infinity)
    }
    try row(100, 50, "150×50", "a 0,15 20×20", "b 20,0 130×50") {
      HStack(spacing: 0) {
        fixed("a", 20, 20)
        between("b", 0...200)
      }
      .frame(minWidth: 150, alignment: .leading)
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  @Test("Padding")
  func paddings() throws {
    try row(100, 100, "100×100", "a 10,10 80×80") { flexible("a").padding(10) }
    try row(100, 100, "100×100", "a 16,16 68×68") { flexible("a").padding() }
    try row(10, 10, "40×40", "a 20,20 0×0") { flexible("a").padding(20) }
    try row(nil, nil, "30×20", "a 5,5 20×10") { fixed("a", 20, 10).padding(5) }
    try row(nil, nil, "20×20", "a 5,5 10×10") { flexible("a").padding(5) }
    try row(90, 90, "90×90", "a -10,-10 110×110") { flexible("a").padding(-10) }
    try row(100, 100, "100×100", "a 5,20 90×80") { flexible("a").padding(.horizontal, 5).padding(.top, 20) }
    try row(100, 100, "31×24", "a 7,3 20×10") {
      fixed("a", 20, 10).padding(EdgeInsets(top: 3, leading: 7, bottom: 11, trailing: 4))
    }
    try row(50, nil, "44×84", "aaaaaaaaaa 10,10 24×64") { words("a", 10).padding(10) }
  }

  // https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  @Test("A fixed size is the ideal one")
  func fixedSizes() throws {
    try row(40, 100, "80×16", "aaaaaaaaaa 0,0 80×16") { words("a", 10).fixedSize() }
    try row(40, 10, "40×32", "aaaaaaaaaa 0,0 40×32") { words("a", 10).fixedSize(horizontal: false, vertical: true) }
    try row(40, 40, "80×16", "aaaaaaaaaa 0,0 80×16") { words("a", 10).fixedSize(horizontal: true, vertical: false) }
    try row(40, 40, "10×10", "a 0,0 10×10") { flexible("a").fixedSize() }
    try row(40, 40, "40×10", "a 0,0 40×10") { flexible("a").fixedSize(horizontal: false, vertical: true) }
    try row(40, 40, "40×40", "a 0,0 40×40") { flexible("a").fixedSize(horizontal: false, vertical: false) }
    try row(40, 40, "60×20", "aaaaaaaaaa -10,2 80×16") { words("a", 10).fixedSize().frame(width: 60, height: 20) }
  }

  // https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow
  @Test("Aspect ratios")
  func ratios() throws {
    try row(100, 100, "100×50", "a 0,0 100×50") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(100, 30, "60×30", "a 0,0 60×30") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(nil, 30, "60×30", "a 0,0 60×30") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(50, nil, "50×25", "a 0,0 50×25") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(nil, nil, "10×10", "a 0,0 10×10") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(0, 100, "0×0", "a 0,0 0×0") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(.infinity, 30, "60×30", "a 0,0 60×30") { flexible("a").aspectRatio(2, contentMode: .fit) }
    try row(100, 100, "200×100", "a 0,0 200×100") { flexible("a").aspectRatio(2, contentMode: .fill) }
    try row(100, 30, "100×50", "a 0,0 100×50") { flexible("a").aspectRatio(2, contentMode: .fill) }
    try row(50, nil, "50×25", "a 0,0 50×25") { flexible("a").aspectRatio(2, contentMode: .fill) }
    try row(100, 100, "20×20", "a 0,0 20×20") { fixed("a", 20, 20).aspectRatio(2, contentMode: .fit) }
    try row(100, 100, "100×50", "a 0,0 100×50") {
      Leaf(name: "a", idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
    }
    try row(100, 100, "200×100", "a 0,0 200×100") { Leaf(name: "a", idealWidth: 40, idealHeight: 20).scaledToFill() }
    try row(100, 100, "50×100", "a 0,0 50×100") {
      flexible("a").aspectRatio(Size(width: 1, height: 2), contentMode: .fit)
    }
    try row(100, 100, "100×100", "a 0,25 100×50") {
      flexible("a").aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
    }
    try row(100, 100, "100×100", "a -50,0 200×100") {
      flexible("a").aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/position(x:y:) and
  // https://github.com/OpenSwiftUIProject/OpenSwiftUI, Modifier/PositionLayout.swift
  @Test("A view at a position takes what it is proposed, and else what its content takes")
  func positions() throws {
    try row(100, 100, "100×100", "a 40,25 20×10") { fixed("a", 20, 10).position(x: 50, y: 30) }
    try row(100, nil, "100×10", "a 40,25 20×10") { fixed("a", 20, 10).position(x: 50, y: 30) }
    try row(nil, nil, "20×10", "a 40,25 20×10") { fixed("a", 20, 10).position(x: 50, y: 30) }
    try row(100, nil, "100×10", "a 0,0 100×10") { flexible("a").position(x: 50, y: 5) }
    try row(80, nil, "80×32", "aaaaaaaaaaaaaaaaaaaa 0,0 80×32") { words("a", 20).position(x: 40, y: 16) }
  }

  // https://developer.apple.com/documentation/swiftui/view/offset(x:y:)
  @Test("An offset changes no other frame")
  func offsets() throws {
    try row(100, 100, "20×10", "a 5,-5 10×10", "b 10,0 10×10") {
      HStack(spacing: 0) {
        fixed("a", 10, 10).offset(x: 5, y: -5)
        fixed("b", 10, 10)
      }
    }
    try row(100, 100, "100×100", "ground 0,0 100×100", "a 7,0 100×100") {
      flexible("a").offset(x: 7).background { flexible("ground") }
    }
  }
}
