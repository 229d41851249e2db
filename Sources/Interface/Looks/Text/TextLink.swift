import Graphics
import Runtime
import Values

/// A link in a text.
struct TextLink: Equatable {
  /// The words of the link.
  var label = ""
  var address = ""
  /// The indices of the spans of its words.
  var spans = 0..<0
}

extension TextBehavior.Content {
  /// The links, in the order of the text. Neighbouring spans with one address are one link, such as emphasized words in it.
  var textLinks: [TextLink] {
    links.keys.sorted().reduce(into: []) { found, index in
      guard let address = links[index] else { return }
      let words = ValueIsolation.removed(from: spans[index].text)
      if let last = found.last, last.address == address, last.spans.upperBound == index {
        found[found.count - 1].label += words
        found[found.count - 1].spans = last.spans.lowerBound..<(index + 1)
      } else {
        found.append(TextLink(label: words, address: address, spans: index..<(index + 1)))
      }
    }
  }
}

/// The place of a link in a text: it is pressed by touch, key and knob, and is an element for assistive technology.
final class TextLinkBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private(set) var link = TextLink()
  /// The rectangles of its lines, in points of the text.
  var rects: [Rect] = []
  private var open: ((String) -> Void)?
  private var isEnabled = true
  private var pressedColor = RGBA.clear
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsPaint() } } }
  private weak var focus: FocusBehavior?
  private weak var touch: GestureBehavior?

  /// The distance above and below the words within which a touch presses them, in points.
  private static let margin = 8.0

  /// Creates the layout nodes of a link.
  ///
  /// - Returns: The outermost layout node, to be placed in the text, and the behavior of the innermost.
  static func make(for node: Node) -> (layoutNode: LayoutNode, area: TextLinkBehavior) {
    let (place, area) = LayoutNode.make(for: node) { TextLinkBehavior($0) }
    let press = recognizer(
      PressGesture { [weak area] in area?.isPressed = $0 }.onEnded { [weak area] in area?.press() })
    let (touchNode, touch) = LayoutNode.make(for: node) { GestureBehavior(press, .normal, $0) }
    let (focusNode, focus) = LayoutNode.make(for: node) { FocusBehavior($0) }
    (area.focus, area.touch) = (focus, touch)
    touchNode.setChildren([place])
    focusNode.setChildren([touchNode])
    return (focusNode, area)
  }

  private static func recognizer<Kind: Gesture>(_ gesture: Kind) -> Recognizer { Kind._makeRecognizer(gesture) }

  /// Shows a link.
  ///
  /// - Parameter open: opens the address.
  func show(_ link: TextLink, _ open: ((String) -> Void)?, in environment: EnvironmentValues) {
    (self.link, self.open, isEnabled) = (link, open, environment.isEnabled)
    pressedColor = environment.palette.text.multiplyingOpacity(by: 0.15)
    touch?.isEnabled = isEnabled
    guard let focus else { return }
    let target = FocusTarget { [weak self] press in
      self?.isPressed = press == .down || press == .repeated
      if press == .up { self?.press() }
    }
    FocusModifier(target: target, radius: 4) { _ in }.configure(focus, in: environment)
  }

  private func press() { open?(link.address) }

  func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  /// The rectangles of its lines, in points of the place.
  private var ownRects: [Rect] {
    let corner = rects.frame.origin
    return rects.map { $0.offsetBy(dx: -corner.x, dy: -corner.y) }
  }

  func isHit(at point: Point) -> Bool {
    ownRects.contains { $0.insetBy(dx: 0, dy: -Self.margin).contains(point) }
  }

  func paint(into painter: inout Painter) {
    if isPressed { for rect in ownRects { painter.fill(rect, radius: 4, pressedColor) } }
  }

  var semantics: Semantics? {
    Semantics(
      role: .button, label: link.label, isEnabled: isEnabled, traits: .isLink, press: { [weak self] in self?.press() })
  }
}

extension [Rect] {
  /// The least rectangle around all of them.
  var frame: Rect { dropFirst().reduce(first ?? .zero) { $0.union($1) } }
}

private enum OpenAddressKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

extension EnvironmentValues {
  /// Opens the address of a link in a text; `nil` if the links of texts are words alone.
  package var openAddress: ((String) -> Void)? {
    get { self[OpenAddressKey.self] }
    set { self[OpenAddressKey.self] = newValue }
  }
}
