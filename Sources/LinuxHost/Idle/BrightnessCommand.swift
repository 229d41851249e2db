import Glibc

/// A program of the machine's that sets the brightness, for lamps that the kernel does not know.
final class BrightnessCommand {
  private let words: [String]
  private let log: (String) -> Void
  private var running: [pid_t] = []

  /// A program and its first words, with blanks between; `nil` for an empty text.
  init?(_ text: String, log: @escaping (String) -> Void) {
    words = text.split(separator: " ").map(String.init)
    self.log = log
    if words.isEmpty { return nil }
  }

  /// Starts it with the brightness in percent as its last word; nobody waits for its end.
  func set(percent: Int) {
    reap()
    var arguments: [UnsafeMutablePointer<CChar>?] = (words + ["\(percent)"]).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
    if code == 0 { running.append(process) } else { log("\(words[0]) cannot be started: \(errorText(code)).") }
  }

  private func reap() { running.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
}
