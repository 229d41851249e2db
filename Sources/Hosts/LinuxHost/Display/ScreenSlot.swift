import Machine

/// An open screen and the state of its frames.
final class ScreenSlot {
  let screen: any Screen
  /// The connector whose views the screen shows; `nil` if it shows the main screen's views.
  let window: String?
  /// The options for which the screen was opened; after a fallback it may use a simpler method or format than they
  /// name.
  let asked: DisplayOptions
  var pacing = FramePacing()
  var recovery = Recovery()
  var isConnected = true
  /// Why the screen shows nothing although it is connected; `nil` while it works.
  var failure: MachineError?
  /// The pauses before a screen that failed is tried again, and when that is due.
  var backoff = Backoff()
  var retryAt: Duration?
  /// Whether the bitmap holds damage that this screen does not show yet.
  var needsShowing = true

  init(_ screen: any Screen, asked: DisplayOptions, window: String? = nil) {
    (self.screen, self.asked, self.window) = (screen, asked, window)
  }
}
