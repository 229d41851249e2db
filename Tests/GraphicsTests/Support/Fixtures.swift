import Glibc
import Graphics
import Testing

/// Inter, which travels with the toolkit.
let inter = try! FontLibrary.system()

func font(_ size: Double, weight: Int = 400, tabular: Bool = false, tracking: Double = 0) -> TextFont {
  TextFont(
    typeface: try! inter.face(weight: weight, size: size), size: size, tabularDigits: tabular, tracking: tracking)
}

/// The bytes of a file, beside the test that asks for it unless the path is absolute.
func fileBytes(_ path: String, in file: String = #filePath) throws -> [UInt8] {
  let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
  let stream = try #require(fopen(whole, "r"), "\(whole)")
  defer { fclose(stream) }
  fseek(stream, 0, SEEK_END)
  let size = ftell(stream)
  rewind(stream)
  return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, stream) }
}
