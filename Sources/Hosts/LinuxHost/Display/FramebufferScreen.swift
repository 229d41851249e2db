import CLinux
import Glibc
import Graphics
import Machine

/// A screen on the kernel's old fbdev interface, the last resort. It has no page flips, so it can show tearing.
final class FramebufferScreen: Screen {
  let path: String
  let upright: PixelExtents
  var place: ScreenPlace {
    didSet {
      guard place != oldValue else { return }
      missed.bounds = place.part
      startAfresh()
    }
  }
  private let device: Descriptor
  private var fd: Int32 { device.number }
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int
  private let pitch: Int
  private let rotation: PixelRotation
  private let format: PixelFormat
  private let driver: String
  private let extents: PixelExtents
  private var missed: MissedDamage

  var name: String { path }
  let millimeters: (width: Int, height: Int)
  var summary: String { "\(extents.width)x\(extents.height) on \(path) (\(driver), without page flips)" }

  /// Opens and maps an fbdev device. Calls `ioctl(FBIOGET_FSCREENINFO)`, `ioctl(FBIOGET_VSCREENINFO)` and `mmap`.
  ///
  /// - Throws: ``MachineError`` if the device cannot be opened or mapped, or its pixel format is not supported.
  init(path: String = "/dev/fb0", rotation: PixelRotation) throws {
    (self.path, self.rotation) = (path, rotation)
    guard let device = Descriptor(open(path, O_RDWR | O_CLOEXEC)) else { throw Self.openError(path, errno) }
    let fd = device.number
    var (fixed, variable) = (fb_fix_screeninfo(), fb_var_screeninfo())
    guard ioctl(fd, UInt(FBIOGET_FSCREENINFO), &fixed) == 0, ioctl(fd, UInt(FBIOGET_VSCREENINFO), &variable) == 0 else {
      throw MachineError(.noDisplay, "\(path) is no frame buffer: \(errorText(errno)).")
    }
    driver = withUnsafeBytes(of: &fixed.id) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    (pitch, byteCount) = (Int(fixed.line_length), Int(fixed.smem_len))
    extents = PixelExtents(width: Int(variable.xres), height: Int(variable.yres))
    millimeters = (Int(Int32(bitPattern: variable.width)), Int(Int32(bitPattern: variable.height)))
    let mapped = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)
    guard let format = Self.format(variable), byteCount >= pitch * extents.height, let mapped, mapped != MAP_FAILED
    else {
      if let mapped, mapped != MAP_FAILED { munmap(mapped, byteCount) }
      throw MachineError(
        .noDisplay, "\(path) (\(driver)) has \(variable.bits_per_pixel) bits a pixel, or cannot be mapped.")
    }
    self.device = device
    (memory, self.format) = (mapped, format)
    let (width, height) = rotation.pictureSize(width: extents.width, height: extents.height)
    upright = PixelExtents(width: width, height: height)
    place = ScreenPlace(part: PixelRect(x: 0, y: 0, width: width, height: height))
    missed = MissedDamage(buffers: 1, bounds: place.part)
  }

  isolated deinit {
    munmap(memory, byteCount)
  }

  func add(_ damage: Region) { missed.add(damage) }

  func show(_ picture: ShownPicture) -> ShowResult {
    picture.forEachPiece(on: place, new: missed.take(buffer: 0)) { pixels, part, region, corner in
      copy(region, of: part, from: pixels, to: rotation.turned(corner, width: upright.width, height: upright.height))
    }
    return .paced
  }

  private func copy(_ region: Region, of part: PixelRect, from bitmap: Bitmap, to corner: PixelRect) {
    guard corner.minX >= 0, corner.minY >= 0, corner.maxX <= extents.width, corner.maxY <= extents.height else {
      return
    }
    let offset = corner.minY * pitch + corner.minX * format.bytesPerPixel
    let target = UnsafeMutableRawBufferPointer(start: memory + offset, count: byteCount - offset)
    bitmap.copy(region.rects, of: part, to: target, pitch: pitch, format: format, rotation: rotation)
  }

  func showBlack() -> ShowResult {
    clear()
    return .paced
  }

  func startAfresh() { clear() }
  func changeMethod() -> Bool { false }
  func restore() { clear() }

  func turnOff() {
    clear()
    _ = ioctl(fd, UInt(FBIOBLANK), Int32(FB_BLANK_POWERDOWN))
  }

  private func clear() {
    _ = ioctl(fd, UInt(FBIOBLANK), Int32(FB_BLANK_UNBLANK))
    memset(memory, 0, pitch * extents.height)
    missed.addAll()
  }

  func error(_ number: Int32) -> MachineError {
    MachineError(.failed, "\(path) (\(driver)) does not show the picture: \(errorText(number)).")
  }

  /// The pixel format that matches the bit offsets of the colour channels; `nil` if there is none.
  private static func format(_ info: fb_var_screeninfo) -> PixelFormat? {
    switch (info.bits_per_pixel, info.red.offset, info.blue.offset) {
    case (32, 16, 0): .xrgb8888
    case (32, 0, 16): .xbgr8888
    case (16, 11, 0): .rgb565
    case (16, 0, 11): .bgr565
    default: nil
    }
  }

  private static func openError(_ path: String, _ number: Int32) -> MachineError {
    if number == EACCES { return MachineError(.denied, Access.deniedText(path: path, groupHint: "video")) }
    return MachineError(.noDisplay, "\(path) cannot be opened: \(errorText(number)).")
  }
}
