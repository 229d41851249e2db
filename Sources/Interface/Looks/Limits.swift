/// The bounds of the cache of named images.
enum LooksLimits {
  /// The number of named images in the cache.
  static let namedPictures = 256
  /// The number of bytes that named images may take in the cache: 8 MiB.
  static let namedPictureBytes = 8 << 20
}
