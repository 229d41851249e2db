import Foundation
import Looks
import Runtime

extension Text {
  /// Creates text from an attributed string: with the colours, the font, the lines, the spacing, the emphasis and the link of each run.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(_ attributedContent: AttributedString) {
    self = attributedContent.runs.reduce(Text(verbatim: "")) { text, run in
      text + Text(verbatim: String(attributedContent[run.range].characters)).styled(by: run)
    }
  }

  @_alwaysEmitIntoClient func styled(by run: AttributedString.Runs.Run) -> Text {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var text = self
    if let font = run[Keys.FontAttribute.self] { text = text.font(font) }
    if let intent = run[Keys.InlinePresentationIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.code) { text = text.monospaced() }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
    }
    if let color = run[Keys.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
    if let color = run[Keys.BackgroundColorAttribute.self] { text = text.ground(color) }
    if let line = run[Keys.UnderlineStyleAttribute.self] {
      text = text.underline(pattern: line.pattern, color: line.color)
    }
    if let line = run[Keys.StrikethroughStyleAttribute.self] {
      text = text.strikethrough(pattern: line.pattern, color: line.color)
    }
    if let space = run[Keys.TrackingAttribute.self] ?? run[Keys.KerningAttribute.self] { text = text.tracking(space) }
    if let offset = run[Keys.BaselineOffsetAttribute.self] { text = text.baselineOffset(offset) }
    if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      text = text.linked(to: link.absoluteString)
    }
    return text
  }
}
