import Graphics

/// The messages of a panel to the process of a viewer, each in a datagram.
enum ToViewer: Equatable {
  /// The first message: the size of the picture, the passwords, and the name of the panel.
  case welcome(Welcome)
  /// Rectangles of the picture that have changed.
  case damage([PixelRect])
  /// An action of a person at the panel, as a step of a script, with the milliseconds since the record began.
  case step(milliseconds: Int, text: String)

  /// The first message to the process of a viewer.
  struct Welcome: Equatable {
    /// The width of the picture in pixels.
    var width: Int
    /// The height of the picture in pixels.
    var height: Int
    /// Whether viewers may only look on.
    var isViewOnly: Bool
    /// The passwords for input and for viewing; empty for none.
    var passwords: [String]
    /// The name that viewers show.
    var name: String
    /// The pixels in a point.
    var scale = 1.0
  }
}

/// The messages of the process of a viewer to the panel, each in a datagram.
enum FromViewer: Equatable {
  /// The previous damage has been processed, and more can be sent.
  case ready
  /// The viewer has logged in and sees the panel, with the password for input, for viewing, or without one.
  case entered(isWorker: Bool)
  /// The viewer has given a wrong password.
  case refused
  /// The pointer's buttons, one bit for each, and its position in pixels.
  case pointer(buttons: UInt8, x: Int, y: Int)
  /// A key of the viewer, by its X11 number.
  case key(isDown: Bool, symbol: UInt32)
  /// A line for the log.
  case note(String)
  /// The viewer records what people do at the panel, and receives the input from now on.
  case recording

  /// Whether it is input of the viewer's pointer or keys.
  var isInput: Bool {
    switch self {
    case .pointer, .key: true
    default: false
    }
  }
}

// MARK: - Bytes

/// Both ends are the same program on the same machine, so numbers have its byte order. But the process of a viewer
/// talks to strangers, so none of its messages is trusted.
extension ToViewer {
  /// The largest message, in bytes.
  static let largest = 4096

  /// The message as bytes: its number, then numbers of 32 bits, then texts preceded by their length.
  var bytes: [UInt8] {
    switch self {
    case .welcome(let welcome):
      let texts = ([welcome.name] + welcome.passwords).map { Array($0.utf8.prefix(255)) }
      let head = RemoteBytes([
        1, welcome.width, welcome.height, welcome.isViewOnly ? 1 : 0, Int(min(welcome.scale, 1000) * 1000), texts.count,
      ])
      return head.bytes + texts.flatMap { [UInt8($0.count)] + $0 }
    case .damage(let rects):
      return RemoteBytes([2, rects.count] + rects.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }).bytes
    case .step(let milliseconds, let text): return RemoteBytes([3, milliseconds]).bytes + Array(text.utf8.prefix(255))
    }
  }

  /// Reads a message; `nil` if it is malformed.
  init?(_ bytes: some Collection<UInt8>) {
    var rest = RemoteBytes(bytes: Array(bytes))
    switch rest.next() {
    case 1:
      guard let width = rest.next(), let height = rest.next(), let isViewOnly = rest.next(), let scale = rest.next(),
        let count = rest.next(), (1...65535).contains(width), (1...65535).contains(height), (1...3).contains(count)
      else { return nil }
      var texts: [String] = []
      for _ in 0..<count {
        guard let text = rest.text() else { return nil }
        texts.append(text)
      }
      self = .welcome(
        Welcome(
          width: width, height: height, isViewOnly: isViewOnly != 0, passwords: Array(texts.dropFirst()),
          name: texts[0], scale: Double(scale) / 1000))
    case 2:
      guard let count = rest.next(), (0...Region.limit).contains(count) else { return nil }
      var rects: [PixelRect] = []
      for _ in 0..<count {
        guard let left = rest.next(), let top = rest.next(), let right = rest.next(), let bottom = rest.next(),
          0 <= left, left <= right, 0 <= top, top <= bottom
        else { return nil }
        rects.append(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
      }
      self = .damage(rects)
    case 3:
      guard let milliseconds = rest.next() else { return nil }
      self = .step(milliseconds: milliseconds, text: String(decoding: rest.bytes, as: UTF8.self))
    default: return nil
    }
  }
}

extension FromViewer {
  /// The longest line of the log, in bytes.
  static let longestNote = 200

  /// The message as bytes: its number, then numbers of 32 bits, or a text to the end.
  var bytes: [UInt8] {
    switch self {
    case .ready: RemoteBytes([1]).bytes
    case .entered(let isWorker): RemoteBytes([2, isWorker ? 1 : 0]).bytes
    case .refused: RemoteBytes([3]).bytes
    case .pointer(let buttons, let x, let y): RemoteBytes([4, Int(buttons), x, y]).bytes
    case .key(let isDown, let symbol): RemoteBytes([5, isDown ? 1 : 0, Int(Int32(bitPattern: symbol))]).bytes
    case .recording: RemoteBytes([7]).bytes
    case .note(let text): RemoteBytes([6]).bytes + Array(text.utf8.prefix(Self.longestNote))
    }
  }

  /// Reads a message; `nil` if it is malformed.
  init?(_ bytes: some Collection<UInt8>) {
    var rest = RemoteBytes(bytes: Array(bytes))
    switch rest.next() {
    case 1: self = .ready
    case 2:
      guard let isWorker = rest.next() else { return nil }
      self = .entered(isWorker: isWorker != 0)
    case 3: self = .refused
    case 4:
      guard let buttons = rest.next(), let x = rest.next(), let y = rest.next() else { return nil }
      self = .pointer(buttons: UInt8(truncatingIfNeeded: buttons), x: x, y: y)
    case 5:
      guard let isDown = rest.next(), let symbol = rest.next() else { return nil }
      self = .key(isDown: isDown != 0, symbol: UInt32(bitPattern: Int32(truncatingIfNeeded: symbol)))
    case 6:
      let text = String(decoding: rest.bytes.prefix(Self.longestNote), as: UTF8.self)
      self = .note(
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })))
    case 7: self = .recording
    default: return nil
    }
  }
}

/// A sequence of 32-bit numbers and texts.
private struct RemoteBytes {
  /// The unread bytes.
  var bytes: [UInt8] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Writes numbers, clamped to 32 bits.
  init(_ numbers: [Int]) {
    for number in numbers { withUnsafeBytes(of: Int32(clamping: number)) { bytes += Array($0) } }
  }

  /// Removes and returns the first number; `nil` if there is none.
  mutating func next() -> Int? {
    guard bytes.count >= 4 else { return nil }
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
    bytes.removeFirst(4)
    return Int(number)
  }

  /// Removes and returns a text that is preceded by its length.
  mutating func text() -> String? {
    guard let count = bytes.first.map(Int.init), bytes.count > count else { return nil }
    defer { bytes.removeFirst(count + 1) }
    return String(decoding: bytes[1...count], as: UTF8.self)
  }
}
