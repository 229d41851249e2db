import Graphics
import Runtime

/// The class of a screen by the content that it can hold: a few controls, a panel, or a page that is read from a
/// distance.
///
/// It follows from the size of the screen in points. Points follow from the millimetres that the display reports and
/// from the viewing distance (``ScreenScale``), so that screens of the same class show text of the same apparent size:
///
/// | Class | Points | For example |
/// |---|---|---|
/// | `tiny` | short side under 260 | 2.8 inches, 320×240 pixels |
/// | `small` | short side under 420 | 4.3 inches, 480×272 or 800×480 pixels |
/// | `medium` | short side under 560 | 7 inches, 800×480 or 1024×600 pixels |
/// | `expanded` | short side under 720 | 10 inches, 1280×800 pixels |
/// | `large` | short side of 720 and more | 15 inches, 1920×1080 pixels |
/// | `tall` | upright, short side of 600 and more | 21.5 inches, 1080×1920 pixels |
///
///     @Environment(\.screenClass) private var screenClass
public nonisolated enum ScreenClass: Int, Hashable, Sendable, CaseIterable {
  /// A class, from the least to the most space.
  case tiny, small, medium, expanded, large, tall

  /// The class of a screen of a size in points. A side that is not a number counts as 0.
  public init(_ size: Size) {
    let (width, height) = (size.width > 0 ? size.width : 0, size.height > 0 ? size.height : 0)
    switch min(width, height) {
    case 600... where height >= width * 1.2: self = .tall
    case 720...: self = .large
    case 560...: self = .expanded
    case 420...: self = .medium
    case 260...: self = .small
    default: self = .tiny
    }
  }

  /// Whether the screen is too low or too narrow for cards side by side: `tiny` and `small`.
  public var isSmall: Bool { self == .tiny || self == .small }

  /// Whether people stand at some distance from the screen, and it has room for larger text and controls: `large` and `tall`.
  public var isReadFromAfar: Bool { self == .large || self == .tall }
}

private enum ScreenClassKey: EnvironmentKey { static var defaultValue: ScreenClass { .medium } }

extension EnvironmentValues {
  /// The class of the screen; `medium` outside a stage. A view may set another one for the views inside it, such as for
  /// a narrow column.
  public var screenClass: ScreenClass {
    get { self[ScreenClassKey.self] }
    set { self[ScreenClassKey.self] = newValue }
  }
}
