import Foundation
import OSLog
import Testing

@testable import os

/// A value that sources describe themselves.
private struct Account: CustomStringConvertible {
  let description: String
}

private let logger = Logger(subsystem: "com.example.oven", category: "door")

@Suite("Lines of a log")
struct LogTests {
  private let name = "Ada"

  @Test("Texts and objects are private, and numbers, truth values and types are not")
  func automatic() {
    let message: OSLogMessage = "\(name), \(Account(description: "4711")), \(3), \(2.5), \(true), \(Int.self)"
    #expect(message.text == "<private>, <private>, 3, 2.500000, true, Int")
    let error: OSLogMessage = "\(CancellationError()) \(String?.none as Any)"
    #expect(error.text == "<private> <private>")
  }

  @Test("A source says which values are shown")
  func privacy() {
    let message: OSLogMessage =
      "\(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive) \(7, privacy: .private)"
    #expect(message.text == "Ada <private> <private> <private>")
  }

  @Test("A hash is the same for equal values, and does not show them")
  func hashes() {
    func text(_ value: String) -> String {
      let message: OSLogMessage = "\(value, privacy: .private(mask: .hash))"
      return message.text
    }
    #expect(text(name) == text(name) && text(name) != text("Bob"))
    #expect(text(name).hasPrefix("<mask.hash: '") && !text(name).contains(name))
  }

  @Test("Numbers have the form that a source asks for")
  func formats() {
    let message: OSLogMessage = """
      \(-5), \(255, format: .hex), \(UInt8(255), format: .hex(includePrefix: true, uppercase: true)), \
      \(Int8(-1), format: .octal), \(7, format: .decimal(explicitPositiveSign: true, minDigits: 3)), \
      \(1.25, format: .fixed(precision: 1)), \(true, format: .answer), [\(42, align: .right(columns: 4))], \
      [\(name, align: .left(columns: 4), privacy: .public)]
      """
    #expect(message.text == "-5, ff, 0xFF, 377, +007, 1.2, yes, [  42], [Ada ]")
  }

  @Test("In the form of printf, a text is shown if its place says so")
  func printf() {
    let values: [any CVarArg] = [name, name, 42, 42, 1.25, name]
    #expect(
      LogFormat("%{public}@ %@ %d %{private}d %.1f%% %{public}s|%ld").text(values)
        == "Ada <private> 42 <private> 1.2% Ada|<decode: missing data>")
    #expect(
      LogFormat("%05d|%-4d|%x|%X|%o|%u").text([42, 42, Int32(-1), 255, 8, UInt8(200)])
        == "00042|42  |ffffffff|FF|10|200")
    #expect(LogFormat("%{public}6@|%{public}-6@|%{public}.2@").text([name, name, name]) == "   Ada|Ada   |Ad")
    #expect(
      LogFormat("%d: %m, %{public}@").text([2, name], error: ENOENT) == "2: No such file or directory, Ada")
    // A value of another kind than its letter may be a secret.
    #expect(LogFormat("%d %*d %c %").text([name, 4, 7, 65]) == "<private>    7 A ")
  }

  @Test("A line has its place, its priority and no characters that forge another line")
  func line() {
    let line = LogLine(subsystem: "com.example.oven", category: "door", type: .error, message: "open\n[x] a\u{1B}b")
    #expect(line.plain == "[com.example.oven:door] open\n  [x] a?b")
    #expect(line.fields.map(\.name) == ["MESSAGE", "PRIORITY", "FACEPLATE_SUBSYSTEM", "FACEPLATE_CATEGORY"])
    #expect(line.fields[1].value == "3")
    let plain = LogLine(subsystem: "", category: "", type: .default, message: "open")
    #expect(plain.plain == "open" && plain.fields.map(\.name) == ["MESSAGE", "PRIORITY"])
    #expect([OSLogType.debug, .info, .default, .error, .fault].map(\.priority) == [7, 6, 5, 3, 2])
  }

  @Test("Any number of columns and digits makes a line of a bounded length", arguments: [Int.min, -1, 0, .max])
  func bounds(count: Int) {
    let message: OSLogMessage =
      "\(name, align: .left(columns: count), privacy: .public)\(name, align: .right(columns: count), privacy: .public)"
    #expect(message.text.contains(name) && message.text.count <= 2100)
    let number: OSLogMessage =
      "\(7, format: .decimal(minDigits: count)) \(0.5, format: .fixed(precision: count)) \(7, align: .left(columns: count))"
    #expect(number.text.contains("7") && number.text.count <= 1300)
  }

  @Test("All functions of a logger are there; a disabled log writes nothing")
  func functions() {
    let silent = Logger(OSLog.disabled)
    for write in [
      silent.trace, silent.debug, silent.info, silent.notice, silent.log, silent.warning, silent.error,
      silent.critical, silent.fault,
    ] { write("\(name)") }
    silent.log(level: .info, "\(name)")
    os_log("%{public}@", log: .disabled, type: .info, name)
    os_log(.debug, log: .disabled, "%d", 3)
    os_log(.debug, log: .disabled, "\(name)")
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .debug))
    logger.debug("This line of a test has no secret: \(name)")
  }
}
