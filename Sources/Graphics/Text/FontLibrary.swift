import Synchronization

/// The faces of one family, found by weight.
///
///     let fonts = try FontLibrary.system()
///     let title = TextFont(typeface: try fonts.face(weight: 600, size: 34), size: 34)
///
/// Faces of the toolkit's own family are opened when they are first asked for.
public struct FontLibrary: Sendable {
  private let faces: [Entry]
  /// What stands in for characters that the family lacks; it also knows which ones nothing stood in for.
  public let fallback: FontFallback

  /// A family of faces that are already open.
  ///
  /// - Precondition: There is at least one.
  public init(faces: [Typeface]) {
    precondition(!faces.isEmpty, "a font library needs at least one face")
    fallback = faces[0].fallback
    self.faces = faces.map { Entry(weight: $0.weight, isItalic: $0.isItalic, cut: .text, source: LazyFace($0)) }
  }

  /// A family of font files, all opened at once.
  ///
  /// - Parameters:
  ///   - paths: The family's faces.
  ///   - fallback: What stands in for characters that they lack.
  /// - Throws: ``FontError`` for the first file that is not a font, or if there are none.
  public init(paths: [String], fallback: FontFallback = .system) throws(FontError) {
    var faces: [Typeface] = []
    for path in paths { faces.append(try Typeface(path: path, fallback: fallback)) }
    guard !faces.isEmpty else {
      throw FontError(source: "font library", problem: "no font files are given", advice: "name at least one")
    }
    self.init(faces: faces)
  }

  private init(_ faces: [Entry], _ fallback: FontFallback) { (self.faces, self.fallback) = (faces, fallback) }

  /// Inter, which comes with the toolkit: five weights from light to bold, upright, italic, and for large letters. No face
  /// is opened yet.
  ///
  /// Where its file is missing, a font that fontconfig finds takes its place, and `fallback` reports that.
  ///
  /// - Parameter fallback: What stands in for characters that it lacks.
  /// - Throws: ``FontError`` if its file is missing and no font is installed.
  public static func system(fallback: FontFallback = .system) throws(FontError) -> FontLibrary {
    try inter(.ofProgram, fallback: fallback)
  }

  static func inter(_ files: InterFiles, fallback: FontFallback = .system) throws(FontError) -> FontLibrary {
    guard let path = files.path else { return try standIn(for: files, fallback) }
    let file = FontFile(path: path)
    let faces = InterFiles.faces.map { face in
      Entry(
        weight: face.weight, isItalic: face.isItalic, cut: face.cut,
        source: LazyFace(file, index: face.index, fallback))
    }
    return FontLibrary(faces, fallback)
  }

  /// The regular and the bold face that fontconfig finds for Latin letters.
  private static func standIn(for files: InterFiles, _ fallback: FontFallback) throws(FontError) -> FontLibrary {
    var faces: [Typeface] = []
    for weight in [400, 700] {
      let wish = SystemFonts.Wish(scalars: [0x41, 0x7a], weight: weight, isItalic: false, language: nil)
      guard let place = SystemFonts.shared.find(wish) else { continue }
      if let face = try? Typeface(path: place.path, index: place.index, fallback: fallback) { faces.append(face) }
    }
    let complaint = files.missing(standIn: faces.first?.familyName)
    guard !faces.isEmpty else { throw complaint }
    fallback.complain(complaint)
    return FontLibrary(faces: faces)
  }

  /// The face whose weight is nearest, the lighter of two equally near.
  ///
  /// - Parameters:
  ///   - weight: 100 (thin) to 900 (black); 400 is regular.
  ///   - italic: Whether the letters lean. An upright face serves where the family has no other.
  ///   - size: The em size in points. From ``displaySize`` on a cut for large letters is picked where there is one.
  /// - Throws: ``FontError`` if the face's file cannot be opened.
  public func face(weight: Int, italic: Bool = false, size: Double = 0) throws(FontError) -> Typeface {
    let cut: Cut = size >= Self.displaySize ? .display : .text
    let best = faces.min { $0.distance(weight, italic, cut) < $1.distance(weight, italic, cut) }!
    return try best.source.open()
  }

  /// From this em size on, in points, letters come from the cut for large sizes: tighter and with finer details.
  public static let displaySize = 32.0

  private typealias Cut = InterFiles.Cut

  private struct Entry {
    let weight: Int
    let isItalic: Bool
    let cut: Cut
    let source: LazyFace

    /// Slant matters most, then the cut, then the weight; a lighter face wins over one that is as much too heavy.
    func distance(_ weight: Int, _ italic: Bool, _ cut: Cut) -> Int {
      let off = self.weight - max(0, min(1000, weight))
      return (isItalic == italic ? 0 : 100_000) + (self.cut == cut ? 0 : 10_000) + abs(off) * 2 + (off > 0 ? 1 : 0)
    }
  }
}

/// A face that is opened when it is first needed.
private final class LazyFace: Sendable {
  private let file: FontFile
  private let index: Int
  private let fallback: FontFallback
  private let face: Mutex<Typeface?>

  init(_ file: FontFile, index: Int, _ fallback: FontFallback) {
    (self.file, self.index, self.fallback) = (file, index, fallback)
    face = Mutex(nil)
  }

  init(_ open: Typeface) {
    (file, index, fallback) = (FontFile(path: ""), 0, open.fallback)
    face = Mutex(open)
  }

  func open() throws(FontError) -> Typeface {
    // A typed error cannot pass through the lock's closure in every toolchain, so it leaves as a result.
    let result = face.withLock { face -> Result<Typeface, FontError> in
      if let face { return .success(face) }
      do throws(FontError) {
        let opened = try Typeface(file: file, index: index, fallback: fallback)
        face = opened
        return .success(opened)
      } catch { return .failure(error) }
    }
    return try result.get()
  }
}
