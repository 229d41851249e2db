import Glibc
import Machine

/// The functions of ALSA's library that play a sound, as pointers into the loaded library.
nonisolated struct SoundLibrary {
  private typealias Device = OpaquePointer
  private typealias Plain = @convention(c) (OpaquePointer?) -> Int32

  private let open: @convention(c) (UnsafeMutablePointer<OpaquePointer?>?, UnsafePointer<CChar>?, Int32, Int32) -> Int32
  private let setParameters: @convention(c) (OpaquePointer?, Int32, Int32, UInt32, UInt32, Int32, UInt32) -> Int32
  private let write: @convention(c) (OpaquePointer?, UnsafeRawPointer?, UInt) -> Int
  private let recover: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  private let drain: Plain
  private let close: Plain
  private let message: @convention(c) (Int32) -> UnsafePointer<CChar>?

  // The values of `snd_pcm_stream_t`, `snd_pcm_format_t` and `snd_pcm_access_t` in ALSA's pcm.h.
  private static let (playback, signed16, interleaved): (Int32, Int32, Int32) = (0, 2, 3)
  /// The sound that may lie ahead in the device, in microseconds.
  private static let latency: UInt32 = 60_000

  /// The attempts to pass samples that a device may leave without any effect in a row.
  static let mostAttempts = 100

  static let fileName = "libasound.so.2"
  /// The fault to report where it is not installed.
  static var missing: FeedbackFault {
    FeedbackFault(
      "\(fileName) cannot be loaded, so there is no sound.\n  fix: sudo apt-get install libasound2; or feedback.sound="
    )
  }

  /// A function of the library by its name without `snd_`.
  static func function<Function>(
    _ name: String, in library: SharedLibrary, as type: Function.Type
  ) throws -> Function {
    if let function = library.function("snd_" + name, as: type) { return function }
    throw FeedbackFault("\(fileName) has no snd_\(name): it is not ALSA's library.")
  }

  /// Loads `libasound.so.2`.
  ///
  /// - Throws: ``FeedbackFault`` if it is not installed.
  init() throws {
    guard let library = SharedLibrary(Self.fileName) else { throw Self.missing }
    func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
      try Self.function(name, in: library, as: type)
    }
    open = try function(
      "pcm_open",
      as: (@convention(c) (UnsafeMutablePointer<OpaquePointer?>?, UnsafePointer<CChar>?, Int32, Int32) -> Int32).self)
    setParameters = try function(
      "pcm_set_params",
      as: (@convention(c) (OpaquePointer?, Int32, Int32, UInt32, UInt32, Int32, UInt32) -> Int32).self)
    write = try function(
      "pcm_writei", as: (@convention(c) (OpaquePointer?, UnsafeRawPointer?, UInt) -> Int).self)
    recover = try function("pcm_recover", as: (@convention(c) (OpaquePointer?, Int32, Int32) -> Int32).self)
    drain = try function("pcm_drain", as: Plain.self)
    close = try function("pcm_close", as: Plain.self)
    message = try function("strerror", as: (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)
  }

  /// Plays samples on one channel, and returns when they have been heard. Calls `snd_pcm_open`, `snd_pcm_writei` and
  /// `snd_pcm_drain`.
  ///
  /// - Parameters:
  ///   - rate: samples in a second.
  ///   - name: the device.
  /// - Throws: ``FeedbackFault`` if the device is not there, is taken, or fails.
  func play(_ samples: [Int16], rate: Int, on name: String) throws {
    var device: OpaquePointer?
    try check(open(&device, name, Self.playback, 0), name)
    defer { _ = close(device) }
    try check(setParameters(device, Self.signed16, Self.interleaved, 1, UInt32(rate), 1, Self.latency), name)
    try samples.withUnsafeBufferPointer { all in
      try Self.pass(all.count, to: name) { start in
        write(device, UnsafeRawPointer(all.baseAddress! + start), UInt(all.count - start))
      } recover: {
        try check(recover(device, Int32(clamping: $0), 1), name)
      }
    }
    _ = drain(device)
  }

  /// Passes all samples to a device.
  ///
  /// - Parameters:
  ///   - name: the name of the device.
  ///   - write: passes the samples from a place on. Returns how many the device has taken, or a negative error.
  ///   - recover: makes the device ready again after an error.
  /// - Throws: the error of `recover`, and ``FeedbackFault`` if the device takes nothing again and again, as one may do that
  ///   is being unplugged. The thread would never sleep.
  static func pass(
    _ count: Int, to name: String, _ write: (_ start: Int) -> Int, recover: (_ error: Int) throws -> Void
  ) throws {
    var (start, attempts) = (0, 0)
    while start < count {
      let taken = write(start)
      if taken < 0 { try recover(taken) }
      attempts = taken > 0 ? 0 : attempts + 1
      guard attempts < mostAttempts else {
        throw FeedbackFault("The sound device “\(name)” plays nothing: it takes no samples.")
      }
      start += max(0, taken)
    }
  }

  private func check(_ result: Int32, _ name: String) throws {
    if result >= 0 { return }
    let reason = message(result).map { String(cString: $0) } ?? "error \(result)"
    throw FeedbackFault("The sound device “\(name)” plays nothing: \(reason).")
  }
}
