import Glibc

/// Why the machine cannot run a panel: what is wrong, where, and what to do about it.
///
///     do { try display.open() } catch { print(error); exit(error.exitCode) }
public nonisolated struct MachineError: Error, Hashable, CustomStringConvertible {
  /// The kind of failure, as a service manager needs to know it.
  public enum Reason: Hashable, Sendable {
    /// There is no display to draw on: starting again without new hardware is of no use.
    case noDisplay
    /// A device is there and may not be used.
    case denied
    /// Another program shows its picture: the panel may have the screen once that has ended.
    case busy
    /// A device failed, or went away, while in use.
    case failed
  }

  /// The kind of failure.
  public var reason: Reason
  /// One message of one or more lines.
  public var description: String

  /// A failure and its message.
  public init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  /// The status to exit with: 78 without a display (as in `RestartPreventExitStatus=78`), 77 where access is denied or
  /// another program has the screen,
  /// 74 where a device failed.
  public var exitCode: Int32 {
    switch reason {
    case .noDisplay: 78
    case .denied, .busy: 77
    case .failed: 74
    }
  }
}

/// The text of an error number. The corresponding C function is `strerror`.
nonisolated func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }
