import Graphics
import Runtime
import Values

/// Finds pictures for ``Image`` by their names. The environment's catalogue holds the program's own files by
/// default.
public final class PictureCatalog {
  /// The PNG and JPEG files of the running program: its resources, and the folders `Pictures` and `Resources`
  /// beside it.
  public static let ofProgram = PictureCatalog(folders: .ofProgram)

  private struct Entry {
    let picture: Picture
    let stamp: Int
  }

  private let find: (String) throws(ImageError) -> Picture?
  private let stamp: (String) -> Int
  private var known: [String: Entry] = [:]
  /// The total size of the cached pictures, in bytes.
  private var bytes = 0
  /// The names for which a panel found no picture, with the time of the search on its clock.
  private var missing: [String: Absence] = [:]

  private struct Absence {
    weak var stage: Stage?
    let since: Duration
  }

  /// The time on the panel's clock after which a missing picture is searched for again.
  private static let searchInterval = Duration.seconds(1)
  /// The reasons why files could not be decoded, by name.
  private var faults: [String: String] = [:]

  /// Creates a catalogue that calls a closure. Pictures are cached, so it is usually called once for each name
  /// that has one.
  public init(find: @escaping (String) -> Picture?) { (self.find, stamp) = (find, { _ in 0 }) }

  /// Creates a catalogue of the PNG and JPEG files in folders. Names may include the file extension.
  public init(folders: PictureFolders) { (find, stamp) = (folders.picture, folders.stamp) }

  /// Returns the picture with a name; `nil` if there is none or its file cannot be decoded. A changed file is
  /// read again.
  public func picture(named name: String) -> Picture? {
    let stamp = stamp(name)
    if let entry = known[name], entry.stamp == stamp { return entry.picture }
    faults[name] = nil
    do throws(ImageError) {
      guard let picture = try find(name) else { return nil }
      remember(Entry(picture: picture, stamp: stamp), as: name)
      return picture
    } catch {
      if faults.count >= LooksLimits.namedPictures { faults = [:] }
      faults[name] = error.description
      return nil
    }
  }

  /// Returns the picture with a name for a panel. While there is none, the disk is searched only once a second, and not
  /// each time that a view is built.
  func picture(named name: String, on stage: Stage) -> Picture? {
    if let absence = missing[name], absence.stage === stage, stage.now - absence.since < Self.searchInterval {
      return nil
    }
    missing[name] = nil
    if let picture = picture(named: name) { return picture }
    if missing.count >= LooksLimits.namedPictures { missing = [:] }
    missing[name] = Absence(stage: stage, since: stage.now)
    return nil
  }

  private func remember(_ entry: Entry, as name: String) {
    bytes += entry.picture.bytes - (known[name]?.picture.bytes ?? 0)
    if bytes > LooksLimits.namedPictureBytes || known.count >= LooksLimits.namedPictures {
      // Pictures on the screen are retained by their views.
      (known, bytes) = ([:], entry.picture.bytes)
    }
    known[name] = entry
  }

  /// The reason why there is no picture with a name, for an error message.
  func fault(of name: String) -> String {
    faults[name] ?? "there is no picture “\(name)”: put \(name).png among the program's resources, or into a folder "
      + "Pictures beside it"
  }
}

private enum PicturesKey: EnvironmentKey { static var defaultValue: PictureCatalog? { .ofProgram } }

extension EnvironmentValues {
  /// The catalogue in which pictures are found by their names; `nil` for none.
  public var pictures: PictureCatalog? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }
}

extension Picture { fileprivate var bytes: Int { 4 * width * height } }
