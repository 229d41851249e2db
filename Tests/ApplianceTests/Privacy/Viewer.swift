import FaceplateTesting
import Graphics

@testable import Runtime

/// The picture that viewers have of a panel, frame by frame as the panel draws.
@MainActor final class Viewer {
  private let picture = ViewerPicture()
  private let panel: Harness
  /// What was seen last; `nil` before the first frame.
  private(set) var seen: Bitmap?
  /// Each picture that was seen, as the digest of its pixels, if they are kept, and the events that may be recorded.
  private(set) var pictures: [Int] = []
  var keepsPictures = true
  private(set) var steps: [InputEvent.Kind] = []
  /// Called with the panel's own picture and that which is seen, and what has changed in it.
  var onFrame: (Bitmap, Bitmap, Region) -> Void = { _, _, _ in }
  private let rasterizer = Rasterizer()

  init(_ panel: Harness) {
    self.panel = panel
    panel.onFrame = { [unowned self] damage, bitmap, _ in draw(damage, bitmap, isWhole: seen == nil) }
    draw(nil, panel.bitmap, isWhole: true)
  }

  private func draw(_ damage: Region?, _ bitmap: Bitmap, isWhole: Bool) {
    picture.noteDrawing(of: panel.stage)
    let isSameSize = bitmap.width == seen?.width && bitmap.height == seen?.height
    let frame = picture.frame(of: panel.stage, damage, isWhole: isWhole || !isSameSize)
    let (shown, changed) = picture.draw(frame, over: bitmap, with: rasterizer)
    if seen?.width != shown.width || seen?.height != shown.height {
      seen = Bitmap(width: shown.width, height: shown.height)
    }
    // As the memory of a viewer, which takes what has changed and nothing else.
    for rect in changed.clipped(to: shown.bounds).rects {
      for y in rect.minY..<rect.maxY {
        (seen!.pixels + y * shown.width + rect.minX).update(
          from: shown.pixels + y * shown.width + rect.minX, count: rect.width)
      }
    }
    if keepsPictures { pictures.append(seen!.digest) }
    onFrame(bitmap, seen!, changed)
  }

  /// What somebody sees who begins to look now.
  func fresh() -> Bitmap {
    let picture = ViewerPicture()
    picture.noteDrawing(of: panel.stage)
    let frame = picture.frame(of: panel.stage, nil, isWhole: true)
    return picture.draw(frame, over: panel.bitmap, with: Rasterizer()).0
  }

  /// Sends an event, and notes it if a record would.
  func send(_ event: InputEvent.Kind) throws {
    if !panel.stage.isPrivate(event) { steps.append(event) }
    try panel.send(event)
  }

  func tap(at point: Point) throws {
    try send(.contact(id: 0, phase: .down, at: point))
    try panel.advance(by: .milliseconds(60))
    try send(.contact(id: 0, phase: .up, at: point))
    try panel.advance(by: .milliseconds(300))
  }

  func type(_ key: Key) throws {
    try send(.key(key, isDown: true))
    try send(.key(key, isDown: false))
    try panel.advance(by: .milliseconds(50))
  }

  func turn(by detents: Int) throws {
    for _ in 0..<abs(detents) {
      try send(.knobTurned(detents: detents.signum()))
      try panel.advance(by: .milliseconds(50))
    }
  }

  func pressKnob() throws {
    try send(.knobPressed(isDown: true))
    try panel.advance(by: .milliseconds(50))
    try send(.knobPressed(isDown: false))
    try panel.advance(by: .milliseconds(300))
  }
}

extension Bitmap {
  var digest: Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(start: pixels, count: width * height * 4))
    return hasher.finalize()
  }

  /// Whether there is any of the colour of the secrets, which nothing else has, in some pixels.
  func isMarked(in region: Region) -> Bool {
    for rect in region.clipped(to: bounds).rects {
      for y in rect.minY..<rect.maxY {
        // Closures and sequences take ten times as long in a debug build, and most of what a walk takes is spent here.
        var pixel = pixels + (y * width + rect.minX)
        let end = pixel + rect.width
        while pixel < end {
          let color = pixel.pointee
          let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
          if red > green &+ 24, blue > green &+ 24 { return true }
          pixel += 1
        }
      }
    }
    return false
  }

  var isMarked: Bool { isMarked(in: Region(bounds)) }
}
