import Machine
import Values

/// Composes Korean syllables of the letters of the two-set keyboard (dubeolsik), with libhangul.
///
/// The library is not linked: it is loaded when a keyboard first shows Korean letters. It is Debian's `libhangul1`.
final class HangulComposer {
  private typealias Context = OpaquePointer
  private typealias Text = @convention(c) (Context) -> UnsafePointer<UInt32>?

  /// The functions of the library.
  private struct Functions {
    let create: @convention(c) (UnsafePointer<CChar>) -> Context?
    let destroy: @convention(c) (Context) -> Void
    let process: @convention(c) (Context, Int32) -> Bool
    let backspace: @convention(c) (Context) -> Bool
    let reset: @convention(c) (Context) -> Void
    let unfinished, finished: Text

    init?() {
      guard let library = SharedLibrary("libhangul.so.1"),
        let create = library.function(
          "hangul_ic_new", as: (@convention(c) (UnsafePointer<CChar>) -> Context?).self),
        let destroy = library.function("hangul_ic_delete", as: (@convention(c) (Context) -> Void).self),
        let process = library.function("hangul_ic_process", as: (@convention(c) (Context, Int32) -> Bool).self),
        let backspace = library.function("hangul_ic_backspace", as: (@convention(c) (Context) -> Bool).self),
        let reset = library.function("hangul_ic_reset", as: (@convention(c) (Context) -> Void).self),
        let unfinished = library.function("hangul_ic_get_preedit_string", as: Text.self),
        let finished = library.function("hangul_ic_get_commit_string", as: Text.self)
      else { return nil }
      // Releases from 0.1.0 on read their keyboards here. From 0.2.0 on the function takes a path of keyboards, null for
      // the library's own; releases before take nothing, and C's calling conventions let them ignore it.
      _ = library.function("hangul_init", as: (@convention(c) (UnsafePointer<CChar>?) -> Int32).self)?(nil)
      (self.create, self.destroy, self.process, self.backspace) = (create, destroy, process, backspace)
      (self.reset, self.unfinished, self.finished) = (reset, unfinished, finished)
    }
  }

  /// The library's functions, which stay loaded.
  private let functions: Functions
  private let context: Context
  /// The key of a Latin keyboard that has a letter.
  private var keys: [Character: Character] = [:]

  /// Returns `nil` if the library is not installed.
  init?() {
    guard let functions = Functions(), let context = functions.create("2") else { return nil }
    (self.functions, self.context) = (functions, context)
    for key in "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM" {
      if let letter = letter(of: key), keys[letter] == nil { keys[letter] = key }
    }
  }

  isolated deinit { functions.destroy(context) }

  /// The letter on a key of a Latin keyboard, as the library has it; `nil` for a key without one.
  ///
  /// An unfinished syllable is dropped.
  func letter(of key: Character) -> Character? {
    functions.reset(context)
    guard functions.process(context, Int32(key.asciiValue ?? 0)) else { return nil }
    defer { functions.reset(context) }
    return text(functions.unfinished).first
  }

  /// The characters that a function of the library returns, up to the zero after the last one.
  private func text(_ function: Text) -> String {
    guard var next = function(context) else { return "" }
    var text = String.UnicodeScalarView()
    while next.pointee != 0 {
      if let scalar = Unicode.Scalar(next.pointee) { text.append(scalar) }
      next += 1
    }
    return String(text)
  }

  /// The composer as the keyboard of the screen uses it.
  ///
  /// A letter that begins a new syllable finishes the one before it: after ㄱ, ㅏ and ㄴ, the letter ㅏ makes “가” finished and
  /// “나” unfinished. Removing a letter takes an unfinished syllable apart, letter by letter.
  var composer: KeyComposer {
    KeyComposer(
      add: { [self] letter in
        guard let key = keys[letter]?.asciiValue, functions.process(context, Int32(key)) else { return nil }
        return KeyComposer.Text(finished: text(functions.finished), unfinished: text(functions.unfinished))
      },
      removeLast: { [self] in
        _ = functions.backspace(context)
        return text(functions.unfinished)
      },
      reset: { [self] in functions.reset(context) })
  }

  /// The Korean letters on the keys of an English keyboard, with the double ones on those with Shift.
  func letters(name: String) -> KeyboardLetters {
    KeyboardLetters(
      name: name,
      rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
        row.compactMap { key in
          letter(of: key).map {
            let shifted = key.uppercased().first.flatMap { self.letter(of: $0) } ?? $0
            return KeyboardLetters.Key(plain: $0, shifted: shifted)
          }
        }
      })
  }
}
