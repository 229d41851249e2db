/// The importance of a line.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the importance.
  public let rawValue: UInt8
  /// Creates an importance from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates an importance from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Details for finding an error: priority 7 in the journal.
  public static let debug = OSLogType(0x02)
  /// Details that are no news: priority 6.
  public static let info = OSLogType(0x01)
  /// News: priority 5.
  public static let `default` = OSLogType(0x00)
  /// A failure: priority 3.
  public static let error = OSLogType(0x10)
  /// A fault of the program or the system itself: priority 2.
  public static let fault = OSLogType(0x11)

  /// The priority, as `syslog(3)` counts.
  var priority: Int {
    switch self {
    case .debug: 7
    case .info: 6
    case .error: 3
    case .fault: 2
    default: 5
    }
  }
}

/// A log of a part of a program. Its lines go into the journal where systemd runs the panel, with fields for the subsystem and
/// the category, and to standard error elsewhere.
public final class OSLog: Sendable {
  /// A category that tools of other systems know.
  public struct Category: Hashable, Sendable {
    let name: String
    /// A category of tools that measure.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// A category of tools that measure.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  private let subsystem: String
  private let category: String
  private let isWritten: Bool

  private init(_ subsystem: String, _ category: String, isWritten: Bool = true) {
    (self.subsystem, self.category, self.isWritten) = (subsystem, category, isWritten)
  }

  /// Creates the log of a category of a subsystem.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category) }
  /// Creates the log of a category of a subsystem.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem, category.name) }

  /// The log without a subsystem.
  public static let `default` = OSLog("", "")
  /// A log that drops its lines.
  public static let disabled = OSLog("", "", isWritten: false)

  /// Whether lines of an importance are written.
  public func isEnabled(type: OSLogType) -> Bool { isWritten }

  func write(_ message: OSLogMessage, _ type: OSLogType) {
    if isWritten { LogLine(subsystem: subsystem, category: category, type: type, message: message.text).write() }
  }
}

/// Writes the lines of a part of a program.
///
///     private let logger = Logger(subsystem: "com.example.oven", category: "door")
///     logger.notice("The door is open for \(seconds) s.")
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }
  /// Creates a logger of a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that writes into a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes a line of an importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }
  /// Writes a line of the least importance.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes a line of the least importance.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes a line that is no news.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  /// Writes a line.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes a line about a failure.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a line about a failure.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a line about a fault of the program or the system itself.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
  /// Writes a line about a fault of the program or the system itself.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// Writes a line in the form of C's `printf`, in which `%{public}@` shows a text and `%@` does not.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(OSLogMessage(text: LogFormat(message.description).text(args)), type)
}

/// Writes a line of an importance in the form of C's `printf`, in which `%{public}@` shows a text and `%@` does not.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(OSLogMessage(text: LogFormat(message.description).text(args)), type)
}

/// Writes a line.
@_disfavoredOverload
public func os_log(_ logMessage: OSLogMessage) { OSLog.default.write(logMessage, .default) }

/// Writes a line of an importance.
@_disfavoredOverload
public func os_log(_ level: OSLogType, log: OSLog = .default, _ logMessage: OSLogMessage) {
  log.write(logMessage, level)
}
