import CLinux
import Glibc
import Machine

/// A record of a program's starts beside its state file: the settings that worked last, and the starts that have not worked
/// since. Anything else that a start depends on, such as a panel file, has a history of its own.
///
/// ```swift
/// let history = StartHistory(state: "/var/lib/kiosk/panel.conf")
/// if let good = history.begin(with: texts) { use(good) }  // the last three starts with these settings failed
/// history.noteGood(texts)                                 // after StartHistory.proof in which nothing failed
/// ```
///
/// A start has failed if neither ``noteGood(_:)`` nor ``noteEnd()`` followed it. Nothing here changes the settings files.
/// Any thread may call it, and waits for the disk.
public struct StartHistory: Sendable {
  /// The number of failed starts after which other settings are used.
  public static let failures = 3
  /// How long a program has to run with settings before they count as good.
  public static let proof = Duration.seconds(10)
  /// The time within which they have to fail: long enough for starts that hang until the service manager ends them.
  public static let period = ServiceTimes.longestFailure * failures

  /// Where the settings that worked last are kept, such as `/var/lib/kiosk/.panel.conf.good`.
  public let goodPath: String
  /// Where starts that have not worked yet are counted, such as `/var/lib/kiosk/.panel.conf.starts`.
  public let startsPath: String
  private let boot: String
  private let now: @Sendable () -> Duration
  private let faults: FaultInjection

  /// The history beside a state file; touches nothing yet.
  ///
  /// - Parameter part: what a start depends on besides the settings, such as `panel`; `nil` for the settings themselves.
  public init(state: String, of part: String? = nil) {
    self.init(state: state, of: part, boot: Self.bootID, now: Self.timeSinceBoot)
  }

  /// - Parameters:
  ///   - boot: names the run of the machine: times of another one say nothing.
  ///   - now: the time since the machine was started, which nobody can set.
  package init(
    state: String, of part: String? = nil, boot: String, faults: FaultInjection = FaultInjection(),
    now: @escaping @Sendable () -> Duration
  ) {
    let prefix = part.map { $0 + "." } ?? ""
    goodPath = PrivateFile.path(beside: state, ending: prefix + "good")
    startsPath = PrivateFile.path(beside: state, ending: prefix + "starts")
    (self.boot, self.now, self.faults) = (boot, now, faults)
  }

  /// Notes that a program starts with some settings. Returns the settings that worked last if the starts with these have
  /// failed, and `nil` if these are to be used.
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

  /// What the program worked with last, read from the disk; `nil` if it has not worked yet.
  package var lastGood: [String: String]? { good?.texts }

  /// The names of all that this start or the one that worked last depended on.
  package var names: Set<String> { Set((record?.texts ?? [:]).keys).union((good?.texts ?? [:]).keys) }

  /// Adds to a start that has been counted what it has turned out to depend on besides.
  package func extend(with texts: [String: String]) {
    guard var record else { return }
    let before = record
    record.texts.merge(texts) { $1 }
    if record != before { write(record) }
  }

  /// Notes that the program works with some settings. Throws what the machine refused.
  public func noteGood(_ texts: [String: String]) throws(SettingsProblem) {
    if good?.texts != texts {
      try PrivateFile.write(SettingsDocument(texts: texts, file: goodPath).serialize(), to: goodPath, faults)
    }
    PrivateFile.remove(startsPath)
  }

  /// Notes that the program was ended by somebody, or could not show itself for a reason that no setting has, such as a
  /// machine without a display: it did not fail because of its settings.
  public func noteEnd() {
    if record?.isGivenUp != true { PrivateFile.remove(startsPath) }
  }

  /// A start that cannot be counted is a start like any other.
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
