import CLinux
import Glibc
import Machine

/// A record of a program's starts beside its state file: the last settings that worked, and the failed starts since
/// then. Anything else that a start depends on, such as a panel file, has its own history.
///
/// ```swift
/// let history = StartHistory(state: "/var/lib/kiosk/panel.conf")
/// if let good = history.begin(with: texts) { use(good) }  // the last three starts with these settings failed
/// history.noteGood(texts)                                 // after StartHistory.proof in which nothing failed
/// ```
///
/// A start has failed if neither ``noteGood(_:)`` nor ``noteEnd()`` followed it. It never changes the settings files.
/// It can be used from any thread, and waits for the disk.
public struct StartHistory: Sendable {
  /// The number of failed starts after which other settings are used.
  public static let failures = 3
  /// The time for which a program has to run with settings before they count as good.
  public static let proof = Duration.seconds(10)
  /// The time within which the failures count: long enough for starts that hang until the service manager ends them.
  public static let period = ServiceTimes.longestFailure * failures

  /// The path of the last settings that worked, such as `/var/lib/kiosk/.panel.conf.good`.
  public let goodPath: String
  /// The path of the record of starts that have not worked yet, such as `/var/lib/kiosk/.panel.conf.starts`.
  public let startsPath: String
  private let boot: String
  private let now: @Sendable () -> Duration
  private let faults: FaultInjection

  /// Creates the history beside a state file, without accessing the disk.
  ///
  /// - Parameter part: the name of something else that a start depends on, such as `panel`; `nil` for the settings
  ///   themselves.
  public init(state: String, of part: String? = nil) {
    self.init(state: state, of: part, boot: Self.bootID, now: Self.timeSinceBoot)
  }

  /// - Parameters:
  ///   - boot: identifies the boot of the machine: times of another boot are not comparable.
  ///   - now: the time since the machine was started, which cannot be set.
  package init(
    state: String, of part: String? = nil, boot: String, faults: FaultInjection = FaultInjection(),
    now: @escaping @Sendable () -> Duration
  ) {
    let prefix = part.map { $0 + "." } ?? ""
    goodPath = PrivateFile.path(beside: state, ending: prefix + "good")
    startsPath = PrivateFile.path(beside: state, ending: prefix + "starts")
    (self.boot, self.now, self.faults) = (boot, now, faults)
  }

  /// Notes that a program starts with some settings. Returns the last settings that worked if starts with the given
  /// ones have failed too often, or `nil` to use the given ones.
  public func begin(with texts: [String: String]) -> SettingsDocument? {
    var record = record ?? StartRecord(texts: texts)
    if record.texts != texts { record = StartRecord(texts: texts) }
    let time = now()
    let recent = record.boot == boot ? record.times.filter { $0 <= time && time - $0 <= Self.period } : []
    let good = good.flatMap { $0.texts == texts ? nil : $0 }
    record.isGivenUp = good != nil && (record.isGivenUp || recent.count >= Self.failures)
    (record.boot, record.times) = (boot, (recent + [time]).suffix(Self.failures))
    write(record)
    return record.isGivenUp ? good : nil
  }

  /// The last settings that worked, read from the disk; `nil` if there are none yet.
  package var lastGood: [String: String]? { good?.texts }

  /// The names of all settings that this start or the last one that worked depended on.
  package var names: Set<String> { Set((record?.texts ?? [:]).keys).union((good?.texts ?? [:]).keys) }

  /// Adds further settings that a noted start has turned out to depend on.
  package func extend(with texts: [String: String]) {
    guard var record else { return }
    let before = record
    record.texts.merge(texts) { $1 }
    if record != before { write(record) }
  }

  /// Notes that the program works with some settings. Throws the error of a failed system call.
  public func noteGood(_ texts: [String: String]) throws(SettingsProblem) {
    if good?.texts != texts {
      try PrivateFile.write(SettingsDocument(texts: texts, file: goodPath).serialize(), to: goodPath, faults)
    }
    PrivateFile.remove(startsPath)
  }

  /// Notes that the start did not fail because of its settings: the program was ended on request, or the panel could
  /// not be shown for another reason, such as a missing display.
  public func noteEnd() {
    if record?.isGivenUp != true { PrivateFile.remove(startsPath) }
  }

  /// Writes a record. An error is ignored, so a start that cannot be counted continues normally.
  private func write(_ record: StartRecord) {
    try? PrivateFile.write(record.document(file: startsPath).serialize(), to: startsPath, faults)
  }

  private var good: SettingsDocument? { document(at: goodPath) }
  private var record: StartRecord? { document(at: startsPath).map(StartRecord.init) }

  private func document(at path: String) -> SettingsDocument? {
    try? SettingsProblem.acting(at: path) { () throws(SettingsProblem) in
      let limit = SettingsLimits.ownFileBytes
      let bytes = try Directory(of: path, file: path, faultInjection: faults).read(atMost: limit)?.bytes
      return try bytes.map { bytes throws(SettingsProblem) in
        try SettingsDocument(bytes, file: path, atMost: limit)
      }
    }
  }

  private static var bootID: String {
    let file = SettingsFile(path: "/proc/sys/kernel/random/boot_id", declarations: [])
    guard case .document(let document) = file.contents() else { return "" }
    return String(decoding: document.serialize().prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func timeSinceBoot() -> Duration { Duration(of: CLOCK_BOOTTIME) }
}
