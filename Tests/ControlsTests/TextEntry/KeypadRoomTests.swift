import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime

/// What is typed is seen while the keyboard is on the screen, on every screen.
@Suite("Room for the keyboard on the screen")
struct KeypadRoomTests {
  private struct Page: View {
    let keypad: Keypad
    @State private var text = ""
    @State private var card = PaymentCard()

    var body: some View {
      VStack {
        Text("Top")
        Spacer()
        TextField("Field", text: $text).keypad(keypad)
        CreditCardLockup(card: $card).creditCardLockupStyle(.compact)
      }
      .padding(8)
    }
  }

  nonisolated private static let sizes = [
    Size(width: 320, height: 240), Size(width: 480, height: 272), Size(width: 533, height: 320),
    Size(width: 800, height: 480), Size(width: 480, height: 800), Size(width: 1920, height: 1080),
    Size(width: 320, height: 480), Size(width: 390, height: 844),
  ]
  nonisolated private static let keypads = [Keypad.full, .number, .decimal, .phone]

  /// The keys of the keyboard: the buttons that are on the screen with it and not without it.
  private func keys(_ panel: Harness, besides others: Set<String>) -> [SemanticsElement] {
    panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button && !others.contains($0.label) }
  }

  private func buttons(_ panel: Harness) -> Set<String> { Set(keys(panel, besides: []).map(\.label)) }

  @Test(
    "Every key is on the screen, and the field or a line that repeats it is above the keys", arguments: sizes, keypads)
  func room(size: Size, keypad: Keypad) throws {
    let panel = try Harness(size: size) { Page(keypad: keypad) }
    let (before, others) = (try panel.element("Field").frame, buttons(panel))
    try panel.tap("Field")
    let keys = keys(panel, besides: others)
    #expect(keys.count >= 12)
    let screen = Rect(origin: .zero, size: size)
    for key in keys { #expect(screen.contains(key.frame.center) && key.frame.maxY <= size.height, "\(key.label)") }
    for (index, key) in keys.enumerated() {
      for other in keys[..<index] {
        #expect(!key.frame.insetBy(dx: 1, dy: 1).intersects(other.frame), "\(key.label) and \(other.label)")
      }
    }
    let top = try #require(keys.map(\.frame.minY).min())
    #expect(keys.contains { $0.label == "Done" })
    #expect(try (panel.element("Field").frame.maxY <= top) == isFieldSeen(size, keypad))
    if hasLine(size) {
      let words = keypad != .full ? ("1", "2") : size.width < 400 ? ("abc2", "def3") : ("a", "s")
      #expect(try isRepeated(panel, words))
    }
    try panel.tap("Close")
    #expect(try panel.element("Field").frame == before)
  }

  /// Whether the field is above the keys: on every screen, but for letters at 320 by 240 points, where the telephone
  /// keys and the line above them take all of the height.
  private func isFieldSeen(_ size: Size, _ keypad: Keypad) -> Bool { keypad != .full || size.height >= 272 }

  /// Whether a line above the keys repeats what is typed: on screens lower than 400 points, whether or not the field is
  /// seen as well.
  private func hasLine(_ size: Size) -> Bool { size.height < 400 }

  /// Whether two keys make a difference to the pixels above the keys.
  private func isRepeated(_ panel: Harness, _ words: (String, String)) throws -> Bool {
    let top = try panel.element(words.0).frame.minY
    func picture(_ word: String) throws -> [UInt32] {
      try panel.tap(word)
      let rows = 0..<Int(top)
      let pixels = rows.flatMap { y in (0..<panel.bitmap.width).map { panel.bitmap[$0, y] } }
      try panel.tap("Delete")
      return pixels
    }
    return try picture(words.0) != picture(words.1)
  }

  @Test(
    "The page is seen above the telephone keys of a high screen",
    arguments: [Size(width: 320, height: 480), Size(width: 390, height: 844)])
  func page(size: Size) throws {
    let panel = try Harness(size: size) {
      VStack {
        Color.red.frame(height: 20)
        TextField("Field", text: .constant(""))
        Spacer()
      }
    }
    try panel.tap("Field")
    let corner = panel.bitmap[Int(size.width) - 2, 10]
    try panel.tap("Close")
    #expect(panel.bitmap[Int(size.width) - 2, 10] == corner)
  }

  @Test("The page follows the typing from one field of a card to the next, and comes back", arguments: sizes)
  func card(size: Size) throws {
    let panel = try Harness(size: size) { Page(keypad: .full) }
    let (before, others) = (try panel.element("Card number").frame, buttons(panel))
    try panel.tap("Card number")
    for digit in "4111111111111111" { try panel.tap(String(digit)) }
    let top = try #require(keys(panel, besides: others).map(\.frame.minY).min())
    // The digits of a card need few keys, so its fields are seen on every screen.
    #expect(try panel.element("Month").frame.maxY <= top)
    try panel.tap("Close")
    #expect(try panel.element("Card number").frame == before)
  }

  @Test("The line above the keys repeats a card's number with its caret, but never the security code")
  func echo() throws {
    func typed(_ text: String, _ label: String) throws -> Bitmap {
      let panel = try Harness(size: Size(width: 320, height: 240)) { Page(keypad: .full) }
      try panel.setEnvironment { $0.showsPaymentData = true }
      try panel.tap(label)
      for digit in text { try panel.tap(String(digit)) }
      return panel.bitmap
    }
    #expect(try typed("41", "Card number") != typed("42", "Card number"))
    #expect(try typed("41", "Security code") == typed("52", "Security code"))
  }
}
