// `stdout` is a variable for Swift, although nobody assigns it.
@preconcurrency import Glibc
import LinuxHost
import Operation
#if RemoteView
import RemoteView
#endif

extension Kiosk {
  /// Runs a command and returns the exit status: 0 on success, 64 for a faulty command line, 74 for a missing command
  /// line or output that cannot be written, otherwise the error's status.
  ///
  /// - Parameter words: The command line with the program's name first, as in `CommandLine.arguments`.
  public func run(_ words: [String]) -> Int32 {
    let status = status(of: words)
    // A full disk would cut off a file without a word, such as that of `kiosk schema > schema.json`.
    let isWritten = fflush(nil) == 0 && ferror(stdout) == 0
    guard !isWritten, status == 0 else { return status }
    writeToStandardError("the output cannot be written\n  fix: write it to a place that has room")
    return 74
  }

  /// Runs a command, and returns its exit status.
  private func status(of words: [String]) -> Int32 {
    let name = words.first?.split(separator: "/").last.map(String.init) ?? "kiosk"
    guard !words.isEmpty else { return report(Self.unreadable, of: name) }
    #if RemoteView
    if words.dropFirst().first == ViewerProcess.option { return ViewerProcess.run() }
    #endif
    let help = CommandHelp(program: name, terminal: .current)
    guard words.count > 1 else { return fail("\(name): name a command", help.overview) }
    let words = Array(words.dropFirst())
    do {
      switch words[0] {
      case "--help", "-h": return say(help.overview)
      case "--version": return say("\(name) \(Self.version)")
      default: return try run(try Self.demandCommand(words[0]), words, help)
      }
    } catch let mistake as Arguments.Mistake {
      let command = Self.command(named: words[0]).map { "\($0.name) " } ?? ""
      let subject = command.isEmpty ? "lists the commands." : "explains the command."
      return fail("\(name): \(mistake.text)", "\(name) \(command)--help \(subject)")
    } catch {
      return report(error, of: name)
    }
  }

  /// Runs a command, or explains it.
  private func run(_ command: Command, _ words: [String], _ help: CommandHelp) throws -> Int32 {
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) { return say(help.text(of: command)) }
    var arguments = try Arguments(words, command.options)
    arguments.program = help.program
    if command.operands.isEmpty, let word = arguments.rest.first {
      throw Arguments.Mistake(text: "\(word) has no meaning here")
    }
    if command.options.contains(where: { $0.name == "panel" }) {
      try arguments.findPanelFile(
        orOf: installedFiles(for: command, arguments), atMost: command.name == "run" ? PanelStart.longestLoad : nil)
    }
    return try command.run(self)(arguments)
  }

  /// The files of the service, for a command about settings; `nil` where it checks a file of another panel.
  private func installedFiles(for command: Command, _ arguments: Arguments) -> InstalledFiles? {
    guard command.group == .settings, let installed = InstalledFiles.found else { return nil }
    if command.name == "check", let file = arguments.rest.first, !installed.defaults.contains(file),
      file != installed.state
    {
      return nil
    }
    return installed
  }

  /// Every program is started with at least its name. `CommandLine.arguments` reads it and the words behind it from a
  /// file, and is empty if that file cannot be opened.
  private static let unreadable = MachineError(
    .failed,
    "/proc/self/cmdline, which holds the command line, cannot be read.\n  fix: check that /proc is mounted, and that the machine has memory and file descriptors left; then start the program again"
  )

  /// Prints an error to standard error and returns the exit status for it.
  private func report(_ error: any Error, of program: String) -> Int32 {
    writeToStandardError("\(program): \(error)")
    return (error as? MachineError)?.exitCode ?? 1
  }
}
