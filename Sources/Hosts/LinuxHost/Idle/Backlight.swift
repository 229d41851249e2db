import Glibc
import Machine

/// The backlight of a screen, controlled through the kernel's files under `/sys/class/backlight`.
final class Backlight {
  let folder: String
  private let highest: Int
  private let before: (brightness: String?, power: String?)
  /// Whether the light was off at the start, as after a panel that was killed while idle.
  let wasOut: Bool
  private let log: (String) -> Void
  /// Sets the brightness of a light, by its name, for a user who may not write to its file; `nil` if there is no such
  /// service.
  private let service: ((_ name: String, _ value: UInt32) -> Void)?
  private var hasFailed = false

  /// Finds a backlight.
  ///
  /// - Parameters:
  ///   - name: A name, a path, or `auto` for the best one.
  ///   - directory: The folder in which the kernel lists backlights.
  ///   - service: Sets the brightness of a light, by its name, for a user who may not write to its file.
  ///
  /// Returns `nil` if there is no such backlight.
  init?(
    _ name: String, in directory: String = "/sys/class/backlight",
    service: ((_ name: String, _ value: UInt32) -> Void)? = nil, log: @escaping (String) -> Void
  ) {
    let found = name == "auto" ? Self.best(in: directory) : name.contains("/") ? name : "\(directory)/\(name)"
    guard !name.isEmpty, let folder = found, let highest = Self.number("\(folder)/max_brightness"),
      (1...Int(Int32.max)).contains(highest)
    else { return nil }
    (self.folder, self.highest, self.log, self.service) = (folder, highest, log, service)
    let (brightness, power) = (smallFile("\(folder)/brightness"), smallFile("\(folder)/bl_power"))
    wasOut = Self.number("\(folder)/brightness") == 0 || (Self.number("\(folder)/bl_power") ?? 0) != 0
    // If the light was off, full brightness is restored instead.
    before = wasOut ? ("\(highest)", power.map { _ in "0" }) : (brightness, power)
  }

  /// Sets the brightness in percent of its range. 0 also turns the power off, since some backlights still glow at
  /// brightness 0.
  func set(percent: Int) {
    let value = percent == 0 ? 0 : max(1, (highest * percent + 50) / 100)
    write("\(value)", to: "brightness")
    if before.power != nil { write(percent == 0 ? "4" : "0", to: "bl_power") }
  }

  /// Restores the previous brightness and power.
  func restore() {
    if let brightness = before.brightness { write(brightness, to: "brightness") }
    if let power = before.power { write(power, to: "bl_power") }
  }

  private func write(_ text: String, to file: String) {
    let path = "\(folder)/\(file)"
    // A path from the settings may name a FIFO, on which a blocking open would hang.
    let fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    defer { if fd >= 0 { close(fd) } }
    if fd >= 0, Glibc.write(fd, text, text.utf8.count) == text.utf8.count { return }
    let number = errno
    if number == EACCES, let service {
      // The power stays on: the session's service knows brightness alone, of which 0 is dark enough.
      if file == "brightness", let value = UInt32(text.prefix { $0.isNumber }),
        let name = folder.split(separator: "/").last
      {
        service(String(name), value)
      }
      return
    }
    if hasFailed { return }
    hasFailed = true
    let why = number == EACCES ? Access.deniedText(path: path, groupHint: "video") : "\(path): \(errorText(number))"
    log("The backlight cannot be set. \(why)")
  }

  /// The preferred backlight: the kernel documents `firmware` before `platform` before `raw`.
  private static func best(in directory: String) -> String? {
    let order = ["firmware", "platform", "raw"]
    func rank(_ name: String) -> Int {
      let type = smallFile("\(directory)/\(name)/type").map { String($0.prefix { !$0.isNewline }) } ?? ""
      return order.firstIndex(of: type) ?? order.count
    }
    return (FolderContents.names(in: directory) ?? []).sorted().min { rank($0) < rank($1) }.map { "\(directory)/\($0)" }
  }

  private static func number(_ path: String) -> Int? {
    smallFile(path).flatMap { Int($0.prefix { $0.isNumber }) }
  }
}
