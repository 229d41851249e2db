import Graphics

/// A layer above the application's views, such as a dialog.
@MainActor package protocol ModalLayer: LayoutBehavior {
  /// The display on which the layer is shown.
  var displayRegion: DisplayRegion { get }
  /// The time until which no press in the layer has an effect: it has taken the place of another layer, and the second tap
  /// of two quick ones was meant for that.
  var quietUntil: Duration { get set }
  /// Called when the layer is touched beside its content.
  func touchedBeside()
}

extension ModalLayer {
  package var modalLayer: (any ModalLayer)? { self }
}
