import Graphics
import Localization
import Runtime

/// Finds the colour sets of asset catalogs (`.xcassets`) for `Color("name")`.
///
/// The folders are searched once, when the first colour is asked for, and each set is read once.
@MainActor final class ColorCatalog {
  /// The catalogs among the resources of the running program and beside it.
  static let ofProgram = ColorCatalog(folders: ProgramFolder.resourcePaths + (ProgramFolder.path.map { [$0] } ?? []))

  /// How deep groups may lie in each other.
  private static let greatestDepth = 16

  private let folders: [String]
  private lazy var files = findFiles()
  private var known: [String: Result<ColorSet?, TableError>] = [:]

  /// Creates a catalogue of the asset catalogs that lie in folders.
  init(folders: [String]) { self.folders = folders }

  /// Returns the colours of a name; `nil` if no catalog has a set of that name.
  ///
  /// - Throws: `TableError` if the file of the set cannot be read.
  func colors(named name: String) throws(TableError) -> ColorSet? {
    if let known = known[name] { return try known.get() }
    guard let path = files[name] else { return nil }
    let result = Result { () throws(TableError) in try ColorSet(contentsOf: path) }
    known[name] = result
    return try result.get()
  }

  /// The files of all sets by their names. Of two with one name, the first counts.
  private func findFiles() -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      for catalog in FileSearch.matches(of: folder + "/*.xcassets") { search(catalog, prefix: "", 0, &files) }
    }
    return files
  }

  private func search(_ folder: String, prefix: String, _ depth: Int, _ files: inout [String: String]) {
    guard depth < Self.greatestDepth else { return }
    for path in FileSearch.matches(of: folder + "/*") {
      let file = path.split(separator: "/").last.map(String.init) ?? ""
      if file.hasSuffix(".colorset") {
        let name = prefix + file.dropLast(9)
        if files[name] == nil { files[name] = path + "/Contents.json" }
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

private enum ColorCatalogKey: EnvironmentKey { static var defaultValue: ColorCatalog { .ofProgram } }

extension EnvironmentValues {
  /// The catalogue in which colours are found by their names.
  var colorCatalog: ColorCatalog {
    get { self[ColorCatalogKey.self] }
    set { self[ColorCatalogKey.self] = newValue }
  }

  /// The colour of a name in the present colour scheme. One that is missing or faulty is reported, and transparent.
  @MainActor func color(named name: String) -> RGBA {
    do throws(TableError) {
      if let colors = try colorCatalog.colors(named: name) { return colorScheme == .dark ? colors.dark : colors.light }
      stage?.report(
        "There is no colour “\(name)”: put \(name).colorset into an asset catalog (.xcassets) among the program's resources."
      )
    } catch {
      stage?.report("The colour “\(name)” cannot be used: \(error)")
    }
    return .clear
  }
}
