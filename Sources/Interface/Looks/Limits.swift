/// The bounds of the cache of named images and of clips.
package enum LooksLimits {
  /// The number of named images in the cache.
  static let namedPictures = 256
  /// The number of bytes that named images may take in the cache: 8 MiB.
  static let namedPictureBytes = 8 << 20
  /// The number of paths and layers that clip one drawing of a canvas. Each is a layer inside the other ones.
  package static let clips = 256
}
