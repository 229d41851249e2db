import Glibc
import Graphics
import Controls
import Runtime

/// A setting of the machine that the panel runs on: a line of its config file, and an option of its command line.
///
///     [display]
///     rotation=90
@MainActor public struct MachineSetting {
  /// The group, a dot and the key, such as `display.rotation`.
  public let id: String
  /// The option of the command line, without its dashes.
  public let option: String
  /// What can be written.
  public let description: String
  /// The default as text.
  public let defaultText: String
  private let set: (String, inout PanelOptions) -> Bool

  /// The names of all settings of the machine.
  public static let ids = Set(all.map(\.id))
  /// The names of those that may leave a person without a picture or without a finger: somebody at the panel has to keep
  /// them once they are changed.
  public static let confirmedIDs = ids.filter { $0.hasPrefix("display.") || $0.hasPrefix("input.") }

  /// Sets what a text says; false where it is no good, and then nothing is changed.
  func apply(_ text: String, _ options: inout PanelOptions) -> Bool { set(text, &options) }

  /// What is wrong with a text and what to write instead, or `nil` for a good one.
  public func check(_ text: String) -> String? {
    var options = PanelOptions()
    return set(text, &options) ? nil : "must be \(description)"
  }

  init<Value>(
    _ id: String, option: String, _ description: String, default defaultText: String,
    read: @escaping @MainActor (String) -> Value?, set: @escaping (inout PanelOptions, Value) -> Void
  ) {
    (self.id, self.option, self.description, self.defaultText) = (id, option, description, defaultText)
    let memory = Memory<Value>()
    self.set = { text, options in
      guard let value = memory.value(of: text, read: read) else { return false }
      set(&options, value)
      return true
    }
  }

  /// The longest text of a setting, in bytes: more is no value that anybody has written.
  static let longestText = 4096

  /// The last good text, with what it stands for: some texts name files, which are looked for but once, so that settings
  /// that stay as they are touch no disk.
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

// MARK: - How texts are read

extension MachineSetting {
  /// Any text; an empty one is `nil`.
  static func name(_ text: String) -> String?? { .some(text.isEmpty ? nil : text) }

  static func flag(_ text: String) -> Bool? { ["true": true, "false": false][text] }

  /// The longest time that can be waited for: a year.
  static let longestTime = Duration.seconds(365 * 24 * 3600)

  /// A time; `never` is `nil`.
  static func time(_ text: String) -> Duration?? {
    if text == "never" { return .some(nil) }
    guard let time = Duration(tweakText: text), time > .zero, time <= longestTime else { return nil }
    return .some(time)
  }

  /// Paths with semicolons between, each of a plain file that can be read and is not empty: a pipe would keep the panel
  /// waiting, and so do some of the kernel's files, which claim to be empty.
  static func files(_ text: String) -> [String]? {
    let paths = text.split(separator: ";").map(DeviceRule.trimmed).filter { !$0.isEmpty }
    return paths.allSatisfy(isPlainFile) ? paths : nil
  }

  private static func isPlainFile(_ path: String) -> Bool {
    var status = stat()
    return access(path, R_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size > 0
  }

  static func format(_ text: String) -> PixelFormat?? {
    if text == "auto" { return .some(nil) }
    return PixelFormat.allCases.first { "\($0)" == text }.map { .some($0) }
  }

  static func percents(_ text: String) -> ClosedRange<Int>? {
    guard let dots = text.firstPlace(of: ".."), let low = Int(text[..<dots.lowerBound]),
      let high = Int(text[dots.upperBound...]), 0 <= low, low <= high, high <= 100
    else { return nil }
    return low...high
  }
}
