import Faceplate
import ProgramFixtures
import Testing

@testable import CommandLine
@testable import PanelFile

@Suite("Manual pages")
struct ManualPageTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    folder.write(try Program.run("manual", "commands").output, to: "kiosk.1")
    folder.write(try Program.run("manual", "settings").output, to: "kiosk.conf.5")
    folder.write(try Program.run("manual", "panel").output, to: "kiosk-panel.5")
  }

  @Test("mandoc and groff have nothing to say against them", arguments: ["kiosk.1", "kiosk.conf.5", "kiosk-panel.5"])
  func lint(_ page: String) throws {
    let mandoc = try Program.shell("mandoc -T lint -W warning '\(folder.file(page))'")
    #expect(mandoc.status == 0 && mandoc.output == "", "\(mandoc.output)")
    let man = try Program.shell(
      "LC_ALL=C.UTF-8 MANROFFSEQ= MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z '\(folder.file(page))' >/dev/null")
    #expect(man.status == 0 && man.output == "", "\(man.output)")
  }

  /// The text of a page as a reader has it, on lines that are not wrapped.
  private func text(of page: String) throws -> String {
    try Program.shell("mandoc -T utf8 -O width=400 '\(folder.file(page))' | LC_ALL=C.UTF-8 col -bx").output
  }

  @Test("The page of the program has every command with its options")
  func commands() throws {
    let page = try text(of: "kiosk.1")
    for command in Kiosk.commands {
      #expect(page.contains("kiosk \(command.name)"))
      for option in command.options { #expect(page.contains("--\(option.name)"), "\(command.name) --\(option.name)") }
    }
  }

  @Test("The page of panel files has every section, item, key and action, with what can be written")
  func panelFiles() throws {
    let page = try text(of: "kiosk-panel.5")
    for element in PanelSchema.elements { #expect(page.contains("\n   \(element.name)\n"), "\(element.name)") }
    let rules =
      PanelSchema.sections + PanelSchema.panel + PanelSchema.page + PanelSchema.alarm + PanelSchema.roles
      + PanelSchema.component + PanelSchema.repetition + PanelSchema.valueKeys + ItemKeys.shared
      + PanelSchema.elements.flatMap(\.keys) + PanelSchema.actions.map(\.key)
      + LinkRules.all.flatMap { $0.link + $0.source }
    for rule in rules {
      #expect(page.contains("\n     \(rule.name)"), "\(rule.name)")
      #expect(page.contains(rule.kind.inWords.prefix(20)), "\(rule.name)")
    }
    for action in PanelSchema.actions {
      for key in action.beside { #expect(page.contains("\(key.name): \(key.doc.asAdvice)"), "\(key.name)") }
    }
  }

  @Test("The page of the config file has every key that list has, with what can be written")
  func settings() throws {
    let page = try text(of: "kiosk.conf.5")
    let lines = try Program.run("list", "--config", folder.file("panel.conf")).lines
    #expect(lines.count > 20)
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(page.contains("\n     \(parts[0])"), "\(parts[0])")
      #expect(page.contains(parts[3].prefix(20)), "\(parts[3])")
    }
  }
}
