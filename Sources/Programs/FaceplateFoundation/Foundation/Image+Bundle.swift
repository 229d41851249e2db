import Foundation
import Looks

extension Image {
  /// Creates an image of a picture in a bundle, with its name as its accessibility label. A picture that the bundle lacks is
  /// looked for in the catalogue of the environment, which holds the resources of the whole program.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?) {
    guard let place = Image.place(of: name, in: bundle) else {
      self.init(name)
      return
    }
    self.init(place, label: Text(verbatim: name))
  }

  /// Creates an image of a picture in a bundle with an accessibility label; see ``init(_:bundle:)``.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(Image.place(of: name, in: bundle) ?? name, label: label)
  }

  /// Creates a decorative image of a picture in a bundle; see ``init(_:bundle:)``.
  @_alwaysEmitIntoClient public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: Image.place(of: name, in: bundle) ?? name)
  }

  /// The path of a picture in a bundle; `nil` if the bundle has none of the name.
  @_alwaysEmitIntoClient static func place(of name: String, in bundle: Bundle?) -> String? {
    guard let folder = bundle?.resourcePath else { return nil }
    let places = ["png", "jpg", "jpeg"].flatMap { ["\(folder)/\(name).\($0)", "\(folder)/Pictures/\(name).\($0)"] }
    return places.first { FileManager.default.fileExists(atPath: $0) }
  }
}
