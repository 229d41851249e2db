import Faceplate
import ProgramFixtures
import Testing

@testable import CommandLine

@Suite("Completion by shells")
struct CompletionTests {
  private let folder: Folder
  /// A folder of the search path with the program as `kiosk`.
  private var path: String { "PATH='\(Program.products)':$PATH" }

  init() throws {
    folder = try Folder()
    for shell in Shell.allCases {
      folder.write(try Program.run("completion", shell.rawValue).output, to: shell.rawValue)
    }
  }

  /// What bash offers for a line whose last word is not finished.
  private func bash(_ words: String...) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(path); source '\(folder.file("bash"))'
      compopt() { :; }
      COMP_WORDS=(kiosk \(list)); COMP_CWORD=\(words.count); _kiosk; printf '%s\\n' "${COMPREPLY[@]}"
      """
    folder.write(script, to: "ask")
    return Set(try Program.shell("bash '\(folder.file("ask"))'").lines)
  }

  /// A panel file, whose names are offered where the line names it.
  private func panel() -> String {
    folder.write(
      "values: {house.heat: {type: number, in: 5..30}}\npages: {start: {body: [house.heat]}}\n", to: "house.yaml")
    return folder.file("house.yaml")
  }

  @Test("bash completes commands, options, their values and names that the program lists")
  func bashCompletes() throws {
    #expect(try bash("re") == ["record", "render", "replay", "reset", "restore-console"])
    #expect(try bash("render", "--des") == ["--describe"])
    #expect(try bash("run", "--rotation", "") == ["0", "90", "180", "270"])
    #expect(try bash("run", "--rotation", "=", "2") == ["270"])
    #expect(try bash("run", "--screen", "ov").contains("oven"))
    #expect(try bash("set", "oven.f") == ["oven.fan"])
    #expect(try bash("set", "--panel", panel(), "house") == ["house.heat"])
    #expect(try bash("set", "--panel", "=", panel(), "oven.f") == [])
    folder.write("[panel]\nfile=\(panel())\n", to: "house.conf")
    #expect(try bash("get", "--config", folder.file("house.conf"), "house") == ["house.heat"])
    #expect(try bash("help", "stat") == ["status"])
    #expect(try bash("completion", "f") == ["fish"])
    folder.write("", to: "some.conf")
    #expect(try bash("check", folder.file("so")) == [folder.file("some.conf")])
  }

  @Test("fish completes commands, options, their values and names that the program lists")
  func fishCompletes() throws {
    func fish(_ line: String) throws -> Set<String> {
      let ask = "source \(folder.file("fish")); complete -C '\(line)'"
      // fish 3 finds no command in a folder whose name the locale cannot encode.
      let place = "LC_ALL=C.UTF-8 \(path) HOME='\(folder.path)'"
      let lines = try Program.shell("\(place) fish --no-config -c \"\(ask)\"").lines
      return Set(lines.map { String($0.split(separator: "\t")[0]) })
    }
    #expect(try fish("kiosk rend") == ["render"])
    #expect(try fish("kiosk render --descr") == ["--describe"])
    #expect(try fish("kiosk run --rotation 9") == ["90"])
    #expect(try fish("kiosk run --screen ov") == ["oven"])
    #expect(try fish("kiosk get oven.f") == ["oven.fan"])
    #expect(try fish("kiosk get --panel \(panel()) house") == ["house.heat"])
    #expect(try fish("kiosk get --panel=\(panel()) house") == ["house.heat"])
  }

  @Test("zsh completes commands, options, their values and names that the program lists")
  func zshCompletes() throws {
    // zsh completes in an interactive shell alone, so it has one on a terminal of its own.
    func zsh(_ line: String) throws -> String {
      folder.write(
        """
        zmodload zsh/zpty
        export \(path) HOME='\(folder.path)'
        zpty shell "zsh -f -i"
        zpty -w shell "PS1= ; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -D -u; source \(folder.file("zsh"))"
        zpty -w shell "setopt no_list_beep; bindkey '^I' complete-word; show() { print -r -- \\"<\\$BUFFER>\\" >\(folder.file("found")); BUFFER=; zle accept-line; }; zle -N show; bindkey '^X' show; print re''ady"
        zpty -r -m shell ready '*ready*'
        zpty -w -n shell $'\(line)\\t\\C-x'
        zpty -w shell "print do''ne"
        zpty -r -m shell done '*done*'
        """, to: "ask.zsh")
      let result = try Program.shell("timeout 60 zsh -f '\(folder.file("ask.zsh"))'")
      #expect(result.status == 0, "\(result.output)")
      return folder.text(of: "found")
    }
    #expect(try zsh("kiosk rend") == "<kiosk render >\n")
    #expect(try zsh("kiosk render --des") == "<kiosk render --describe >\n")
    #expect(try zsh("kiosk run --rotation 27") == "<kiosk run --rotation 270 >\n")
    #expect(try zsh("kiosk run --screen ove") == "<kiosk run --screen oven >\n")
    #expect(try zsh("kiosk get oven.f") == "<kiosk get oven.fan >\n")
    #expect(try zsh("kiosk get --panel \(panel()) house") == "<kiosk get --panel \(panel()) house.heat >\n")
    #expect(try zsh("kiosk get --panel=\(panel()) house") == "<kiosk get --panel=\(panel()) house.heat >\n")
  }
}
