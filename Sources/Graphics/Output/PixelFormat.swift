/// How a display's memory holds a pixel, named as in Linux' `drm_fourcc.h`: from the highest bits to the lowest of a
/// little-endian number.
public enum PixelFormat: String, CaseIterable, Sendable {
  /// 8 bits each of nothing, red, green, blue. The highest byte is written but means nothing.
  case xrgb8888 = "XR24"
  /// 8 bits each of opacity, red, green, blue; colours are premultiplied.
  case argb8888 = "AR24"
  /// 8 bits each of nothing, blue, green, red.
  case xbgr8888 = "XB24"
  /// 8 bits each of opacity, blue, green, red; colours are premultiplied.
  case abgr8888 = "AB24"
  /// 5 bits of red, 6 of green, 5 of blue; dithered.
  case rgb565 = "RG16"
  /// 5 bits of blue, 6 of green, 5 of red; dithered.
  case bgr565 = "BG16"
  /// 2 bits of nothing, 10 each of red, green, blue.
  case xrgb2101010 = "XR30"
  /// 2 bits of nothing, 10 each of blue, green, red.
  case xbgr2101010 = "XB30"

  /// The format with a code of `drm_fourcc.h`, if it is one of these.
  public init?(fourCC: UInt32) {
    guard let format = Self.allCases.first(where: { $0.fourCC == fourCC }) else { return nil }
    self = format
  }

  /// The code in `drm_fourcc.h`: the four letters, the first in the lowest byte.
  public var fourCC: UInt32 { rawValue.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

  /// Bytes in a pixel.
  public var bytesPerPixel: Int { self == .rgb565 || self == .bgr565 ? 2 : 4 }
}
