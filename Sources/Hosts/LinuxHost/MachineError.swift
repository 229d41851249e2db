import Glibc

/// The reason why the machine cannot run a panel, with a message that says what is wrong, where, and how to fix it.
///
///     do { try display.open() } catch { print(error); exit(error.exitCode) }
public nonisolated struct MachineError: Error, Hashable, CustomStringConvertible {
  /// The kind of failure, which decides the exit status.
  public enum Reason: Hashable, Sendable {
    /// There is no display. A restart without new hardware does not help.
    case noDisplay
    /// A device exists, but this user may not open it.
    case denied
    /// Another process is DRM master; the panel can start once that process has ended.
    case busy
    /// A device failed or was unplugged while in use, or a file of the kernel cannot be read.
    case failed
  }

  /// The kind of failure.
  public var reason: Reason
  /// The message, of one or more lines.
  public var description: String

  /// Creates an error from its kind and message.
  public init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  /// The exit status, after `sysexits.h`: 78 (`EX_CONFIG`) without a display, for `RestartPreventExitStatus=78`; 77
  /// (`EX_NOPERM`) if access is denied or another process has the screen; 74 (`EX_IOERR`) if a device or a file
  /// of the kernel failed.
  public var exitCode: Int32 {
    switch reason {
    case .noDisplay: 78
    case .denied, .busy: 77
    case .failed: 74
    }
  }
}

/// The message for an error number. Calls `strerror`.
package nonisolated func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }
