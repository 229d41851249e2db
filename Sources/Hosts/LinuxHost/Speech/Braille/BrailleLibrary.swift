#if Speech
import Glibc
import Machine

/// Why a braille display cannot be used, and perhaps what to do.
nonisolated struct BrailleFault: Error, CustomStringConvertible {
  let description: String
  /// Whether to try again makes sense.
  let isPassing: Bool
}

/// The functions of brltty's API, as pointers into the loaded library. They wait for the server, so only the thread of
/// a ``BrailleWorker`` calls them.
///
/// These functions allow one connection in a process.
nonisolated struct BrailleLibrary: Sendable {
  /// The arguments of `brlapi_write`, laid out as in `brlapi.h`.
  private struct Writing {
    var display: Int32 = -1
    var regionBegin: UInt32 = 1
    var regionSize: Int32
    var text: UnsafePointer<CChar>?
    var textSize: Int32 = -1
    var andMask: UnsafePointer<UInt8>?
    var orMask: UnsafePointer<UInt8>?
    /// 0: no cursor.
    var cursor: Int32 = 0
    var charset: UnsafePointer<CChar>?
  }

  private typealias Open = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias DisplaySize = @convention(c) (UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Int32
  private typealias Enter = @convention(c) (UnsafePointer<Int32>?, Int32, UnsafePointer<CChar>?) -> Int32
  private typealias Write = @convention(c) (UnsafeRawPointer?) -> Int32
  private typealias Read = @convention(c) (Int32, UnsafeMutablePointer<UInt64>?) -> Int32
  private typealias Handler = @convention(c) (Int32, UInt32, UnsafeRawPointer?, Int) -> Void
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?
  private typealias ErrorPlace = @convention(c) () -> UnsafeRawPointer?
  private typealias ErrorText = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?

  private let openConnection: Open
  private let displaySize: DisplaySize
  private let enterTTYMode: Enter
  private let writeArguments: Write
  private let readKey: Read
  private let closeConnection: @convention(c) () -> Void
  private let errorPlace: ErrorPlace
  private let errorText: ErrorText

  /// Loads `libbrlapi.so.0.8`.
  ///
  /// - Throws: ``BrailleFault`` if it is not installed.
  init() throws(BrailleFault) {
    guard let library = SharedLibrary("libbrlapi.so.0.8") else {
      throw BrailleFault(
        description: "libbrlapi.so.0.8 cannot be loaded, so there is no braille.\n"
          + "  fix: sudo apt-get install libbrlapi0.8; or speech.braille=false", isPassing: false)
    }
    func function<Function>(_ name: String, as type: Function.Type) throws(BrailleFault) -> Function {
      if let function = library.function("brlapi_" + name, as: type) { return function }
      throw BrailleFault(
        description: "libbrlapi.so.0.8 has no brlapi_\(name): it is not brltty's library.", isPassing: false)
    }
    openConnection = try function("openConnection", as: Open.self)
    displaySize = try function("getDisplaySize", as: DisplaySize.self)
    enterTTYMode = try function("enterTtyModeWithPath", as: Enter.self)
    writeArguments = try function("write", as: Write.self)
    readKey = try function("readKey", as: Read.self)
    closeConnection = try function("closeConnection", as: (@convention(c) () -> Void).self)
    errorPlace = try function("error_location", as: ErrorPlace.self)
    errorText = try function("strerror", as: ErrorText.self)
    // The library's own handler ends the process after an error that the server reports late.
    _ = try function("setExceptionHandler", as: SetHandler.self)({ _, _, _, _ in })
  }

  /// Connects to the server that `BRLAPI_HOST` names, or to that of the machine, and takes its display. Calls
  /// `brlapi_openConnection`, `brlapi_getDisplaySize` and `brlapi_enterTtyModeWithPath`.
  ///
  /// - Returns: the descriptor that is readable when there are keys, and the number of cells.
  /// - Throws: ``BrailleFault`` with the reason.
  func open() throws(BrailleFault) -> (descriptor: Int32, cells: Int) {
    let descriptor = openConnection(nil, nil)
    if descriptor < 0 { throw fault("cannot be reached") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var (columns, rows) = (UInt32(0), UInt32(0))
    if displaySize(&columns, &rows) < 0 || enterTTYMode(nil, 0, nil) < 0 {
      let fault = fault("gives no display")
      close()
      throw fault
    }
    guard columns > 0, rows > 0 else {
      close()
      throw BrailleFault(description: "The braille server has no display at present.", isPassing: true)
    }
    return (descriptor, Int(clamping: columns))
  }

  /// Shows a text, followed by blank cells. Calls `brlapi_write`.
  ///
  /// - Returns: whether it could be sent.
  func show(_ text: String, cells: Int) -> Bool {
    text.withCString { text in
      "UTF-8".withCString { charset in
        var writing = Writing(regionSize: -Int32(clamping: cells), text: text, charset: charset)
        return withUnsafePointer(to: &writing) { writeArguments($0) } == 0
      }
    }
  }

  /// Reads a pressed key, without waiting for one. Calls `brlapi_readKey`.
  ///
  /// - Throws: ``BrailleFault`` if the server has gone.
  func nextKey() throws(BrailleFault) -> UInt64? {
    var key: UInt64 = 0
    let result = readKey(0, &key)
    if result < 0 { throw fault("has ended") }
    return result == 0 ? nil : key
  }

  /// Ends the connection. Calls `brlapi_closeConnection`.
  func close() { closeConnection() }

  private func fault(_ what: String) -> BrailleFault {
    let reason = errorText(errorPlace()).map { String(cString: $0) } ?? "unknown error"
    return BrailleFault(description: "The braille server \(what): \(reason).", isPassing: true)
  }
}
#endif
