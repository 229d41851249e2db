import Faceplate
import Foundation
import ProgramFixtures
import Testing
import Values

@testable import CommandLine

@Suite("The table of commands")
struct CommandTableTests {
  @Test("Every command is named once, and found by its name")
  func namesAreDistinct() {
    let names = Kiosk.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(Kiosk.command(named: name)?.name == name) }
    for command in Kiosk.commands {
      #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
    }
  }

  @Test("The help of a command has its options, examples and statuses, and nothing of another's")
  func help() throws {
    for command in Kiosk.commands {
      let name = command.name
      let result = try Program.run(name, "--help")
      #expect(result.status == 0)
      let first = Terminal.none.wrap("kiosk \(name): \(command.summary)")
      #expect(result.output.hasPrefix("\(first)\n\nUsage: kiosk \(name)"))
      for example in command.examples { #expect(result.output.contains("  kiosk \(example.line)\n")) }
      #expect(result.output.contains("\nExit status\n  0"))
      let listed = result.lines.filter { $0.hasPrefix("  --") }.map { String($0.split(separator: " ")[0]) }
      #expect(listed.sorted() == command.options.map { "--\($0.name)" }.sorted())
      #expect(try Program.run("help", name).output == result.output)
    }
  }

  @Test("A help text keeps to the width of the terminal", arguments: [40, 50, 72, 100])
  func width(_ columns: Int) throws {
    for words in ["--help"] + Kiosk.commands.map({ "\($0.name) --help" }) {
      let lines = try Program.shell("COLUMNS=\(columns) '\(Program.products)/kiosk' \(words)").lines
      // Examples are to be copied, so they are not wrapped.
      let texts = lines.filter { !$0.hasPrefix("  kiosk ") }
      #expect(texts.count >= 10)
      for line in texts where line.drop(while: { $0 == " " }).contains(" ") {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test("The first lines of a help text go on in the next line where the terminal is narrow")
  func narrow() throws {
    let kiosk = "COLUMNS=40 '\(Program.products)/kiosk'"
    #expect(
      try Program.shell("\(kiosk) --help").output.hasPrefix(
        "kiosk: a control panel on a bare Linux\nscreen\n\nUsage: kiosk COMMAND [OPTION]…\n\n"))
    #expect(
      try Program.shell("\(kiosk) manual --help").output.hasPrefix(
        """
        kiosk manual: prints a manual page, for
        man and mandoc

        Usage: kiosk manual [OPTION]…
               commands|settings|panel


        """))
  }

  @Test("A meaning stands below its term where the terminal has no room for it beside the term")
  func entryOfANarrowTerminal() {
    let entry = { (columns: Int) in Terminal(columns: columns).entry("--scale N", "the size of all there is, times N") }
    #expect(entry(40) == "  --scale N\n      the size of all there is, times N")
    #expect(entry(48) == "  --scale N             the size of all there\n                        is, times N")
  }

  @Test("A text behind a word begins behind it in each line")
  func wrapsBehind() {
    let terminal = Terminal(columns: 14)
    #expect(terminal.wrap("one two three", behind: "Say: ") == "Say: one two\n     three")
    #expect(terminal.wrap("everything", behind: "Say: ") == "Say: everything")
    #expect(terminal.wrap("", behind: "Say: ") == "Say: ")
  }

  @Test("A text that is printed to no terminal has no emphasis; the list of commands has each of them")
  func overview() throws {
    let result = try Program.run("--help")
    #expect(!result.output.contains("\u{1B}"))
    for name in Kiosk.commands.map(\.name) { #expect(result.lines.contains { $0.hasPrefix("  \(name) ") }) }
    #expect(Terminal(columns: 80, isColored: true).heading("Help") == "\u{1B}[1mHelp\u{1B}[0m")
  }

  @Test(
    "A mistyped option or command is answered with the one that was meant",
    arguments: [
      (["render", "--ouptut", "x.png"], "--ouptut is not an option of render; did you mean --output?"),
      (["list", "--jason"], "--jason is not an option of list; did you mean --json?"),
      (["get", "--confg=x"], "--confg=x is not an option of get; did you mean --config?"),
      (["help", "statsu"], "there is no command statsu; did you mean status?"),
      (["scren"], "there is no command scren; did you mean screens?"),
      (["help", "scren"], "there is no command scren; did you mean screens?"),
      (["calbrat"], "there is no command calbrat; did you mean calibrate?"),
      (["restor-consol"], "there is no command restor-consol; did you mean restore-console?"),
      (["x"], "there is no command x\n"),
      (["render", "--xyzzy"], "--xyzzy is not an option of render\n"),
      (["completion", "csh"], "completion needs the name of a shell: bash, zsh, fish"),
      (["manual"], "manual needs the name of a page: commands, settings or panel"),
      (["screens", "all"], "all has no meaning here"),
      (["render", "--film", "f.png"], "--film shows the steps of a script: name it with --script FILE"),
      (["render", "--film", "f.jpg"], "--film f.jpg: render draws PNG pictures; name a file that ends in .png"),
    ])
  func suggestions(_ words: [String], _ text: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 64)
    #expect(result.output.contains(text), "\(result.output)")
  }

  @Test("A mistake is followed by where help is")
  func pointsToHelp() throws {
    #expect(try Program.run("render", "--xyzzy").lines.last == "kiosk render --help explains the command.")
    #expect(try Program.run("polish").lines.last == "kiosk --help lists the commands.")
  }

  @Test("The examples of the help texts do what they say")
  func examples() throws {
    let examples = Kiosk.commands.flatMap(\.examples).filter { $0.needs == .nothing }
    #expect(examples.count > 15)
    for example in examples {
      let folder = try Folder()
      folder.write("[oven]\nfan=3\n", to: "panel.conf")
      folder.write("turn 1\n", to: "visit")
      let result = try Program.shell("cd '\(folder.path)' && '\(Program.products)/kiosk' \(example.line)")
      #expect(result.status == 0, "\(example.line): \(result.output)")
    }
  }

  @Test(
    "What lists something prints it as JSON, too",
    arguments: [
      ["list"], ["get", "oven.fan"], ["config"], ["config", "--changed"], ["check"],
      ["render", "--screen", "oven", "--describe"],
    ])
  func json(_ words: [String]) throws {
    let folder = try Folder()
    folder.write("[oven]\nfan=3\n", to: "panel.conf")
    let result = try Program.run(words + ["--json", "--config", folder.file("panel.conf")])
    #expect(result.status == 0, "\(result.output)")
    _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  @Test("The panels, the devices and the problems of a file as JSON")
  func jsonOfTheMachine() throws {
    func object(_ words: String...) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(Program.run(words + ["--json"]).output.utf8))
    }
    let screens = try #require(object("screens") as? [[String: String]])
    #expect(screens.first?["name"] == "home")
    let devices = try #require(object("devices") as? [String: Any])
    #expect(devices["canStart"] is Bool)
    let folder = try Folder()
    folder.write("[oven]\nfan=9\n", to: "bad.conf")
    let check = try #require(object("check", folder.file("bad.conf")) as? [String: Any])
    let problem = try #require((check["problems"] as? [[String: Any]])?.first)
    #expect(check["good"] as? Bool == false)
    #expect(problem["line"] as? Int == 2 && problem["column"] as? Int == 5)
    let finding = try Program.run("lint", "--screen", "oven", "--size", "160x120", "--json")
    let line = try #require(finding.lines.first)
    let first = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(finding.status == 1 && first["panel"] as? String == "oven")
  }

  @Test("A string has its quotation marks, line ends and control characters escaped")
  func escapes() throws {
    let text = "a\"b\\c\nd\te\u{1}f°"
    #expect(JSONText.string(text).description == "\"a\\\"b\\\\c\\nd\\te\\u0001f°\"")
    let decoded = try JSONSerialization.jsonObject(
      with: Data(JSONText.array([.string(text), .null, true, 3]).description.utf8))
    #expect((decoded as? [Any])?.first as? String == text)
  }

  @Test("A template of the config file has each setting as a comment, and is a good file")
  func template() throws {
    let result = try Program.run("config", "--template")
    let folder = try Folder()
    let list = try Program.run("list", "--config", folder.file("panel.conf")).lines
    #expect(result.status == 0 && list.count > 20)
    for line in list {
      let id = line.split(separator: "\t")[0]
      let key = id.split(separator: ".").last.map(String.init) ?? ""
      #expect(result.lines.contains { $0.hasPrefix("#\(key)=") }, "\(id)")
    }
    folder.write(result.output, to: "panel.conf")
    #expect(try Program.run("check", folder.file("panel.conf")).status == 0)
    // With every mark taken away it is good, too: the defaults are valid.
    let bare = result.lines.map { line in
      line.hasPrefix("#") && !line.hasPrefix("# ") ? String(line.dropFirst()) : line
    }
    folder.write(bare.joined(separator: "\n"), to: "panel.conf")
    let check = try Program.run("check", folder.file("panel.conf"))
    #expect(check.status == 0, "\(check.output)")
  }

  @Test("A command that is told no file takes those of the installed panel")
  func installed() throws {
    let folder = try Folder()
    folder.write("[oven]\nfan=4\n", to: "panel.conf")
    let files = InstalledFiles(state: folder.file("panel.conf"), defaults: [folder.file("below.conf")], panel: "")
    let layers = try Arguments(["list"], CommandOption.settings).demandLayers(files)
    #expect(layers.state.path == files.state && layers.defaults == files.defaults)
    #expect(throws: Arguments.Mistake.self) { try Arguments(["list"], CommandOption.settings).demandLayers(nil) }
    let named = try Arguments(["list", "--config", "x.conf"], CommandOption.settings).demandLayers(files)
    #expect(named.state.path == "x.conf" && named.defaults.isEmpty)
  }

  @Test("The service's unit starts the panel with the files that commands take without being told")
  func unit() throws {
    let unit = try String(contentsOfFile: Program.package + "/systemd/kiosk@.service", encoding: .utf8)
    let files = InstalledFiles.service
    let line = files.defaults.map { "--defaults \($0) " }.joined() + "--config \(files.state)"
    #expect(unit.contains(line))
    #expect(unit.contains(files.panel))
  }
}
