import Graphics

/// Where ``Image`` finds pictures by their names: among the program's own files, unless the environment has another.
public final class PictureCatalog {
  /// The PNG and JPEG files of the running program: those of its resources, and of folders `Pictures` and `Resources`
  /// beside it.
  public static let ofProgram = PictureCatalog(folders: .ofProgram)

  private let find: (String) throws(ImageError) -> Picture?
  private var known: [String: Picture?] = [:]
  /// Why files of some names hold no picture.
  private var faults: [String: String] = [:]

  /// A catalogue that asks a closure once for each name.
  public init(find: @escaping (String) -> Picture?) { self.find = find }

  /// The PNG and JPEG files of some folders, by their names with or without the ending.
  public init(folders: PictureFolders) { find = folders.picture }

  /// The picture of a name; `nil` if there is none.
  public func picture(named name: String) -> Picture? {
    if let known = known[name] { return known }
    if known.count >= Limits.namedPictures { (known, faults) = ([:], [:]) }
    var picture: Picture?
    do throws(ImageError) { picture = try find(name) } catch { faults[name] = error.description }
    known[name] = .some(picture)
    return picture
  }

  /// Why there is no picture of a name, for a message.
  func fault(of name: String) -> String {
    faults[name] ?? "there is no picture “\(name)”: put \(name).png among the program's resources, or into a folder "
      + "Pictures beside it"
  }
}

private enum PicturesKey: EnvironmentKey { static var defaultValue: PictureCatalog? { .ofProgram } }

extension EnvironmentValues {
  /// Where pictures are found by their names.
  public var pictures: PictureCatalog? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }
}
