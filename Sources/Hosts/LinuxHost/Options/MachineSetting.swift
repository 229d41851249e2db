import Glibc
import Graphics
import Looks
import Runtime
import Values

/// A setting of the machine that runs the panel: a line of its configuration file, and an option of its command line.
///
///     [display]
///     rotation=90
@MainActor public struct MachineSetting {
  /// The group, a dot and the key, such as `display.rotation`.
  public let id: String
  /// The name of the command-line option, without dashes.
  public let option: String
  /// The permitted values, to complete a sentence that begins with “must be”.
  public let description: String
  /// The default value, as it would be written in a file.
  public let defaultText: String
  private let set: (String, inout PanelOptions) -> Bool
  /// The part of the toolkit that the setting is for; `nil` if every program follows it.
  private var part: ToolkitPart?
  /// The permitted range of a setting that is a time.
  private let times: ClosedRange<Duration>?

  /// The names of all settings of the machine.
  public static let ids = Set(all.map(\.id))
  /// The names of the settings that can make the panel unusable, without a picture or without touch. After a change, a
  /// person at the panel has to confirm them.
  public static let confirmedIDs = ids.filter { $0.hasPrefix("display.") || $0.hasPrefix("input.") }

  /// Parses a text and sets the option. Returns `false` if the text is not valid, and then changes nothing.
  func apply(_ text: String, _ options: inout PanelOptions) -> Bool { set(text, &options) }

  /// Returns `nil` for a valid text, else the rest of an error message that says what is permitted.
  public func check(_ text: String) -> String? {
    var options = PanelOptions()
    if set(text, &options) {
      // A program without the part accepts only the default.
      return text == defaultText ? nil : part.flatMap { $0.isIncluded ? nil : $0.absence }
    }
    guard let times, let time = Duration(tweakText: text) else { return "must be \(description)" }
    return "too \(time > times.upperBound ? "long" : "short"); must be \(description)"
  }

  init<Value>(
    _ id: String, option: String, _ description: String, default defaultText: String,
    times: ClosedRange<Duration>? = nil, read: @escaping @MainActor (String) -> Value?,
    set: @escaping (inout PanelOptions, Value) -> Void
  ) {
    (self.id, self.option, self.description, self.defaultText) = (id, option, description, defaultText)
    self.times = times
    let memory = Memory<Value>()
    self.set = { text, options in
      guard let value = memory.value(of: text, read: read) else { return false }
      set(&options, value)
      return true
    }
  }

  /// The same setting for programs that contain a part.
  func with(_ part: ToolkitPart) -> MachineSetting {
    var setting = self
    setting.part = part
    return setting
  }

  /// The longest permitted text in bytes.
  static let longestText = 4096

  /// Caches the last valid text and its value: some texts name files, which are checked only once, so that unchanged
  /// settings cause no disk access.
  private final class Memory<Value> {
    private var last: (text: String, value: Value)?

    func value(of text: String, read: (String) -> Value?) -> Value? {
      if let last, last.text == text { return last.value }
      guard text.utf8.count <= MachineSetting.longestText, let value = read(text) else { return nil }
      last = (text, value)
      return value
    }
  }
}

// MARK: - Parsing

extension MachineSetting {
  /// Any text; an empty one stands for `nil`.
  static func name(_ text: String) -> String?? { .some(text.isEmpty ? nil : text) }

  static func flag(_ text: String) -> Bool? { ["true": true, "false": false][text] }

  /// The longest permitted time, a year.
  static let longestTime = Duration.seconds(365 * 24 * 3600)

  /// A positive time such as `60 s`; `never` stands for `nil`.
  static func time(_ text: String) -> Duration?? {
    if text == "never" { return .some(nil) }
    guard let time = Duration(tweakText: text), time > .zero, time <= longestTime else { return nil }
    return .some(time)
  }

  /// A length such as `600 mm`, within the distances from which a panel is read.
  static func distance(_ text: String) -> Double? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[1] == "mm", let length = Double(words[0]), (200...5000).contains(length) else {
      return nil
    }
    return length
  }

  /// Paths separated by semicolons, each of a readable regular file that is not empty. A FIFO would block the panel,
  /// and so would some files of procfs, which report a size of zero.
  static func files(_ text: String) -> [String]? {
    let paths = text.split(separator: ";").map(DeviceRule.trimmed).filter { !$0.isEmpty }
    return paths.allSatisfy(isPlainFile) ? paths : nil
  }

  private static func isPlainFile(_ path: String) -> Bool {
    var status = stat()
    return access(path, R_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size > 0
  }

  /// The name of a ``PixelFormat``; `auto` stands for `nil`.
  static func format(_ text: String) -> PixelFormat?? {
    if text == "auto" { return .some(nil) }
    return PixelFormat.allCases.first { "\($0)" == text }.map { .some($0) }
  }

  /// The names of some values, joined with commas and “or”.
  static func choices<Value>(_ values: [Value]) -> String {
    let names = values.map { "\($0)" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The value with a name.
  static func choice<Value>(_ values: [Value]) -> @MainActor (String) -> Value? {
    { text in values.first { "\($0)" == text } }
  }

  /// An opaque colour in numbers; `auto` stands for `nil`.
  static func accent(_ text: String) -> RGBA?? {
    if text == "auto" { return .some(nil) }
    guard let parts = ColorComponents(text: text.lowercased()), parts.opacity == 1 else { return nil }
    return RGBA(red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue))
  }

  /// A corner radius in points; `auto` stands for `nil`.
  static func radius(_ text: String) -> Double?? {
    if text == "auto" { return .some(nil) }
    guard let radius = Double(text), ThemeDesign.cornerRadii.contains(radius) else { return nil }
    return radius
  }

  /// A range of percentages from 0 to 100, such as `20..100`.
  static func percents(_ text: String) -> ClosedRange<Int>? {
    guard let dots = text.firstPlace(of: ".."), let low = Int(text[..<dots.lowerBound]),
      let high = Int(text[dots.upperBound...]), 0 <= low, low <= high, 1 <= high, high <= 100
    else { return nil }
    return low...high
  }
}
