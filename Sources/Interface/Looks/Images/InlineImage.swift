import Graphics
import Runtime
import Values

/// An image among the words of a text, which sits on the baseline and has the size of the font around it.
nonisolated final class InlineImage: Equatable, Sendable {
  let image: Image
  /// The label of the image, which never changes.
  // Safe: it is written once, by the initializer.
  private nonisolated(unsafe) let labelText: Text?

  init(_ image: Image) {
    self.image = image
    // Safe: the closure runs at once, on this thread.
    nonisolated(unsafe) var text: Text?
    onMain { text = image.labelText }
    labelText = text
  }

  static func == (left: InlineImage, right: InlineImage) -> Bool {
    left === right || onMain { left.image == right.image }
  }

  /// Returns the text that is read out in place of the image; empty for a decorative one.
  func label(_ string: (Text) -> String) -> String { labelText.map(string) ?? image.label ?? "" }

  /// The image in an environment with the traits of the text around it.
  @MainActor func picture(in environment: EnvironmentValues) -> InlinePicture {
    var picture = ResolvedPicture(image, in: environment)
    image.reportIfMissing(picture, in: environment)
    picture.resizing = nil
    let size = picture.naturalSize
    let ascent = picture.baseline ?? size.height
    // In a line that has been made smaller to fit, the picture is as well.
    picture.resizing = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    let room = TextAttachment(width: size.width, ascent: ascent, descent: size.height - ascent)
    return InlinePicture(picture, room: room, resolvedStyle: picture.resolvedStyle) { [picture] style, painter, rect in
      var picture = picture
      picture.resolvedStyle = style
      picture.draw(into: &painter, in: rect)
    }
  }
}

extension Text {
  /// Creates a text that consists of an image, to join it with other texts. A symbol has the size and the colour of the
  /// text around it; a picture sits on the baseline in its own size. The label of the image is read out.
  ///
  ///     Text(Image(systemName: "flame.fill")) + Text(" Preheating")
  @_disfavoredOverload
  public nonisolated init(_ image: Image) {
    let inline = InlineImage(image)
    self.init(runs: [Run(.inline(InlineContent(inline, label: inline.label, picture: inline.picture)))])
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Appends an image, which sits on the baseline in the size of the text. Its label is read out.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

extension Image: nonisolated InlineConvertible {
  nonisolated var inlineText: Text { Text(self) }
}
