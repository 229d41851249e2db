import Graphics
import PrimitiveViews
import Runtime
import Testing

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  private struct Pills: View {
    @State private var chosen = 0
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Box.white.frame(width: 100, height: 40)
            .overlay {
              if index == chosen { Box.red.matchedGeometryEffect(id: "pill", in: space) }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
            .named("Choice \(index)")
        }
      }
      .frame(width: 300, height: 40)
    }
  }

  @Test("A view that comes sets out from where the one that goes was")
  func slides() throws {
    let panel = try BarePanel(size: Size(width: 300, height: 40)) { Pills() }
    #expect(redColumns(panel, row: 20) == 0...99)
    try panel.tap("Choice 2")
    try panel.advance(by: .milliseconds(500))
    let middle = try #require(redColumns(panel, row: 20))
    #expect(abs(middle.lowerBound - 100) <= 2 && abs(middle.upperBound - 199) <= 2, "\(middle)")
    try panel.advance(by: .seconds(1))
    #expect(redColumns(panel, row: 20) == 200...299)
    #expect(panel.stage.deadline == nil)
    try panel.check()
  }

  @Test("Without an animation it is there at once")
  func jumps() throws {
    struct Jumping: View {
      @State private var isRight = false
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ZStack { if !isRight { Box.red.matchedGeometryEffect(id: 1, in: space) } else { Box.white } }
          ZStack { if isRight { Box.red.matchedGeometryEffect(id: 1, in: space) } else { Box.white } }
        }
        .onTapGesture { isRight.toggle() }
        .named("Both")
      }
    }
    let panel = try BarePanel(size: Size(width: 300, height: 40)) { Jumping() }
    try panel.tap("Both")
    #expect(redColumns(panel, row: 20) == 150...299)
    try panel.check()
  }

  @Test("A view that is no source lies where the source of its name lies, and goes where another is")
  func follows() throws {
    struct Following: View {
      @State private var name = 0
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Box.white.frame(width: index == 0 ? 60 : 120, height: 40)
              .matchedGeometryEffect(id: index, in: space)
              .onTapGesture { withAnimation(.linear(duration: 1)) { name = index } }
              .named("Place \(index)")
          }
          Spacer(minLength: 0)
        }
        .overlay { Box.red.matchedGeometryEffect(id: name, in: space, isSource: false).allowsHitTesting(false) }
      }
    }
    let panel = try BarePanel(size: Size(width: 300, height: 40)) { Following() }
    #expect(redColumns(panel, row: 20) == 0...59)
    try panel.tap("Place 1")
    try panel.advance(by: .milliseconds(500))
    let middle = try #require(redColumns(panel, row: 20))
    #expect(abs(middle.lowerBound - 30) <= 3 && abs(middle.upperBound - 119) <= 3, "\(middle)")
    try panel.advance(by: .seconds(1))
    #expect(redColumns(panel, row: 20) == 60...179)
    try panel.check()
  }

  /// Three titles of 50 points, the chosen one underlined.
  private struct Tabs<Line: View>: View {
    let line: (Int, Namespace.ID) -> Line
    @State private var chosen = 0
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<4) { index in
          VStack(spacing: 0) {
            Box.white.frame(width: 50, height: 30)
            if index == chosen { line(index, space) } else { Box.white.frame(width: 50, height: 4) }
          }
          .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
          .named("Tab \(index)")
        }
      }
      .frame(width: 200, height: 40, alignment: .topLeading)
    }
  }

  @Test("An underline with a height of its own slides along below the titles, outside and inside of its frame")
  func underline() throws {
    let views: [(Int, Namespace.ID) -> AnyView] = [
      { AnyView(Box.red.matchedGeometryEffect(id: "line", in: $1).frame(width: 50, height: 4)) },
      { AnyView(Box.red.frame(width: 50, height: 4).matchedGeometryEffect(id: "line", in: $1)) },
    ]
    for view in views {
      let panel = try BarePanel(size: Size(width: 200, height: 40)) { Tabs(line: view) }
      #expect(redColumns(panel, row: 32) == 0...49)
      #expect(redColumns(panel, row: 28) == nil)
      try panel.tap("Tab 2")
      try panel.advance(by: .milliseconds(500))
      let middle = try #require(redColumns(panel, row: 32))
      #expect(abs(middle.lowerBound - 50) <= 2 && abs(middle.upperBound - 99) <= 2, "\(middle)")
      #expect(redColumns(panel, row: 28) == nil && redColumns(panel, row: 36) == nil)
      try panel.advance(by: .seconds(1))
      #expect(redColumns(panel, row: 32) == 100...149)
      try panel.check()
    }
  }

  @Test("An underline in an overlay slides as well, also when it turns back half way")
  func overlaid() throws {
    struct Overlaid: View {
      @State private var chosen = 0
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            Box.white.frame(width: 50, height: 40)
              .overlay(alignment: .bottom) {
                if index == chosen { Box.red.matchedGeometryEffect(id: "line", in: space).frame(height: 4) }
              }
              .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
              .named("Tab \(index)")
          }
        }
        .frame(width: 200, height: 40)
      }
    }
    let panel = try BarePanel(size: Size(width: 200, height: 40)) { Overlaid() }
    #expect(redColumns(panel, row: 37) == 0...49)
    try panel.tap("Tab 2")
    for (time, place) in [(500, 50), (750, 75)] {
      try panel.advance(to: .milliseconds(50 + time))
      let middle = try #require(redColumns(panel, row: 37))
      #expect(abs(middle.lowerBound - place) <= 2 && abs(middle.upperBound - place - 49) <= 2, "\(middle)")
      #expect(redColumns(panel, row: 34) == nil)
    }
    try panel.tap("Tab 0")
    let turning = try #require(redColumns(panel, row: 37))
    #expect(abs(turning.lowerBound - 80) <= 3 && abs(turning.upperBound - 129) <= 3, "\(turning)")
    try panel.advance(by: .milliseconds(500))
    let back = try #require(redColumns(panel, row: 37))
    #expect(abs(back.lowerBound - 40) <= 3 && abs(back.upperBound - 89) <= 3, "\(back)")
    try panel.advance(by: .seconds(1))
    #expect(redColumns(panel, row: 37) == 0...49)
    #expect(panel.stage.deadline == nil)
    try panel.check()
  }

  @Test("A line that is no source keeps its own height, and lies where both anchors say")
  func followingLine() throws {
    struct Following: View {
      let its: UnitPoint
      let own: UnitPoint
      @State private var name = 0
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            Box.white.frame(width: 50, height: 30)
              .matchedGeometryEffect(id: index, in: space, anchor: its)
              .onTapGesture { withAnimation(.linear(duration: 1)) { name = index } }
              .named("Tab \(index)")
          }
        }
        .overlay(alignment: .bottom) {
          Box.red.frame(height: 4).matchedGeometryEffect(id: name, in: space, anchor: own, isSource: false)
            .allowsHitTesting(false)
        }
        .frame(width: 200, height: 40, alignment: .topLeading)
      }
    }
    for (its, own, rows) in [
      (UnitPoint.bottom, UnitPoint.bottom, 26...29), (.center, .center, 13...16), (.top, .top, 0...3),
      (.bottom, .center, 28...31), (.bottom, .top, 30...33),
    ] {
      let panel = try BarePanel(size: Size(width: 200, height: 40)) { Following(its: its, own: own) }
      for row in 0..<40 {
        #expect(redColumns(panel, row: row) == (rows.contains(row) ? 0...49 : nil), "\(its) \(own) \(row)")
      }
      try panel.tap("Tab 2")
      try panel.advance(by: .milliseconds(500))
      let middle = try #require(redColumns(panel, row: rows.lowerBound))
      #expect(abs(middle.lowerBound - 50) <= 2 && abs(middle.upperBound - 99) <= 2, "\(middle)")
      try panel.advance(by: .seconds(1))
      #expect(redColumns(panel, row: rows.lowerBound) == 100...149)
      #expect(redColumns(panel, row: rows.upperBound + 1) == nil)
      try panel.check()
    }
  }
}
