import Glibc
import Machine

/// A file beside the state file that its program alone writes and reads.
public enum PrivateFile {
  /// The path of a hidden file beside another, such as `/var/lib/kiosk/.panel.conf.good`.
  public static func path(beside file: String, ending: String) -> String {
    "\(FilePath.folder(of: file))/.\(FilePath.name(of: file)).\(ending)"
  }

  /// Replaces a file in the background; see ``write(_:to:)``. Errors are not reported.
  public static func writeLater(_ bytes: [UInt8], to path: String) {
    _ = DetachedThread.start { try? write(bytes, to: path) }
  }

  /// Replaces a file atomically, accessible only to its owner. Waits for the disk, and throws the error of a failed
  /// system call.
  public static func write(_ bytes: [UInt8], to path: String) throws(SettingsProblem) {
    try write(bytes, to: path, FaultInjection())
  }

  static func write(_ bytes: [UInt8], to path: String, _ faults: FaultInjection) throws(SettingsProblem) {
    try SettingsProblem.acting(at: path) { () throws(SettingsProblem) in
      let directory = try Directory(of: path, file: path, faultInjection: faults)
      try directory.replaceOwn(with: bytes)
    }
  }

  /// Removes a file, if there is one. Calls `unlink(2)`.
  static func remove(_ path: String) {
    try? SettingsProblem.acting(at: path) { _ = unlink(path) }
  }
}
