import Synchronization

/// The faces of one font family, selected by weight, slant and size.
///
///     let fonts = try FontLibrary.system()
///     let title = TextFont(typeface: try fonts.face(weight: 600, size: 34), size: 34)
///
/// The faces of the toolkit's own family are opened when first needed.
public struct FontLibrary: Sendable {
  /// The faces of the family, opened or not.
  private let faces: [Entry]
  /// The fallback for characters that the family lacks; it also records characters that no font has.
  public let fallback: FontFallback
  /// The number of times that the library has been renewed.
  package private(set) var edition: UInt32 = 0

  /// Creates a library from open faces.
  ///
  /// - Precondition: There is at least one face.
  public init(faces: [Typeface]) {
    precondition(!faces.isEmpty, "a font library needs at least one face")
    fallback = faces[0].fallback
    self.faces = faces.map { Entry(weight: $0.weight, isItalic: $0.isItalic, cut: .text, source: LazyFace($0)) }
  }

  /// Creates a library from font files, all of which are opened.
  ///
  /// - Parameters:
  ///   - paths: The font files of the family.
  ///   - fallback: The fallback for characters that they lack.
  /// - Throws: ``FontError`` for the first file that is not a font, or if `paths` is empty.
  public init(paths: [String], fallback: FontFallback = .system) throws(FontError) {
    var faces: [Typeface] = []
    for path in paths { faces.append(try Typeface(path: path, fallback: fallback)) }
    guard !faces.isEmpty else {
      throw FontError(source: "font library", problem: "no font files are given", advice: "name at least one")
    }
    self.init(faces: faces)
  }

  /// Returns the same faces as a new edition, so that all text is set again after the fallback has found fonts.
  package func renewed() -> FontLibrary {
    var library = self
    library.edition &+= 1
    return library
  }

  /// Drops what is kept of former fonts, for a panel that begins to use other fonts.
  package static func forgetFormer() { ShapingCache.shared.clear() }

  private init(_ faces: [Entry], _ fallback: FontFallback) { (self.faces, self.fallback) = (faces, fallback) }

  /// Inter, the typeface that comes with the toolkit: five weights from light to bold, upright, italic and for
  /// display sizes. No face is opened yet.
  ///
  /// If its file is missing, a font found by fontconfig replaces it, and `fallback` reports that.
  ///
  /// - Parameter fallback: The fallback for characters that Inter lacks.
  /// - Throws: ``FontError`` if its file is missing and no font is installed.
  public static func system(fallback: FontFallback = .system) throws(FontError) -> FontLibrary {
    try inter(.ofProgram, fallback: fallback)
  }

  /// Creates the library of Inter, or of a replacement if its file is missing.
  ///
  /// - Throws: ``FontError`` if the file is missing and no font is installed.
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

  /// The regular and bold faces that fontconfig finds for Latin text.
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

  /// The face that matches best. Of two equally near weights, the lighter one is chosen.
  ///
  /// - Parameters:
  ///   - weight: The weight from 100 (thin) to 900 (black); 400 is regular.
  ///   - italic: Whether an italic face is preferred. An upright face is used if the family has none.
  ///   - size: The em size in points. From ``displaySize`` on, a display cut is preferred if there is one.
  /// - Throws: ``FontError`` if the face's file cannot be opened.
  public func face(weight: Int, italic: Bool = false, size: Double = 0) throws(FontError) -> Typeface {
    let cut: Cut = size >= Self.displaySize ? .display : .text
    let best = faces.min { $0.distance(weight, italic, cut) < $1.distance(weight, italic, cut) }!
    return try best.source.open()
  }

  /// The em size in points from which glyphs come from the display cut, which has tighter spacing and finer details.
  public static let displaySize = 32.0

  private typealias Cut = InterFiles.Cut

  /// A face and the properties by which it is selected.
  private struct Entry {
    let weight: Int
    let isItalic: Bool
    let cut: Cut
    let source: LazyFace

    /// The mismatch of a face: slant counts most, then the cut, then the weight; of two equal differences the lighter
    /// wins.
    func distance(_ weight: Int, _ italic: Bool, _ cut: Cut) -> Int {
      let off = self.weight - max(0, min(1000, weight))
      return (isItalic == italic ? 0 : 100_000) + (self.cut == cut ? 0 : 10_000) + abs(off) * 2 + (off > 0 ? 1 : 0)
    }
  }
}

/// A face that is opened when first needed.
private final class LazyFace: Sendable {
  private let file: FontFile
  private let index: Int
  private let fallback: FontFallback
  private let face: Mutex<Typeface?>

  /// Creates a face that is opened later.
  init(_ file: FontFile, index: Int, _ fallback: FontFallback) {
    (self.file, self.index, self.fallback) = (file, index, fallback)
    face = Mutex(nil)
  }

  /// Creates a face that is open already.
  init(_ open: Typeface) {
    (file, index, fallback) = (FontFile(path: ""), 0, open.fallback)
    face = Mutex(open)
  }

  /// Returns the open face.
  ///
  /// - Throws: ``FontError`` if the file cannot be opened.
  func open() throws(FontError) -> Typeface {
    // Not every toolchain passes a typed error through the lock's closure, so it is returned as a result.
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
