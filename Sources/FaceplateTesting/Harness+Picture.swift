import Graphics
import Interface

extension Harness {
  /// Draws what has changed, as a host does when it can show another frame.
  ///
  /// - Throws: ``HarnessError`` if the picture is not the same as that of a full draw, or if the stage would draw again
  ///   at once though nothing has happened since.
  public func frame() throws {
    damage = Region()
    if let drawing = stage.draw() {
      damage = drawing.damage
      frames += 1
      rasterizer.draw(drawing.list, into: bitmap, region: drawing.damage)
    }
    if checksFrames { try check() }
  }

  /// Compares the screen with a full draw of the same stage.
  public func check() throws {
    if stage.needsDraw, stage.draw() != nil {
      throw HarnessError("the stage draws again though nothing has happened since the last frame")
    }
    try compare(with: picture(of: stage), "a full draw")
  }

  /// Compares the screen with what a stage made anew shows for the same tweaks.
  public func checkAgainstFreshStage() throws {
    try compare(with: picture(of: freshStage()), "a fresh stage")
  }

  /// A copy of the screen.
  public func snapshot() -> Bitmap { bitmap.copy() }

  /// The screen as the bytes of a PNG file.
  public func png() -> [UInt8] { PNG.encode(bitmap) }

  func drawIfWanted() throws { if drawsFrames { try frame() } }

  private func picture(of stage: Stage) -> Bitmap {
    let fresh = Self.screen(stage.size, stage.scale)
    rasterizer.draw(stage.drawAll().list, into: fresh)
    return fresh
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
