/// A pixel format of display memory, named as in Linux's `drm_fourcc.h`: components from the most to the least
/// significant bits of a little-endian word.
public enum PixelFormat: String, CaseIterable, Sendable {
  /// 8 bits each: unused, red, green, blue. The unused byte is written, too.
  case xrgb8888 = "XR24"
  /// 8 bits each: alpha, red, green, blue; premultiplied.
  case argb8888 = "AR24"
  /// 8 bits each: unused, blue, green, red.
  case xbgr8888 = "XB24"
  /// 8 bits each: alpha, blue, green, red; premultiplied.
  case abgr8888 = "AB24"
  /// 16 bits: 5 of red, 6 of green, 5 of blue; dithered.
  case rgb565 = "RG16"
  /// 16 bits: 5 of blue, 6 of green, 5 of red; dithered.
  case bgr565 = "BG16"
  /// 32 bits: 2 unused, 10 each of red, green, blue.
  case xrgb2101010 = "XR30"
  /// 32 bits: 2 unused, 10 each of blue, green, red.
  case xbgr2101010 = "XB30"

  /// The format with a FourCC code of `drm_fourcc.h`; `nil` if it is not one of these.
  public init?(fourCC: UInt32) {
    guard let format = Self.allCases.first(where: { $0.fourCC == fourCC }) else { return nil }
    self = format
  }

  /// The FourCC code in `drm_fourcc.h`, with the first character in the lowest byte.
  public var fourCC: UInt32 { rawValue.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

  /// The size of a pixel in bytes.
  public var bytesPerPixel: Int { self == .rgb565 || self == .bgr565 ? 2 : 4 }
}
