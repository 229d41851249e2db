import Glibc
import Graphics

extension Kiosk {
  /// `render`: the panel as a picture, without a display.
  func render(_ words: [String]) throws -> Int32 {
    let valued = ["output", "config", "size", "scale", "appearance", "script"]
    let arguments = try Arguments(
      words, valued.map { .init(name: $0, takesValue: true) } + [.init(name: "describe", takesValue: false)])
    try arguments.expectNothingElse()
    guard arguments.has("output") || arguments.has("describe") else {
      throw Arguments.Mistake(text: "render wants --output F.png, or --describe")
    }
    let stage = try makeStage(arguments)
    if let path = arguments.values["config"] {
      PanelSettings(stage: stage, path: path, log: writeToStandardError).reload()
    }
    if arguments.has("describe") { describe(stage) }
    if let path = arguments.values["output"] { try write(PNG.encode(picture(of: stage)), to: path) }
    return 0
  }

  private func picture(of stage: Stage) -> Bitmap {
    let bitmap = Bitmap(
      width: Int((stage.size.width * stage.scale).rounded()), height: Int((stage.size.height * stage.scale).rounded()))
    Rasterizer().draw(stage.drawAll().list, into: bitmap)
    return bitmap
  }

  /// One accessibility element a line: role, label, value, x, y, width, height in points, with tabs between.
  private func describe(_ stage: Stage) {
    for element in stage.elements.flatMap(\.flattened) {
      let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
      print(([element.role.rawValue, element.label, element.value] + frame.map { "\($0)" }).joined(separator: "\t"))
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw WriteError(path: path, number: errno) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let number = errno
    if fclose(file) != 0 || !isWritten { throw WriteError(path: path, number: number) }
  }
}

/// A picture that could not be written.
struct WriteError: Error, CustomStringConvertible {
  let path: String
  let number: Int32
  var description: String { "\(path) cannot be written: \(String(cString: strerror(number))); name another file" }
}
