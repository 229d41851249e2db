import Graphics

/// Where ``Image`` finds pictures by their names. A host fills it: the toolkit itself reads no files.
public final class PictureCatalog {
  private let find: (String) -> Picture?
  private var known: [String: Picture?] = [:]

  /// A catalogue that asks a closure once for each name.
  public init(find: @escaping (String) -> Picture?) { self.find = find }

  /// The picture of a name; `nil` if there is none.
  public func picture(named name: String) -> Picture? {
    if let known = known[name] { return known }
    if known.count >= Limits.namedPictures { known = [:] }
    let picture = find(name)
    known[name] = .some(picture)
    return picture
  }
}

private enum PicturesKey: EnvironmentKey { static var defaultValue: PictureCatalog? { nil } }

extension EnvironmentValues {
  /// Where pictures are found by their names.
  public var pictures: PictureCatalog? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }
}
