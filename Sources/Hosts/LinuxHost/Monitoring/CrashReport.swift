import Glibc
import Machine

/// The last hundred events of a panel that did not end in an orderly way.
///
///     EventRecord(path: path) { print($0) }
public nonisolated struct CrashReport: Hashable, Sendable, CustomStringConvertible {
  /// Something that happened, perhaps several times in a row.
  public struct Event: Hashable, Sendable {
    /// The event, on one line.
    public var text: String
    /// The number of times that the event has occurred in a row.
    public var times: Int
    /// When, from the beginning of the record; the last time, if it was several.
    public var time: Duration
    /// The frames that were drawn before the next event.
    public var frames: Int
  }

  /// The identifier of the process that ended.
  public var process: Int
  /// The signal that ended it; 0 where none could be caught: SIGKILL, a lack of memory, a power cut.
  public var signal: Int
  /// The time at which the panel was started, in seconds since 1970.
  public var began: Int
  /// The last events, the earliest first.
  public var events: [Event]

  /// Reads the file of an ``EventRecord``; `nil` where its program has ended in an orderly way, or it is no such file.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == EventLayout.size else { return nil }
    let file = Array(bytes)
    func number<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number {
      file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
    }
    guard number(EventLayout.state, as: UInt64.self) == EventLayout.running else { return nil }
    process = Int(number(EventLayout.process, as: Int32.self))
    signal = Int(number(EventLayout.signal, as: Int32.self))
    began = Int(clamping: number(EventLayout.began, as: Int64.self))
    let origin = number(EventLayout.origin, as: Int64.self)
    let count = number(EventLayout.count, as: UInt64.self)
    let longest = Int64(1) << 50
    events = (count - min(count, UInt64(EventLayout.entries))..<count).map { event in
      let place = EventLayout.place(of: event)
      let length = min(Int(number(place + EventLayout.length, as: UInt32.self)), EventLayout.textBytes)
      let text = file[place + EventLayout.text..<place + EventLayout.text + length]
      let latest = number(place + EventLayout.latest, as: Int64.self)
      let elapsed = latest.subtractingReportingOverflow(origin).partialValue
      return Event(
        text: String(String(decoding: text, as: UTF8.self).map { $0.isNewline ? " " : $0 }),
        times: Int(number(place + EventLayout.times, as: UInt32.self)),
        time: .milliseconds(min(max(0, elapsed), longest)),
        frames: Int(number(place + EventLayout.frames, as: UInt32.self)))
    }
  }

  /// The end of the panel, in a few words.
  public var end: String {
    if signal == 0 { return "without a signal that can be caught: SIGKILL, no memory, or a power cut" }
    return "by signal \(signal) (\(String(cString: strsignal(Int32(truncatingIfNeeded: signal)))))"
  }

  /// A report of several lines, an event each: seconds since the start, what, how often, and the frames drawn after it.
  public var description: String {
    let head = ["process: \(process)", "started: \(Self.date(began))", "ended: \(end)", "events:"]
    let lines = events.map { event in
      let times = event.times > 1 ? " ×\(event.times)" : ""
      let frames = event.frames > 0 ? " (\(event.frames) frames)" : ""
      return "  \(Self.seconds(event.time)) \(event.text)\(times)\(frames)"
    }
    return (head + lines).joined(separator: "\n") + "\n"
  }

  /// With three digits behind the point.
  private static func seconds(_ time: Duration) -> String {
    let milliseconds = time.microseconds / 1_000
    let part = "\(milliseconds % 1_000)"
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - part.count) + part
  }

  /// A time in seconds since 1970, in UTC, as RFC 3339 has it.
  public static func date(_ seconds: Int) -> String {
    var (time, parts) = (time_t(seconds), tm())
    guard gmtime_r(&time, &parts) != nil else { return "\(seconds)" }
    let text = [CChar](unsafeUninitializedCapacity: 64) { buffer, count in
      count = strftime(buffer.baseAddress!, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    }
    return String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
