// Writes Swift names for the sets of asset catalogs, as Xcode does: `Image(.logo)`, `Color(.brand)`.
//
//     asset-symbols OUTPUT.swift CATALOG.xcassets…
import Foundation

/// A set of a catalog: its name as the toolkit looks it up, and the words of its Swift name.
struct AssetSet {
  let name: String
  /// The groups whose names belong to that of the set.
  let groups: [String]
  let isColor: Bool

  /// The name in Swift, in camel case: `appLogo` for `app-logo`.
  static func identifier(_ name: Substring) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let camel = words.enumerated().map { index, word in
      let head = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return head + word.dropFirst()
    }.joined()
    return camel.first?.isNumber ?? true ? "_" + camel : camel
  }
}

/// Whether the names of the sets in a group begin with that of the group.
func providesNamespace(_ group: URL) -> Bool {
  guard let data = try? Data(contentsOf: group.appending(path: "Contents.json")),
    let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
    let properties = document["properties"] as? [String: Any]
  else { return false }
  return properties["provides-namespace"] as? Bool ?? false
}

func sets(in folder: URL, groups: [String]) throws -> [AssetSet] {
  let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
  return try entries.sorted { $0.path < $1.path }.flatMap { entry -> [AssetSet] in
    let name = entry.deletingPathExtension().lastPathComponent
    switch entry.pathExtension {
    case "colorset", "imageset":
      return [
        AssetSet(
          name: (groups + [name]).joined(separator: "/"), groups: groups, isColor: entry.pathExtension == "colorset")
      ]
    case "":
      let isFolder = try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      return isFolder ? try sets(in: entry, groups: providesNamespace(entry) ? groups + [name] : groups) : []
    default: return []
    }
  }
}

/// The declarations of some sets, in enumerations named by their groups.
func declarations(_ sets: [AssetSet], depth: Int, _ line: (AssetSet, String) -> String) -> [String] {
  let here = sets.filter { $0.groups.count == depth }
  let below = Dictionary(grouping: sets.filter { $0.groups.count > depth }) { $0.groups[depth] }
  let indent = String(repeating: "  ", count: depth + 1)
  let names = here.map { set in
    indent + line(set, AssetSet.identifier(set.name.split(separator: "/").last ?? ""))
  }
  let groups = below.sorted { $0.key < $1.key }.flatMap { group, sets -> [String] in
    let title = AssetSet.identifier(group[...])
    return [indent + "enum \(title.prefix(1).uppercased() + title.dropFirst()) {"]
      + declarations(sets, depth: depth + 1, line) + [indent + "}"]
  }
  return names + groups
}

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: asset-symbols OUTPUT.swift CATALOG.xcassets…\n".utf8))
  exit(2)
}
do {
  let all = try arguments.dropFirst().flatMap { try sets(in: URL(fileURLWithPath: $0), groups: []) }
  var seen: Set<String> = []
  let unique = all.filter { seen.insert("\($0.isColor) \($0.name)").inserted }
  let colors = unique.filter(\.isColor), images = unique.filter { !$0.isColor }
  let top = colors.filter(\.groups.isEmpty).map { AssetSet.identifier($0.name[...]) }
  let lines =
    [
      "// Written by asset-symbols from the program's asset catalogs.", "import SwiftUI", "",
      "extension ColorResource {",
    ]
    + declarations(colors, depth: 0) { "nonisolated static let `\($1)` = ColorResource(name: \"\($0.name)\")" }
    + ["}", "", "extension ImageResource {"]
    + declarations(images, depth: 0) { "nonisolated static let `\($1)` = ImageResource(name: \"\($0.name)\")" }
    + ["}", "", "extension ShapeStyle where Self == Color {"]
    + top.map { "  nonisolated static var `\($0)`: Color { Color(ColorResource.`\($0)`) }" } + ["}", ""]
  try lines.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("asset-symbols: \(error)\n".utf8))
  exit(1)
}
