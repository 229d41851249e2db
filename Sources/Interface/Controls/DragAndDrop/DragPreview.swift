import Graphics
import Runtime

/// The picture that follows the finger during a drag.
struct DragPreview {
  let picture: Picture
  /// The size of the picture without the room for its shadow, in points.
  let size: Size
  /// Pixels in a point.
  let scale: Double
  /// Holds where the picture shows anything private.
  private(set) var privateMark: PrivateMark?

  /// The room around the picture for its shadow, in points.
  private static let margin = 24.0
  private static let opacity = 0.9
  /// A view that covers less of its frame than this share, such as a text, is shown on a plate.
  private static let denseShare = 0.6
  private static let plateMargin = 8.0

  /// The picture of a view on the screen, whole even if a scroll view clips it; `nil` if the view has no extent.
  init?(of layoutNode: LayoutNode, plate: RGBA) {
    let unit = layoutNode.stage.scale * layoutNode.stageTransform.lengthScale
    let room = layoutNode.stage.size
    let size = Size(
      width: min(layoutNode.frame.width, room.width), height: min(layoutNode.frame.height, room.height))
    let corner = layoutNode.frame.origin
    let place = Transform(scaleX: unit, y: unit).translatedBy(x: Self.margin - corner.x, y: Self.margin - corner.y)
    let frame = Rect(origin: Point(x: Self.margin, y: Self.margin), size: size)
    let clip = frame.applying(Transform(scaleX: unit, y: unit))
    self.init(
      layoutNode.rendered(PaintState(transform: place, clip: clip)), size: size, scale: unit, plate: plate)
  }

  /// A picture of a view that was made for the drag; `nil` where it has no extent.
  init?(_ bitmap: Bitmap, scale: Double, plate: RGBA) {
    let size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    let frame = Rect(origin: Point(x: Self.margin, y: Self.margin), size: size)
    let item = DisplayItem.image(
      Picture(bitmap), in: frame, filter: .nearest, transform: Transform(scaleX: scale, y: scale))
    self.init([item], size: size, scale: scale, plate: plate)
  }

  private init?(_ items: [DisplayItem], size: Size, scale: Double, plate: RGBA) {
    let (width, height) = ((size.width + 2 * Self.margin) * scale, (size.height + 2 * Self.margin) * scale)
    guard size.width >= 1, size.height >= 1, scale > 0, width * height <= Double(Bitmap.maximumPixels) else {
      return nil
    }
    let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    let rasterizer = Rasterizer()
    rasterizer.draw(DisplayList(background: .clear, items: items), into: bitmap)
    var shown = items
    if bitmap.denseShare(of: size.width * size.height * scale * scale) < Self.denseShare {
      let frame = Rect(origin: Point(x: Self.margin, y: Self.margin), size: size)
      let backgroundRect = frame.insetBy(dx: -Self.plateMargin, dy: -Self.plateMargin)
      let shape = DisplayItem.Shape.roundedRect(backgroundRect, radius: Self.plateMargin)
      shown.insert(DisplayItem(shape, paint: .color(plate), transform: Transform(scaleX: scale, y: scale)), at: 0)
    }
    let shadow = Shadow(
      color: RGBA.black.multiplyingOpacity(by: 0.4), sigma: 5 * scale, dx: 0, dy: Int((4 * scale).rounded()))
    let group = DisplayItem(ItemGroup(items: shown, opacity: Self.opacity, shadow: shadow))
    let whole = Bitmap(width: bitmap.width, height: bitmap.height)
    rasterizer.draw(DisplayList(background: .clear, items: [group]), into: whole)
    picture = Picture(whole)
    self.size = size
    self.scale = scale
  }

  /// Marks the picture as private if the view that it stands for is.
  func marked(asPrivateAs layoutNode: LayoutNode) -> DragPreview {
    var preview = self
    preview.privateMark = layoutNode.isPrivateInPicture ? PrivateMark(on: layoutNode.stage) : nil
    return preview
  }

  /// Draws the picture with its middle at a place of the stage, in points.
  func draw(at middle: Point, into painter: inout Painter, snapped: (Point) -> Point) {
    let corner = snapped(
      Point(x: middle.x - size.width / 2 - Self.margin, y: middle.y - size.height / 2 - Self.margin))
    let pixel = painter.state.transform.lengthScale
    let extent = Size(width: Double(picture.width) / pixel, height: Double(picture.height) / pixel)
    let rect = Rect(origin: corner, size: extent)
    painter.draw(.rect(rect), .image(ImagePattern(picture, in: rect, filter: .nearest)))
  }
}

extension Bitmap {
  /// The number of pixels that are more opaque than not, as a share of an area in pixels.
  fileprivate func denseShare(of area: Double) -> Double {
    var count = 0
    for y in 0..<height { for x in 0..<width where self[x, y] >> 24 > 127 { count += 1 } }
    return Double(count) / max(1, area)
  }
}
