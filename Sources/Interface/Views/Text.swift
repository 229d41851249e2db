import Graphics

/// Text in one font and colour.
///
///     Text("Oven").font(.title)
public struct Text: BoxView {
  private let content: String
  private var ownFont: Font?
  private var ownWeight: Font.Weight?
  private var hasTabularDigits = false

  /// Text as it stands.
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }

  /// Text as it stands.
  public init(verbatim content: String) { self.content = content }

  /// The text in another font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }

  /// The text in another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.ownWeight = weight
    return text
  }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text {
    var text = self
    text.hasTabularDigits = true
    return text
  }

  func makeBox(for node: Node) -> TextBox { TextBox(node: node) }

  func configure(_ box: TextBox, in environment: EnvironmentValues) {
    var font = ownFont ?? environment.font ?? .body
    if let ownWeight { font = font.weight(ownWeight) }
    if hasTabularDigits { font = font.monospacedDigit() }
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    box.show(
      content, font: font.resolved(in: environment.fontLibrary), color: color.resolve(in: environment),
      lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment)
  }
}

final class TextBox: Box {
  private(set) var text = ""
  private var font: TextFont?
  private var color = RGBA.black
  private var lineLimit: Int?
  private var alignment = TextAlignment.leading

  func show(_ text: String, font: TextFont?, color: RGBA, lineLimit: Int?, alignment: TextAlignment) {
    if color != self.color || text != self.text { setNeedsPaint() }
    self.color = color
    if text == self.text, font == self.font, lineLimit == self.lineLimit, alignment == self.alignment { return }
    (self.text, self.font, self.lineLimit, self.alignment) = (text, font, lineLimit, alignment)
    setNeedsLayout()
    setNeedsPaint()
    stage.structureChanged()
  }

  private func layout(width: Double?) -> TextLayout? {
    font.map {
      TextLayout(text, font: $0, width: width, lineLimit: lineLimit, alignment: alignment.lineAlignment)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = layout(width: proposal.width)?.size ?? .zero
    return Size(width: pixels(size.width), height: pixels(size.height))
  }

  /// The extent rounded up to whole pixels.
  private func pixels(_ extent: Double) -> Double { (extent * stage.scale - 1e-6).rounded(.up) / stage.scale }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(width: proposal.width)?.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(width: proposal.width)?.lastBaseline
    default: nil
    }
  }

  override func paint(into painter: inout Painter) {
    // A hair wider than measured, so that rounding never breaks a line that fitted.
    guard let layout = layout(width: frame.width + 0.01) else { return }
    painter.draw(layout, at: .zero, color)
  }

  override func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  override var semantics: Semantics? { text.isEmpty ? nil : Semantics(role: .text, label: text) }
}

extension TextAlignment {
  fileprivate nonisolated var lineAlignment: LineAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
