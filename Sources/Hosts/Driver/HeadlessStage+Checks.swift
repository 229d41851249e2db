import Graphics
import Runtime

extension HeadlessStage {
  /// Compares the screen with a full draw of the same stage.
  public func check() throws {
    try checkIsAtRest()
    let list = stage.drawAll().list
    let whole = picture(of: list)
    checks?.reference = (list, whole)
    try compare(with: whole, "a full draw")
  }

  /// Compares a frame that only the passing of time has made due.
  func checkTimedFrame() throws {
    if checks?.isWhole() == true { return try check() }
    try checkIsAtRest()
    try compare(with: revisedPicture(), "a full draw")
  }

  func checkIsAtRest() throws {
    if stage.needsDraw, stage.draw() != nil {
      let complaints = reports.isEmpty ? "" : "; it has reported: " + reports.joined(separator: "; ")
      throw HeadlessError("the stage draws again though nothing has happened since the last frame" + complaints)
    }
  }

  /// Compares the bitmap with that of a new stage with the same tweaks.
  ///
  /// - Throws: ``HeadlessError`` with the number and area of the pixels that differ.
  public func checkAgainstFreshStage() throws {
    try compare(with: picture(of: freshStage().drawAll().list), "a fresh stage")
  }

  /// A new stage for the same views, size, environment and tweaks. State that only the views hold is as at first.
  public func freshStage() -> Stage { recipe.freshStage(stage.size, stage.scale) }

  private func picture(of list: DisplayList) -> Bitmap {
    let fresh = Self.screen(stage.size, stage.scale)
    rasterizer.draw(list, into: fresh)
    return fresh
  }

  /// The latest full draw, drawn again where an item is another one.
  func revisedPicture() -> Bitmap {
    let list = stage.drawAll().list
    guard let reference = checks?.reference, reference.picture.width == bitmap.width,
      reference.picture.height == bitmap.height
    else {
      let whole = picture(of: list)
      checks?.reference = (list, whole)
      return whole
    }
    let changed = list.changes(from: reference.list)
    if !changed.isEmpty { rasterizer.draw(list, into: reference.picture, region: changed) }
    checks?.reference = (list, reference.picture)
    return reference.picture
  }

  package func compare(with other: Bitmap, _ name: String) throws {
    if bitmap == other { return }
    var area = PixelRect.empty
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != other[x, y] {
        area = area.union(PixelRect(x: x, y: y, width: 1, height: 1))
        count += 1
      }
    }
    throw HeadlessError(
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
