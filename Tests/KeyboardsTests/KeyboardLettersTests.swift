import Testing
import Values

@testable import Keyboards

/// The letters that the keyboard of the screen takes from the tables of libxkbcommon.
@Suite("Letters of a keyboard layout")
struct KeyboardLettersTests {
  private func letters(_ name: String) throws -> KeyboardLetters {
    let layout: KeyboardLayout = try #require(KeyboardLayout(name))
    return try #require(KeyboardLetters(name: name, of: layout))
  }

  private func rows(_ letters: KeyboardLetters) -> [String] { letters.rows.map { String($0.map(\.plain)) } }

  @Test("The rows have the layout's letters in the order of its keys")
  func rows() throws {
    #expect(try rows(letters("us")) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(try rows(letters("de")) == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
    #expect(try rows(letters("fr")).prefix(2) == ["azertyuiop", "qsdfghjklmù"])
  }

  @Test("Each letter has its capital")
  func capitals() throws {
    let keys = try letters("ru").rows.joined()
    #expect(keys.count >= 32)
    for key in keys { #expect(String(key.shifted) == key.plain.uppercased(), "\(key)") }
  }

  @Test("Letters of the row of digits, of dead keys and of AltGr are kept for a long press")
  func others() throws {
    #expect(try letters("fr").further.contains("é"))
    #expect(try letters("cz").further.contains("ě"))
    #expect(try letters("de").further == ["ß"])
    #expect(try letters("de").others.contains("é"))
    #expect(try letters("us").further.isEmpty)
  }
}
