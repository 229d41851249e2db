// Writes Swift names for the sets of asset catalogs, as Xcode does: `Image(.logo)`, `Color(.brand)`.
//
//     asset-symbols OUTPUT.swift CATALOG.xcassets…
//
// Or writes the imports that sources lack on Linux:
//
//     asset-symbols --imports OUTPUT.swift SOURCE.swift…
import Foundation

// The plugin calls the program once for each target that has a catalog. The file that it writes is compiled with the
// target, so a name that is misspelt or gone is an error of the compiler.
var arguments = CommandLine.arguments.dropFirst()
let isForImports = arguments.first == "--imports"
if isForImports { arguments.removeFirst() }
guard let output = arguments.first, arguments.count > 1 else {
  let usage = """
    usage: asset-symbols OUTPUT.swift CATALOG.xcassets…
           asset-symbols --imports OUTPUT.swift SOURCE.swift…

    """
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
do {
  if isForImports {
    let text = try imports(of: arguments.dropFirst().map { URL(fileURLWithPath: $0) })
    // A file that stays as it is makes the compiler compile nothing again.
    if (try? String(contentsOfFile: output, encoding: .utf8)) != text {
      try text.write(toFile: output, atomically: true, encoding: .utf8)
    }
    exit(0)
  }
  let all = try arguments.dropFirst().flatMap { try sets(in: URL(fileURLWithPath: $0), groups: []) }
  // Of two sets with one name, in two catalogs, the first counts.
  var seen: Set<String> = []
  let unique = all.filter { seen.insert("\($0.isColor) \($0.name)").inserted }
  let colors = unique.filter(\.isColor), images = unique.filter { !$0.isColor }
  let top = colors.filter(\.groups.isEmpty).map { AssetSet.identifier($0.name[...]) }
  // Colours are styles of shapes, too: `.fill(.brand)`. Those in groups are not, since the style has no such enumeration.
  var lines = [
    "// Written by asset-symbols from the program's asset catalogs.", "import SwiftUI", "", "extension ColorResource {",
  ]
  lines += declarations(colors, depth: 0) { "nonisolated static let `\($1)` = ColorResource(name: \"\($0.name)\")" }
  lines += ["}", "", "extension ImageResource {"]
  lines += declarations(images, depth: 0) { "nonisolated static let `\($1)` = ImageResource(name: \"\($0.name)\")" }
  lines += ["}", "", "extension ShapeStyle where Self == Color {"]
  lines += top.map { "  nonisolated static var `\($0)`: Color { Color(ColorResource.`\($0)`) }" }
  lines += ["}", ""]
  try lines.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("asset-symbols: \(error)\n".utf8))
  exit(1)
}
