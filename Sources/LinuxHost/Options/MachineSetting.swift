import Glibc
import Graphics
import Interface

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
    self.set = { text, options in
      guard let value = read(text) else { return false }
      set(&options, value)
      return true
    }
  }
}

// MARK: - How texts are read

extension MachineSetting {
  /// Any text; an empty one is `nil`.
  static func name(_ text: String) -> String?? { .some(text.isEmpty ? nil : text) }

  static func flag(_ text: String) -> Bool? { ["true": true, "false": false][text] }

  /// A time; `never` is `nil`.
  static func time(_ text: String) -> Duration?? {
    if text == "never" { return .some(nil) }
    guard let time = Duration(tweakText: text), time > .zero else { return nil }
    return .some(time)
  }

  /// Paths with semicolons between, each of a file that can be read. A pipe would have the panel wait for its other end.
  static func files(_ text: String) -> [String]? {
    let paths = text.split(separator: ";").map(DeviceRule.trimmed).filter { !$0.isEmpty }
    return paths.allSatisfy { isFile($0) && access($0, R_OK) == 0 } ? paths : nil
  }

  private static func isFile(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
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
