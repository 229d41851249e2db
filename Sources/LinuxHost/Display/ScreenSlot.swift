/// A screen and what is known of its frames.
final class ScreenSlot {
  let screen: any Screen
  /// The connector whose views it shows; `nil` for the picture that the first screen shows, too.
  let window: String?
  /// The options that it was opened for; it may show the picture by simpler means than they ask for.
  let asked: DisplayOptions
  var pacing = FramePacing()
  var recovery = Recovery()
  var isConnected = true
  /// The bitmap holds something that this screen does not show.
  var needsShowing = true

  init(_ screen: any Screen, asked: DisplayOptions, window: String? = nil) {
    (self.screen, self.asked, self.window) = (screen, asked, window)
  }
}
