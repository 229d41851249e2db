import Glibc
import Machine

/// Folders in which the files of a program are looked up by name, as in one bundle.
package struct ResourceFolders {
  /// The `.resources` and `.bundle` folders of the running program.
  package static let ofProgram = ResourceFolders(ProgramFolder.resourcePaths)

  private let paths: [String]

  /// Creates a list of folders, in the order of the search; they need not exist.
  package init(_ paths: [String]) { self.paths = paths }

  /// Returns the path of a file or a folder; `nil` if there is none.
  ///
  /// A folder `Resources` in one of the folders is searched as well. A file outside of the `.lproj` folders goes before
  /// those of the language. If the language has none, that of `Base.lproj` is taken, then that in English, then any.
  ///
  /// - Parameters:
  ///   - name: The name, with or without a path in front. Without the ending, or with it and no `ending`.
  ///   - ending: The part of the name after its last dot, with or without that dot.
  ///   - language: The language of the panel.
  package func path(of name: String, ending: String?, language: LanguageTag?) -> String? {
    guard !name.isEmpty else { return nil }
    let ending = ending?.drop { $0 == "." } ?? ""
    let file = ending.isEmpty ? name : "\(name).\(ending)"
    for folder in paths.flatMap({ [$0, $0 + "/Resources"] }) {
      let places = [folder] + Self.localized(folder, language)
      if let place = places.first(where: { access("\($0)/\(file)", F_OK) == 0 }) { return "\(place)/\(file)" }
    }
    return nil
  }

  /// The `.lproj` folders in a folder, the best for a language first.
  private static func localized(_ folder: String, _ language: LanguageTag?) -> [String] {
    let found = FolderContents.paths(in: folder, ending: [".lproj"])
    guard found.count > 1 else { return found }
    func name(_ path: String) -> String { String(path.dropFirst(folder.count + 1).dropLast(6)) }
    let tags = found.map { (path: $0, tag: LanguageTag(name($0))) }
    let best = language?.best(of: tags.compactMap(\.tag))
    let first = tags.first { $0.tag != nil && $0.tag == best }.map { [$0.path] } ?? []
    return first + ["Base", "en"].map { "\(folder)/\($0).lproj" } + found
  }
}
