import Machine

/// The functions of fontconfig that ``SystemFonts`` calls, as pointers into the loaded library.
///
/// fontconfig is not linked: most panels show only characters of the toolkit's own typeface, and start faster without
/// it.
struct Fontconfig {
  /// The file name of the library, in Debian's package `libfontconfig1`.
  static let fileName = "libfontconfig.so.1"

  // fontconfig's enumerations and Booleans are 32-bit integers.
  typealias Pattern = OpaquePointer
  typealias Config = OpaquePointer

  let loadConfigAndFonts: @convention(c) () -> Config?
  let parseName: @convention(c) (UnsafePointer<CChar>) -> Pattern?
  let substitute: @convention(c) (Config, Pattern, Int32) -> Int32
  let addDefaults: @convention(c) (Pattern) -> Void
  let match: @convention(c) (Config, Pattern, UnsafeMutablePointer<Int32>) -> Pattern?
  let string:
    @convention(c) (Pattern, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  let integer: @convention(c) (Pattern, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  let destroy: @convention(c) (Pattern) -> Void
  let weightFromOpenType: @convention(c) (Int32) -> Int32

  /// Loads the library; `nil` if it or one of the functions is missing.
  init?() {
    guard let library = SharedLibrary(Self.fileName),
      let loadConfigAndFonts = library.function("FcInitLoadConfigAndFonts", as: (@convention(c) () -> Config?).self),
      let parseName = library.function("FcNameParse", as: (@convention(c) (UnsafePointer<CChar>) -> Pattern?).self),
      let substitute = library.function(
        "FcConfigSubstitute", as: (@convention(c) (Config, Pattern, Int32) -> Int32).self),
      let addDefaults = library.function("FcDefaultSubstitute", as: (@convention(c) (Pattern) -> Void).self),
      let match = library.function(
        "FcFontMatch", as: (@convention(c) (Config, Pattern, UnsafeMutablePointer<Int32>) -> Pattern?).self),
      let string = library.function(
        "FcPatternGetString",
        as: (@convention(c) (
          Pattern, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Int32).self),
      let integer = library.function(
        "FcPatternGetInteger",
        as: (@convention(c) (Pattern, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32).self),
      let destroy = library.function("FcPatternDestroy", as: (@convention(c) (Pattern) -> Void).self),
      let weightFromOpenType = library.function("FcWeightFromOpenType", as: (@convention(c) (Int32) -> Int32).self)
    else { return nil }
    (self.loadConfigAndFonts, self.parseName, self.substitute) = (loadConfigAndFonts, parseName, substitute)
    (self.addDefaults, self.match, self.string, self.integer) = (addDefaults, match, string, integer)
    (self.destroy, self.weightFromOpenType) = (destroy, weightFromOpenType)
  }
}
