import Values

/// A value that is read at intervals: a file, the output of a command, a property on D-Bus.
struct PolledSource: Sendable {
  /// The value.
  var value: LinkedValue
  /// The time between two readings.
  var every: Duration
  /// The file whose changes the kernel reports; `nil` for a source without such reports.
  var watched: String?
  /// Reads the value, and may wait for it.
  var read: @Sendable () -> Result<Datum, LinkFault>
  /// Writes the value; `nil` if it can only be read.
  var write: (@Sendable (Datum) -> LinkFault?)?
}

/// The last reading of a polled value.
struct PolledReading: Sendable {
  private var last: Result<Datum, LinkFault>?
  /// Whether the next reading is reported even if nothing has changed.
  private var isReportDue = false

  /// Nothing has been read yet.
  init() {}

  /// Reports the next reading, because the panel may show something else since the last one: a value that was written, or that
  /// there is no connection. The log names the reading only if it is new.
  mutating func reportNext() { isReportDue = true }

  /// Takes in what was read.
  ///
  /// - Returns: the report, unless nothing has changed and none is due; and a line for the log when the value has become
  ///   readable or unreadable.
  mutating func adopt(_ result: Result<Datum, LinkFault>, of value: LinkedValue) -> (report: LinkReport?, line: String?)
  {
    defer { (last, isReportDue) = (result, false) }
    let isSame = isSame(as: result)
    let isReported = !isSame || isReportDue
    switch result {
    case .success(let datum):
      var line: String?
      if case .failure? = last { line = "\(value.name) can be read again" }
      return (isReported || value.needsAge ? LinkReport(value.name, datum) : nil, line)
    case .failure(let fault):
      let report = LinkReport(value.name, nil, fault.quality)
      return (isReported ? report : nil, isSame ? nil : "\(value.name): \(fault)")
    }
  }

  /// Whether the last reading had the same result. Two faults with the same words are the same, whatever was received.
  private func isSame(as result: Result<Datum, LinkFault>) -> Bool {
    if case .failure(let before)? = last, case .failure(let fault) = result { return before.detail == fault.detail }
    return last == result
  }
}
