#if PanelFiles
import Operation
import PanelFile
import Values

extension Kiosk {
  /// `schema`: prints the schema of panel files for editors, or the reference of their keys.
  func printSchema(_ arguments: Arguments) throws -> Int32 {
    print(arguments.has("markdown") ? PanelSchema.reference : PanelSchema.json, terminator: "")
    return 0
  }

  /// Prints the problems of a panel file. Returns whether the file can be used.
  func checkPanel(_ path: String, _ arguments: Arguments) throws -> Bool {
    let panel = PanelFileSession(path: path, access: arguments.fileAccess(ofPanel: path))
    if arguments.has("json") {
      print(
        JSONText.object([
          ("file", .string(path)), ("good", .bool(panel.isGood)), ("problems", .array(panel.problems.map(\.json))),
        ]))
      return panel.isGood
    }
    for problem in panel.problems { print(problem.description) }
    if panel.isGood { print("\(path): good") }
    return panel.isGood
  }
}

extension PanelProblem {
  /// The problem as JSON: its place from the first character to the character after the last, what is wrong and how to
  /// fix it.
  nonisolated fileprivate var json: JSONText {
    .object([
      ("file", .string(place.file)), ("line", .init(place.line)), ("column", .init(place.column)),
      ("end-line", .init(place.endLine)), ("end-column", .init(place.endColumn)),
      ("severity", severity == .warning ? "warning" : "error"), ("what", .string(what)), ("fix", .string(fix)),
    ])
  }
}
#else
extension Kiosk {
  func printSchema(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.panelFiles, for: "schema") }
  func checkPanel(_ path: String, _ arguments: Arguments) throws -> Bool {
    throw MissingPart(.panelFiles, for: "--panel")
  }
}
#endif
