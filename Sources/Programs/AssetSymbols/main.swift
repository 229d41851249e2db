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
  func style(_ name: String) -> String {
    "  nonisolated static var `\(name)`: Color { Color(ColorResource.`\(name)`) }"
  }
  // Colours are styles of shapes, too: `.fill(.brand)`. Those in groups are not, since the style has no such enumeration.
  // Colours and pictures are members of UIKit's types in the same way.
  let topColors = colors.filter(\.groups.isEmpty), topImages = images.filter(\.groups.isEmpty)
  var text = [
    "// Written by asset-symbols from the program's asset catalogs.", "import SwiftUI", "", "extension ColorResource {",
  ]
  text += declarations(colors, depth: 0) { "nonisolated static let `\($1)` = ColorResource(name: \"\($0.name)\")" }
  text += ["}", "", "extension ImageResource {"]
  text += declarations(images, depth: 0) { "nonisolated static let `\($1)` = ImageResource(name: \"\($0.name)\")" }
  text += ["}", "", "extension ShapeStyle where Self == Color {"]
  text += lines(of: topColors.filter { $0.name != "AccentColor" }) { style($1) }
  // `accentColor` is the toolkit's own: the accent of the environment.
  text += lines(of: topColors.filter { $0.name == "AccentColor" }, hasSecondNames: false) { style($1) }
  text += ["}", "", "extension UIColor {"]
  text += lines(of: topColors, hasSecondNames: false) {
    "  nonisolated static var `\($1)`: UIColor { UIColor(resource: ColorResource.`\($1)`) }"
  }
  text += ["}", "", "extension UIImage {"]
  text += lines(of: topImages, hasSecondNames: false) {
    "  @MainActor static var `\($1)`: UIImage { UIImage(resource: ImageResource.`\($1)`) }"
  }
  text += ["}", ""]
  try text.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("asset-symbols: \(error)\n".utf8))
  exit(1)
}
