import Glibc
import Machine

/// The last hundred events of a panel that crashed or was killed.
///
///     EventRecord(path: path) { print($0) }
public nonisolated struct CrashReport: Hashable, Sendable, CustomStringConvertible {
  /// An event, which may have occurred several times in a row.
  public struct Event: Hashable, Sendable {
    /// The event, on one line.
    public var text: String
    /// The number of times that the event has occurred in a row.
    public var times: Int
    /// The time since the beginning of the record; of a repeated event the last time.
    public var time: Duration
    /// The frames that were drawn before the next event.
    public var frames: Int
  }

  /// The identifier of the process that ended.
  public var process: Int
  /// The signal that ended it; 0 if none could be caught: after SIGKILL, a lack of memory, or a power cut.
  public var signal: Int
  /// The time at which the panel was started, in seconds since 1970.
  public var began: Int
  /// The last events, the earliest first.
  public var events: [Event]

  /// Reads the file of an ``EventRecord``; `nil` if its program ended in an orderly way, or if it is not such a file.
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

  /// A report with one line for each event: the seconds since the start, the event, its number, and the frames drawn
  /// after it.
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

  /// Formats a time in seconds since 1970 as UTC after RFC 3339.
  public static func date(_ seconds: Int) -> String {
    var (time, parts) = (time_t(seconds), tm())
    guard gmtime_r(&time, &parts) != nil else { return "\(seconds)" }
    let text = [CChar](unsafeUninitializedCapacity: 64) { buffer, count in
      count = strftime(buffer.baseAddress!, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    }
    return String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
