import Graphics
import Runtime
import Values

/// Content among the words of a text that is not text, such as an image.
nonisolated struct InlineContent: Equatable {
  /// The source of the content. Two contents are equal if their sources are.
  private let source: any Equatable
  /// Returns the text that is read out in place of the content, given a function that returns the words of a text.
  let label: ((Text) -> String) -> String
  /// Returns the picture of the content in an environment with the traits of the text around it.
  let picture: @MainActor (EnvironmentValues) -> InlinePicture

  /// Creates a content.
  ///
  /// - Parameters:
  ///   - source: the source of the content, for comparisons.
  ///   - label: returns the text that is read out, given a function that returns the words of a text.
  ///   - picture: returns the picture in an environment.
  init(
    _ source: some Equatable, label: @escaping ((Text) -> String) -> String,
    picture: @escaping @MainActor (EnvironmentValues) -> InlinePicture
  ) {
    (self.source, self.label, self.picture) = (source, label, picture)
  }

  static func == (left: InlineContent, right: InlineContent) -> Bool { isEqual(left.source, right.source) }

  private static func isEqual<Source: Equatable>(_ left: Source, _ right: any Equatable) -> Bool {
    left == right as? Source
  }
}

/// A value that an interpolated literal shows as a part of its text instead of by its description.
nonisolated protocol InlineConvertible {
  /// The text that consists of the value.
  var inlineText: Text { get }
}

/// A picture among the words of a text, with its space in the line.
struct InlinePicture: Equatable {
  /// The source of the picture. Two pictures are equal if their sources are.
  private let source: any Equatable
  /// The room in the line.
  let room: TextAttachment
  /// The style of the parts without their own colours.
  var resolvedStyle: ResolvedStyle
  private let paint: (ResolvedStyle, inout Painter, Rect) -> Void

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - source: the image or symbol.
  ///   - room: the room in the line.
  ///   - resolvedStyle: the style of the parts without their own colours.
  ///   - paint: draws the picture in a style into a rectangle.
  init(
    _ source: some Equatable, room: TextAttachment, resolvedStyle: ResolvedStyle,
    paint: @escaping (ResolvedStyle, inout Painter, Rect) -> Void
  ) {
    (self.source, self.room, self.resolvedStyle, self.paint) = (source, room, resolvedStyle, paint)
  }

  static func == (left: InlinePicture, right: InlinePicture) -> Bool {
    left.room == right.room && left.resolvedStyle == right.resolvedStyle && isEqual(left.source, right.source)
  }

  /// Draws the picture into a rectangle.
  func draw(into painter: inout Painter, in rect: Rect) { paint(resolvedStyle, &painter, rect) }
}

extension TextBehavior.Content {
  /// Appends content that is not text as a separate span.
  mutating func append(
    _ content: InlineContent, _ traits: TextTraits, _ font: TextFont, in environment: EnvironmentValues
  ) {
    var inner = environment
    inner.textTraits = traits
    var picture = content.picture(inner)
    let style = TextBehavior.ResolvedSpanStyle(traits, in: environment)
    picture.resolvedStyle = style.letters
    images[spans.count] = picture
    resolvedStyles.append(style)
    spans.append(
      TextSpan(
        TextAttachment.text, font: font, baselineOffset: traits.baselineOffset ?? 0,
        isUnderlined: traits.underline?.isActive ?? false, isStruckThrough: traits.strikethrough?.isActive ?? false,
        attachment: picture.room))
  }
}

extension Painter {
  /// Draws a picture at its place in a line.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - room: its space in the line before the text was shrunk.
  ///   - start: the left end of the picture on the baseline.
  ///   - scale: the factor by which the text was shrunk.
  mutating func draw(_ picture: InlinePicture, _ room: TextAttachment, at start: Point, scale: Double) {
    let size = Size(width: room.width * scale, height: (room.ascent + room.descent) * scale)
    let corner = onWholePixels(Point(x: start.x, y: start.y - room.ascent * scale))
    picture.draw(into: &self, in: Rect(origin: corner, size: size))
  }

  /// The nearest corner of a pixel, unless the content is rotated: between two pixels a picture would be blurred.
  private func onWholePixels(_ point: Point) -> Point {
    let map = state.transform
    guard map.isUpright, map.a > 0, map.d > 0 else { return point }
    return Point(
      x: ((point.x * map.a + map.tx).rounded() - map.tx) / map.a,
      y: ((point.y * map.d + map.ty).rounded() - map.ty) / map.d)
  }
}
