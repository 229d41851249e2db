import CGLib
import SeededRandom
import Testing

@testable import Settings

/// Seeded nonsense: nothing crashes, no value of an untouched key is lost, and what is written reads back equal.
@Suite(.seeded)
struct SettingsFuzzTests {
  private static let seed = """
    \u{FEFF}# head\r
    [oven]
    temperature = 180  \r
    fan=true
    [sign]
    text=\\sa\\tb;c\\\\ 
    text[de]=\u{e9}
    [oven]
    [panel]
    brightness=70
    Encoding=UTF-8
    """
  /// How many files in all: four lines of descent and random bytes share them.
  private static let files = knob("FACEPLATE_FUZZ", otherwise: 20_000)
  private static let morsels: [[UInt8]] =
    [
      "[", "]", "=", "\n", "\r\n", "\r", "\\", "\\s", "\0", "#", " ", "\t", "\u{C}", "\u{B}", "é", "[oven]",
      "[panel]\n",
    ].map {
      Array($0.utf8)
    }
    + ["fan=", "text=", "temperature=9\n", "Encoding=x\n", "[oven\n", "\n\n", ".", "[sign]\r\n"].map { Array($0.utf8) }
    + [
      [0xFF], [0xC3], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xFE, 0xFF],
    ]

  @Test("Mutated files are harmless", arguments: 0..<4)
  func mutatedFilesAreHarmless(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var texts = [Array(Self.seed.utf8)]
    for round in 0..<Self.files / 5 {
      var bytes = texts.randomElement(using: &generator)!
      for _ in 0...Int.random(in: 0...4, using: &generator) { mutate(&bytes, &generator) }
      if bytes.count < 250, round % 10 == 0 { texts.append(bytes) }
      if texts.count > 50 { texts.removeLast(25) }
      try examine(bytes, &generator)
    }
  }

  @Test("Random bytes are harmless")
  func randomBytesAreHarmless() throws {
    var generator = SeededGenerator(seed: 99)
    for _ in 0..<Self.files / 5 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      try examine(bytes, &generator)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
    case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    default: bytes.insert(contentsOf: Self.morsels.randomElement(using: &generator)!, at: place)
    }
  }

  private func examine(_ bytes: [UInt8], _ generator: inout SeededGenerator) throws {
    guard let document = try? SettingsDocument(bytes, file: "fuzz") else { return }
    guard document.serialize() == bytes else { throw Harm(what: "changed by reading", bytes: bytes) }
    let reading = SettingsCheck(oven).reading(of: document)
    if let problem = reading.problems.last, problem.description.utf8.contains(where: { $0 < 32 }) {
      throw Harm(what: "a problem of two lines", bytes: bytes)
    }
    guard values(of: document) == valuesByGLib(document) else { throw Harm(what: "not as GLib reads it", bytes: bytes) }
    try examineEdit(of: document, &generator)
  }

  private func examineEdit(of document: SettingsDocument, _ generator: inout SeededGenerator) throws {
    let id = oven.randomElement(using: &generator)!.id
    let scalars = Array("ab \t\n\r\\;#=[]é\u{C}\0".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &generator) { text.append(scalars.randomElement(using: &generator)!) }
    var edited = document
    do throws(SettingsProblem) { try edited.set(id, to: String(text), comment: ["a", "b"]) } catch {
      guard edited == document, text.contains("\0") || text.first == "\u{C}" else {
        throw Harm(what: "refused \(String(text))", bytes: document.serialize())
      }
      return
    }
    let again = try SettingsDocument(edited.serialize(), file: "fuzz")
    var expected = values(of: document)
    expected[SettingLocation(id: id)] = String(text)
    guard again == edited, values(of: again) == expected, again.problems.count == document.problems.count else {
      throw Harm(what: "\(id) set to \(String(text))", bytes: document.serialize())
    }
  }

  private func values(of document: SettingsDocument) -> [SettingLocation: String] {
    var values: [SettingLocation: String] = [:]
    for entry in document.index.entries {
      let place = SettingLocation(id: entry.location.id)
      // Such a key can be read, but no name of a setting leads to it.
      guard place == entry.location, let text = try? document.text(of: entry.location.id) else { continue }
      values[place] = text
    }
    return values
  }

  /// The whole text in GLib's hands, with what we call faulty, and all below a faulty group, blanked.
  private func valuesByGLib(_ document: SettingsDocument) -> [SettingLocation: String]? {
    var lines = document.serialize().split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    if lines[0].starts(with: [0xEF, 0xBB, 0xBF]) { lines[0].removeFirst(3) }
    let kept = Set(document.index.entries.map(\.line) + document.index.sections.map(\.line))
    for number in lines.indices {
      if !kept.contains(number + 1) { lines[number] = [] }
      if lines[number].last == 13 { lines[number].removeLast() }
      while let last = lines[number].last, [32, 9, 13].contains(last) { lines[number].removeLast() }
    }
    let text = Array(lines.joined(separator: [10]))
    let file = g_key_file_new()!
    defer { g_key_file_unref(file) }
    let isLoaded = text.withUnsafeBytes { text in
      let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
      return g_key_file_load_from_data(file, start, gsize(text.count), G_KEY_FILE_KEEP_TRANSLATIONS, nil)
    }
    guard isLoaded != 0 else { return text.isEmpty ? [:] : nil }
    var values: [SettingLocation: String] = [:]
    for location in Set(document.index.entries.map(\.location)) where SettingLocation(id: location.id) == location {
      let written = g_key_file_get_value(file, location.group, location.key, nil)
      defer { g_free(written) }
      let backslashes = String(cString: written!).utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }
      if !backslashes.count.isMultiple(of: 2) { continue }  // GLib would complain on the error output
      var error: UnsafeMutablePointer<GError>?
      let text = g_key_file_get_string(file, location.group, location.key, &error)
      if let text, error == nil { values[location] = String(cString: text) }
      g_free(text)
      g_clear_error(&error)
    }
    return values
  }

  struct Harm: Error {
    var what: String
    var bytes: [UInt8]
  }
}
