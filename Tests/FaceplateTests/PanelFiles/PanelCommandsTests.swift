import Glibc
import Testing

@testable import Faceplate

/// The commands that panel files may run.
@MainActor @Suite("Commands of panel files") struct PanelCommandsTests {
  /// Runs a command, and waits for its end.
  private func run(_ name: String, _ arguments: [String] = [], in folder: Folder) throws -> [String] {
    var lines: [String] = []
    let commands = PanelCommands(path: folder.file("commands.conf")) { lines.append($0) }
    if let refusal = commands.run(name, arguments) { return [refusal] }
    #expect(commands.run("other", []) == "other is not run: \(name) has not ended yet")
    var request = pollfd(fd: commands.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 30_000) == 1)
    commands.noteEnd()
    #expect(commands.running == nil)
    return lines
  }

  @Test("A command is run with its words and the panel's, and without a shell")
  func words() throws {
    let folder = try Folder()
    folder.write(
      "[copy]\nrun=/bin/cp /dev/null\n", to: "commands.conf")
    #expect(try run("copy", ["\(folder.file("$HOME; x"))"], in: folder) == [])
    #expect(access(folder.file("$HOME; x"), F_OK) == 0)
  }

  @Test("What goes wrong is told")
  func failures() throws {
    let folder = try Folder()
    folder.write(
      """
      [false]
      run=/bin/false
      [missing]
      run=/nothing/there
      [relative]
      run=sleep 1
      [slow]
      run=/bin/sleep 600
      limit=20 ms
      [forever]
      run=/bin/true
      limit=1 h
      """, to: "commands.conf")
    let path = folder.file("commands.conf")
    #expect(try run("false", in: folder) == ["false has failed with the status 1"])
    #expect(try run("missing", in: folder) == ["missing cannot be started: No such file or directory"])
    #expect(
      try run("relative", in: folder) == [
        "\(path): [relative] has no run= with the whole path of a program; write run=/usr/bin/…"
      ])
    #expect(try run("slow", in: folder) == ["slow was ended: it took longer than 20 ms"])
    #expect(
      try run("forever", in: folder) == [
        "\(path): [forever] has the limit 1 h; write a time up to 10 min, such as limit=5 s"
      ])
    #expect(
      try run("unknown", in: folder) == ["\(path) has no command unknown; write [unknown] and run=… below it"])
  }
}
