import Graphics
import Runtime

/// A viewer of the panel's frames beside or instead of its screens, who may also work the panel.
///
///     host.mirror = RemoteViewServer(log: log)
@MainActor public protocol FrameMirror: AnyObject {
  /// Whether there are viewers: without any, frames are not reported.
  var isWatched: Bool { get }

  /// Whether somebody has begun to look since the last frame, and lacks the whole picture.
  var needsPicture: Bool { get }

  /// Takes what has changed in the picture. Called once for each frame that has been drawn, and once more after somebody
  /// has begun to look.
  ///
  /// - Parameters:
  ///   - damage: The changed pixels; it may be empty.
  ///   - bitmap: The whole picture, which must not be kept.
  ///   - secrets: The parts that nobody elsewhere may see, in the bitmap's pixels.
  func take(_ damage: Region, of bitmap: Bitmap, hiding secrets: [PixelRect])

  /// Whether a viewer records what people do at the panel: without one, events are not reported.
  var wantsInput: Bool { get }

  /// Takes an event that the panel is about to handle, with its place in points.
  ///
  /// - Parameter isSecret: Whether it is part of what nobody elsewhere may see.
  func note(_ event: InputEvent, isSecret: Bool)

  /// Hands out what was done there since the last call, with places in the pixels of the bitmap.
  func takeInput(at now: Duration) -> [InputEvent]
}

extension PanelHost {
  /// The size of the panel's picture, in pixels; `nil` while there is none.
  public var pictureSize: (width: Int, height: Int)? { machine?.screens.bitmap.map { ($0.width, $0.height) } }

  /// What nobody at the mirror may see of a picture that has just been drawn, in its pixels; `nil` if nobody looks there, or
  /// nothing is new to them.
  func secretsForMirror(_ damage: Region?, of bitmap: Bitmap) -> [PixelRect]? {
    guard let mirror, mirror.isWatched, drawn === bitmap, damage != nil || mirror.needsPicture else { return nil }
    let scale = stage.scale
    let secrets = options.remote.showsSecrets ? [] : stage.secretAreas.map { $0.pixels(scale) }
    return secrets.map { $0.intersection(bitmap.bounds) }
  }

  /// Tells the mirror what has changed.
  func show(_ damage: Region, of bitmap: Bitmap, hiding secrets: [PixelRect]) {
    let start = ThreadTime.now()
    mirror?.take(damage, of: bitmap, hiding: secrets)
    cost.mirroring += ThreadTime.now() - start
  }

  /// Tells the mirror of an event that the stage is about to handle, if anybody keeps a record there.
  func tellMirror(_ event: InputEvent) {
    guard let mirror, mirror.wantsInput else { return }
    let areas = options.remote.showsSecrets ? [] : stage.secretAreas
    let isSecret =
      switch event.kind {
      case .contact(_, _, let place): areas.contains { $0.contains(place) }
      // While there is a field for it, a letter may belong to a secret.
      case .key(.character, _, _), .key(.space, _, _): !areas.isEmpty
      default: false
      }
    mirror.note(event, isSecret: isSecret)
  }

  /// What was done at the mirror, with places in points.
  func takeMirrorInput(at now: Duration) -> [InputEvent] {
    guard let mirror else { return [] }
    return mirror.takeInput(at: now).map { event in
      guard case .contact(let id, let phase, let place) = event.kind else { return event }
      let point = Point(x: place.x / stage.scale, y: place.y / stage.scale)
      return InputEvent(time: event.time, .contact(id: id, phase: phase, at: point))
    }
  }
}

extension Rect {
  /// The pixels that the rectangle touches, at a scale.
  fileprivate func pixels(_ scale: Double) -> PixelRect {
    func whole(_ value: Double) -> Int { Int(exactly: min(max(value, -1e6), 1e6).rounded()) ?? 0 }
    let (left, top) = (whole((minX * scale).rounded(.down)), whole((minY * scale).rounded(.down)))
    let (right, bottom) = (whole((maxX * scale).rounded(.up)), whole((maxY * scale).rounded(.up)))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
