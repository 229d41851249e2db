import CLinux
import Glibc
import Graphics
import LinuxHost
import Machine

/// A program that watches a running panel of this machine. Like a viewer it sees the frames with secret parts in grey.
///
///     let watch = try PanelWatch(at: "/var/lib/kiosk/.panel.conf.view", recordsInput: false)
///     let picture = try watch.picture()
@MainActor public final class PanelWatch {
  /// Why a panel cannot be watched.
  public enum Refusal: Error, Hashable {
    /// No panel runs there.
    case absent
    /// The panel is running, but has no screen or too many watchers.
    case turnedAway
    /// The panel is running, but accepts no connections.
    case silent
    /// The socket cannot be used; with the error number.
    case refused(Int32)
  }

  /// A report from a panel.
  public enum News {
    /// A part of ``bitmap`` has changed.
    case frame(Region)
    /// A person has used the panel: the milliseconds since the watch began, and the step in the form of a script.
    case step(milliseconds: Int, text: String)
    /// The panel has ended, or the size of its picture has changed.
    case end
  }

  /// The time that a running panel may take to answer, in milliseconds.
  private static let longestWait: Int32 = 3000
  /// The time without a frame after which a picture counts as complete, in milliseconds, and the number of frames after
  /// which it is taken anyway.
  private static let (rest, mostFrames) = (Int32(50), 30)

  private let channel: Descriptor
  private let shared: UnsafeMutableRawPointer
  /// The pixels in a point.
  public let scale: Double
  /// The picture, up to date with the last ``News``.
  public let bitmap: Bitmap

  /// Connects to a panel.
  ///
  /// - Parameters:
  ///   - path: The panel's socket.
  ///   - recordsInput: Whether to receive what people do at the panel; the panel then shows that it is watched.
  /// - Throws: ``Refusal``.
  public init(at path: String, recordsInput: Bool) throws {
    let channel: Descriptor
    do throws(SocketError) { channel = try LocalSocket.connect(path) } catch {
      switch error.number {
      case ENOENT, ECONNREFUSED: throw Refusal.absent
      case EAGAIN: throw Refusal.silent
      default: throw Refusal.refused(error.number)
      }
    }
    var block = [UInt8](repeating: 0, count: ToViewer.largest)
    var number: Int32 = -1
    let count =
      Self.waits(channel.number, Self.longestWait)
      ? clinux_receive_descriptor(channel.number, &block, block.count, &number) : 0
    guard let picture = Descriptor(number), count > 0, case .welcome(let welcome) = ToViewer(block[..<Int(count)]),
      let memory = FrameMemory.map(picture.number, welcome)
    else { throw Refusal.turnedAway }
    self.channel = channel
    (shared, scale) = (memory, welcome.scale)
    bitmap = Bitmap(width: welcome.width, height: welcome.height)
    tell(.entered(isWorker: false))
    if recordsInput { tell(.recording) }
  }

  isolated deinit {
    munmap(shared, bitmap.width * bitmap.height * 4)
  }

  /// Returns the next event; `nil` if there is none in time.
  ///
  /// - Parameter milliseconds: The longest wait.
  public func next(within milliseconds: Int32) -> News? {
    guard Self.waits(channel.number, milliseconds) else { return nil }
    var block = [UInt8](repeating: 0, count: ToViewer.largest)
    let count = recv(channel.number, &block, block.count, 0)
    guard count > 0, let message = ToViewer(block[..<count]) else { return .end }
    switch message {
    case .welcome: return .end
    case .step(let milliseconds, let text): return .step(milliseconds: milliseconds, text: text)
    case .damage(let rects):
      var change = Region()
      for rect in rects { change.insert(rect.intersection(bitmap.bounds)) }
      copy(change)
      tell(.ready)
      return .frame(change)
    }
  }

  /// Returns the panel's picture, once it is complete.
  ///
  /// - Throws: ``Refusal/turnedAway`` if the panel shows none within three seconds.
  public func picture() throws -> Bitmap {
    guard case .frame = next(within: Self.longestWait) else { throw Refusal.turnedAway }
    // If a frame was drawn during the copy, its message follows directly.
    for _ in 0..<Self.mostFrames {
      guard case .frame = next(within: Self.rest) else { break }
    }
    return bitmap
  }

  private func copy(_ change: Region) {
    let pixels = shared.assumingMemoryBound(to: UInt32.self)
    for rect in change.rects {
      for y in rect.minY..<rect.maxY {
        let start = y * bitmap.width + rect.minX
        (bitmap.pixels + start).update(from: pixels + start, count: rect.width)
      }
    }
  }

  private func tell(_ message: FromViewer) {
    let bytes = message.bytes
    _ = Glibc.send(channel.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Waits until a descriptor is readable. Returns `false` if that takes too long.
  private static func waits(_ descriptor: Int32, _ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
