import FaceplateTesting
import Graphics
import Synchronization
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Emoji in views: in texts that change, fade, turn and are typed.
@Suite("Emoji in views")
struct EmojiTextTests {
  private static let file = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  private func panel(@ViewBuilder _ root: @escaping () -> some View) throws -> Harness {
    let fallback = FontFallback(files: [Self.file], usesSystem: false)
    return try Harness(size: Size(width: 400, height: 300), fonts: .system(fallback: fallback), root: root)
  }

  /// The most that the components of a drawn pixel differ by: 0 for a picture in greys.
  private func colorfulness(_ panel: Harness) -> Int {
    (0..<panel.bitmap.height).map { y in
      (0..<panel.bitmap.width).map { x in
        let pixel = panel.bitmap[x, y]
        let parts = [UInt32(0), 8, 16].map { Int(pixel >> $0 & 255) }
        return parts.max()! - parts.min()!
      }.max()!
    }.max()!
  }

  @Test("An emoji keeps its colours in any colour of the text")
  func colors() throws {
    // The background of the panel is not quite grey.
    #expect(try colorfulness(panel { Text("ok") }) < 20)
    #expect(try colorfulness(panel { Text("👍🏽 ok") }) > 60)
    let black = try panel { Text("👍🏽").foregroundStyle(.black) }
    let red = try panel { Text("👍🏽").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(black.bitmap == red.bitmap)
  }

  @Test("A filter changes the colours of an emoji as those of a picture")
  func filters() throws {
    #expect(try colorfulness(panel { Text("👍🏽").grayscale(1) }) < 20)
    let plain = try panel { Text("👍🏽") }
    #expect(try panel { Text("👍🏽").colorInvert() }.bitmap != plain.bitmap)
  }

  @Test("Opacity fades an emoji, and a hidden one leaves nothing")
  func opacity() throws {
    let (full, half) = try (colorfulness(panel { Text("👍🏽") }), colorfulness(panel { Text("👍🏽").opacity(0.5) }))
    #expect(half < full * 2 / 3 && half > full / 3)
    let style = try colorfulness(panel { Text("👍🏽").foregroundStyle(Color.black.opacity(0.5)) })
    #expect(abs(style - half) <= 8)
    #expect(try panel { Text("👍🏽").hidden() }.bitmap == panel { Text("   ").hidden() }.bitmap)
  }

  private struct Changing: View {
    @State private var count = 0
    @State private var isLarge = false

    var body: some View {
      VStack {
        Text("\(count) 👨‍👩‍👧👍🏽🇩🇪 ok").font(.title)
        Text("🥖☕️").scaleEffect(isLarge ? 2.3 : 1).rotationEffect(.degrees(isLarge ? 40 : 0))
          .opacity(isLarge ? 0.4 : 1)
        Button("More") { count += 1 }
        Button("Turn") { withAnimation(.linear(duration: 0.3)) { isLarge.toggle() } }
      }
    }
  }

  @Test("What is drawn anew around emoji equals a whole drawing, while they change, turn, grow and fade")
  func incremental() throws {
    let panel = try panel { Changing() }
    try panel.tap("More")
    try panel.check()
    try panel.tap("Turn")
    for _ in 0..<12 {
      try panel.advance(by: .milliseconds(33))
      try panel.check()
    }
    try panel.tap("More")
    try panel.check()
  }

  private struct Field: View {
    @State private var text = ""

    var body: some View { TextField("Field", text: $text) }
  }

  @Test("A family is typed, selected and deleted as one character")
  func typing() throws {
    let panel = try panel { Field() }
    try panel.key(.tab)
    for character in "a👨‍👩‍👧👍🏽" { try panel.key(.character(character)) }
    #expect(try panel.value(of: "Field") == "a👨‍👩‍👧👍🏽")
    try panel.key(.left)
    try panel.key(.backspace)
    #expect(try panel.value(of: "Field") == "a👍🏽")
    try panel.key(.right)
    try panel.key(.left, .shift)
    try panel.key(.character("x"), .control)
    #expect(try panel.value(of: "Field") == "a")
    try panel.check()
  }

  /// Counts the searches for fonts.
  private nonisolated final class Searches: Sendable {
    private let count = Mutex(0)
    var isEmpty: Bool { count.withLock { $0 == 0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  private func searches(@ViewBuilder _ root: @escaping () -> some View) throws -> Searches {
    let searches = Searches()
    let fallback = FontFallback(files: [Self.file], usesSystem: false)
    fallback.searchElsewhere { _ in searches.add() }
    _ = try Harness(fonts: .system(fallback: fallback), root: root)
    return searches
  }

  @Test("Text without emoji looks for no coloured font")
  func unused() throws {
    #expect(try !searches { Text("👍") }.isEmpty)
    let plain = try searches {
      VStack {
        Text("5 © 21.5 °C → ↔ – “ok”")
        Slider(value: .constant(0.5))
      }
    }
    #expect(plain.isEmpty)
  }
}
