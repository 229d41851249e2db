import Faceplate
import Glibc
import Links
import PanelFile
import ProgramFixtures
import Testing

@testable import Operation

/// The commands that panel files may run.
@MainActor @Suite("Commands of panel files") struct PanelCommandsTests {
  /// Runs a command, and waits for its end.
  private func run(
    _ name: String, _ arguments: [String] = [], isPrivate: Bool = false, in folder: Folder
  ) throws -> [String] {
    var (lines, ends): ([String], [String?]) = ([], [])
    let commands = PanelCommands(path: folder.file("commands.conf")) { lines.append($0) }
    let order = CommandOrder(name, arguments, isPrivate: isPrivate)
    if let refusal = commands.run(order, ended: { ends.append($0) }) { return [refusal.description] }
    for other in [name, "other"] {
      let refusal = try #require(commands.run(CommandOrder(other)))
      #expect(refusal.reason == "a command is still running")
      #expect(refusal.description == "\(other) is not run: \(name) has not ended yet")
    }
    var request = pollfd(fd: commands.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 30_000) == 1)
    commands.noteEnd()
    #expect(commands.running == nil && ends.count == 1)
    let reasons = ends.compactMap { $0 }
    #expect(reasons.count == lines.count)
    #expect(reasons.allSatisfy { [LinkFault.notStarted, LinkFault.commandFailed].contains($0) }, "\(reasons)")
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

  @Test("What a program with private arguments prints is discarded")
  func privateArguments() throws {
    let folder = try Folder()
    let script = "x=$(readlink /proc/$$/fd/1 /proc/$$/fd/2); echo $x >$0"
    folder.write("[streams]\nrun=/bin/sh -c '\(script)'\n", to: "commands.conf")
    #expect(try run("streams", [folder.file("streams")], isPrivate: true, in: folder) == [])
    #expect(folder.text(of: "streams") == "/dev/null /dev/null\n")
  }

  @Test("The time limit holds for a program that prints without end, and for one whose child does")
  func printing() {
    func output(_ words: String..., limit: Duration) -> Result<String, LinkFault> {
      ChildProcess(words).output(within: limit)
    }
    #expect(
      output("/usr/bin/yes", limit: .milliseconds(50))
        == .failure(LinkFault("the command has failed", detail: "was ended: it took longer than 50 ms")))
    let numbers = output("/usr/bin/seq", "2000", limit: .seconds(60))
    #expect(numbers.map { $0.hasSuffix("\n1999\n2000\n") } == .success(true))
    #expect(numbers.map(\.utf8.count) == .success(4096))
    // The child ends when nobody reads what it prints any more.
    let child = output("/bin/sh", "-c", "/usr/bin/yes & exit 0", limit: .seconds(60))
    #expect(child.map { $0.utf8.count <= 4096 } == .success(true))
  }

  @Test("What is told of the end of a command may run the next one")
  func sequence() throws {
    let folder = try Folder()
    folder.write("[true]\nrun=/bin/true\n[false]\nrun=/bin/false\n", to: "commands.conf")
    let commands = PanelCommands(path: folder.file("commands.conf")) { _ in }
    var ends: [String] = []
    func wait() {
      var request = pollfd(fd: commands.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&request, 1, 30_000) == 1)
      commands.noteEnd()
    }
    let refusal = commands.run(CommandOrder("true")) { first in
      ends.append(first ?? "good")
      #expect(commands.run(CommandOrder("false")) { ends.append($0 ?? "good") } == nil)
    }
    #expect(refusal == nil && ends == [])
    wait()
    #expect(ends == ["good"] && commands.running == "false")
    wait()
    #expect(ends == ["good", LinkFault.commandFailed] && commands.running == nil)
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
        "\(path): [relative] has no run= with the full path of a program; write run=/usr/bin/…"
      ])
    #expect(try run("slow", in: folder) == ["slow was ended: it took longer than 20 ms"])
    #expect(
      try run("forever", in: folder) == [
        "\(path): [forever] has the limit 1 h; write a time up to 10 min, such as limit=5 s"
      ])
    #expect(
      try run("unknown", in: folder) == ["\(path) has no command unknown; write [unknown] and run=… below it"])
  }

  @Test("A program that runs when the panel ends is ended with what it has started, and none starts after it")
  func end() {
    let running = RunningPrograms()
    let result = ChildProcess(["/bin/sh", "-c", "sleep 600 & echo started; wait"], among: running).output(
      within: .seconds(300)
    ) { _ in running.end() }
    #expect(result == .failure(LinkFault("the command has failed", detail: "was ended by the signal 9")))
    #expect(
      ChildProcess(["/bin/true"], among: running).failure(within: .seconds(300))
        == LinkFault("the command cannot be started", detail: "cannot be started: the panel ends"))
  }
}
