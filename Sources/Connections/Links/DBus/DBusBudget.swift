import Glibc

/// The values that may still be read from an answer on D-Bus.
///
/// A bus carries answers of many megabytes, and each of their bytes may be a value of its own that takes many times its
/// size in memory.
struct DBusBudget {
  private var rest = LinkLimits.answerValues

  /// Counts a value that is read.
  ///
  /// - Throws: ``DBusFault`` if the answer has more values than ``LinkLimits/answerValues``.
  mutating func take(for subject: String) throws(DBusFault) {
    if rest == 0 { throw DBusFault(.failed, "\(subject): the answer has more than \(LinkLimits.answerValues) values") }
    rest -= 1
  }

  /// A text of the answer, which the message holds.
  ///
  /// - Throws: ``DBusFault`` if it has more bytes than ``LinkLimits/answerTextBytes``. It is not copied then.
  func text(at place: UnsafePointer<CChar>, for subject: String) throws(DBusFault) -> String {
    guard strnlen(place, LinkLimits.answerTextBytes + 1) <= LinkLimits.answerTextBytes else {
      throw DBusFault(.failed, "\(subject): a text of the answer has more than \(LinkLimits.answerTextBytes) bytes")
    }
    return String(cString: place)
  }
}
