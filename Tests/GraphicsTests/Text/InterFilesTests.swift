import Glibc
import Testing

@testable import Graphics

/// The typeface that travels with the toolkit: its file, where it is found, and what happens without it.
@Suite struct InterFilesTests {
  @Test("Each face is what the list says")
  func eachFaceIsWhatTheListSays() throws {
    let path = try #require(InterFiles.ofProgram.path)
    #expect(path.hasSuffix("/Faceplate_Typefaces.resources/Inter/Inter.ttc"))
    for face in InterFiles.faces {
      let opened = try Typeface(path: path, index: face.index)
      #expect(opened.weight == face.weight && opened.isItalic == face.isItalic)
      #expect(opened.familyName == (face.cut == .display ? "Inter Display" : "Inter"))
    }
    #expect(throws: FontError.self) { try Typeface(path: path, index: InterFiles.faces.count) }
  }

  @Test("Every face has the letters of its scripts")
  func everyFaceHasTheLettersOfItsScripts() throws {
    let library = try FontLibrary.system(fallback: FontFallback(files: [], usesSystem: false))
    let text = "ÄßŁőğ ΆΩϊ ᾧ Жїў ế ₫ № ½ ⅓ − × ÷ ≤ ≥ ± µ Ω °C → ↵ ⌫ ● ■ ✓ “” …"
    for face in InterFiles.faces {
      let typeface = try library.face(weight: face.weight, italic: face.isItalic, size: face.cut == .display ? 40 : 10)
      let missing = text.unicodeScalars.filter { !typeface.covers($0.value) }
      #expect(missing.isEmpty, "\(typeface.familyName) \(typeface.weight): \(missing)")
    }
  }

  @Test("The file is the one whose sum stands beside it")
  func theFileIsTheOneWhoseSumStandsBesideIt() throws {
    let path = try #require(InterFiles.ofProgram.path)
    let folder = path.dropLast("/Inter.ttc".count)
    #expect(system("cd '\(folder)' && sha256sum --check --status SHA256SUMS") == 0)
  }

  @Test("The file is mapped once for all faces")
  func theFileIsMappedOnceForAllFaces() throws {
    let original = try #require(InterFiles.ofProgram.path)
    let root = try TemporaryFolder()
    let folder = root.path + "/Faceplate_Typefaces.resources/Inter"
    try root.make(folder)
    // A copy of this test's own, which no other test maps at the same time.
    let bytes = try fileBytes(original)
    let copy = try #require(fopen(folder + "/Inter.ttc", "w"))
    try #require(fwrite(bytes, 1, bytes.count, copy) == bytes.count && fclose(copy) == 0)
    let library = try FontLibrary.inter(InterFiles(programFolder: root.path))
    #expect(Maps(of: folder).count == 0, "no face is open yet")
    let faces = try [300, 400, 500, 600, 700].map { try library.face(weight: $0) }
    let maps = Maps(of: folder)
    #expect(maps.count == 1 && maps.isReadOnly)
    #expect(Set(faces).count == 5)
  }

  @Test("A program finds it beside itself and then where it is installed")
  func aProgramFindsItBesideItselfAndThenWhereItIsInstalled() throws {
    let path = try #require(InterFiles.ofProgram.path)
    let root = try TemporaryFolder()
    let (bin, share) = (root.path + "/bin", root.path + "/share/faceplate/Inter")
    try root.make(bin)
    let files = InterFiles(programFolder: bin)
    #expect(files.path == nil)
    try root.make(share)
    try #require(symlink(path, share + "/Inter.ttc") == 0)
    #expect(files.path == bin + "/../share/faceplate/Inter/Inter.ttc")
    try root.make(bin + "/Faceplate_Typefaces.resources/Inter")
    try #require(symlink(path, bin + "/Faceplate_Typefaces.resources/Inter/Inter.ttc") == 0)
    #expect(files.path == bin + "/Faceplate_Typefaces.resources/Inter/Inter.ttc")
  }

  @Test("Without it an installed font stands in and that is reported")
  func withoutItAnInstalledFontStandsInAndThatIsReported() throws {
    let fallback = FontFallback(files: [])
    let library = try FontLibrary.inter(InterFiles(programFolder: "/nowhere"), fallback: fallback)
    let family = try library.face(weight: 400).familyName
    #expect(family != "Inter Display" && !family.isEmpty)
    _ = try FontLibrary.inter(InterFiles(programFolder: "/nowhere"), fallback: fallback)
    let told = fallback.takeComplaints().map(\.description)
    #expect(told.count == 1, "told once")
    for part in [
      "/nowhere/Faceplate_Typefaces.resources/Inter/Inter.ttc: the typeface Inter is",
      "/nowhere/../share/faceplate/Inter/Inter.ttc", "text is set in \(family) instead; copy the folder",
    ] { #expect(told.first?.contains(part) == true) }
  }
}

/// The mappings of a file in this process.
private struct Maps {
  private(set) var count = 0
  private(set) var isReadOnly = true

  init(of path: String) {
    let file = fopen("/proc/self/maps", "r")!
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), file) != nil {
      guard strstr(line, path) != nil else { continue }
      count += 1
      if strstr(line, " r--") == nil { isReadOnly = false }
    }
  }
}

/// A folder that is removed with everything in it.
private final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/faceplate-fonts-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func make(_ folder: String) throws {
    let parts = folder.split(separator: "/")
    for count in 1...parts.count {
      let part = "/" + parts.prefix(count).joined(separator: "/")
      try #require(mkdir(part, 0o755) == 0 || errno == EEXIST, "\(part)")
    }
  }

  deinit {
    system("rm -r '\(path)'")
  }
}
