import CGLib
import Glibc
import Machine

/// Problems from system calls, and their remedies.
extension SettingsProblem {
  /// The problem for a failed system call, with the text of `g_strerror` and a ``remedy(_:for:)``.
  static func refused(_ file: String, _ what: String, errno code: CInt) -> SettingsProblem {
    SettingsProblem(file: file, what: "\(what): \(String(cString: g_strerror(code)))", fix: remedy(code, for: file))
  }

  /// Runs a function that accesses a file; see ``FolderOwner/acting(at:or:_:)``.
  static func acting<Result>(
    at path: String, _ body: () throws(SettingsProblem) -> Result
  ) throws(SettingsProblem) -> Result {
    try FolderOwner.acting(
      at: path, or: { .refused(path, "cannot be touched with the rights of the owner of its folder", errno: $0) }, body)
  }

  static func tooLarge(_ file: String) -> SettingsProblem {
    SettingsProblem(
      file: file, what: "is longer than \(SettingsLimits.fileBytes / 1024) KiB or \(SettingsLimits.fileLines) lines",
      fix: "check that it is the right file, and shorten it")
  }

  static func wideCharacters(_ file: String) -> SettingsProblem {
    SettingsProblem(file: file, what: "is text in UTF-16", fix: "save it as UTF-8")
  }

  static func notPlain(_ file: String, isDirectory: Bool) -> SettingsProblem {
    SettingsProblem(
      file: file, what: isDirectory ? "is a directory" : "is a device or a pipe", fix: "name a plain file instead")
  }

  static func busy(_ file: String, _ what: String) -> SettingsProblem {
    SettingsProblem(file: file, what: what, fix: "nothing was written; write again when the other program is done")
  }

  private static func remedy(_ code: CInt, for file: String) -> String {
    let directory = FilePath.folder(of: file)
    switch code {
    case EACCES, EPERM: return "let this user read the file and write to the directory \(directory)"
    case ENOENT: return "create the directory \(directory)"
    case ENOTDIR: return "\(directory) has to be a directory"
    case EROFS: return "mount the file system writable, or keep the file on another one"
    case ENOSPC, EDQUOT, EFBIG: return "make room on the disk; the file is as it was"
    case ELOOP: return "undo the loop of symbolic links"
    case ENAMETOOLONG: return "give the file a shorter name"
    case EMFILE, ENFILE, ENOMEM: return "the machine has run out of files or memory: find the program that holds them"
    case EIO: return "the disk fails: replace it"
    case EBADF, ENOLCK, EOPNOTSUPP: return "keep the file on a file system that has locks; it is as it was"
    default: return "check the disk and the directory \(directory)"
    }
  }
}
