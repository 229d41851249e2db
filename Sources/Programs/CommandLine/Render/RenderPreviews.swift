import Controls
import Glibc
import Graphics
import Headless
import LinuxHost
import Runtime

extension Kiosk {
  /// `render --previews`: draws each preview to a file named after its provider and itself.
  ///
  /// - Returns: The paths of the files.
  /// - Throws: An error if a preview cannot be drawn or a file cannot be written.
  func renderPreviews(into folder: String, size: Size, scale: Double, _ scheme: ColorScheme) throws -> [String] {
    mkdir(folder, 0o755)
    return try previews().flatMap { try Self.pictures(of: $0, in: folder, size, scale, scheme) }
  }

  private static func pictures<Provider: PreviewProvider>(
    of provider: Provider.Type, in folder: String, _ size: Size, _ scale: Double, _ scheme: ColorScheme
  ) throws -> [String] {
    func panel(_ index: Int, _ size: Size) throws -> HeadlessHost {
      let panel = try HeadlessHost(size: size, scale: scale, colorScheme: scheme) {
        PreviewSheet(index: index) { Provider.previews }
      }
      panel.stage.onReport = writeToStandardError
      return panel
    }
    let descriptions = try panel(0, size).stage.previews
    return try descriptions.enumerated().map { index, preview in
      let surface =
        switch preview.layout {
        case .device: size
        case .sizeThatFits: preview.idealSize
        case .fixed(let width, let height): Size(width: width, height: height)
        }
      let path = "\(folder)/\(fileName(provider, preview.name ?? "\(index + 1)"))"
      try write(panel(index, surface).png(), to: path)
      return path
    }
  }

  /// The file name of a preview, without characters that have a meaning in paths.
  private static func fileName<Provider: PreviewProvider>(_ provider: Provider.Type, _ name: String) -> String {
    let words = "\(Provider._title)-\(name)"
    return String(words.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" }) + ".png"
  }
}
