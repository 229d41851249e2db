/// All limits of this module.
enum SettingsLimits {
  /// The largest settings file that is read or written, in bytes.
  static let fileBytes = 1 << 20
  /// The largest file that a program keeps for itself, in bytes: escapes double a text of ``fileBytes`` at most, and the paths
  /// of a panel's files come on top.
  static let ownFileBytes = 4 * fileBytes
  /// The largest number of lines, which take about 0.1 s to read.
  static let fileLines = 20_000
  /// The number of problems reported for one file; others are counted.
  static let problems = 100
  /// The number of lines for one setting that are checked, from the last upwards, until one is valid.
  static let repetitions = 8
  /// The number of characters of a file's text that a message repeats.
  static let quotedCharacters = 40
  /// The number of drop-in files that are read; others are ignored.
  static let dropIns = 1_000
  /// The number of symbolic links followed from a settings file, as in Linux.
  static let symbolicLinks = 40
  /// The number of attempts to merge edits while other programs change the file.
  static let mergeAttempts = 8
  /// The number of attempts to open a lock file while the directory is replaced.
  static let lockAttempts = 8
  /// The longest wait of a write for another program's lock, in milliseconds.
  static let lockMilliseconds: CInt = 1_000
  /// The size from which a journal is shortened: 256 KiB.
  static let journalBytes = 256 << 10
}
