import Glibc
import Machine
import Typefaces

/// The location and contents of the font file of Inter, the toolkit's own typeface.
///
/// The file is beside the program that the package manager built, or where `make install` puts it.
struct InterFiles {
  /// The optical size: the text cut, or the display cut for ``FontLibrary/displaySize`` and above.
  enum Cut { case text, display }

  /// A face in the font collection.
  struct Face {
    let index: Int
    let weight: Int
    let isItalic: Bool
    let cut: Cut
  }

  /// The faces, in the order in which `make-inter` writes them.
  static let faces: [Face] = {
    let cuts: [(cut: Cut, isItalic: Bool)] = [(.text, false), (.display, false), (.text, true)]
    let weights = [300, 400, 500, 600, 700]
    return cuts.enumerated().flatMap { row, cut in
      weights.enumerated().map { column, weight in
        Face(index: row * weights.count + column, weight: weight, isItalic: cut.isItalic, cut: cut.cut)
      }
    }
  }()

  /// The paths at which the file is searched, in this order.
  let places: [String]

  /// The paths for a program in the given folder.
  init(programFolder folder: String) {
    let file = String(cString: faceplateTypefaceFile)
    places = ["\(folder)/Faceplate_Typefaces.resources/\(file)", "\(folder)/../share/faceplate/\(file)"]
  }

  /// The paths for the running program.
  static let ofProgram = InterFiles(programFolder: ProgramFolder.path ?? ".")

  /// The first path at which a readable file exists; `nil` if there is none. Calls `access`.
  var path: String? { places.first { access($0, R_OK) == 0 } }

  /// The error for a missing file, with the family name of the font that replaces it, if any.
  func missing(standIn: String?) -> FontError {
    let problem = "the typeface Inter is neither there nor at \(places[1]), or may not be read"
    let result = standIn.map { "; text is set in \($0) instead" } ?? "; no other font is installed"
    return FontError(
      source: places[0], problem: problem + result,
      advice: "copy the folder Faceplate_Typefaces.resources from where the program was built to beside the program")
  }
}
