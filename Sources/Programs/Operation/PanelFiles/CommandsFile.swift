import CGLib
import Glibc
import Values

/// The commands that a panel file may run, by name: `/etc/kiosk/commands.conf`, which only the machine's administrator
/// writes. A person who may edit the look of a panel must not get a shell through it.
///
///     [siren-off]
///     run=/usr/bin/gpioset gpiochip0 17=0
///     limit=5 s
///
/// The words after `run=` are those of the command, quoted as for a shell; no shell is asked. Arguments of the panel
/// follow them, one word each, whatever their content.
package nonisolated struct CommandsFile {
  /// A command and the longest time that it may take.
  struct Entry: Equatable {
    var words: [String]
    var limit: Duration
  }

  /// A mistake in a commands file, or an unknown name.
  struct Mistake: Error, CustomStringConvertible { let description: String }

  /// The file of a machine.
  package static let standard = "/etc/kiosk/commands.conf"
  /// The time limit of a command that sets none.
  static let standardLimit = Duration.seconds(10)
  /// The longest limit that a command may have.
  static let longestLimit = Duration.seconds(600)

  /// Reads the entry of a name. Calls `g_key_file_load_from_file` and `g_shell_parse_argv`.
  ///
  /// - Throws: ``Mistake`` if the file cannot be read, has no such entry, or the entry makes no sense.
  static func entry(_ name: String, in path: String) throws(Mistake) -> Entry {
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error) != 0 else {
      throw Mistake(description: "\(path) cannot be read: \(Self.text(error)); it lists the commands of panel files")
    }
    guard g_key_file_has_group(file, name) != 0 else {
      throw Mistake(description: "\(path) has no command \(name); write [\(name)] and run=… below it")
    }
    func value(_ key: String) -> String? {
      guard let text = g_key_file_get_string(file, name, key, nil) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
    guard let line = value("run"), let words = words(of: line), words[0].hasPrefix("/") else {
      throw Mistake(
        description: "\(path): [\(name)] has no run= with the full path of a program; write run=/usr/bin/…")
    }
    guard let text = value("limit") else { return Entry(words: words, limit: standardLimit) }
    guard let limit = Duration(unitText: text), limit > .zero, limit <= longestLimit else {
      throw Mistake(
        description: "\(path): [\(name)] has the limit \(text); write a time up to 10 min, such as limit=5 s")
    }
    return Entry(words: words, limit: limit)
  }

  private static func words(of line: String) -> [String]? {
    var count: Int32 = 0
    var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard g_shell_parse_argv(line, &count, &vector, nil) != 0 else { return nil }
    defer { g_strfreev(vector) }
    return (0..<Int(count)).map { String(cString: vector![$0]!) }
  }

  private static func text(_ error: UnsafeMutablePointer<GError>?) -> String {
    error.map { String(cString: $0.pointee.message) } ?? "it has an error"
  }
}
