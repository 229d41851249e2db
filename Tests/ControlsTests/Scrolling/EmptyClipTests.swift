import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// A clipped view whose height becomes nothing, above rows that move up with it.
private struct Curtain: View {
  @State private var height = 40.0
  let kind: Int

  var body: some View {
    VStack(spacing: 0) {
      Button("Lower") { height = max(0, height - 13.3) }.frame(height: 50)
      title
      ScrollView { VStack(spacing: 4) { ForEach(0..<12) { Text("Row \($0)").frame(height: 30) } } }
    }
  }

  @ViewBuilder private var title: some View {
    let words = Text("Title").font(.largeTitle).fixedSize()
    switch kind {
    case 0: words.frame(height: height).clipped()
    case 1: words.frame(height: height, alignment: .bottom).clipped().background(.yellow)
    case 2: words.opacity(0.5).frame(height: height, alignment: .bottom).clipped()
    case 3: words.shadow(radius: 4).frame(height: height, alignment: .bottom).clipped()
    case 4: words.background(.red).frame(height: height).clipShape(RoundedRectangle(cornerRadius: 8))
    case 5: words.frame(height: height).clipped().opacity(0.7).blur(radius: 2)
    case 6: words.offset(y: height - 40).frame(height: 40, alignment: .top).clipped()
    default: ScrollView { words }.frame(height: height)
    }
  }
}

@Suite("Views whose clip becomes empty")
struct EmptyClipTests {
  @Test("What has no room any more is not left on the screen", arguments: 0..<8)
  func shrinking(kind: Int) throws {
    // The harness compares each frame with a fresh one.
    let panel = try Harness(size: Size(width: 240, height: 300)) { Curtain(kind: kind) }
    for _ in 0..<5 { try panel.tap("Lower") }
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Row 3"))
  }
}
