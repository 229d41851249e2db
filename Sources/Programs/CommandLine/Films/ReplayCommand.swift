import Graphics
import LinuxHost
import Headless
import Settings

extension Kiosk {
  /// `replay`: writes a film of what a script does at a panel without a display.
  func replay(_ arguments: Arguments) throws -> Int32 {
    let output = try arguments.picturePath("replay")
    guard let path = arguments.values["script"] else { throw Arguments.Mistake(text: "replay needs --script F") }
    let visit = try Visit(Self.text(of: path), file: path)
    MainTasks.install()
    let file = try arguments.demandGoodPanelFile()
    let panel = try makeHost(arguments, root: file?.root ?? root(arguments))
    let settings = try configure(panel, arguments)
    try panel.setEnvironment { $0.motionTokens = .standard }
    try panel.runTasks()
    var film = AnimatedPNG(panel.bitmap, at: panel.now)
    panel.onFrame = { film.add($0, of: $1, at: $2) }
    try visit.play(on: panel, file)
    // Moving views come to rest, and the last picture is shown for a moment.
    try panel.wait(for: .seconds(1))
    try Self.write(film.bytes(until: panel.now), to: output)
    withExtendedLifetime(settings) {}
    return 0
  }
}

extension Arguments {
  /// The picture to write.
  ///
  /// - Throws: ``Mistake`` without one, or if it is no PNG.
  func picturePath(_ command: String) throws -> String {
    guard let path = values["output"] else { throw Mistake(text: "\(command) needs --output F.png") }
    guard path.lowercased().hasSuffix(".png") else {
      throw Mistake(text: "--output \(path): it is a PNG file; give it a name that ends in .png")
    }
    return path
  }

  /// A number among the options; `nil` if it is not given.
  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = values[name] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw Mistake(text: "--\(name) \(text): give a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
    return value
  }
}
