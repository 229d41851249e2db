import Graphics
import Runtime
import Values

/// An image among the words of a text, which stands on the baseline and has the size of the font around it.
nonisolated final class InlineImage: Equatable, Sendable {
  let image: Image
  /// The label of the image, which never changes.
  // Safe: the text never changes, and views read it on the main thread.
  private nonisolated(unsafe) let labelText: Text?

  init(_ image: Image) {
    self.image = image
    // Safe: the closure has run, on this thread, before the next line.
    nonisolated(unsafe) var text: Text?
    onMain { text = image.labelText }
    labelText = text
  }

  static func == (left: InlineImage, right: InlineImage) -> Bool {
    left === right || onMain { left.image == right.image }
  }

  /// What is read out in place of the image; empty for a decorative one.
  func label(_ string: (Text) -> String) -> String { labelText.map(string) ?? image.label ?? "" }
}

extension Text {
  /// Creates a text that consists of an image, to join it with other texts. A symbol has the size and the colour of the
  /// text around it; a picture stands on the baseline in its own size. The label of the image is read out.
  ///
  ///     Text(Image(systemName: "flame.fill")) + Text(" Preheating")
  @_disfavoredOverload
  public nonisolated init(_ image: Image) { self.init(runs: [Run(.image(InlineImage(image)))]) }
}

extension TextBehavior.Content {
  /// The pictures among the words, by the index of their span.
  typealias Images = [Int: ResolvedPicture]

  /// Appends an image as a span of its own.
  mutating func append(
    _ image: Image, _ traits: TextTraits, _ font: TextFont, in environment: EnvironmentValues
  ) {
    var inner = environment
    inner.textTraits = traits
    var picture = ResolvedPicture(image, in: inner)
    image.reportIfMissing(picture, in: environment)
    picture.resizing = nil
    let size = picture.naturalSize
    let ascent = picture.baseline ?? size.height
    // In a line that has been made smaller to fit, the picture is as well.
    picture.resizing = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    let style = TextBehavior.ResolvedSpanStyle(traits, in: environment)
    picture.resolvedStyle = style.letters
    images[spans.count] = picture
    resolvedStyles.append(style)
    spans.append(
      TextSpan(
        TextAttachment.text, font: font, baselineOffset: traits.baselineOffset ?? 0,
        isUnderlined: traits.underline?.isActive ?? false, isStruckThrough: traits.strikethrough?.isActive ?? false,
        attachment: TextAttachment(width: size.width, ascent: ascent, descent: size.height - ascent)))
  }
}

extension Painter {
  /// Draws an image at its place in a line.
  ///
  /// - Parameters:
  ///   - start: the left end of the image on the baseline.
  ///   - scale: the factor by which the text has been made smaller.
  mutating func draw(_ picture: ResolvedPicture, _ room: TextAttachment, at start: Point, scale: Double) {
    let size = Size(width: room.width * scale, height: (room.ascent + room.descent) * scale)
    let corner = onWholePixels(Point(x: start.x, y: start.y - room.ascent * scale))
    picture.draw(into: &self, in: Rect(origin: corner, size: size))
  }

  /// The nearest corner of a pixel, unless the content is turned: between two pixels a picture would be blurred.
  private func onWholePixels(_ point: Point) -> Point {
    let map = state.transform
    guard map.isUpright, map.a > 0, map.d > 0 else { return point }
    return Point(
      x: ((point.x * map.a + map.tx).rounded() - map.tx) / map.a,
      y: ((point.y * map.d + map.ty).rounded() - map.ty) / map.d)
  }
}
