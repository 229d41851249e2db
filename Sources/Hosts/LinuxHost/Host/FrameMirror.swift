import Graphics
import Machine
import Runtime

/// A viewer of the panel's frames beside or instead of its screens, who may also work the panel.
///
///     host.mirror = RemoteViewServer(log: log)
@MainActor public protocol FrameMirror: AnyObject {
  /// Whether there are viewers: without any, frames are not reported.
  var isWatched: Bool { get }

  /// Whether a viewer has come since the last frame, and lacks the whole picture.
  var needsPicture: Bool { get }

  /// Takes the changes of the picture. Called once for each drawn frame, and once more after a viewer has come.
  ///
  /// - Parameters:
  ///   - damage: The changed pixels; it may be empty.
  ///   - bitmap: The whole picture, without what is private, which must not be kept.
  func copy(_ damage: Region, of bitmap: Bitmap)

  /// Whether a viewer records what people do at the panel: without one, events are not reported.
  var wantsInput: Bool { get }

  /// Receives an event that the panel is about to handle, with its place in points.
  ///
  /// - Parameter isSecret: Whether the event is part of private input, which no viewer may see.
  func tell(_ event: InputEvent, isSecret: Bool)

  /// Returns the viewers' input since the last call, with places in the pixels of the bitmap.
  func takeInput(at now: Duration) -> [InputEvent]
}

extension PanelHost {
  /// The size of the panel's picture, in pixels; `nil` while there is none.
  public var pictureSize: (width: Int, height: Int)? { machine?.screens.bitmap.map { ($0.width, $0.height) } }

  /// Returns the viewers' version of a picture that has just been drawn; `nil` if there are no viewers, or nothing is
  /// new to them.
  func frameForMirror(_ damage: Region?, of bitmap: Bitmap) -> ViewerPicture.Frame? {
    guard let mirror, mirror.isWatched else {
      viewerPicture.forget()
      return nil
    }
    guard drawn.isCurrent(bitmap), damage != nil || mirror.needsPicture else { return nil }
    return viewerPicture.frame(
      of: stage, damage, isWhole: mirror.needsPicture, showsPrivate: options.remote.showsSecrets)
  }

  /// Tells the mirror what has changed.
  func show(_ frame: ViewerPicture.Frame, of bitmap: Bitmap) {
    let start = ThreadTime.now()
    let (seen, changed) = viewerPicture.draw(frame, over: bitmap, with: rasterizer)
    mirror?.copy(changed, of: seen)
    cost.mirroring += ThreadTime.now() - start
  }

  /// Passes an event that the stage is about to handle to the mirror, if a viewer records.
  func tellMirror(_ event: InputEvent) {
    guard let mirror, mirror.wantsInput else { return }
    mirror.tell(event, isSecret: !options.remote.showsSecrets && stage.isPrivate(event.kind))
  }

  /// Returns the input at the mirror, with places in points.
  func takeMirrorInput(at now: Duration) -> [InputEvent] {
    guard let mirror else { return [] }
    return mirror.takeInput(at: now).map { event in
      guard case .contact(let id, let phase, let place) = event.kind else { return event }
      var scaled = event
      scaled.kind = .contact(id: id, phase: phase, at: Point(x: place.x / stage.scale, y: place.y / stage.scale))
      return scaled
    }
  }
}
