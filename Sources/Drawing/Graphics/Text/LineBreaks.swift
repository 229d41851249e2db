import CThai
import CUnibreak
import Glibc
import Synchronization

/// The line break opportunities of a paragraph: by the Unicode Line Breaking Algorithm (UAX #14), and in Thai, which
/// has no spaces between words, by a dictionary.
struct LineBreaks {
  /// For each byte, whether a line may begin there.
  private(set) var isAllowed: [Bool]
  /// For each byte and the end, whether a grapheme cluster begins there.
  let isBoundary: [Bool]

  /// Computes the opportunities. Calls libunibreak's `set_linebreaks_utf8` and, for Thai, libthai's
  /// `th_brk_wc_find_breaks`.
  init(_ text: StyledText, language: String?) {
    let boundaries = text.characterBoundaries()
    var isBoundary = [Bool](repeating: false, count: text.count + 1)
    for index in boundaries { isBoundary[index] = true }
    self.isBoundary = isBoundary
    isAllowed = [Bool](repeating: false, count: text.count)
    guard !text.utf8.isEmpty else { return }
    _ = Self.tables
    var marks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: text.count)
    set_linebreaks_utf8(Self.plainer(text.utf8), text.count, language, &marks)
    for index in 1..<max(1, text.count) where isBoundary[index] {
      isAllowed[index] = marks[index - 1] == CChar(LINEBREAK_ALLOWBREAK)
    }
    keepUnits(text)
    // Thai characters are encoded in three bytes that begin with E0 B8 or E0 B9.
    if text.utf8.contains(0xe0) { allowThaiWords(text) }
  }

  /// The text without the characters at which release 1.1 of libunibreak ends the process, and with others in their place
  /// around which lines break in the same way.
  ///
  /// An ideograph stands for each pictograph from U+1F000 to U+1FFFF: the release does not know the newer ones, and its
  /// assertion `lbcNew <= LBP_JT` fails at a regional indicator, two of which form a flag. U+FFFE stands for U+FFFF, which
  /// the release takes for the end of the text, so that its assertion `posLast == posCur - 1` fails. Devices may send either.
  private static func plainer(_ utf8: [UInt8]) -> [UInt8] {
    guard utf8.contains(where: { $0 >= 0xef }) else { return utf8 }
    var plainer = utf8
    // U+1Fxxx begins with F0 9F, and U+20000 is F0 A0 80 80.
    for index in utf8.indices.dropLast(3) where utf8[index] == 0xf0 && utf8[index + 1] == 0x9f {
      plainer.replaceSubrange((index + 1)...(index + 3), with: [0xa0, 0x80, 0x80])
    }
    // U+FFFF is EF BF BF.
    for index in utf8.indices.dropLast(2) where utf8[index...].starts(with: [0xef, 0xbf, 0xbf]) {
      plainer[index + 2] = 0xbe
    }
    return plainer
  }

  /// The greatest number of bytes and of characters of a short word behind a slash.
  private static let (shortBytes, shortCharacters) = (16, 4)

  /// Keeps a short word on the line of the slash before it, as in “m³/h”. UAX #14 allows a break behind each slash, for
  /// the sake of long paths and addresses.
  private mutating func keepUnits(_ text: StyledText) {
    let slash = UInt8(ascii: "/")
    guard text.utf8.contains(slash) else { return }
    for index in 1..<max(1, text.count) where isAllowed[index] && text.utf8[index - 1] == slash {
      let word = text.utf8[index...].prefix(Self.shortBytes + 1).prefix { $0 > UInt8(ascii: " ") && $0 != slash }
      let isLast = word.endIndex == text.count || text.utf8[word.endIndex] != slash
      guard isLast, word.count <= Self.shortBytes else { continue }
      if word.indices.count(where: { isBoundary[$0] }) <= Self.shortCharacters { isAllowed[index] = false }
    }
  }

  /// Allows line breaks between the words of Thai text.
  private mutating func allowThaiWords(_ text: StyledText) {
    var (characters, offsets, end) = ([thwchar_t](), [Int](), 0)
    for scalar in String(decoding: text.utf8, as: UTF8.self).unicodeScalars {
      characters.append(thwchar_t(scalar.value))
      offsets.append(end)
      end += UTF8.width(scalar)
    }
    for index in Self.thaiWords(characters + [0]) where index < offsets.count && index > 0 {
      let isInside = Self.isThai(characters[index]) && Self.isThai(characters[index - 1])
      if isInside, isBoundary[offsets[index]] { isAllowed[offsets[index]] = true }
    }
  }

  private static func isThai(_ character: thwchar_t) -> Bool { (0x0e00...0x0e7f).contains(character) }

  /// The indices at which libthai finds the start of a word.
  private static func thaiWords(_ characters: [thwchar_t]) -> [Int] {
    dictionary.withLock { dictionary in
      guard let handle = dictionary.handle else { return [] }
      var places = [Int32](repeating: 0, count: characters.count)
      let count = th_brk_wc_find_breaks(handle, characters, &places, places.count)
      return places.prefix(max(0, Int(count))).map(Int.init)
    }
  }

  // Safe: a mutex holds the only value.
  private struct Dictionary: @unchecked Sendable { let handle: OpaquePointer? }

  /// The word list of the package `libthai-data`, read when the first Thai line is broken.
  private static let dictionary = Mutex(Dictionary(handle: th_brk_new(nil)))
  /// Runs libunibreak's `init_linebreak` once.
  private static let tables: Void = init_linebreak()
}
