import Glibc
import Machine

/// The Swift sources of an application, in which the declarations of its views are looked up by their names.
///
/// A running program does not know the lines of its sources: the current sources are read on request.
struct SourceFolder {
  /// A line of a file.
  struct Place: CustomStringConvertible, Equatable {
    /// The path, as the folder was given.
    let file: String
    /// The line, from 1.
    let line: Int
    var description: String { "\(file):\(line)" }
  }

  /// The greatest number of files to read: a folder above all sources of a machine is a mistake.
  private static let mostFiles = 5000

  let path: String

  /// Finds the declaration of a type, and the first line after it with a given text in quotation marks.
  func find(_ type: String, with label: String) -> (declaration: Place, label: Place?)? {
    for file in files {
      // Few files have the name at all: the others are not taken apart line by line.
      guard let text = try? Kiosk.text(of: file), strstr(text, type) != nil else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { Self.declares($0, type) }) else { continue }
      let rest = lines[(start + 1)...]
      // The declaration ends at the next `}` in column 0.
      let end = rest.firstIndex { $0.first == "}" } ?? lines.endIndex
      let found = label.isEmpty ? nil : lines[start..<end].firstIndex { Self.has($0, "\"\(label)\"") }
      return (Place(file: file, line: start + 1), found.map { Place(file: file, line: $0 + 1) })
    }
    return nil
  }

  /// Whether a line contains a text.
  private static func has(_ line: Substring, _ text: String) -> Bool {
    line.indices.contains { line[$0...].hasPrefix(text) }
  }

  private static func declares(_ line: Substring, _ type: String) -> Bool {
    // A comment declares nothing.
    if line.drop(while: \.isWhitespace).hasPrefix("//") { return false }
    let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    guard let index = words.firstIndex(of: type[...]), index > 0 else { return false }
    return ["struct", "class", "enum", "actor"].contains(words[index - 1])
  }

  /// The Swift files in the folder and below, without hidden files and files of builds.
  private var files: [String] {
    var (found, folders) = ([String](), [path])
    while let folder = folders.popLast(), found.count < Self.mostFiles {
      for name in FolderContents.names(in: folder) ?? [] where !name.hasPrefix(".") {
        let inside = folder == "." ? name : "\(folder)/\(name)"
        if FilePath.isFolder(inside) { folders.append(inside) }
        if name.hasSuffix(".swift") { found.append(inside) }
      }
    }
    return found.sorted()
  }
}
