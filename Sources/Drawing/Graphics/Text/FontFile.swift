import CHarfBuzz
import Glibc
import Synchronization

/// A font file, mapped into memory once for all of its faces.
///
/// Unused pages are never loaded, and used pages are shared between processes.
package final class FontFile: Sendable {
  /// HarfBuzz's blob, whose reference counting is thread-safe.
  private struct Mapping: @unchecked Sendable { let blob: OpaquePointer }

  /// The path of the file, as given.
  let path: String
  private let mapping = Mutex(Mapping?.none)
  /// The blobs of all files that are mapped.
  private static let mapped = Mutex<[Mapping]>([])

  /// Creates a file, which is mapped when its bytes are first needed.
  init(path: String) { self.path = path }

  /// The file's bytes as a HarfBuzz blob, which the caller has to destroy. Calls `hb_blob_create_from_file_or_fail`.
  ///
  /// - Throws: ``FontError`` if the file cannot be read.
  func open() throws(FontError) -> OpaquePointer {
    let opened = mapping.withLock { mapping in
      if mapping == nil, Self.isRegular(path), let blob = hb_blob_create_from_file_or_fail(path) {
        mapping = Mapping(blob: blob)
        Self.mapped.withLock { $0.append(Mapping(blob: blob)) }
      }
      return mapping.map { Mapping(blob: hb_blob_reference($0.blob)) }
    }
    if let opened { return opened.blob }
    throw FontError(
      source: path, problem: "the font file cannot be read",
      advice: "check that it exists and may be read, or install the package that holds it")
  }

  /// Whether a path leads to a regular file. Opening a FIFO would wait for a writer.
  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads a file to its end, at most ``GraphicsLimits/fontBytesReadAhead`` bytes. Mapped pages are then in memory already when a
  /// glyph needs them.
  static func readAhead(_ path: String) {
    guard isRegular(path), let file = fopen(path, "re") else { return }
    defer { fclose(file) }
    var (piece, total) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    while total < GraphicsLimits.fontBytesReadAhead {
      let count = fread(&piece, 1, piece.count, file)
      total += count
      if count < piece.count { return }
    }
  }

  deinit {
    mapping.withLock { mapping in
      guard let mapping else { return }
      Self.mapped.withLock { $0.removeAll { $0.blob == mapping.blob } }
      hb_blob_destroy(mapping.blob)
    }
  }

  /// Calls a function with the bytes of each font file that is in use. No file is unmapped during the call.
  package static func forEachInUse(_ body: (UnsafeRawBufferPointer) -> Void) {
    mapped.withLock { mapped in
      for file in mapped {
        var length: UInt32 = 0
        let data = hb_blob_get_data(file.blob, &length)
        body(UnsafeRawBufferPointer(start: data, count: Int(length)))
      }
    }
  }
}
