import CLinux
import Glibc

/// A file in which the handler of fatal signals notes the signal that a child process has died of.
public final class CrashNote {
  /// The path of the file.
  public let path: String

  /// Creates the file, without a signal in it.
  public init() {
    var template = Array("/tmp/faceplate-crash-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    precondition(descriptor >= 0 && ftruncate(descriptor, 4) == 0, "no file for the note can be made")
    close(descriptor)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { unlink(path) }

  /// The signal that was noted; 0 for none.
  public var signal: Int32 {
    var signal: Int32 = 0
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    return read(descriptor, &signal, 4) == 4 ? signal : -1
  }

  /// Has the fatal signal of this process noted in the file at a path. To be called in the child process.
  public static func take(_ path: String) {
    let descriptor = open(path, O_RDWR)
    precondition(descriptor >= 0, "the note cannot be opened")
    clinux_note_fatal(descriptor, 0)
  }

  /// Stores to memory that is not mapped.
  public static func fault() { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }

  /// Calls itself until the stack of the thread is full.
  public static func overflow() {
    var depth = 0
    descend(&depth)
  }

  @inline(never) private static func descend(_ depth: UnsafeMutablePointer<Int>) {
    var deeper = depth.pointee + 1
    if deeper < .max { descend(&deeper) }
    depth.pointee = deeper
  }

  /// Waits for the signal that another thread causes.
  public static func wait() { while true { pause() } }
}
