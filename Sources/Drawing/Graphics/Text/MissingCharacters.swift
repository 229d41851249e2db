/// The characters that no font has, until they are reported.
struct MissingCharacters {
  private var noted: Set<String> = []
  private var unreported: [String] = []

  /// Records a character, unless it was recorded before.
  mutating func note(_ scalars: [UInt32]) {
    guard noted.count < GraphicsLimits.notedCharacters else { return }
    let character = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    if noted.insert(character).inserted { unreported.append(character) }
  }

  /// An error that lists the characters recorded since the last call; `nil` if there are none.
  mutating func take(fontconfigIsMissing: @autoclosure () -> Bool) -> FontError? {
    guard !unreported.isEmpty else { return nil }
    defer { unreported = [] }
    let shown = unreported.prefix(GraphicsLimits.listedCharacters).map { "“\($0)” (\(Self.codes(of: $0)))" }
    let rest = unreported.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return FontError(
      source: "text", problem: "no font has \(list), which shows as a box",
      advice: Self.advice(for: unreported, fontconfigIsMissing()))
  }

  /// The remedy: packages to install, or a setting for font files.
  private static func advice(for characters: [String], _ fontconfigIsMissing: Bool) -> String {
    let fonts = characters.flatMap { $0.unicodeScalars.map { FontPackages.package(for: $0.value) } }.compactMap { $0 }
    let packages = (fontconfigIsMissing ? ["libfontconfig1"] : []) + Set(fonts).sorted()
    let files = "name a font file that has it under files= in the group [fonts]"
    return packages.isEmpty ? files : "install it with: apt-get install \(packages.joined(separator: " ")); or \(files)"
  }

  /// The code points of a character, such as `U+1F600`.
  private static func codes(of character: String) -> String {
    character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
