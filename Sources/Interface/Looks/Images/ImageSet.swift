import Graphics
import Localization
import Runtime

/// The pictures of an image set of an asset catalog: the files that `Contents.json` in a folder `NAME.imageset` names.
struct ImageSet {
  /// A picture of the set.
  struct Entry: Equatable {
    /// The path of the file.
    let path: String
    /// The number of pixels in a point.
    let scale: Double
    /// Whether the picture is only for dark backgrounds.
    let isDark: Bool
  }

  /// The PNG and JPEG files of the set.
  let entries: [Entry]
  /// Whether the pictures are masks for the foreground style.
  let isTemplate: Bool

  /// Reads the file `Contents.json` in the folder of a set.
  ///
  /// - Throws: `TableError` if the file cannot be read, is no JSON, or names no picture that can be drawn.
  init?(folder: String) throws(TableError) {
    let file = folder + "/Contents.json"
    guard let document = try JSONDocument(contentsOf: file, kind: "image set") else { return nil }
    entries = (document.value["images"]?.elements ?? []).compactMap { entry in
      guard let name = entry["filename"]?.text, !name.contains("/"), Self.isReadable(name) else { return nil }
      let appearances = entry["appearances"]?.elements ?? []
      // Pictures for a higher contrast have a second appearance beside the luminosity.
      guard appearances.count < 2 else { return nil }
      let value = appearances.first?["value"]?.text
      guard value == nil || value == "dark" || value == "light" else { return nil }
      let scale = entry["scale"]?.text.flatMap { Double($0.dropLast()) } ?? 1
      guard scale.isFinite, scale > 0 else { return nil }
      return Entry(path: folder + "/" + name, scale: scale, isDark: value == "dark")
    }
    isTemplate = document.value["properties"]?["template-rendering-intent"]?.text == "template"
    guard !entries.isEmpty else {
      throw TableError(
        file: file, problem: "there is no PNG or JPEG picture in the set",
        advice: "add one with the set's editor; drawings as PDF or SVG cannot be read")
    }
  }

  /// The picture for an appearance and a display: of those for the appearance, the smallest that is large enough.
  ///
  /// - Parameters:
  ///   - isDark: whether the background is dark.
  ///   - scale: the number of pixels in a point.
  func entry(isDark: Bool, scale: Double) -> Entry? {
    let dark = entries.filter(\.isDark)
    let fitting = isDark && !dark.isEmpty ? dark : entries.filter { !$0.isDark }
    let sorted = (fitting.isEmpty ? entries : fitting).sorted { $0.scale < $1.scale }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }

  private static func isReadable(_ name: String) -> Bool {
    let ending = name.lowercased()
    return ending.hasSuffix(".png") || ending.hasSuffix(".jpg") || ending.hasSuffix(".jpeg")
  }
}

/// Finds the image sets of asset catalogs for `Image("name")`. Each set is read once.
@MainActor final class ImageSets {
  /// The sets of the running program.
  static let ofProgram = ImageSets(files: .ofProgram)

  private let files: AssetFiles
  private var known: [String: Result<ImageSet?, TableError>] = [:]

  /// Creates a catalogue of the image sets among some files.
  init(files: AssetFiles) { self.files = files }

  /// Returns the set of a name; `nil` if no catalog has one.
  ///
  /// - Throws: `TableError` if the file of the set cannot be read.
  func set(named name: String) throws(TableError) -> ImageSet? {
    if let known = known[name] { return try known.get() }
    guard let folder = files.folder(of: name, kind: "imageset") else { return nil }
    let result = Result { () throws(TableError) in try ImageSet(folder: folder) }
    known[name] = result
    return try result.get()
  }
}

private enum ImageSetsKey: EnvironmentKey { static var defaultValue: ImageSets { .ofProgram } }

extension EnvironmentValues {
  /// The catalogue in which image sets are found by their names.
  var imageSets: ImageSets {
    get { self[ImageSetsKey.self] }
    set { self[ImageSetsKey.self] = newValue }
  }

  /// The picture of an image set for the present colour scheme and display, with its size in points; `nil` if no catalog
  /// has the set. A faulty set is reported.
  @MainActor func asset(named name: String) -> (picture: Picture, size: Size, isTemplate: Bool)? {
    do throws(TableError) {
      guard let stage, let set = try imageSets.set(named: name),
        let entry = set.entry(isDark: colorScheme == .dark, scale: displayScale),
        let picture = pictures?.picture(named: entry.path, on: stage)
      else { return nil }
      let size = Size(width: Double(picture.width) / entry.scale, height: Double(picture.height) / entry.scale)
      return (picture, size, set.isTemplate)
    } catch {
      stage?.report("The image “\(name)” cannot be used: \(error)")
      return nil
    }
  }
}

extension Image {
  /// Creates an image of an asset catalog. Its name is also its accessibility label.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// Creates a decorative image of an asset catalog.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}
