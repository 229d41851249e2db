import Graphics

/// The picture that viewers see, who watch a panel from elsewhere.
///
/// It is the panel's own bitmap as long as nothing private is on the screen. Otherwise it is a separate bitmap, into
/// which nothing private is ever drawn.
///
///     let damage = stage.draw(into: bitmap, with: rasterizer)
///     picture.noteDrawing(of: stage)
///     let frame = picture.frame(of: stage, damage)
///     let (seen, changed) = picture.draw(frame, over: bitmap, with: rasterizer)
package final class ViewerPicture {
  /// A frame as viewers see it.
  package struct Frame {
    /// The separate bitmap; `nil` while viewers see the panel's own.
    fileprivate let list: DisplayList?
    /// The pixels that have changed; `nil` for all.
    fileprivate let changed: Region?

    /// The same frame for a viewer who needs the whole picture.
    package var whole: Frame { Frame(list: list, changed: nil) }
  }

  private var bitmap: Bitmap?
  private var masks: [ViewerList.Mask] = []
  /// Whether the panel's own bitmap may show anything private.
  private var isPrivate = false

  /// Creates a picture of which no viewer has had a frame.
  package init() {}

  /// Notes that a stage has brought the panel's bitmap up to date.
  package func noteDrawing(of stage: Stage) { isPrivate = stage.privateCount.value > 0 }

  /// Gives back the memory once there are no more viewers.
  package func forget() { (bitmap, masks) = (nil, []) }

  /// Finds out what viewers will see. Called before the stage is updated again.
  ///
  /// - Parameters:
  ///   - damage: the pixels that the panel has just drawn; `nil` if it has drawn nothing.
  ///   - isWhole: whether a new viewer needs the whole picture.
  ///   - showsPrivate: whether viewers may see what is private.
  package func frame(
    of stage: Stage, _ damage: Region?, isWhole: Bool = false, showsPrivate: Bool = false
  ) -> Frame {
    guard isPrivate, !showsPrivate else {
      let isChange = bitmap != nil
      forget()
      return Frame(list: nil, changed: isWhole || isChange ? nil : damage ?? Region())
    }
    let (list, masks) = stage.drawingForViewers(isDrawn: damage != nil)
    guard !isWhole, bitmap != nil else {
      self.masks = masks
      return Frame(list: list, changed: nil)
    }
    var changed = damage ?? Region()
    for mask in self.masks where !masks.contains(mask) { changed.insert(mask.reach) }
    for mask in masks where !self.masks.contains(mask) { changed.insert(mask.reach) }
    self.masks = masks
    return Frame(list: list, changed: changed)
  }

  /// Draws a frame. Returns the bitmap that viewers see, and the pixels that have changed in it.
  ///
  /// - Parameter panel: the panel's own bitmap.
  package func draw(_ frame: Frame, over panel: Bitmap, with rasterizer: Rasterizer) -> (Bitmap, Region) {
    let whole = Region(panel.bounds)
    guard let list = frame.list else { return (panel, frame.changed ?? whole) }
    var changed = frame.changed?.clipped(to: panel.bounds) ?? whole
    let bitmap: Bitmap
    if let known = self.bitmap, known.width == panel.width, known.height == panel.height {
      bitmap = known
    } else {
      bitmap = Bitmap(width: panel.width, height: panel.height)
      self.bitmap = bitmap
      changed = whole
    }
    rasterizer.draw(list, into: bitmap, region: changed)
    return (bitmap, changed)
  }
}
