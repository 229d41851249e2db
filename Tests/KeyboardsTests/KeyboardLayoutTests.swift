import CLinux
import Testing

@testable import Keyboards

/// The tables of libxkbcommon by themselves; what a panel makes of keys is tested with its input.
@Suite("Keyboard layouts")
struct KeyboardLayoutTests {
  @Test("A key types the character of its layout, with Shift and with AltGr")
  func levels() throws {
    let layout: KeyboardLayout = try #require(KeyboardLayout("de"))
    #expect(layout.typed(KEY_Y) == .text("z"))
    layout.note(KEY_LEFTSHIFT, isDown: true)
    #expect(layout.typed(KEY_Y) == .text("Z"))
    layout.note(KEY_LEFTSHIFT, isDown: false)
    #expect(layout.choosesLevel(KEY_RIGHTALT))
    layout.note(KEY_RIGHTALT, isDown: true)
    #expect(layout.typed(KEY_E) == .text("€"))
    let american: KeyboardLayout = try #require(KeyboardLayout("us"))
    #expect(!american.choosesLevel(KEY_RIGHTALT))
  }

  @Test("A key without a character types nothing", arguments: [KEY_F3, KEY_ENTER, KEY_DELETE, KEY_LEFTCTRL])
  func silent(code: Int32) throws {
    let layout: KeyboardLayout = try #require(KeyboardLayout("us"))
    #expect(layout.typed(code) == .nothing)
  }

  @Test("A dead key waits for its letter, and takes one with it that it cannot mark")
  func deadKeys() throws {
    let layout: KeyboardLayout = try #require(KeyboardLayout("de"))
    #expect(layout.typed(KEY_EQUAL) == .unfinished)
    #expect(layout.typed(KEY_E) == .text("é"))
    #expect(layout.typed(KEY_E) == .text("e"))
    #expect(layout.typed(KEY_EQUAL) == .unfinished)
    #expect(layout.typed(KEY_F) == .nothing)
    #expect(layout.typed(KEY_E) == .text("e"))
  }

  @Test("A name is a layout and perhaps a variant")
  func names() {
    #expect(KeyboardLayout.parts("de").map { [$0.layout, $0.variant] } == ["de", ""])
    #expect(KeyboardLayout.parts("fr(oss)").map { [$0.layout, $0.variant] } == ["fr", "oss"])
    #expect(KeyboardLayout.parts("").map { [$0.layout, $0.variant] } == ["", ""])
    for name in ["de(", "(oss)", "d/e", "de)", "de (oss)"] { #expect(KeyboardLayout.parts(name) == nil, "\(name)") }
    #expect(KeyboardLayout.name("klingon") == nil)
    #expect(KeyboardLayout.name("fr(oss)") == "fr(oss)")
    #expect(KeyboardLayout.name("") == "")
  }
}
