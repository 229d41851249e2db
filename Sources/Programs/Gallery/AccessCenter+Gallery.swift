import Faceplate

extension AccessCenter {
  /// Everyone is a user, and the service role has the code 4711 until another is set.
  static func ofGallery() -> AccessCenter {
    AccessCenter(
      codes: [.service: "$y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05"], lowest: .user)
  }
}
