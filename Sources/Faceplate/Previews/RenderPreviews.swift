import Headless
import Glibc
import Graphics

extension Kiosk {
  /// `render --previews`: a picture of each preview, named after its provider and itself.
  ///
  /// - Returns: the paths of the files.
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

  /// A name without what has a meaning in paths.
  private static func fileName<Provider: PreviewProvider>(_ provider: Provider.Type, _ name: String) -> String {
    let words = "\(Provider._title)-\(name)"
    return String(words.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" }) + ".png"
  }
}
