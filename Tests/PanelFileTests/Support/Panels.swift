import FaceplateTesting
import Glibc
import Graphics
import Runtime
import Testing
import Values

@testable import Appliance
@testable import PanelFile

/// Panel files in memory.
nonisolated enum Panels {
  /// Reads a panel whose main file is `panel.yaml`, with others beside it.
  static func read(_ text: String, _ others: [String: String] = [:]) -> PanelReading {
    let files = PanelFiles(path: "panel.yaml") { path in
      if path == "panel.yaml" { return .bytes(Array(text.utf8)) }
      return others[path].map { .bytes(Array($0.utf8)) } ?? .missing
    }
    return PanelReading.read(files, in: PanelSurroundings(reserved: ["display"]))
  }

  /// The descriptions of what is wrong with a panel.
  static func problems(_ text: String, _ others: [String: String] = [:]) -> [String] {
    read(text, others).problems.map(\.description)
  }

  /// The folder of this test's files.
  static let folder = String(#filePath.dropLast("Support/Panels.swift".count)) + "Files"

  /// The folder of the repository.
  static let root = String(#filePath.dropLast("Tests/PanelFileTests/Support/Panels.swift".count))

  /// The paths of the gallery's panel files.
  static var galleryPaths: [String] {
    let folder = root + "Sources/Programs/Gallery/PanelFiles"
    return names(inFolder: folder).map { folder + "/" + $0 }
  }

  /// The names of the files in a folder of ``folder`` that end in `.yaml`, sorted.
  static func names(in name: String) -> [String] { names(inFolder: "\(folder)/\(name)") }

  private static func names(inFolder path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasSuffix(".yaml") { names.append(name) }
    }
    return names.sorted()
  }

  /// The lines of a file of ``folder``.
  static func lines(of name: String) -> [String] {
    text(of: "\(folder)/\(name)").split(separator: "\n").map(String.init)
  }

  /// The text of a file.
  static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A panel of a file in memory, on a screen.
@MainActor final class ShownPanel {
  let model = PanelModel()
  let harness: Harness

  /// - Parameter readsJournal: whether the alarms wait for a journal, which the test provides.
  init(_ text: String, size: Size = Size(width: 800, height: 480), readsJournal: Bool = false) throws {
    let reading = Panels.read(text)
    #expect(reading.problems.map(\.description) == [])
    let model = model
    model.show(reading)
    harness = try Harness(size: size) {
      let _ = readsJournal ? Stage.current?.journals.beginReading() : nil
      PanelFileView(model)
    }
  }

  /// Saves another version of the file.
  func save(_ text: String) throws {
    model.show(Panels.read(text))
    try harness.frame()
  }

  /// Sets a value as its link would.
  func tell(_ name: String, _ text: String) throws {
    #expect(model.set(name, to: text) == nil)
    try harness.frame()
  }

  /// Changes how far a value can be trusted, as its link would.
  func tell(_ name: String, _ quality: Quality) throws {
    #expect(model.set(name, to: quality) == nil)
    try harness.frame()
  }

  /// The notices on the screen about what was not carried out.
  var notices: [String] { harness.labels.filter { $0.hasPrefix("Not carried out") } }

  /// The text of a value in the config file; `nil` if it does not stand there.
  func kept(_ name: String) -> String? { harness.stage.tweaks.text(of: name) }
}

extension ShownPanel {
  /// Starts a timer as a button of the panel does.
  func startTimer(_ name: String) throws {
    try harness.frame()
    let texts = try #require(model.texts)
    harness.stage.whileCurrent { model.startTimer(name, ActionContext(texts: texts)) }
    try harness.frame()
  }
}
