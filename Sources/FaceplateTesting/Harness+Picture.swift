import Graphics
import Controls
import Runtime

extension Harness {
  /// Draws the damage, as a host does when it can show another frame.
  ///
  /// - Throws: ``HarnessError`` if the result differs from that of a full draw, or if the stage needs another draw
  ///   although nothing has happened.
  public func frame() throws {
    show()
    if checksFrames { try check() }
  }

  /// Draws a frame that is due only because time has passed.
  ///
  /// There may be many such frames. Most are compared with a reference that is updated where the display list has
  /// changed, instead of a full draw.
  ///
  /// - Throws: ``HarnessError`` if the result differs from the reference, or if the stage needs another draw at once.
  package func timedFrame() throws {
    show()
    guard checksFrames else { return }
    timedFrames += 1
    if timedFrames % Self.wholeChecks == 0 { return try check() }
    try checkIsAtRest()
    try compare(with: revisedPicture(), "a full draw")
  }

  /// The interval of such frames at which a full draw is made.
  private static let wholeChecks = 16

  private func show() {
    damage = Region()
    if let drawing = stage.draw() {
      damage = drawing.damage
      frames += 1
      rasterizer.draw(drawing.list, into: bitmap, region: drawing.damage)
    }
  }

  /// Compares the bitmap with a full draw of the same stage.
  ///
  /// - Throws: ``HarnessError`` with the number and area of the pixels that differ.
  public func check() throws {
    try checkIsAtRest()
    let list = stage.drawAll().list
    let whole = picture(of: list)
    reference = (list, whole)
    try compare(with: whole, "a full draw")
  }

  private func checkIsAtRest() throws {
    if stage.needsDraw, stage.draw() != nil {
      let complaints = reports.isEmpty ? "" : "; it has reported: " + reports.joined(separator: "; ")
      throw HarnessError("the stage draws again though nothing has happened since the last frame" + complaints)
    }
  }

  /// Compares the bitmap with that of a new stage with the same tweaks.
  ///
  /// - Throws: ``HarnessError`` with the number and area of the pixels that differ.
  public func checkAgainstFreshStage() throws {
    try compare(with: picture(of: freshStage().drawAll().list), "a fresh stage")
  }

  /// A copy of the bitmap.
  public func snapshot() -> Bitmap { bitmap.copy() }

  /// The bitmap as the contents of a PNG file.
  public func png() -> [UInt8] { PNG.encode(bitmap) }

  func drawIfWanted() throws { if drawsFrames { try frame() } }
  func drawIfDue() throws { if drawsFrames { try timedFrame() } }

  private func picture(of list: DisplayList) -> Bitmap {
    let fresh = Self.screen(stage.size, stage.scale)
    rasterizer.draw(list, into: fresh)
    return fresh
  }

  /// The reference bitmap, redrawn where an item has changed.
  private func revisedPicture() -> Bitmap {
    let list = stage.drawAll().list
    guard let reference, reference.picture.width == bitmap.width, reference.picture.height == bitmap.height else {
      let whole = picture(of: list)
      self.reference = (list, whole)
      return whole
    }
    let changed = list.changes(from: reference.list)
    if !changed.isEmpty { rasterizer.draw(list, into: reference.picture, region: changed) }
    self.reference = (list, reference.picture)
    return reference.picture
  }

  private func compare(with other: Bitmap, _ name: String) throws {
    if bitmap == other { return }
    var area = PixelRect.empty
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != other[x, y] {
        area = area.union(PixelRect(x: x, y: y, width: 1, height: 1))
        count += 1
      }
    }
    throw HarnessError(
      "\(count) pixels differ from \(name), within x \(area.minX)..<\(area.maxX), y \(area.minY)..<\(area.maxY); "
        + "the last frame repainted \(damage.rects.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" })")
  }
}

extension DisplayList {
  /// Every pixel in which the list can differ from a former one.
  fileprivate func changes(from before: DisplayList) -> Region {
    let (old, new) = (before.items, items)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var region = Region()
    for item in old[start..<old.count - end] + new[start..<new.count - end] { region.insert(item.bounds) }
    return region
  }
}
