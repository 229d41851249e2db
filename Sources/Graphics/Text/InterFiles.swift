import Glibc
import Typefaces

/// Where the toolkit's own typeface is, Inter, and what its file holds.
///
/// The file is beside the program that the package manager built, or where `make install` puts it.
struct InterFiles {
  /// The cut for small letters, or the one for letters of ``FontLibrary/displaySize`` and above.
  enum Cut { case text, display }

  /// A face of the file.
  struct Face {
    let index: Int
    let weight: Int
    let isItalic: Bool
    let cut: Cut
  }

  /// The faces in the order in which `make-inter` writes them.
  static let faces: [Face] = {
    let cuts: [(cut: Cut, isItalic: Bool)] = [(.text, false), (.display, false), (.text, true)]
    let weights = [300, 400, 500, 600, 700]
    return cuts.enumerated().flatMap { row, cut in
      weights.enumerated().map { column, weight in
        Face(index: row * weights.count + column, weight: weight, isItalic: cut.isItalic, cut: cut.cut)
      }
    }
  }()

  /// The paths where the file is looked for, in this order.
  let places: [String]

  /// The places for a program in a folder.
  init(programFolder folder: String) {
    let file = String(cString: faceplateTypefaceFile)
    places = ["\(folder)/Faceplate_Typefaces.resources/\(file)", "\(folder)/../share/faceplate/\(file)"]
  }

  /// The places for the running program.
  static let ofProgram = InterFiles(programFolder: ProgramFolder.path ?? ".")

  /// The first place that has a file that may be read. The corresponding C function is `access`.
  var path: String? { places.first { access($0, R_OK) == 0 } }

  /// What is wrong where there is no such file.
  func missing(standIn: String?) -> FontError {
    let problem = "the typeface Inter is neither there nor at \(places[1]), or may not be read"
    let result = standIn.map { "; text is set in \($0) instead" } ?? "; no other font is installed"
    return FontError(
      source: places[0], problem: problem + result,
      advice: "copy the folder Faceplate_Typefaces.resources from where the program was built to beside the program")
  }
}
