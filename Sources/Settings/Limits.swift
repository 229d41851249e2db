/// What this room is willing to hold, all in one place.
enum Limits {
  /// The longest settings file that is read or written, in bytes.
  static let fileBytes = 1 << 20
  /// The most lines that are read: a tenth of a second's work.
  static let fileLines = 20_000
  /// Problems reported from one reading; the rest are counted.
  static let problems = 100
  /// Lines of one setting that are checked, from the last one up, until one is good.
  static let repetitions = 8
  /// Characters of the file's own text repeated in a message.
  static let quotedCharacters = 40
  /// Characters compared when looking for the name that was meant.
  static let comparedCharacters = 64
  /// Drop-in files that are read; the rest are left out.
  static let dropIns = 1_000
  /// Symbolic links followed from a settings file, as many as Linux follows.
  static let symbolicLinks = 40
  /// Merges begun anew because another program changed the file meanwhile.
  static let mergeAttempts = 8
  /// The stack of a thread that waits for the disk.
  static let threadStackBytes = 512 << 10
  /// The longest list of extended attributes, and the longest of them, that a replaced file keeps.
  static let attributeBytes = 64 << 10
  /// Lock files opened anew because the folder was replaced meanwhile.
  static let lockAttempts = 8
  /// How long a write waits for the lock that another program holds.
  static let lockMilliseconds: CInt = 1_000
}
