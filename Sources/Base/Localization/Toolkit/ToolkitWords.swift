import Glibc

/// The toolkit's own words in one language.
///
/// People write the words in the folder `Words`: the English ones in `template.pot`, and a file of GNU gettext for each
/// other language. `make words` checks these files and writes `ToolkitWords+Table.swift`, so that a running panel reads
/// no file and parses nothing.
///
/// In the table each language is one constant text, in which every word follows its length. The text lies in the
/// read-only part of the program as the compiler left it: no code runs for it at the start, no memory is taken, and the
/// kernel maps none of its pages before a word is looked up. A lookup walks through the English words and those of the
/// language side by side, from length to length, until it finds the English word. That reads one byte of most words, and
/// needs no offsets or hashes beside them, which would make the program larger.
struct ToolkitWords: Sendable {
  private let words: WordList

  /// The words of a language; `nil` for English, and for a language that the toolkit does not speak.
  init?(_ tag: LanguageTag) {
    guard let words = Self.words(in: tag) else { return nil }
    self.words = WordList(words)
  }

  /// All words of this language in the order of the English ones.
  var all: [String] { words.map { String(decoding: $0, as: UTF8.self) } }
  /// The English words, which are the keys.
  static var keys: [String] { WordList(english).map { String(decoding: $0, as: UTF8.self) } }

  /// The translation of an English word; `nil` if the toolkit does not say it.
  func text(of key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      var translations = words.makeIterator()
      for english in WordList(Self.english) {
        guard let word = translations.next() else { return nil }
        if english.count == key.count, memcmp(english.baseAddress!, key.baseAddress!, key.count) == 0 {
          return String(decoding: word, as: UTF8.self)
        }
      }
      return nil
    }
  }
}

/// The words of a text in which each follows its length in bytes. The length is a character: one of UTF-8's bytes for a
/// length below 128, and two for a longer word.
private struct WordList: Sequence, Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  func makeIterator() -> Iterator { Iterator(place: text.utf8Start, end: text.utf8Start + text.utf8CodeUnitCount) }

  struct Iterator: IteratorProtocol {
    fileprivate var place: UnsafePointer<UInt8>
    fileprivate let end: UnsafePointer<UInt8>

    mutating func next() -> UnsafeRawBufferPointer? {
      guard place < end else { return nil }
      var count = Int(place[0])
      place += 1
      if count >= 0x80 {
        count = (count & 0x1F) << 6 | Int(place[0] & 0x3F)
        place += 1
      }
      defer { place += count }
      return UnsafeRawBufferPointer(start: place, count: count)
    }
  }
}
