import Graphics
import Localization
import Machine
import Runtime

/// Finds the colour sets of asset catalogs (`.xcassets`) for `Color("name")`. Each set is read once.
@MainActor final class ColorCatalog {
  /// The colour sets of the running program.
  static let ofProgram = ColorCatalog(files: .ofProgram, givesTint: ProgramSources.areOfSwiftUI)

  private let files: AssetFiles
  /// Whether the program has the tint of the set ``accentName``, as sources of SwiftUI expect.
  private let givesTint: Bool
  private var known: [String: Result<ColorSet?, TableError>] = [:]

  /// The name of the set for the accent of a program, which Xcode creates without a colour.
  static let accentName = "AccentColor"

  /// The tint of the program; `nil` for that of the theme, as where the set ``accentName`` has no colour.
  private(set) lazy var tint: ColorSet? = givesTint ? try? colors(named: Self.accentName) : nil

  /// Creates a catalogue of the colour sets among some files.
  init(files: AssetFiles, givesTint: Bool) { (self.files, self.givesTint) = (files, givesTint) }

  /// Creates a catalogue of the asset catalogs in folders.
  convenience init(folders: [String], givesTint: Bool = false) {
    self.init(files: AssetFiles(folders: folders), givesTint: givesTint)
  }

  /// Returns the colours of a name; `nil` if no catalog has a set of that name.
  ///
  /// - Throws: `TableError` if the file of the set cannot be read.
  func colors(named name: String) throws(TableError) -> ColorSet? {
    if let known = known[name] { return try known.get() }
    guard let folder = files.folder(of: name, kind: "colorset") else { return nil }
    let result = Result { () throws(TableError) in try ColorSet(contentsOf: folder + "/Contents.json") }
    known[name] = result
    return try result.get()
  }
}

private enum ColorCatalogKey: EnvironmentKey { static var defaultValue: ColorCatalog { .ofProgram } }

extension EnvironmentValues {
  /// The catalogue in which colours are found by their names.
  var colorCatalog: ColorCatalog {
    get { self[ColorCatalogKey.self] }
    set { self[ColorCatalogKey.self] = newValue }
  }

  /// The colour of a name in the present colour scheme. A missing or faulty colour is reported, and is transparent.
  @MainActor func color(named name: String) -> RGBA {
    do throws(TableError) {
      if let colors = try colorCatalog.colors(named: name) { return colorScheme == .dark ? colors.dark : colors.light }
      stage?.report(
        "There is no colour “\(name)”: put \(name).colorset into an asset catalog (.xcassets) among the program's resources."
      )
    } catch {
      // An empty set is no mistake.
      if name == ColorCatalog.accentName, error.problem == ColorSet.hasNoColor { return palette.tint }
      stage?.report("The colour “\(name)” cannot be used: \(error)")
    }
    return .clear
  }
}

extension Color {
  /// Creates a colour of an asset catalog.
  public nonisolated init(_ resource: ColorResource) { self.init(resource.name) }
}
