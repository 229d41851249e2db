import Looks
import Runtime

private enum BannerHeightKey: EnvironmentKey { static var defaultValue: Double { 0 } }

extension EnvironmentValues {
  /// The height of a banner above the panel that comes and goes by itself, in points; 0 while there is none. On a low
  /// screen, the title and the actions of a page make room for it.
  package var bannerHeight: Double {
    get { self[BannerHeightKey.self] }
    set { self[BannerHeightKey.self] = newValue }
  }
}

extension ScreenMetrics {
  /// The least height of the part of a page that shows its content, in points: two rows.
  package static let leastPage = 2 * ControlMetrics.leastTarget

  /// The least height that several rows of actions may leave of a page, in points: a row and a half.
  static let leastPageAboveActions = 1.5 * ControlMetrics.leastTarget

  /// Returns the height of the actions below a page, in points.
  func actionsHeight(on screenClass: ScreenClass) -> Double {
    actionsSpace + ControlMetrics(.extraLarge, on: screenClass).touchHeight + margin
  }
}
