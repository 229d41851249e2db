import Glibc
import Machine

extension Picture {
  /// Decodes the contents of a PNG or JPEG file; the format is recognized by its first bytes.
  ///
  /// - Throws: ``ImageError`` if the bytes are neither format, damaged, or the image is too large.
  public convenience init(bytes: [UInt8]) throws(ImageError) {
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      self.init(try PNG.decode(bytes))
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      self.init(try JPEG.decode(bytes))
    } else {
      throw ImageError(description: "this is not a picture; use a PNG or JPEG file")
    }
  }

  /// Decodes a PNG or JPEG file of at most 64 MiB.
  ///
  /// - Throws: ``ImageError`` with the path if the file cannot be read or decoded.
  public convenience init(contentsOf path: String) throws(ImageError) {
    do throws(ImageError) {
      try self.init(bytes: Self.contents(of: path))
    } catch {
      throw ImageError(description: "\(path): \(error.description)")
    }
  }

  /// Reads a file of at most ``GraphicsLimits/encodedBytes`` bytes.
  ///
  /// - Throws: ``ImageError`` if it cannot be read or is too large.
  private static func contents(of path: String) throws(ImageError) -> [UInt8] {
    guard let file = Descriptor.ofRegularFile(path) else {
      throw ImageError(
        description: errno == EINVAL
          ? "this is not a regular file; use a PNG or JPEG file"
          : "\(String(cString: strerror(errno))); check that it exists and may be read")
    }
    guard let bytes = file.read(atMost: GraphicsLimits.encodedBytes + 1) else {
      throw ImageError(description: "the file cannot be read; check the medium")
    }
    guard bytes.count <= GraphicsLimits.encodedBytes else {
      throw ImageError(description: "the file is too large; use one of at most \(GraphicsLimits.encodedBytes) bytes")
    }
    return bytes
  }
}
