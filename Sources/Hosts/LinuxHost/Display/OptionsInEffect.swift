/// The display options in effect, the requested options, and the options with which screens last opened.
struct OptionsInEffect {
  /// The options in effect. They differ from the requested options if these could open no screen.
  private(set) var current: DisplayOptions
  private var requested: DisplayOptions
  private var lastGood: DisplayOptions?

  init(_ options: DisplayOptions) { (current, requested) = (options, options) }

  /// Whether screens have been opened at all.
  var hasSucceeded: Bool { lastGood != nil }

  /// Puts other options into effect.
  ///
  /// - Returns: Whether they differ from the options that were requested before.
  mutating func request(_ options: DisplayOptions) -> Bool {
    guard options != requested else { return false }
    (requested, current) = (options, options)
    return true
  }

  /// Notes that screens were opened with the options in effect.
  mutating func succeed() { lastGood = current }

  /// Puts the last good options into effect again. Returns `false` if there are none, or if they already are in effect.
  mutating func goBack() -> Bool {
    guard let lastGood, lastGood != current else { return false }
    current = lastGood
    return true
  }

  /// Puts the requested options into effect again, after the last good ones have failed, too.
  mutating func returnToRequested() { current = requested }
}
