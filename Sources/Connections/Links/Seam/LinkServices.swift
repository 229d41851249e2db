import Values

/// The services that links need from the program that runs them.
package struct LinkServices: Sendable {
  /// Runs an entry of the commands file and waits for it. Returns what it printed, or why it failed.
  package var run: @Sendable (String) -> Result<String, LinkFault> = {
    .failure(LinkFault(LinkFault.notStarted, detail: "the command \($0) cannot be run here"))
  }
  /// The folder for data that must outlive the program; `nil` if there is none.
  package var state: String?
  /// The panel's identity, such as the paths of its panel file and its config file, which stays the same when the
  /// panel's name changes. Empty if it is unknown.
  package var owner = ""
  /// The folder in which the service manager keeps credentials; `nil` without one.
  package var credentials: String?
  /// The files that values may live in; `nil` for all.
  package var files: FileAccess?
  /// The version of the program, for those who ask.
  package var version = ""

  /// Creates services that do nothing.
  package init() {}
}

/// Why a device or service does not answer, in words for the log and the screen.
package struct LinkFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The words for the screen, which the toolkit's translations have. They do not quote what was received, so that the same
  /// fault has the same words. They name no file either: others may read them.
  package let reason: String
  /// The words that the log has in place of ``reason``: they may name files and values.
  package let detail: String
  /// The received text, as the log quotes it; empty for a fault of another kind.
  package let received: String
  /// The words of another program about the fault, as the log quotes them; empty without any. The same fault may have others
  /// each time.
  package let said: String
  /// The words for the log.
  package var description: String { [detail, received, said].filter { !$0.isEmpty }.joined(separator: ": ") }

  /// The quality of a value that was not read. What was received and is no value came from a device that is there.
  var quality: Quality { received.isEmpty ? .bad(reason) : .unreadable(reason) }

  /// The reason of an order whose value has no raw value, or none that a register can hold.
  static let beyondDevice = "the device cannot hold this value"
  /// The reason of a reading of which the panel can make no value.
  static let invalid = "the reading is not a valid value"
  /// The reason of a reading by which the device says that it has no value.
  static let noValue = "the device has no value"
  /// The reason of a fault that the device names by a number without a meaning.
  static let unknown = "the device reports an unknown fault"
  /// The reason of a value whose command is not run.
  package static let notStarted = "the command cannot be started"
  /// The reason of a command that is not run because another run of it, or another command, has not ended.
  package static let stillRunning = "a command is still running"
  /// The reason of a value whose command has ended with a fault.
  package static let commandFailed = "the command has failed"

  /// Creates a fault.
  ///
  /// - Parameter detail: the words for the log; `nil` for those for the screen.
  package init(_ reason: String, detail: String? = nil, received: String = "", said: String = "") {
    (self.reason, self.detail, self.received, self.said) = (reason, detail ?? reason, received, said)
  }
}
