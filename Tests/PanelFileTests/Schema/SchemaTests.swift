import Glibc
import Testing

@testable import PanelFile

/// The schema for editors and the reader are made of one table. These tests ask a schema's own judge.
@Suite("The schema of panel files") struct SchemaTests {
  /// Mistakes that no schema can see: they are in what a text means, in names that must exist, or in the form of YAML
  /// where the judge's own parser is milder.
  private static let beyondSchemas: Set<String> = [
    "circle.yaml", "component.yaml", "condition.yaml", "duplicate.yaml", "initial.yaml", "itself.yaml",
    "machine.yaml", "no-condition.yaml", "no-link.yaml", "option-in-condition.yaml", "option.yaml",
    "other-language.yaml",
    "outside.yaml", "read-only.yaml", "symbol.yaml", "unknown-page.yaml", "unknown-value-in-text.yaml",
    "unknown-value.yaml", "above.yaml", "address.yaml", "broker.yaml", "string.yaml", "topic.yaml",
    "alarm-condition.yaml", "alarm-limit.yaml", "alarm-until.yaml", "no-alarms.yaml", "role.yaml", "otherwise.yaml",
    "timer.yaml", "no-timer.yaml", "lamp.yaml", "language.yaml", "alone.yaml", "hyphen.yaml", "hurry.yaml", "idle.yaml",
    "machine-group.yaml", "machine-setting.yaml", "picture.yaml", "set-text.yaml", "yes.yaml",
    "bounds.yaml", "wide.yaml", "json.yaml", "message.yaml", "too-wide.yaml", "kind-of-register.yaml", "map.yaml",
    "no-map.yaml", "map-gap.yaml", "map-twice.yaml", "name-twice.yaml", "timer-twice.yaml", "publish.yaml", "none.yaml",
    "seconds.yaml", "no-quotes.yaml", "read-only-color.yaml",
  ]

  /// What the schema says of files, by their paths.
  private func verdicts(_ paths: [String]) throws -> [String: String] {
    var name = Array("/tmp/schema.XXXXXX".utf8CString)
    let folder = try #require(
      name.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    defer { for file in ["/schema.json", ""] { remove(folder + file) } }
    let file = try #require(fopen("\(folder)/schema.json", "w"))
    fputs(PanelSchema.json, file)
    fclose(file)
    let script = String(#filePath.dropLast("SchemaTests.swift".count)) + "agree.py"
    let words = ["python3", script, "\(folder)/schema.json"] + paths
    let pipe = try #require(popen(words.map { "'\($0)'" }.joined(separator: " "), "r"))
    var output: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&block, 1, block.count, pipe), count > 0 { output += block[..<count] }
    #expect(pclose(pipe) == 0)
    return Dictionary(
      String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
    ) { $1 }
  }

  @Test("It refuses what the reader refuses, but for what only a reader can know")
  func refuses() throws {
    let names = Panels.names(in: "wrong").filter { !["empty.yaml", "only-comment.yaml"].contains($0) }
    let verdicts = try verdicts(names.map { "\(Panels.folder)/wrong/\($0)" })
    #expect(verdicts.count == names.count)
    let accepted = Set(names.filter { verdicts["\(Panels.folder)/wrong/\($0)"] == "accepts" })
    #expect(accepted.subtracting(Self.beyondSchemas) == [])
    #expect(Self.beyondSchemas.subtracting(accepted) == [])
  }

  @Test("It accepts the panels that the reader accepts")
  func accepts() throws {
    let paths = Panels.galleryPaths
    #expect(paths.count == 6)
    for path in paths { #expect(PanelReading.read(path: path).problems.map(\.description) == []) }
    for (path, verdict) in try verdicts(paths) { #expect(verdict == "accepts", "\(path)") }
  }

  @Test("The guide has the reference as it is made")
  func guide() {
    let guide = Panels.text(of: Panels.root + "Guide/panel-file.md")
    let reference = PanelSchema.reference
    #expect(guide.hasSuffix(reference), "run: kiosk schema --markdown, and put it at the end of Guide/panel-file.md")
  }

  @Test("Every item and every action has the rule of its own name, and no key twice")
  func names() {
    for kind in ElementKind.allCases {
      #expect(kind.rule.kind == kind)
      #expect(Set(kind.rule.keys.map(\.name)).count == kind.rule.keys.count, "\(kind)")
    }
    for kind in ActionKind.allCases { #expect(kind.rule.name == kind.rawValue) }
  }

  @Test("Every key is explained in a sentence")
  func docs() {
    let rules =
      PanelSchema.sections + PanelSchema.panel + PanelSchema.page + PanelSchema.alarm + PanelSchema.roles
      + PanelSchema.valueKeys + ItemKeys.shared
      + PanelSchema.elements.flatMap(\.keys) + PanelSchema.actions.flatMap { [$0.key] + $0.beside }
      + LinkRules.all.flatMap { $0.link + $0.source }
    for rule in rules {
      #expect(rule.doc.hasSuffix("."), "\(rule.name)")
      let start = rule.doc.drop { $0 == "`" }.first
      #expect(start?.isLetter == true, "\(rule.name)")
    }
  }
}
