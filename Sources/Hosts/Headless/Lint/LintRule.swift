/// A rule that ``HeadlessHost/lint(on:)`` checks.
public enum LintRule: String, CaseIterable, Hashable, Sendable {
  /// A text ends in “…” or a word of it is broken, because it has not enough room.
  case textCut = "text-cut"
  /// A text is drawn smaller than ``LintLimits/leastTextScale`` times its font.
  case textShrunk = "text-shrunk"
  /// A text or a label of a chart is drawn over another one; a text is drawn over lines, curves or the edge of a surface.
  case textOverlap = "text-overlap"
  /// A control, a text or a card reaches beyond the screen or beyond the card that it is on, and cannot be scrolled
  /// to; a label reaches beyond its chart.
  case outside
  /// A control, a drawing or a card is under another one.
  case covered
  /// The main action of the page, a prominent button, is not in sight before anything is scrolled.
  case hiddenAction = "hidden-action"
  /// A control is smaller than ``LintLimits/leastTarget``.
  case smallTarget = "small-target"
  /// A small control is closer than ``LintLimits/leastGap`` to another one.
  case closeTargets = "close-targets"
  /// A text, a label of a chart, a symbol or a control differs too little from what is behind it.
  case lowContrast = "low-contrast"
  /// A label is far from its control.
  case farLabel = "far-label"
  /// There is more to scroll to, and nothing that is cut off shows it.
  case hiddenScrolling = "hidden-scrolling"
  /// The part of the page that scrolls shows less than one and a half times ``LintLimits/leastTarget``.
  case lowPage = "low-page"
  /// The content covers only a small part of the screen.
  case emptyScreen = "empty-screen"
  /// There is nothing in half of the screen.
  case emptyHalf = "empty-half"
  /// The edge of a dialog, a menu or another layer does not stand out from the page behind it.
  case mergingLayer = "merging-layer"
  /// A control has neither a label nor a value for assistive technology.
  case noWords = "no-words"
  /// An image is read by the name of its symbol or of its file.
  case imageWords = "image-words"
  /// An element is read after one that is below it or behind it.
  case readingOrder = "reading-order"
}

/// The limits of the rules of ``LintRule``.
public nonisolated enum LintLimits {
  /// The smallest factor by which a text may be scaled down to fit.
  public static let leastTextScale = 0.75
  /// The least width and height of a control, in millimetres: the width of a fingertip's contact (EN 301 549, 5.5.1 and
  /// ISO 9241-9 give 7 to 10).
  public static let leastTarget = 7.0
  /// The least distance between two controls of which one is smaller than ``ampleTarget``, in millimetres.
  public static let leastGap = 1.0
  /// The extent from which a control may touch its neighbour, in millimetres: rows of a list, segments. It is that
  /// of 44 points on the smallest usual display, 2.8 inches with 320×240 pixels.
  public static let ampleTarget = 7.8
  /// The least contrast ratio of text (WCAG 2.2, 1.4.3).
  public static let leastContrast = 4.5
  /// The least contrast ratio of large text: 24 pixels, or 18.66 in bold (WCAG 2.2, 1.4.3).
  public static let leastLargeContrast = 3.0
  /// The least contrast ratio of symbols, and of controls without a text (WCAG 2.2, 1.4.11).
  public static let leastMarkContrast = 3.0
  /// The contrast ratio from which a line behind a text is seen, and the edge of a layer.
  public static let leastVisibleContrast = 1.15
  /// The greatest share of the width or the height of the screen without any content.
  public static let mostEmpty = 0.5
  /// The least share of the screen that is inside the rectangle around all texts and controls.
  public static let leastCover = 0.4
}
