import Localization
import Machine
import Runtime

/// The sets of the asset catalogs (`.xcassets`) in some folders, by their names.
///
/// The folders are searched once, when the first set is asked for.
@MainActor final class AssetFiles {
  /// The catalogs among the resources of the running program and beside it.
  static let ofProgram = AssetFiles(folders: ProgramFolder.resourcePaths + (ProgramFolder.path.map { [$0] } ?? []))

  /// The greatest nesting depth of groups.
  private static let greatestDepth = 16

  private let folders: [String]
  private lazy var found = findFiles()

  /// Creates a list of the sets of the asset catalogs in folders.
  init(folders: [String]) { self.folders = folders }

  /// Returns the folder of a set, such as `Brand.colorset`; `nil` if no catalog has it. Of two with the same name, the
  /// first is used.
  ///
  /// - Parameters:
  ///   - name: the name, with the names of groups that provide a namespace: `Logos/Round`.
  ///   - kind: the ending of the folder's name, such as `colorset`.
  func folder(of name: String, kind: String) -> String? { found["\(name).\(kind)"] }

  private func findFiles() -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      for catalog in FolderContents.paths(in: folder, ending: [".xcassets"]) { search(catalog, prefix: "", 0, &files) }
    }
    return files
  }

  private func search(_ folder: String, prefix: String, _ depth: Int, _ files: inout [String: String]) {
    guard depth < Self.greatestDepth else { return }
    for path in FolderContents.paths(in: folder) {
      let file = path.split(separator: "/").last.map(String.init) ?? ""
      if file.hasSuffix(".colorset") || file.hasSuffix(".imageset") {
        let name = prefix + file
        if files[name] == nil { files[name] = path }
      } else if !file.contains(".") {
        search(path, prefix: providesNamespace(path) ? prefix + file + "/" : prefix, depth + 1, &files)
      }
    }
  }

  /// Whether the names of the sets in a group begin with the group's.
  private func providesNamespace(_ group: String) -> Bool {
    let file = try? JSONDocument(contentsOf: group + "/Contents.json", kind: "group of an asset catalog")
    return file?.value["properties"]?["provides-namespace"]?.isTrue ?? false
  }
}
