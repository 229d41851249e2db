import Faceplate

extension AccessCenter {
  /// Everybody is a user, and service has the code 4711 until somebody sets another.
  static func ofGallery() -> AccessCenter {
    AccessCenter(
      codes: [.service: "$y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05"], lowest: .user)
  }
}
