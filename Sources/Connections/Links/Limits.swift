/// The bounds of what links keep.
enum LinkLimits {
  /// The orders that wait for a thread, besides one per value.
  static let orders = 1_000
  /// The changes that wait for the main thread, besides one per value.
  static let waiting = 64
  /// The presses that the main thread carries out in one wake: each may run a list of actions, and a frame must not wait for a
  /// broker that presses without pause. Of orders to set, as of reports, there is one for each value.
  static let presses = 16
  /// The refused orders that a panel answers at once at a broker, before it answers one a second.
  static let complaints = 64
  /// The largest message from a broker, in bytes.
  static let messageBytes = 64 << 10
  /// The largest file and the longest output of a command that a value is read from, in bytes.
  static let readBytes = 4 << 10
  /// The values in an answer on D-Bus, with the values inside of arrays and structures.
  static let answerValues = 1 << 16
  /// The longest text in an answer on D-Bus, in bytes.
  static let answerTextBytes = 64 << 10
  /// The number of folders in a path that may be a `*`.
  static let patterns = 2
  /// The places of a value in the message that it is written as.
  static let places = 16
  /// The panels at a broker that are listed.
  static let panels = 4_096
  /// The longest name of a listed panel in bytes, and of its title in characters.
  static let nameBytes = 256
  /// The parts of a listed panel of which the state is shown.
  static let partsOfPanel = 16
  /// The part of a pause before another attempt to connect by which chance makes it shorter or longer: a hundred panels
  /// do not come back to one broker at the same moment.
  static let jitter = 0.25
}
